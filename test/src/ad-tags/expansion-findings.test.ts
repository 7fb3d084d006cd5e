import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type ExpansionFindingId,
  expansionSeverity,
} from '../../../src/ad-tags/expansion-findings.js';
import { messages as adFindings } from '../../../src/messages/generated/ad-findings/en.js';
import { messages as expansionFindings } from '../../../src/messages/generated/expansion-findings/en.js';
import { expandAdTag } from '../../../src/ad-tags/expand-ad-tag.js';
import type { AdTagContext } from '../../../src/ad-tags/ad-tag-context.js';
import type { FindingParams } from '../../../src/finding.js';

const SEVERITIES = {
  error:
    'tag-empty tag-not-absolute tag-scheme tag-host tag-userinfo tag-too-long macro-unsafe-position rule-unknown macro-server-side',
  warning:
    'rule-subject-form rule-duplicate rule-subject-unused rule-source-empty macro-unknown macro-foreign-player macro-value-missing macro-wrong-context',
  info: 'dialect',
};

const RULES = [
  'random-number',
  'url-video',
  'url-page',
  'url-primary',
  'url-secondary',
  'url-tertiary',
];

const rule = (subject: string, value: string) => ({ replaceRules: [{ subject, value }] });

const ruleTwice = (subject: string) => ({
  replaceRules: [
    { subject, value: 'url-page' },
    { subject, value: 'url-video' },
    { subject, value: 'url-primary' },
  ],
});

const NONE = { filled: [], moreFilled: 0, adServers: [], moreAdServers: 0, kept: [], moreKept: 0 };

/** A tag with its context, and the params of the finding. */
const EXAMPLES: readonly (readonly [
  id: string,
  tag: string,
  context: AdTagContext,
  params: FindingParams,
])[] = [
  ['tag-empty', ' ', {}, { number: 1, count: 1 }],
  ['tag-not-absolute', 'ads/vast', {}, {}],
  ['tag-scheme', 'ftp://a.test/', {}, {}],
  ['tag-host', 'https://a:99999/', {}, {}],
  ['tag-userinfo', 'https://u:p@a.test/', {}, {}],
  [
    'tag-too-long',
    `https://a.test/?a=${'a'.repeat(65_536)}`,
    {},
    { length: 65_554, limit: 65_536 },
  ],
  [
    'macro-unsafe-position',
    'https://[PAGEURL].test/',
    { page: { url: 'x' } },
    { placeholders: ['[PAGEURL]'], more: 0 },
  ],
  [
    'macro-unsafe-position',
    'https://a.test/a/[a][a]/b',
    { values: { a: '.' } },
    { placeholders: ['[a]'], more: 0 },
  ],
  [
    'rule-subject-form',
    'https://a.test/',
    { replaceRules: [{} as { subject: string; value: string }] },
    {},
  ],
  ['rule-subject-unused', 'https://a.test/', rule('[u]', 'url-page'), { subject: '[u]' }],
  ['rule-duplicate', 'https://a.test/?a=[u]', ruleTwice('[u]'), { subject: '[u]' }],
  ['rule-unknown', 'https://a.test/?a=[u]', rule('[u]', 'nope'), { subject: '[u]', rules: RULES }],
  ['rule-source-empty', 'https://a.test/?a=[u]', rule('[u]', 'url-primary'), { subject: '[u]' }],
  ['macro-unknown', 'https://a.test/?a=[NOPE]', {}, { placeholders: ['[NOPE]'], more: 0 }],
  ['macro-value-missing', 'https://a.test/?a=[url]', {}, { placeholders: ['[url]'], more: 0 }],
  [
    'macro-wrong-context',
    'https://a.test/?a=[REASON]',
    {},
    { placeholders: ['[REASON]'], more: 0 },
  ],
  [
    'macro-server-side',
    'https://a.test/?a=%%CACHEBUSTER%%&b=%%SITE%%',
    { random: 0.5 },
    {
      ...NONE,
      system: 'Google Ad Manager',
      adServers: ['%%CACHEBUSTER%%', '%%SITE%%'],
    },
  ],
];

describe('a finding of expandAdTag', () => {
  for (const [severity, names] of Object.entries(SEVERITIES)) {
    it(`is of the severity ${severity}: ${names}`, () => {
      const ids = Object.keys({ ...adFindings, ...expansionFindings }).filter(
        (id) => !id.endsWith('.remedy') && expansionSeverity(id as ExpansionFindingId) === severity,
      );
      assert.deepEqual(ids.sort(), names.split(' ').sort());
    });
  }

  for (const [id, tag, context, params] of EXAMPLES) {
    it(`has params that name what it is about: ${id} for ${tag.slice(0, 60)}`, () => {
      const { findings } = expandAdTag(tag, context);
      assert.deepEqual(
        findings.filter((finding) => finding.id === id).map((each) => each.params),
        [params],
      );
    });
  }

  it('has its texts in English', () => {
    const [finding] = expandAdTag('https://a.test/?a=[NOPE]', {}).findings;
    assert.equal(
      finding?.message,
      '[NOPE] has no replace rule and is not a known macro, so it was kept.',
    );
    assert.equal(finding.remedy, 'Add a replace rule, or provide the value in `values`.');
  });

  it('is reported once for all occurrences of a placeholder, and separately for each placeholder', () => {
    const { findings } = expandAdTag('https://a.test/?a=[NOPE]&b=[NADA]&c=[NOPE]', {});
    assert.deepEqual(
      findings.map(({ params }) => params['placeholders']),
      [['[NOPE]'], ['[NADA]']],
    );
  });

  it('lists at most 20 placeholders of a dialect, and the number of the others', () => {
    const names = Array.from({ length: 25 }, (_, index) => `%%SITE_${index}%%`);
    const { findings } = expandAdTag(`https://a.test/?a=${names.join('')}`, {});
    const params = findings
      .map((finding) => finding.params)
      .find(({ system }) => system !== undefined);
    const { adServers = [], moreAdServers, moreKept } = params ?? {};
    assert.deepEqual(
      [(adServers as readonly string[]).length, moreAdServers, moreKept],
      [20, 5, 0],
    );
  });
});
