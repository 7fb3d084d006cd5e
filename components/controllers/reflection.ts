import type { PropertyDeclaration } from 'lit';
import { MAX_LENGTH } from '../../src/resolve/read-value.js';

/** Text, reflected as it is. Absent means the empty string. */
export const text = { reflect: true, useDefault: true } satisfies PropertyDeclaration;

/** A boolean attribute: present means true, whatever its value. */
export const flag = {
  type: Boolean,
  reflect: true,
  useDefault: true,
} satisfies PropertyDeclaration;

/**
 * A boolean with a default that is decided elsewhere: absent is null, `false` is false, anything else is
 * true, as with `spellcheck`.
 */
export const choice: PropertyDeclaration<boolean | null> = {
  reflect: true,
  useDefault: true,
  converter: {
    fromAttribute: (value) => (value === null ? null : value.toLowerCase() !== 'false'),
    toAttribute: (value) => (value === null ? null : String(value)),
  },
};

/**
 * CSS pixels as a non-negative integer, read as HTML reads the width of a `<video>`: `640` and
 * `640px` are 640. Absent, invalid or a percentage is 0, which means not given.
 */
export const pixels: PropertyDeclaration<number> = {
  reflect: true,
  useDefault: true,
  converter: {
    fromAttribute: (value) => {
      const [, digits, unit] = /^\s*\+?(\d+)([.\d]*%)?/.exec(value ?? '') ?? [];
      return unit === undefined ? Math.min(Number(digits ?? 0), MAX_LENGTH) : 0;
    },
    toAttribute: (value) => (value > 0 ? value : null),
  },
};

/** An enumerated attribute as in HTML: case-insensitive, and the first word for anything else. */
export const keyword = <Word extends string>(
  words: readonly [Word, ...Word[]],
): PropertyDeclaration<Word> => ({
  reflect: true,
  useDefault: true,
  converter: {
    fromAttribute: (value) => words.find((word) => word === value?.toLowerCase()) ?? words[0],
  },
});
