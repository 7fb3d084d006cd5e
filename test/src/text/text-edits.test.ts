import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyEdits } from '../../../src/text/text-edits.js';

test('edits replace, insert and remove in one text, in any order', () => {
  assert.equal(applyEdits('abcdef', []), 'abcdef');
  assert.equal(
    applyEdits('abcdef', [
      { start: 4, end: 6, text: '' },
      { start: 0, end: 1, text: 'A' },
      { start: 2, end: 2, text: '-' },
    ]),
    'Ab-cd',
  );
});
