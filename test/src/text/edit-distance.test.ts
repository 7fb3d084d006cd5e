import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editDistance, nearest } from '../../../src/text/edit-distance.js';

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

test('a name is as near as its limit and no nearer', () => {
  assert.equal(nearest('abcd', ['abxy'], 2), 'abxy');
  assert.equal(nearest('abcd', ['axyz'], 2), undefined);
  assert.equal(nearest('abcd', ['abcx'], 0), undefined);
  assert.equal(nearest('abcd', ['ABCD'], 0), 'ABCD');
  assert.equal(nearest('abcd', [], 2), undefined);
});

test('of several candidates, the first one at the least distance is the nearest', () => {
  assert.equal(nearest('abcd', ['abcx', 'abcy'], 2), 'abcx');
  assert.equal(nearest('abcd', ['abxy', 'abcy', 'abcz'], 2), 'abcy');
  // A smaller distance counts more than the case of all letters.
  assert.equal(nearest('abcdef', ['abcdxy', 'ABCDEX'], 2), 'ABCDEX');
});

test('characters that are apart from one another are not swapped', () => {
  assert.equal(editDistance('abcd', 'badc', 4), 2);
  assert.equal(editDistance('abc', 'cba', 4), 2);
  assert.equal(editDistance('ab', 'ba', 4), 1);
  assert.equal(editDistance('a', 'b', 4), 1);
  assert.equal(editDistance('', '', 4), 0);
  assert.equal(editDistance('kitten', 'sitting', 4), 3);
  assert.equal(editDistance('ABCDE', 'ABC', 2), 2);
  assert.equal(editDistance('ABCDEF', 'ABC', 2), 3);
});

test('of several candidates, the one in the same case is the nearest', () => {
  const candidates = ['TIMESTAMP', 'timestamp', 'PAGEURL'];
  assert.equal(nearest('timestmap', candidates, 2), 'timestamp');
  assert.equal(nearest('TIMESTMAP', candidates, 2), 'TIMESTAMP');
  assert.equal(nearest('section', candidates, 2), undefined);
});
