import { type JsonSyntaxError, scanJson } from '../../text/scan-json.js';
import { TextPositions } from '../../text/text-positions.js';
import { InputError } from '../cli-error.js';
import type { Input } from '../input.js';

const FAULTS: Readonly<Record<JsonSyntaxError, readonly [found: string, remedy: string]>> = {
  'trailing-comma': ['there is a comma before a closing bracket', 'Remove the comma.'],
  'missing-comma': ['there is no comma between two values', 'Add the comma.'],
  'missing-colon': ['a name has no colon after it', 'Add the colon.'],
  'missing-value': ['a value is missing', 'Add the value, or write null.'],
  'single-quotes': ['a text is not in double quotes', 'Write " before and after it.'],
  'unquoted-name': ['a name is not in double quotes', 'Write " before and after it.'],
  comment: ['there is a comment, which JSON does not have', 'Remove the comment.'],
  'unterminated-string': [
    'a string has no end in its line',
    'Close it with ", and write a line break in it as \\n.',
  ],
  'control-character': ['a string has a control character in it', 'Write a tab as \\t.'],
  'bad-escape': ['a string has an unknown escape', 'Write a backslash as \\\\.'],
  'unexpected-end': ['the text ends before the JSON does', 'Add the closing brackets.'],
  'text-after-end': ['there is text after the JSON', 'Remove it, or put it into another file.'],
  'unexpected-character': ['this character has no meaning here', 'Remove it.'],
};

/** Reads the text of an input as JSON. Throws an `InputError` with the line and column of the first mistake. */
export const parseJsonInput = ({ name, text }: Input): unknown => {
  const json = text.replace(/^\ufeff/, '');
  try {
    return JSON.parse(json) as unknown;
  } catch {
    const fault = scanJson(json);
    if (fault === null) throw new InputError(`${name} cannot be read as JSON.`);
    const { line, column } = new TextPositions(json).at(fault.offset);
    const [problem, remedy] = FAULTS[fault.error];
    throw new InputError(`${name}:${line}:${column} is not JSON: ${problem}. ${remedy}`);
  }
};
