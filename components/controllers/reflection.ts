import type { PropertyDeclaration } from 'lit';
import { MAX_LENGTH, MAX_SECONDS } from '../../src/limits.js';

/** A string, reflected as it is. An absent attribute is the empty string. */
export const textAttribute = { reflect: true, useDefault: true } satisfies PropertyDeclaration;

/** A boolean attribute: present means true for every value. */
export const flagAttribute = { ...textAttribute, type: Boolean } satisfies PropertyDeclaration;

/** A boolean that may be null, which means not given: `false` is false, any other value is true, as with `spellcheck`. */
export const choiceAttribute: PropertyDeclaration<boolean | null> = {
  ...textAttribute,
  converter: {
    fromAttribute: (value) => (value === null ? null : value.toLowerCase() !== 'false'),
    toAttribute: (value) => (value === null ? null : String(value)),
  },
};

/** A number above 0 is reflected; 0 means not given. */
const positive = (value: number): number | null => (value > 0 ? value : null);

/** Seconds, at most `MAX_SECONDS`, read as HTML reads a floating-point number. An absent, invalid or negative value is 0, which means not given. */
export const secondsAttribute: PropertyDeclaration<number> = {
  ...textAttribute,
  converter: {
    fromAttribute: (value) => {
      const number = parseFloat(value ?? '');
      return number > 0 ? Math.min(number, MAX_SECONDS) : 0;
    },
    toAttribute: positive,
  },
};

/**
 * CSS pixels as a non-negative integer, read as HTML reads the width of a `<video>`: `640` and
 * `640px` are 640. An absent or invalid value and a percentage are 0, which means not given.
 */
export const pixelsAttribute: PropertyDeclaration<number> = {
  ...textAttribute,
  converter: {
    fromAttribute: (value) => {
      const number = parseInt(value ?? '', 10);
      return number > 0 && !/^\s*\+?[\d.]+%/.test(value ?? '') ? Math.min(number, MAX_LENGTH) : 0;
    },
    toAttribute: positive,
  },
};

/** The keyword that a value is, in any case; the first for every other value. */
export const keywordOf = <Word extends string>(
  words: readonly [Word, ...Word[]],
  value: unknown,
): Word => words.find((word) => word === String(value).toLowerCase()) ?? words[0];

/** An enumerated attribute as in HTML: case-insensitive. An absent or invalid value is the first word. */
export const keywordAttribute = <Word extends string>(
  words: readonly [Word, ...Word[]],
): PropertyDeclaration<Word> => ({
  ...textAttribute,
  converter: {
    fromAttribute: (value) => keywordOf(words, value),
  },
});
