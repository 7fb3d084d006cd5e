import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gppSections } from '../../../src/lint/gpp-header.js';

// The strings are the examples of the IAB's GPP specification and of its CMP API.
test('the header of a GPP string names its sections', () => {
  assert.deepEqual(gppSections('DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA'), [2]);
  assert.deepEqual(
    gppSections('DBACNYA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA~1YNN'),
    [2, 6],
  );
  assert.deepEqual(gppSections('DBABLA~BVVqAAAAAgA.QA'), [7]);
});

test('a text that is not a GPP string has no sections', () => {
  for (const text of [
    '',
    '~',
    'D',
    'CPXxRfAPXxRfAAfKABENB',
    'DBAB',
    '1YNN',
    '\u{1f600}',
    'DB____________',
  ]) {
    assert.equal(gppSections(text), null, text);
  }
});
