import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { jsonRegions } from '../../../src/text/json-regions.js';
import { jsonPointer } from '../../../src/finding.js';

/** Every pointer of a JSON value with what is there. */
const pointersOf = (value: unknown, parts: readonly string[] = []): [string, unknown][] => [
  [jsonPointer(...parts), value],
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, child]) => pointersOf(child, [...parts, name]))
    : []),
];

describe('jsonRegions', () => {
  it('finds the text of every value in any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const pointers = pointersOf(JSON.parse(text));
        const regions = jsonRegions(
          text,
          pointers.map(([pointer]) => pointer),
        );
        for (const [pointer, expected] of pointers) {
          const region = regions.get(pointer);
          assert.ok(region, pointer);
          assert.deepEqual(JSON.parse(text.slice(region.start, region.end)), expected);
        }
      }),
    );
  });

  it('finds the last of two members with the same name, as JSON.parse does', () => {
    const text = '{"a": 1, "a": 2}';
    const region = jsonRegions(text, ['/a']).get('/a');
    assert.equal(text.slice(region?.start, region?.end), '2');
  });

  it('reads a document that is 200,000 levels deep', () => {
    const depth = 200_000;
    const text = `${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`;
    assert.deepEqual([...jsonRegions(text, ['/0/a/0']).keys()], ['/0/a/0']);
  });

  it('finds a member whose name has slashes, tildes and escapes', () => {
    const text = '{"a/b~c\\u0022": [true]}';
    const pointer = `${jsonPointer('a/b~c"')}/0`;
    const region = jsonRegions(text, [pointer]).get(pointer);
    assert.equal(text.slice(region?.start, region?.end), 'true');
  });
});
