import type { TextEdit } from './ad-tag-text.js';

/** Characters without width or with the direction of writing, line breaks and tabs. */
const INVISIBLE = '[\\t\\r\\n\\u00ad\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff]+';

/** The same, percent-encoded by a program that the tag passed. */
const ENCODED_INVISIBLE =
  '(?:%E2%80%8[B-F]|%E2%80%A[89A-E]|%E2%81%A[0-9]|%EF%BB%BF|%C2%AD|%0[9AD])+';

/** Blanks beside the separators of parameters, which no name and no value has. */
const BESIDE_SEPARATOR = '(?<![ \\u00a0])[ \\u00a0]+(?=[&?=])|(?<=[&?=])[ \\u00a0]+';

/** Stray only at the end of the tag. */
const ENCODED_BLANKS = '(?<!%(?:25)?)((?:%20|%C2%A0)+)';

const STRAY = new RegExp(
  [INVISIBLE, ENCODED_INVISIBLE, BESIDE_SEPARATOR, ENCODED_BLANKS].join('|'),
  'gi',
);

/** Edits that remove blanks and invisible characters that belong to no part of an ad tag. */
export const strayBlanks = (tag: string): readonly TextEdit[] =>
  Array.from(tag.matchAll(STRAY)).flatMap(({ 0: { length }, 1: blanks, index }) => {
    const end = index + length;
    return blanks === undefined || end === tag.length ? [{ start: index, end, text: '' }] : [];
  });

/** Whether a range of an ad tag is nothing but blanks beside a separator. */
export const isStrayBlank = (tag: string, start: number, end: number): boolean =>
  /^[ \u00a0]+$/.test(tag.slice(start, end)) &&
  (/[&?=]/.test(tag.charAt(end)) || /[&?=]/.test(tag.charAt(start - 1)));
