import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdTagContext } from '../../../src/ad-tags/ad-tag-context.js';
import { compileAdTag, expandAdTag } from '../../../src/ad-tags/expand-ad-tag.js';
import type { ExpansionStatus } from '../../../src/ad-tags/fill.js';
import { expansionRows } from './expansion-rows.js';

const page = { url: 'https://p.test/?a=1&b=2' };
const embed = { primaryUrl: 'https://one.test/?x=1', secondaryUrl: null };
const rule = (subject: string, value: string) => ({ subject, value });

expansionRows({
  "the example of the platform's documentation is replaced (platform facts 1.1)": {
    template: 'http://adserver.test/tag.xml?rnd=[random-number]',
    context: { random: 0.1497, replaceRules: [rule('[random-number]', 'random-number')] },
    url: 'http://adserver.test/tag.xml?rnd=23473000',
  },
  'every occurrence of a subject is replaced (spec 2.7)': {
    template: 'https://a.test/?u=[url]&v=[url]',
    context: { embed, replaceRules: [rule('[url]', 'url-primary')] },
    url: 'https://a.test/?u=https%3A%2F%2Fone.test%2F%3Fx%3D1&v=https%3A%2F%2Fone.test%2F%3Fx%3D1',
  },
  'the field names of the embed are aliases of their rules': {
    template: 'https://a.test/?u=[u]',
    context: { embed, replaceRules: [rule('[u]', 'primary_url')] },
    url: 'https://a.test/?u=https%3A%2F%2Fone.test%2F%3Fx%3D1',
  },
  'a rule beats the macro of the same name': {
    template: 'https://a.test/?u=[PAGEURL]',
    context: { page, embed, replaceRules: [rule('[PAGEURL]', 'url-primary')] },
    url: 'https://a.test/?u=https%3A%2F%2Fone.test%2F%3Fx%3D1',
  },
  'a subject is literal text, never a pattern': {
    template: 'https://a.test/?u=A.B&v=AxB&w=(a+)+$',
    context: {
      values: { r: '1' },
      replaceRules: [rule('A.B', 'r'), rule('(a+)+$', 'r')],
    },
    url: 'https://a.test/?u=1&v=AxB&w=1',
  },
  'the longest subject wins where two begin alike, whatever their order': {
    template: 'https://a.test/?u=KEYS&v=KEY',
    context: {
      values: { short: 's', long: 'l' },
      replaceRules: [rule('KEY', 'short'), rule('KEYS', 'long')],
    },
    url: 'https://a.test/?u=l&v=s',
  },
  'callers register rules by name': {
    template: 'https://a.test/?u=[u]',
    context: { values: { 'my-rule': 'mine' }, replaceRules: [rule('[u]', 'my-rule')] },
    url: 'https://a.test/?u=mine',
  },
  'a rule may name any macro, in any case, also as a placeholder': {
    template: 'https://a.test/?a=[a]&b=[b]&c=[c]&d=XX&e=[e]',
    context: {
      page,
      player: { width: 640 },
      embed,
      replaceRules: [
        rule('[a]', 'PAGEURL'),
        rule('[b]', 'Player_Width'),
        rule('[c]', '__page-url__'),
        rule('XX', 'URL-Primary'),
        rule('[e]', '[width]'),
      ],
    },
    url: 'https://a.test/?a=https%3A%2F%2Fp.test%2F%3Fa%3D1%26b%3D2&b=640&c=https%3A%2F%2Fp.test%2F%3Fa%3D1%26b%3D2&d=https%3A%2F%2Fone.test%2F%3Fx%3D1&e=640',
  },
  'values are found in any case, the exact case first': {
    template: 'https://a.test/?a=[pageurl]&b=[MY_VENDOR]&c=[r]&d=[timestamp]&e=[TIMESTAMP]',
    context: {
      values: { PageURL: 'x', my_vendor: 'y', MY_vendor: 'z', 'My-Rule': 'q', timestamp: 5 },
      replaceRules: [rule('[r]', 'my-rule')],
    },
    url: 'https://a.test/?a=x&b=y&c=q&d=5&e=-1',
  },
  'a rule in brackets and a longer rule that begins alike are both found': {
    template: 'https://a.test/?a=[u]x&b=[u]&c=$[u]',
    context: {
      values: { short: 's', long: 'l' },
      replaceRules: [rule('[u]', 'short'), rule('[u]x', 'long')],
    },
    url: 'https://a.test/?a=l&b=s&c=$s',
  },
  'an unknown rule keeps its subject, with a finding': {
    template: 'https://a.test/?u=[u]',
    context: { replaceRules: [rule('[u]', 'no-such-rule')] },
    url: 'https://a.test/?u=[u]',
    findings: ['rule-unknown'],
  },
  'a rule whose field is null keeps its subject, with a finding': {
    template: 'https://a.test/?u=[u]',
    context: { embed, replaceRules: [rule('[u]', 'url-secondary')] },
    url: 'https://a.test/?u=[u]',
    findings: ['rule-source-empty'],
  },
  'the first of two rules for a subject applies, with a finding': {
    template: 'https://a.test/?u=[u]',
    context: { values: { a: '1', b: '2' }, replaceRules: [rule('[u]', 'a'), rule('[u]', 'b')] },
    url: 'https://a.test/?u=1',
    findings: ['rule-duplicate'],
  },
  'a rule whose subject does not occur is reported': {
    template: 'https://a.test/?u=1',
    context: { replaceRules: [rule('[u]', 'url-page')] },
    url: 'https://a.test/?u=1',
    findings: ['rule-subject-unused'],
  },
  'placeholders in a value are never expanded': {
    template: 'https://a.test/?u=[PAGEURL]&t=[page_title]',
    context: { page: { url: 'https://p.test/?q=[page_title]&x=$&', title: 'T' } },
    url: 'https://a.test/?u=https%3A%2F%2Fp.test%2F%3Fq%3D%5Bpage_title%5D%26x%3D%24%26&t=T',
  },
  'encoded brackets are expanded too, by rules and by macros': {
    template: 'https://a.test/?u=%5Burl%5D&o=%5btimestamp%5d',
    context: { now: 5, embed, replaceRules: [rule('[url]', 'url-primary')] },
    url: 'https://a.test/?u=https%3A%2F%2Fone.test%2F%3Fx%3D1&o=5',
  },
  'inside an encoded value a value is encoded once more': {
    template: 'https://a.test/?cust_params=k%3D[video_title]%26v%3D[video_id]&id=[video_id]',
    context: { content: { title: 'a&b', id: 'x/y' } },
    url: 'https://a.test/?cust_params=k%3Da%2526b%26v%3Dx%252Fy&id=x%2Fy',
  },
  'inside two levels of encoding a value is encoded three times': {
    template: 'https://a.test/?r=https%3A%2F%2Fb%2F%3Fu%3Dk%253D[video_title]',
    context: { content: { title: '&' } },
    url: 'https://a.test/?r=https%3A%2F%2Fb%2F%3Fu%3Dk%253D%252526',
  },
  'an encoded comma does not count as a level of encoding': {
    template: 'https://a.test/?k=a%2C[video_title]',
    context: { content: { title: 'b&c' } },
    url: 'https://a.test/?k=a%2Cb%26c',
  },
  'a value is not encoded when its subject is the whole tag': {
    template: '[url]',
    context: {
      embed: { primaryUrl: 'https://ads.test/vast?x=1&y=%20' },
      replaceRules: [rule('[url]', 'url-primary')],
    },
    url: 'https://ads.test/vast?x=1&y=%20',
  },
  'a value is not encoded when its subject is the whole tag with encoded brackets': {
    template: '%5Burl%5D',
    context: {
      embed: { primaryUrl: 'https://ads.test/vast?x=1&y=%20' },
      replaceRules: [rule('[url]', 'url-primary')],
    },
    url: 'https://ads.test/vast?x=1&y=%20',
  },
  'the value of a subject that is the whole tag is checked as a URL': {
    template: '[url]',
    context: { values: { u: 'javascript:alert(1)' }, replaceRules: [rule('[url]', 'u')] },
    url: '',
    findings: ['tag-scheme'],
  },
  'an unknown placeholder is kept': {
    template: 'https://a.test/?x=[MY_VENDOR]',
    url: 'https://a.test/?x=[MY_VENDOR]',
    findings: ['macro-unknown'],
  },
  'a rule may have a placeholder of another player as its subject': {
    template: 'https://a.test/?e=%%CACHEBUSTER%%&w={{WIDTH}}',
    context: {
      random: 0,
      player: { width: 640 },
      values: { w: 640 },
      replaceRules: [rule('%%CACHEBUSTER%%', 'random-number'), rule('{{WIDTH}}', 'w')],
    },
    url: 'https://a.test/?e=10000000&w=640',
  },
  'array brackets and IPv6 hosts are not placeholders': {
    template: 'https://[2001:db8::1]:8080/t?f[0]=1&f[]=2',
    url: 'https://[2001:db8::1]:8080/t?f[0]=1&f[]=2',
  },
  'names that every object inherits are unknown names': {
    template: 'https://a.test/?x=[__proto__]&y=[constructor]&z=[toString]',
    context: { values: {} },
    url: 'https://a.test/?x=[__proto__]&y=[constructor]&z=[toString]',
    findings: ['macro-unknown', 'macro-unknown', 'macro-unknown'],
  },
  'lone surrogates become U+FFFD': {
    template: 'https://a.test/\udc00?x=[video_title]',
    context: { content: { title: 'a\ud800b' } },
    url: 'https://a.test/%EF%BF%BD?x=a%EF%BF%BDb',
  },
  'characters that no URL allows are encoded, and escapes stay unchanged': {
    template: 'https://a.test/?sz=1|2&q="é"&e=%e9%2f%zz',
    url: 'https://a.test/?sz=1%7C2&q=%22%C3%A9%22&e=%e9%2f%zz',
  },
  'surrounding blanks and all line breaks are dropped, as by a URL parser': {
    template: ' https://a.test/\n?x=\t[ADCOUNT] ',
    context: { slot: { adCount: 1 } },
    url: 'https://a.test/?x=1',
  },
  'controls are dropped at both ends and encoded elsewhere': {
    template: '\0 \u00a0https://a.test/?x=\0[ADCOUNT]\0',
    url: 'https://a.test/?x=%00-1',
  },
  'a protocol-relative tag is requested over https': {
    template: '//a.test/?x=1',
    url: 'https://a.test/?x=1',
  },
  'null is unknown, never the text "null"; false and 0 are values': {
    template: 'https://a.test/?a=[ADCOUNT]&b=[SERVERSIDE]&c=[LIMITADTRACKING]',
    context: { values: { ADCOUNT: null, SERVERSIDE: 0, LIMITADTRACKING: false } },
    url: 'https://a.test/?a=-1&b=0&c=0',
  },
  'a tracking macro is -1 in a request, with a finding': {
    template: 'https://a.test/?e=[ERRORCODE]',
    url: 'https://a.test/?e=-1',
    findings: ['macro-wrong-context'],
  },
  'a rule applies inside a placeholder of another syntax': {
    template: 'https://a.test/?data={id:[url],cb:[CACHEBUSTING]}&a=$[url]&b=#{q[url]}&c=[xKEYx]',
    context: {
      random: 0,
      values: { k: '1', u: 'v' },
      replaceRules: [rule('[url]', 'u'), rule('KEY', 'k')],
    },
    url: 'https://a.test/?data=%7Bid:v,cb:10000000%7D&a=$v&b=#%7Bqv%7D&c=[x1x]',
  },
  'a subject is found after another one that overlaps its first occurrence': {
    template: 'https://a.test/?x=xaaa',
    context: {
      values: { one: '1', two: '2' },
      replaceRules: [rule('aa', 'one'), rule('xa', 'two')],
    },
    url: 'https://a.test/?x=21',
  },
  'a parameter after a more deeply nested one is encoded fewer times': {
    template:
      'https://a.test/?u=https%3A%2F%2Fx%2F%3Fv%3Dhttps%253A%252F%252Fy%26t%3D[video_title]',
    context: { content: { title: 'a b' } },
    url: 'https://a.test/?u=https%3A%2F%2Fx%2F%3Fv%3Dhttps%253A%252F%252Fy%26t%3Da%2520b',
  },
  'characters that no URL allows are encoded in a kept placeholder': {
    template: 'https://a.test/?a=#{x "<y>}',
    url: 'https://a.test/?a=#{x%20%22%3Cy%3E}',
    findings: ['macro-server-side'],
  },
});

