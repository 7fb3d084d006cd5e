import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { scanJson } from '../../../../src/cli/json/scan-json.js';
import { jsonPointer } from '../../../../src/finding.js';

/** Every pointer of a JSON value with what is there. */
const pointersOf = (value: unknown, parts: readonly string[] = []): [string, unknown][] => [
  [jsonPointer(...parts), value],
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, child]) => pointersOf(child, [...parts, name]))
    : []),
];

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const faultOf = (text: string): string => {
  const { fault } = scanJson(text);
  return fault === null ? 'none' : `${fault.offset}: ${fault.expected}`;
};

describe('scanJson', () => {
  it('finds the text of every value in any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const pointers = pointersOf(JSON.parse(text));
        const { fault, regions } = scanJson(
          text,
          pointers.map(([pointer]) => pointer),
        );
        assert.equal(fault, null);
        for (const [pointer, expected] of pointers) {
          const region = regions.get(pointer);
          assert.ok(region, pointer);
          assert.deepEqual(JSON.parse(text.slice(region.start, region.end)), expected);
        }
      }),
    );
  });

  it('refuses exactly the texts that JSON.parse refuses', () => {
    const mutated = fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', ',', '"', '}', ']', '\\', '-', '0', 'e', '\n'),
      )
      .map(([text, at, inserted]) => {
        const offset = at % (text.length + 1);
        return text.slice(0, offset) + inserted + text.slice(offset + (at % 2));
      });
    fc.assert(
      fc.property(fc.oneof(mutated, fc.string()), (text) => {
        assert.equal(scanJson(text).fault === null, isJson(text.replace(/^\ufeff/, '')), text);
      }),
      { numRuns: 2000 },
    );
  });

  const FAULTS: Readonly<Record<string, string>> = {
    '': '0: a value',
    '{"a": 1,}': '8: a name in double quotes',
    '{a: 1}': '1: a name in double quotes or }',
    '{"a" 1}': '5: a colon',
    '[1 2]': '3: a comma or ]',
    '{"a": 1 "b": 2}': '8: a comma or }',
    '{"a": "b': '8: a closing double quote',
    '"a\nb"': '2: a closing double quote or an escape such as \\n',
    '"\\x"': '1: an escape such as \\n or \\u00e9',
    '{} {}': '3: the end of the text',
    "{'a': 1}": '1: a name in double quotes or }',
    '[01]': '2: a comma or ]',
  };
  for (const [text, expected] of Object.entries(FAULTS))
    it(`names the place and what belongs there in ${JSON.stringify(text)}`, () => {
      assert.equal(faultOf(text), expected);
    });

  it('finds the last of two members with the same name, as JSON.parse does', () => {
    const text = '{"a": 1, "a": 2}';
    const region = scanJson(text, ['/a']).regions.get('/a');
    assert.equal(text.slice(region?.start, region?.end), '2');
  });

  it('reads a document that is 200,000 levels deep', () => {
    const depth = 200_000;
    const text = `${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`;
    const { fault, regions } = scanJson(text, ['/0/a/0']);
    assert.equal(fault, null);
    assert.equal(regions.size, 1);
    assert.equal(scanJson(text.slice(0, -1)).fault?.offset, text.length - 1);
  });

  it('finds a member whose name has slashes, tildes and escapes', () => {
    const text = '{"a/b~c\\u0022": [true]}';
    const pointer = `${jsonPointer('a/b~c"')}/0`;
    const region = scanJson(text, [pointer]).regions.get(pointer);
    assert.equal(text.slice(region?.start, region?.end), 'true');
  });
});
