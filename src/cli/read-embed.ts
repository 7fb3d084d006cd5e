import type { Embed } from '../schema/embed.js';
import { InputError } from './cli-error.js';
import type { Input } from './input.js';
import { parseJson } from './json/parse-json.js';

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
};

/** Whether the text of an input looks like JSON rather than like an ad tag or markup. */
export const looksLikeJson = ({ text }: Input): boolean => /^[\s\ufeff]*[{["]/.test(text);

/** The embed object in an input. Throws an `InputError` if it is not JSON, or not an object. */
export const readEmbed = (input: Input): Embed => {
  if (input.from === 'argument')
    throw new InputError(
      'A URL was given where a file with an embed was expected: download the embed, and give the file or pipe it in.',
    );
  const json = parseJson(input);
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as Embed;
  throw new InputError(
    `${input.name} contains ${kindOf(json)}, not an embed: give the JSON object of one embed.`,
  );
};
