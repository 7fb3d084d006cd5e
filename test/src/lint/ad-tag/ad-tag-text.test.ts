import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adTagText } from '../../../../src/lint/ad-tag/ad-tag-text.js';

test('a repair replaces the text at its own path', () => {
  const { repair, path } = adTagText('ab', '/preroll/0/source_url', '/copy');
  assert.equal(path, '/preroll/0/source_url');
  assert.deepEqual(repair('Write c.', [{ start: 0, end: 1, text: 'c' }]), {
    label: 'Write c.',
    operations: [{ op: 'replace', path: '/copy', value: 'cb' }],
  });
  assert.equal(repair('Write nothing.', []), null);
});

test('a text of 16,384 characters is repaired, and a longer one is not', () => {
  const edits = [{ start: 0, end: 1, text: 'b' }];
  assert.notEqual(adTagText('a'.repeat(16_384), '', '').repair('Write b.', edits), null);
  assert.equal(adTagText('a'.repeat(16_385), '', '').repair('Write b.', edits), null);
});

test('a text with three asterisks is several tags', () => {
  assert.equal(adTagText('a**b', '', '').isOneTag, true);
  assert.equal(adTagText('a***b', '', '').isOneTag, false);
});
