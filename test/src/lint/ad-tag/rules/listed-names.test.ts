import assert from 'node:assert/strict';
import { it } from 'node:test';
import {
  listedNames,
  listedPlaceholders,
} from '../../../../../src/lint/ad-tag/rules/listed-names.js';

const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `p${index + 1}`);

it('lists each name once', () => {
  assert.deepEqual(listedNames([]), { names: [], more: 0 });
  assert.deepEqual(listedNames([{ name: 'a' }, { name: 'b' }, { name: 'a' }]), {
    names: ['a', 'b'],
    more: 0,
  });
});

it('lists at most ten placeholders and counts the others', () => {
  assert.deepEqual(listedPlaceholders(names(10)), { placeholders: names(10), more: 0 });
  assert.deepEqual(listedPlaceholders(names(11)), { placeholders: names(10), more: 1 });
  assert.deepEqual(listedPlaceholders(names(30)), { placeholders: names(10), more: 20 });
});

it('cuts names after 40 characters', () => {
  assert.deepEqual(listedPlaceholders(['n'.repeat(40)]).placeholders, ['n'.repeat(40)]);
  assert.deepEqual(listedPlaceholders(['n'.repeat(41)]).placeholders, [`${'n'.repeat(40)}…`]);
});