test('every placeholder is explained by its text, offsets, definition, source, value and status', () => {
  const template = 'https://a.test/?u=[u]&p=[PAGEURL]&i=[IFA]&d=[DEVICEIP]&v=[V]&w=[w]';
  const { expansions } = expandAdTag(template, {
    page,
    embed,
    consent: { withheld: ['DEVICEIP'] },
    replaceRules: [rule('[u]', 'url-primary'), rule('[w]', 'nope')],
  });
  const rows = expansions.map(({ placeholder, by, name, source, raw, encoded, outcome }) => [
    placeholder,
    by,
    name,
    source,
    raw,
    encoded,
    outcome,
  ]);
  const one = 'https%3A%2F%2Fone.test%2F%3Fx%3D1';
  const two = 'https%3A%2F%2Fp.test%2F%3Fa%3D1%26b%3D2';
  assert.deepEqual(rows, [
    ['[u]', 'replace-rule', 'url-primary', 'embed', embed.primaryUrl, one, 'replaced'],
    ['[PAGEURL]', 'macro', 'PAGEURL', 'page', page.url, two, 'replaced'],
    ['[IFA]', 'macro', 'IFA', 'device', null, '-1', 'unknown-value'],
    ['[DEVICEIP]', 'macro', 'DEVICEIP', 'device', null, '-2', 'withheld'],
    ['[V]', null, 'V', null, null, null, 'no-rule'],
    ['[w]', 'replace-rule', 'nope', null, null, null, 'unknown-rule'],
  ]);
  for (const { placeholder, start, end } of expansions) {
    assert.equal(template.slice(start, end), placeholder);
  }
});

