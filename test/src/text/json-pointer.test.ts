import assert from 'node:assert/strict';
import { test } from 'node:test';
import { childOf, indexIn, pointerParts, valueAt } from '../../../src/text/json-pointer.js';

test('the parts of a pointer are unescaped', () => {
  assert.deepEqual(pointerParts(''), []);
  assert.deepEqual(pointerParts('/'), ['']);
  assert.deepEqual(pointerParts('/a~1b/c~0d/~01'), ['a/b', 'c~d', '~1']);
  assert.equal(pointerParts('a/b'), null);
});

test('an index is a decimal number without leading zeros that the list has', () => {
  const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'];
  assert.equal(indexIn(list, '0'), 0);
  assert.equal(indexIn(list, '10'), 10);
  for (const part of ['11', '01', '-1', '1.0', 'x', '', '1x', 'x1', '-', '1e0'])
    assert.equal(indexIn(list, part), null, part);
});

test('a child is an element, or an own field', () => {
  assert.equal(childOf(['a', 'b'], '1'), 'b');
  assert.equal(childOf({ 1: 'b' }, '1'), 'b');
  for (const [value, part] of [
    [['a'], '1'],
    [['a'], 'length'],
    [{ a: 1 }, 'b'],
    [{ a: 1 }, 'toString'],
    ['text', '0'],
    [null, 'a'],
    [undefined, 'a'],
    [7, 'toFixed'],
  ] as const)
    assert.equal(childOf(value, part), undefined, `${JSON.stringify(value)} ${part}`);
});

test('the value at a pointer is found through lists and objects', () => {
  const root = { list: [{ a: 1 }, { a: null }] };
  assert.equal(valueAt(root, ''), root);
  assert.equal(valueAt(root, '/list/0/a'), 1);
  assert.equal(valueAt(root, '/list/1/a'), null);
  assert.equal(valueAt(root, '/list/1/a/b'), undefined);
  assert.equal(valueAt(root, 'list'), undefined);
});
