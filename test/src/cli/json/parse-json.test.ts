import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { InputError } from '../../../../src/cli/cli-error.js';
import { parseJsonInput } from '../../../../src/cli/json/parse-json.js';

const parse = (text: string): unknown => parseJsonInput({ name: 'a.json', from: 'file', text });

const MESSAGES: Readonly<Record<string, string>> = {
  '{\n  "id": 7,\n}':
    'a.json:2:10 is not JSON: there is a comma before a closing bracket. Remove the comma.',
  "{'id': 7}":
    'a.json:1:2 is not JSON: a text is not in double quotes. Write " before and after it.',
  '{"id": 7':
    'a.json:1:9 is not JSON: the text ends before the JSON does. Add the closing brackets.',
  '"a\tb"': 'a.json:1:3 is not JSON: a string has a control character in it. Write a tab as \\t.',
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