test('every status occurs', () => {
  const { expansions } = expandAdTag(
    'https://a.test/[video_id]/?a=[ADCOUNT]&b=[IFA]&c=[IP]&d=[x]&e=[r]&f=[lang]&g=%%X%%',
    {
      content: { id: '.' },
      slot: { adCount: 1 },
      device: { ip: '1' },
      consent: { withheld: ['DEVICEIP'] },
      replaceRules: [rule('[r]', 'nope')],
    },
  );
  assert.deepEqual(
    expansions.map(({ outcome }) => outcome),
    [
      'not-allowed-here',
      'replaced',
      'unknown-value',
      'withheld',
      'no-rule',
      'unknown-rule',
      'no-value',
      'ad-server',
    ] satisfies ExpansionStatus[],
  );
});

test('findings have the path of the context', () => {
  const { findings } = expandAdTag('https://a.test/?x=[x]', { path: '/preroll/0/source_url' });
  assert.deepEqual(
    findings.map(({ path }) => path),
    ['/preroll/0/source_url'],
  );
});

test('a repeated placeholder has one finding', () => {
  assert.equal(expandAdTag(`https://a.test/?${'[x]'.repeat(50)}`, {}).findings.length, 1);
});

test('a template of more than 262,144 characters is kept as it is, and refused', () => {
  const template = `https://a.test/?${'[[a]]'.repeat(200_000)}`;
  const replaceRules = [rule('[a]', 'url-primary')];
  const { findings, ...expanded } = expandAdTag(template, { embed, replaceRules });
  assert.deepEqual(expanded, { url: '', text: template, expansions: [], template });
  assert.deepEqual(
    findings.map(({ id }) => id),
    ['tag-too-long'],
  );
  assert.equal(compileAdTag(template, replaceRules)({ embed }), '');
});

test('the context and its rules are not changed', () => {
  const context: AdTagContext = Object.freeze({
    values: Object.freeze({ X: 'a b' }),
    replaceRules: Object.freeze([Object.freeze(rule('[u]', 'X'))]),
  });
  const template = 'https://a.test/?u=[u]&x=[X]';
  assert.equal(expandAdTag(template, context).url, expandAdTag(template, context).url);
});
