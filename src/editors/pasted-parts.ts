import type { EmbedBlock } from './embed-block.js';
import type { EmbedRecognizer } from './embed-recognizer.js';

export type PastedPart = string | EmbedBlock;

/** Longer texts are articles, in which code is an example. */
const MAX_LENGTH = 100_000;

/** The elements that the code of an embed begins with. A link in a text stays a link. */
const CODE_START = /<(media-embed|iframe|amp-iframe|oembed|figure|div)(?=[\s>])/gi;

/** The service's script behind its container. */
const SCRIPT = /\s*<script\b[^<>]*>\s*<\/script>/iy;

const MARKUP = /<[a-z!/?]/i;

/** The end of the element of this name, with the service's script behind it; -1 if it is not closed. */
const endOfCode = (text: string, lowerCase: string, start: number, name: string): number => {
  const close = `</${name.toLowerCase()}>`;
  const index = lowerCase.indexOf(close, start);
  if (index === -1) return -1;
  SCRIPT.lastIndex = index + close.length;
  return SCRIPT.test(text) ? SCRIPT.lastIndex : index + close.length;
};

/** What stands around code in a text: no other markup, and no marks of code that is an example. */
const isPlain = (text: string): boolean => !MARKUP.test(text) && !text.includes('`');

const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * The block of a text that is an embed, or the paragraphs and blocks of one that has the code of embeds and other text
 * around it, such as a line of a mail; null for every other text. A text with other markup, or with code in backquotes,
 * is source code and is no such text.
 */
export const pastedParts = (
  recognizer: EmbedRecognizer,
  text: unknown,
): readonly PastedPart[] | null => {
  const whole = recognizer.blockIn(text);
  if (whole !== null) return [whole];
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return null;
  const lowerCase = text.toLowerCase();
  const parts: PastedPart[] = [];
  let from = 0;
  for (const { index, 1: name = '' } of text.matchAll(CODE_START)) {
    if (index < from) continue;
    const end = endOfCode(text, lowerCase, index, name);
    const block = end === -1 ? null : recognizer.blockIn(text.slice(index, end));
    const before = text.slice(from, index);
    if (block === null || !isPlain(before)) return null;
    parts.push(...paragraphsOf(before), block);
    from = end;
  }
  const rest = text.slice(from);
  if (from === 0 || !isPlain(rest)) return null;
  const all = [...parts, ...paragraphsOf(rest)];
  return all.length > 1 ? all : null;
};
