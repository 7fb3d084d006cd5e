import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AdTagRepair, adTagText } from '../../../../src/lint/ad-tag/ad-tag-text.js';

const REPAIR: AdTagRepair = { id: 'repair-write-macro', params: { macro: 'c' } };

test('a repair replaces the text at the path for repairs', () => {
  const { repair, path } = adTagText('ab', '/preroll/0/source_url', '/copy');
  assert.equal(path, '/preroll/0/source_url');
  assert.deepEqual(repair(REPAIR, [{ start: 0, end: 1, text: 'c' }]), {
    ...REPAIR,
    operations: [{ op: 'replace', path: '/copy', value: 'cb' }],
  });
  assert.equal(repair(REPAIR, []), null);
});

test('a text of 16,384 characters is repaired, and a longer one is not', () => {
  const edits = [{ start: 0, end: 1, text: 'b' }];
  assert.notEqual(adTagText('a'.repeat(16_384), '', '').repair(REPAIR, edits), null);
  assert.equal(adTagText('a'.repeat(16_385), '', '').repair(REPAIR, edits), null);
});

test('a text with three asterisks is several tags', () => {
  assert.equal(adTagText('a**b', '', '').isOneTag, true);
  assert.equal(adTagText('a***b', '', '').isOneTag, false);
});
