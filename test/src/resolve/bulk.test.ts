import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolved, rowsOf, ruleTable } from './rule-table.js';

const bulk = (label: string, rules: unknown, settings = {}): object => ({
  id: `id-${label}`,
  title: `The ${label}`,
  label,
  context_rules: rules,
  ...settings,
});

const at = (url: string) => ({ page: { url } });
const chosen = (label: string, by: string): object => ({
  id: `id-${label}`,
  label,
  title: `The ${label}`,
  by,
});

const bulks = [
  bulk('any', ['*'], { autoplay: '1' }),
  bulk('news', ['https://www.example.com/*', 'http://old.example.com*'], { mute: '1' }),
  bulk('caps', ['HTTPS://CAPS.example/*']),
];

/** Rules that are refused, each with a finding. */
const brokenBulks = [
  bulk('any', ['*']),
  bulk('before', ['x https://before.example/*']),
  bulk('after', ['https://after.example/*x']),
];

ruleTable('selected bulk (platform facts 2)', (config) => config.bulk, {
  'an embed without bulks has no bulk': { embed: { bulks: null }, gives: null },
  ...rowsOf<[url: string, label: string, by: string]>(
    [
      ['the origin of the page wins over *', 'https://www.example.com/a?b#c', 'news', 'origin'],
      ['a rule may end in * without a slash', 'http://old.example.com/', 'news', 'origin'],
      ['http and https are different rules', 'http://www.example.com/', 'any', 'any'],
      [
        'a rule does not match a domain that only starts with its own',
        'http://old.example.com.evil.test/',
        'any',
        'any',
      ],
      ['a rule does not match a subdomain', 'https://m.www.example.com/', 'any', 'any'],
      ['the letters of a rule may be capitals', 'https://caps.example/', 'caps', 'origin'],
      ['a port is part of the origin', 'https://www.example.com:8443/', 'any', 'any'],
      [
        'a page with an invalid address gets the bulk for any page',
        'www.example.com',
        'any',
        'any',
      ],
    ],
    (url, label, by) => ({ embed: { bulks }, viewer: at(url), gives: chosen(label, by) }),
  ),
  'text before the scheme of a rule is refused, with a finding': {
    embed: { bulks: brokenBulks },
    viewer: at('https://before.example/'),
    gives: chosen('any', 'any'),
    finds: ['bulk-rule-form /bulks/1/context_rules', 'bulk-rule-form /bulks/2/context_rules'],
  },
  'text after the * of a rule is refused, with a finding': {
    embed: { bulks: brokenBulks },
    viewer: at('https://after.example/'),
    gives: chosen('any', 'any'),
    finds: ['bulk-rule-form /bulks/1/context_rules', 'bulk-rule-form /bulks/2/context_rules'],
  },
  'the default port is the same origin': {
    embed: { bulks: [bulk('p', ['https://WWW.example.com:443/*'])] },
    viewer: at('https://www.example.com/'),
    gives: chosen('p', 'origin'),
  },
  'an unknown page gets the bulk for any page': { embed: { bulks }, gives: chosen('any', 'any') },
  'a page without an origin matches no rule': {
    embed: { bulks: [bulk('n', ['https://null/*'])] },
    viewer: at('file:///a.html'),
    gives: null,
  },
  'a forced label overrides all rules': {
    embed: { bulks },
    viewer: at('https://www.example.com/'),
    options: { bulkLabel: 'any' },
    gives: chosen('any', 'label'),
  },
  'a label that no bulk has is reported, and the page selects the bulk': {
    embed: { bulks },
    viewer: at('https://www.example.com/'),
    options: { bulkLabel: 'News' },
    gives: chosen('news', 'origin'),
    finds: ['bulk-label-unknown /bulks'],
  },
  'an empty label forces nothing': {
    embed: { bulks },
    options: { bulkLabel: '' },
    gives: chosen('any', 'any'),
  },
  'a forced label on an embed without bulks is reported': {
    embed: {},
    options: { bulkLabel: 'x' },
    gives: null,
    finds: ['bulk-label-unknown /bulks'],
  },
  'the first of two matching bulks applies, with a finding': {
    embed: { bulks: [bulk('a', ['*']), bulk('b', ['*'])] },
    gives: chosen('a', 'any'),
    finds: ['bulk-ambiguous /bulks/1/context_rules'],
  },
  'the first of two bulks with one label applies, with a finding': {
    embed: { bulks: [bulk('a', []), bulk('a', [])] },
    options: { bulkLabel: 'a' },
    gives: chosen('a', 'label'),
    finds: ['bulk-ambiguous /bulks/1/label'],
  },
  'rules may be sent as one text': {
    embed: { bulks: [bulk('a', '*')] },
    gives: chosen('a', 'any'),
  },
  'rules may be sent as an object with numbers as keys': {
    embed: { bulks: { 0: bulk('a', { 0: '*' }) } },
    gives: chosen('a', 'any'),
  },
  ...rowsOf<[rule: string]>(
    [
      ['a rule with a path matches nothing', 'https://www.example.com/news/*'],
      ['a rule with a wildcard host matches nothing', 'https://*.example.com/*'],
    ],
    (rule) => ({
      embed: { bulks: [bulk('a', [rule])] },
      viewer: at('https://www.example.com/news/1'),
      gives: null,
      finds: ['bulk-rule-form /bulks/0/context_rules'],
    }),
  ),
  'an element that is not an object is left out with a finding': {
    embed: { bulks: ['x', null, bulk('a', ['*'])] },
    gives: chosen('a', 'any'),
    finds: ['not-object /bulks/0'],
  },
});

