import { InputError } from '../cli-error.js';
import type { Input } from '../input.js';
import { TextLines } from '../text-lines.js';
import { scanJson, type JsonFault } from './scan-json.js';

const foundAt = (text: string, offset: number): string => {
  const code = text.codePointAt(offset);
  if (code === undefined) return 'The text ends';
  const character = String.fromCodePoint(code);
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
    ? `${JSON.stringify(character)} is`
    : `The character U+${code.toString(16).toUpperCase().padStart(4, '0')} is`;
};

const describe = ({ name, text }: Input, { offset, expected }: JsonFault): InputError => {
  const { line, column } = new TextLines(text).positionOf(offset);
  return new InputError(
    `${name}:${line}:${column} is not JSON. ${foundAt(text, offset)} where ${expected} was expected: correct it, or export the JSON again.`,
  );
};

/** Reads the text of an input as JSON. Throws an `InputError` with the line and column of the first mistake. */
export const parseJson = (input: Input): unknown => {
  try {
    return JSON.parse(input.text.replace(/^\ufeff/, '')) as unknown;
  } catch {
    const { fault } = scanJson(input.text);
    throw fault === null
      ? new InputError(`${input.name} cannot be read as JSON.`)
      : describe(input, fault);
  }
};
