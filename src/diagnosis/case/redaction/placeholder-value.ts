/** Parts of a value that do not belong to the secret: placeholders of an ad tag, and white space. */
const KEPT = /\[[^[\]]*\]|%5B(?:[^%]|%[^%5]|%5[^%BD])*%5D|\{\{[^{}]*\}\}|\$?\{[^{}]*\}|%%[^%]*%%/gi;

/** A letter or digit, as it is or percent-encoded any number of times, or a part of another character. */
const CHARACTER = /%(?:25)*([\da-f]{2})|[a-z\d]|[^\p{ASCII}]/giu;

/** Letters that also stand in a UUID. */
const LETTERS = 'abcdef';

const US_PRIVACY = /^1[YN-]{3}$/i;

/** The next digit of a counter, written from the right. */
class Counter {
  #rest: number;

  constructor(count: number) {
    this.#rest = count;
  }

  next(base: number): number {
    const digit = this.#rest % base;
    this.#rest = Math.floor(this.#rest / base);
    return digit;
  }
}

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(2, '0');

const replacement = (character: string, counter: Counter): string => {
  if (/\d/.test(character)) return String(counter.next(10));
  const letter = LETTERS.charAt(counter.next(LETTERS.length)) || 'a';
  return /[A-Z]/.test(character) ? letter.toUpperCase() : letter;
};

/** Replaces one character. Bytes of UTF-8 keep their kind, so that the text can still be decoded. */
const replaced = (match: string, escape: string | undefined, counter: Counter): string => {
  if (escape === undefined) return /[a-z\d]/i.test(match) ? replacement(match, counter) : 'a';
  const code = Number.parseInt(escape, 16);
  const prefix = match.slice(0, -2);
  if (code >= 0x80) return code < 0xc0 ? `${prefix}A9` : match;
  const character = String.fromCharCode(code);
  return /[a-z\d]/i.test(character)
    ? prefix + hex(replacement(character, counter).charCodeAt(0))
    : match;
};

const fill = (secret: string, counter: Counter): string => {
  const pieces = Array.from(secret.matchAll(CHARACTER));
  let text = '';
  let end = secret.length;
  for (const piece of pieces.reverse()) {
    const after = secret.slice(piece.index + piece[0].length, end);
    text = replaced(piece[0], piece[1], counter) + after + text;
    end = piece.index;
  }
  return secret.slice(0, end) + text;
};

const parts = (value: string): readonly (readonly [text: string, isSecret: boolean])[] => {
  const pieces: (readonly [string, boolean])[] = [];
  let start = 0;
  for (const match of value.matchAll(KEPT)) {
    pieces.push([value.slice(start, match.index), true], [match[0], false]);
    start = match.index + match[0].length;
  }
  return [...pieces, [value.slice(start), true]];
};

/** How many characters at the beginning are the version of a consent string. */
const versionLength = (value: string): number => {
  // TCF: the first six bits. GPP: the header, which lists the sections; it needs a section behind it.
  const header = /^D[\w-]{3,20}~/.exec(value)?.[0];
  if (header !== undefined) return header.length;
  return /^[BC][\w-]{20,}/.test(value) ? 1 : 0;
};

/**
 * A value of the same form and length that stands for the `index`-th secret (from 1): letters become letters, digits
 * digits, and everything else stays, so that a rule about its form has the same result. The same secret always has the
 * same placeholder, and two secrets have two if they are long enough.
 */
export const placeholderValue = (value: string, index: number): string => {
  if (US_PRIVACY.test(value)) return '1---';
  const kept = versionLength(value);
  const counter = new Counter(index);
  const reversed = [...parts(value.slice(kept))].reverse();
  const filled = reversed.map(([text, isSecret]) => (isSecret ? fill(text, counter) : text));
  return value.slice(0, kept) + filled.reverse().join('');
};
