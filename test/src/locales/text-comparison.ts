import { optionNames } from '../../../components/media-embed-code/option-names.js';

/** Everything that a function of the texts may be called with: a text, a number, or details with names. */
const argument = (digits: string): object =>
  Object.assign(new String(digits), {
    ...{ found: digits, min: digits, max: digits },
    ...optionNames(() => digits),
  });

const DIGITS = ['7391', '8642', '9513'];
const ARGUMENTS = DIGITS.map(argument);

/** A text is a string, or a function or a table that leads to one. */
const textsOf = (value: unknown, path: string): readonly (readonly [string, string])[] => {
  if (typeof value === 'function')
    return textsOf((value as (...args: readonly unknown[]) => unknown)(...ARGUMENTS), path);
  if (typeof value !== 'object' || value === null || value instanceof String)
    return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, `${path}/${key}`));
};

/** Every text by its path; functions are called with different numbers. */
export const flattenTexts = (texts: object): ReadonlyMap<string, string> =>
  new Map(textsOf(texts, ''));

/** The numbers in a text, in any notation. */
const numbersIn = (text: string): readonly string[] => {
  const plain = text.replace(/(?<=\d)[.,\s](?=\d{3})/gu, '');
  return DIGITS.filter((digits) => plain.includes(digits));
};

export interface TextComparison {
  /** Paths that only one of the two has. */
  readonly unmatched: readonly string[];
  readonly empty: readonly string[];
  /** Texts that leave out or add a value. */
  readonly otherValues: readonly string[];
  /** Texts that are the same in both, each once. */
  readonly same: readonly string[];
}

/** Compares the texts of a language with the English ones. */
export const compareTexts = (english: object, translated: object): TextComparison => {
  const from = flattenTexts(english);
  const to = flattenTexts(translated);
  const pairs = [...from].flatMap(([path, text]) => {
    const other = to.get(path);
    return other === undefined ? [] : [{ path, text, other }];
  });
  return {
    unmatched: [...new Set([...from.keys(), ...to.keys()])].filter(
      (path) => !from.has(path) || !to.has(path),
    ),
    empty: pairs.filter(({ text, other }) => text !== '' && other.trim() === '').map((p) => p.path),
    otherValues: pairs
      .filter(({ text, other }) => numbersIn(text).join() !== numbersIn(other).join())
      .map(({ path, other }) => `${path}: ${other}`),
    same: [
      ...new Set(
        pairs
          .filter(({ text, other }) => text === other && /\p{L}{2}/u.test(text))
          .map(({ other }) => other),
      ),
    ],
  };
};
