import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editDistance, nearest } from '../../../src/lint/edit-distance.js';

test('the distance counts changed, added, left out and swapped characters', () => {
  for (const [one, other, distance] of [
    ['PAGEURL', 'PAGEURL', 0],
    ['PAGEURI', 'PAGEURL', 1],
    ['PAGURL', 'PAGEURL', 1],
    ['PAGEEURL', 'PAGEURL', 1],
    ['PAEGURL', 'PAGEURL', 1],
    ['TIMESTMAP', 'TIMESTAMP', 1],
    ['', 'AB', 2],
  ] as const) {
    assert.equal(editDistance(one, other, 3), distance, `${one} ${other}`);
    assert.equal(editDistance(other, one, 3), distance, `${other} ${one}`);
  }
});

test('a distance above the limit is the limit and one', () => {
  assert.equal(editDistance('ABCDEF', 'UVWXYZ', 2), 3);
  assert.equal(editDistance('A', 'ABCDEFGH', 2), 3);
});

test('of several candidates, the one in the same case is the nearest', () => {
  const candidates = ['TIMESTAMP', 'timestamp', 'PAGEURL'];
  assert.equal(nearest('timestmap', candidates, 2), 'timestamp');
  assert.equal(nearest('TIMESTMAP', candidates, 2), 'TIMESTAMP');
  assert.equal(nearest('section', candidates, 2), undefined);
});
