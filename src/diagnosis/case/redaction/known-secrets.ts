import { placeholderValue } from './placeholder-value.js';

/** Secrets of one export. Pages have some tens; what is beyond is still replaced where its name stands. */
const MAX_SECRETS = 2000;

/** Shorter values and plain words occur everywhere and identify nobody. */
const MIN_LENGTH = 6;
/** No identifier is longer; the search for a longer value would take too long. */
const MAX_LENGTH = 8000;
const WORD = /^[a-z]+(?:(?:[-_][A-Z]?|[A-Z])[a-z]+)*$/;

/** A text with every percent escape decoded, by which a value is found before the exact search. */
const decoded = (text: string): string => {
  let plain = text;
  for (let level = 0; level < 3 && plain.includes('%'); level += 1)
    plain = plain
      .replace(/%25/g, '%')
      .replace(/%([2-7][\da-f])/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
  return plain.replaceAll('&amp;', '&').toLowerCase();
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** A pattern for one character: as it is, percent-encoded any number of times, or as a character reference. */
const characterPattern = (character: string): string => {
  const code = character.charCodeAt(0);
  if (code > 0x7f)
    return `(?:${escaped(character)}|${escaped(encodeURIComponent(character)).replaceAll('%', '%(?:25)*')})`;
  const percent = `%(?:25)*${code.toString(16).padStart(2, '0')}`;
  if (/[a-z\d]/i.test(character)) return `(?:${character}|${percent})`;
  const reference = character === '&' ? '|&amp;|\\\\u0026' : '';
  return `(?:${escaped(character)}|${percent}${reference})`;
};

const wellFormed = (text: string): string =>
  text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '');

const patternOf = (value: string): RegExp =>
  new RegExp(Array.from(wellFormed(value), characterPattern).join(''), 'gi');

interface KnownSecret {
  readonly index: number;
  /** In lower case and decoded. */
  readonly plain: string;
  readonly pattern: RegExp;
}

/** Collects the secrets of everything that is exported, and replaces them wherever they stand. */
export class KnownSecrets {
  readonly #indexes = new Map<string, number>();
  readonly #known: KnownSecret[] = [];

  /** Adds a value. A short one and a plain word are replaced only where their names stand. */
  add(value: string): void {
    const plain = decoded(value);
    if (this.#indexes.has(plain)) return;
    const index = this.#indexes.size + 1;
    this.#indexes.set(plain, index);
    const isSearched =
      plain.length >= MIN_LENGTH && value.length <= MAX_LENGTH && !WORD.test(value);
    if (!isSearched || this.#known.length >= MAX_SECRETS) return;
    this.#known.push({ index, plain, pattern: patternOf(value) });
    // A longer value may contain a shorter one, and is replaced first.
    this.#known.sort((a, b) => b.plain.length - a.plain.length);
  }

  placeholder(value: string): string {
    return placeholderValue(value, this.#indexes.get(decoded(value)) ?? 0);
  }

  /** The text with a placeholder for every known value in it, in any encoding. */
  replaceIn(text: string): string {
    if (this.#known.length === 0) return text;
    const plain = decoded(text);
    return this.#known.reduce(
      (rest, { plain: value, pattern, index }) =>
        plain.includes(value)
          ? rest.replace(pattern, (match) => placeholderValue(match, index))
          : rest,
      text,
    );
  }
}
