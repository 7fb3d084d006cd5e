import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyRepair } from '../../../src/lint/apply-repair.js';
import type { RepairOperation } from '../../../src/lint/lint-finding.js';

const apply = (input: unknown, ...operations: readonly RepairOperation[]): unknown =>
  applyRepair(input, { operations });

const embed = { id: '7', preroll: [{ id: 'a' }, { id: 'b' }], 'a/b~c': 1 };

const APPLIED: Readonly<Record<string, readonly [unknown, readonly RepairOperation[], unknown]>> = {
  'the empty path replaces a text': ['a', [{ op: 'replace', path: '', value: 'b' }], 'b'],
  'a field is replaced': [
    embed,
    [{ op: 'replace', path: '/preroll/1/id', value: 'c' }],
    { ...embed, preroll: [{ id: 'a' }, { id: 'c' }] },
  ],
  'an element is replaced': [[1, 3], [{ op: 'replace', path: '/1', value: 2 }], [1, 2]],
  'a field is removed': [{ a: 1, b: 2 }, [{ op: 'remove', path: '/a' }], { b: 2 }],
  'an element is removed': [[1, 2, 3], [{ op: 'remove', path: '/1' }], [1, 3]],
  'operations are applied in order': [
    [1, 2, 3],
    [
      { op: 'remove', path: '/2' },
      { op: 'remove', path: '/1' },
    ],
    [1],
  ],
  'escapes of a pointer are read': [
    embed,
    [{ op: 'replace', path: '/a~1b~0c', value: 2 }],
    { ...embed, 'a/b~c': 2 },
  ],
  'a name of the prototype is a name like any other': [
    JSON.parse('{"__proto__":{"a":1}}'),
    [{ op: 'replace', path: '/__proto__/a', value: 2 }],
    JSON.parse('{"__proto__":{"a":2}}'),
  ],
};

for (const [title, [input, operations, expected]] of Object.entries(APPLIED)) {
  test(title, () => {
    const before = JSON.stringify(input);
    assert.deepEqual(apply(input, ...operations), expected);
    assert.equal(JSON.stringify(input), before);
  });
}

test('an input in which a target does not exist stays as it is, also after an operation that could be applied', () => {
  const first = { op: 'replace', path: '/id', value: '8' } as const;
  for (const path of ['/none/a', '/preroll/2/id', '/preroll/01', '/preroll/x', '/id/a', 'id']) {
    assert.equal(apply(embed, first, { op: 'replace', path, value: 1 }), embed, path);
    assert.equal(apply(embed, first, { op: 'remove', path }), embed, path);
  }
  assert.equal(apply(embed, { op: 'replace', path: '/toString', value: 1 }), embed);
});
