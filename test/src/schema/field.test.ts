import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fieldOf } from '../../../src/schema/field-types.js';

const rows: readonly (readonly [
  sentence: string,
  value: unknown,
  name: string,
  expected: unknown,
])[] = [
  ['an own field', { a: 1 }, 'a', 1],
  ['a field that is not there', { a: 1 }, 'b', undefined],
  ['an item of a list', ['x', 'y'], '1', 'y'],
  ['an inherited field', {}, 'toString', undefined],
  ['an inherited field of a list', [], 'map', undefined],
  ['an own __proto__', JSON.parse('{"__proto__":1}'), '__proto__', 1],
  ['the prototype', {}, '__proto__', undefined],
  ['a field of null', null, 'a', undefined],
  ['a field of nothing', undefined, 'a', undefined],
  ['a property of text', 'text', 'length', undefined],
];

void describe('fieldOf', () => {
  for (const [sentence, value, name, expected] of rows) {
    void it(`of ${sentence} is ${String(expected)}`, () => {
      assert.equal(fieldOf(value, name), expected);
    });
  }
});
