import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FindingData, FindingParams } from '../../../src/finding.js';
import { findingCollector } from '../../../src/resolve/resolve-findings.js';
import { shownValue } from '../../../src/resolve/shown-value.js';
import { shownText } from '../../../src/text/shown-text.js';
import { resolved } from './rule-table.js';

/** Fields of an embed, and the finding about them. */
const EXAMPLES: readonly (readonly [fields: object, id: string, params: FindingParams])[] = [
  [{ width: 'wide' }, 'not-pixels', { kind: 'text', value: 'wide' }],
  [{ autoplay: 'yes' }, 'not-flag', { kind: 'text', value: 'yes' }],
  [{ title: ['a'] }, 'not-text', { kind: 'list', value: '' }],
  [{ public_id: 7 }, 'not-text', { kind: 'literal', value: '7' }],
  [{ scrollmode_destroy_on: [true, 'ENDED'] }, 'not-text', { kind: 'literal', value: 'true' }],
  [{ setting_volume: 'loud' }, 'unknown-volume', { kind: 'text', value: 'loud' }],
  [{ preroll: 'a' }, 'not-list', {}],
  [{ background_image: 'a' }, 'not-address', {}],
  [{ skip_time: '' }, 'empty-value', {}],
  [
    { skip_time: 1_000_000 },
    'out-of-bounds',
    { unit: 'number', value: '1000000', min: 0, max: 999_999 },
  ],
  [
    { watermark: 'https://a.test/w.png', watermark_opacity: '1.5' },
    'out-of-bounds',
    { unit: 'number', value: '1.5', min: 0, max: 1 },
  ],
  [
    { title: 'a'.repeat(100_001) },
    'out-of-bounds',
    { unit: 'characters', value: '', min: 0, max: 100_000 },
  ],
  [{ scrollmode_destroy_on: ['NEVER'] }, 'unknown-destroy-event', { name: 'NEVER' }],
  [{ preroll: [{ adv_type: 'new' }] }, 'unknown-ad-kind', { type: 'new' }],
  [{ preroll: [{ adv_type: 'dart' }] }, 'tag-empty', { number: 1, count: 1 }],
  [{ preroll: [{ source_url: 'https://a.test/***' }] }, 'tag-empty', { number: 2, count: 2 }],
];

describe('a finding of resolveEmbed', () => {
  for (const [fields, id, params] of EXAMPLES) {
    it(`has the facts as params: ${id} of ${JSON.stringify(fields).slice(0, 80)}`, () => {
      const { findings } = resolved(fields as Readonly<Record<string, unknown>>);
      assert.deepEqual(
        findings.map((finding) => [finding.id, finding.params]),
        [[id, params]],
      );
    });
  }

  it('names the label that no bulk has', () => {
    const { findings } = resolved({}, {}, { bulkLabel: 'a'.repeat(41) });
    assert.deepEqual(findings[0]?.params, { label: `${'a'.repeat(40)}…` });
  });

  it('has its texts in English', () => {
    const [finding] = resolved({ width: 'wide' }).findings;
    assert.equal(finding?.message, 'The value "wide" is not a number of pixels.');
    assert.equal(finding.remedy, 'Send a number of pixels, or null.');
  });

  it('has the severity of its kind', () => {
    const findings: FindingData[] = [];
    const report = findingCollector(findings);
    report('not-list', '/preroll');
    report('tag-empty', '/preroll/0/source_url', { number: 1, count: 1 });
    report('slot-mobile-missing', '/mobile_preroll');
    assert.deepEqual(
      findings.map(({ severity, path }) => `${severity} ${path}`),
      ['warning /preroll', 'error /preroll/0/source_url', 'info /mobile_preroll'],
    );
  });
});

describe('a value in a finding', () => {
  const VALUES: readonly (readonly [value: unknown, kind: string, text: string])[] = [
    [7, 'literal', '7'],
    [true, 'literal', 'true'],
    [null, 'literal', 'null'],
    ['yes', 'text', 'yes'],
    ['', 'text', ''],
    [[1], 'list', ''],
    [{ a: 1 }, 'object', ''],
  ];
  for (const [value, kind, text] of VALUES) {
    it(`is shown with its kind: ${JSON.stringify(value)}`, () => {
      assert.deepEqual(shownValue(value), { kind, value: text });
    });
  }

  it('is cut after 40 characters', () => {
    assert.equal(shownText('a'.repeat(40)), 'a'.repeat(40));
    assert.equal(shownText('a'.repeat(41)), `${'a'.repeat(40)}…`);
  });
});