test('settings of the bulk override those of the embed unless they are null', () => {
  const { config } = resolved({
    autoplay: '0',
    mute: '1',
    skin: 'embed',
    preroll: [{ source_url: 'https://ads.example/embed' }],
    postroll: { source_url: 'https://ads.example/embed' },
    bulks: [
      bulk('a', ['*'], {
        autoplay: '1',
        mute: null,
        preroll: { source_url: 'https://ads.example/bulk' },
      }),
    ],
  });
  assert.deepEqual(
    [config.playback.autoplay, config.playback.muted, config.look.skin],
    [true, true, 'embed'],
  );
  const { preroll, postroll } = config.ads;
  assert.deepEqual(
    [...preroll, ...postroll].map(({ path }) => path),
    ['/bulks/0/preroll', '/postroll'],
  );
});

test('an empty list in a bulk removes the ads of the embed', () => {
  const preroll = [{ source_url: 'https://ads.example/' }];
  assert.deepEqual(
    resolved({ preroll, bulks: [bulk('a', ['*'], { preroll: [] })] }).config.ads.preroll,
    [],
  );
});

test('findings point to the bulk or the embed, whichever has the value', () => {
  const { finds } = resolved({
    mute: 'x',
    bulks: [bulk('a', []), bulk('b', ['*'], { autoplay: 'x' })],
  });
  assert.deepEqual(finds, ['not-flag /bulks/1/autoplay', 'not-flag /mute']);
});

test("a bulk's id, title and date do not override the embed's", () => {
  const { config } = resolved({
    title: 'Embed',
    bulks: [bulk('a', ['*'], { created_at: '2026-01-01 00:00:00' })],
  });
  assert.deepEqual([config.identity.id, config.title, config.createdAt], ['7', 'Embed', null]);
});

test('an empty text in the bulk leaves the setting of the embed, with a finding', () => {
  const { config, finds } = resolved({
    autoplay: '1',
    width: '640',
    skin: 'embed',
    background_image: 'https://images.example/b.jpg',
    preroll: { source_url: 'https://ads.example/embed' },
    bulks: [
      bulk('a', ['*'], { autoplay: '', width: '', skin: '', background_image: '', preroll: '' }),
    ],
  });
  assert.deepEqual(
    [config.playback.autoplay, config.size.width, config.look.skin, config.look.backgroundImage],
    [true, 640, 'embed', 'https://images.example/b.jpg'],
  );
  assert.deepEqual(
    config.ads.preroll.map(({ path }) => path),
    ['/preroll'],
  );
  assert.deepEqual(
    [...finds].sort(),
    ['autoplay', 'background_image', 'preroll', 'skin', 'width'].map(
      (name) => `empty-value /bulks/0/${name}`,
    ),
  );
});

test('a field that is empty in the bulk and in the embed has two findings', () => {
  const { config, finds } = resolved({ autoplay: '', bulks: [bulk('a', ['*'], { autoplay: '' })] });
  assert.equal(config.playback.autoplay, false);
  assert.deepEqual(finds, ['empty-value /bulks/0/autoplay', 'empty-value /autoplay']);
});

test('a rule that holds a password matches nothing, and no finding shows it', () => {
  const { config, findings, finds } = resolved(
    { bulks: [bulk('a', ['https://u:CANARY@x.test/*'])] },
    at('https://x.test/'),
  );
  assert.equal(config.bulk, null);
  assert.deepEqual(finds, ['bulk-rule-form /bulks/0/context_rules']);
  assert.doesNotMatch(JSON.stringify(findings), /CANARY/);
});
