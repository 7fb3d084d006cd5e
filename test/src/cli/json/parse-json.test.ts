import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { InputError } from '../../../../src/cli/cli-error.js';
import { parseJson } from '../../../../src/cli/json/parse-json.js';

const parse = (text: string): unknown => parseJson({ name: 'a.json', from: 'file', text });

const MESSAGES: Readonly<Record<string, string>> = {
  '{\n  "id": 7,\n}':
    'a.json:3:1 is not JSON. "}" is where a name in double quotes was expected: correct it, or export the JSON again.',
  '': 'a.json:1:1 is not JSON. The text ends where a value was expected: correct it, or export the JSON again.',
  '"a\tb"':
    'a.json:1:3 is not JSON. The character U+0009 is where a closing double quote or an escape such as \\n was expected: correct it, or export the JSON again.',
  '\u{1f600}':
    'a.json:1:1 is not JSON. "\u{1f600}" is where a value was expected: correct it, or export the JSON again.',
};

describe('parseJson', () => {
  for (const [text, message] of Object.entries(MESSAGES))
    it(`names the line, the column and what was expected in ${JSON.stringify(text)}`, () => {
      assert.throws(() => parse(text), new InputError(message));
    });

  it('reads JSON after a byte order mark', () => {
    assert.deepEqual(parse('\ufeff{"id": "7"}'), { id: '7' });
  });
});
