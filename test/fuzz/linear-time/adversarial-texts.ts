import type { EntryPoint } from './entry-point.js';

/** A text of any length. */
export interface AdversarialText {
  readonly name: string;
  readonly ofLength: (length: number) => string;
}

/** Tokens that every reader may know. */
const COMMON_TOKENS = [
  ' ',
  '\n',
  '[',
  ']',
  '{',
  '<',
  '>',
  '"',
  '&',
  '%25',
  '=',
  ',',
  '/',
  '.',
  'a',
];

/** What no expression accepts, so that a matcher tries everything before. */
const REFUSED = '\0!';

const repeated = (start: string, token: string, end: string): AdversarialText => ({
  name: `${JSON.stringify(start)} + ${JSON.stringify(token)} × n + ${JSON.stringify(end)}`,
  ofLength: (length) => start + token.repeat(Math.ceil(length / token.length)) + end,
});

/** All of one token, then all of another: nested forms, and repetitions that follow one another. */
const nested = (start: string, token: string, other: string): AdversarialText => ({
  name: `${JSON.stringify(start)} + ${JSON.stringify(token)} × n + ${JSON.stringify(other)} × n`,
  ofLength: (length) => {
    const count = Math.ceil(length / (token.length + other.length));
    return start + token.repeat(count) + other.repeat(count) + REFUSED;
  },
});

/** Pairs of tokens that a run of the tests tries for an entry point. */
const PAIRS = 12;

/** Some of a list, from everywhere in it. */
const sample = <Item>(items: readonly Item[], count: number): readonly Item[] => {
  const step = Math.max(1, items.length / count);
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[Math.floor(index * step)],
  ).filter((item) => item !== undefined);
};

/**
 * Texts that make a quadratic reader of these tokens slow: each token repeated, with and without an end that is
 * refused, and pairs of tokens alternating and nested. A pair begins with one of the reader's own tokens.
 */
export const adversarialTexts = ({ starts, tokens }: EntryPoint): readonly AdversarialText[] => {
  const all = [...new Set([...COMMON_TOKENS, ...tokens])];
  const [first = ''] = starts;
  const pairs = tokens.flatMap((token) =>
    all.filter((other) => other !== token).map((other) => [token, other] as const),
  );
  return [
    ...all.map((token) => repeated(first, token, '')),
    ...starts.flatMap((start) => all.map((token) => repeated(start, token, REFUSED))),
    ...sample(pairs, PAIRS).flatMap(([token, other], index) => {
      const start = starts[index % starts.length] ?? '';
      return [repeated(start, token + other, REFUSED), nested(start, token, other)];
    }),
  ];
};
