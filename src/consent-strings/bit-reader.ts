import { type ConsentMessage, consentMessage, UnexpectedText } from './decoded-consent.js';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS_PER_CHARACTER = 6;

const valueByCode: ReadonlyMap<number, number> = new Map(
  Array.from(ALPHABET, (character, value) => [character.charCodeAt(0), value]),
);

/** A range of ids, both ends included. */
export type IdRange = readonly [first: number, last: number];

const MAX_ID = 65_535;

/** Ranges in ascending order, joined where they touch. */
const joinRanges = (ranges: readonly IdRange[]): readonly IdRange[] => {
  const joined: IdRange[] = [];
  for (const [first, last] of [...ranges].sort(([one], [other]) => one - other)) {
    const [previousFirst, previousLast] = joined.at(-1) ?? [0, -1];
    if (joined.length > 0 && first <= previousLast + 1)
      joined[joined.length - 1] = [previousFirst, Math.max(previousLast, last)];
    else joined.push([first, last]);
  }
  return joined;
};

/** Reads the bits of a base64url text, the most significant first. Throws UnexpectedText. */
export class BitReader {
  readonly #text: string;
  readonly #offset: number;
  #at = 0;

  /** `offset` is the position of the text in the string that contains it. */
  constructor(text: string, offset: number) {
    this.#text = text;
    this.#offset = offset;
  }

  /** Position of the character that the next bit is in. */
  get position(): number {
    return this.#offset + Math.floor(this.#at / BITS_PER_CHARACTER);
  }

  #bit(field: string): 0 | 1 {
    const index = Math.floor(this.#at / BITS_PER_CHARACTER);
    if (index >= this.#text.length)
      throw new UnexpectedText(this.position, { id: 'fault-no-field', params: { field } });
    const value = valueByCode.get(this.#text.charCodeAt(index));
    if (value === undefined)
      throw new UnexpectedText(this.position, { id: 'fault-base64url', params: {} });
    const shift = BITS_PER_CHARACTER - 1 - (this.#at % BITS_PER_CHARACTER);
    this.#at += 1;
    return ((value >> shift) & 1) as 0 | 1;
  }

  flag(field: string): boolean {
    return this.#bit(field) === 1;
  }

  /** A whole number of up to 48 bits. */
  integer(bits: number, field: string): number {
    let value = 0;
    for (let bit = 0; bit < bits; bit += 1) value = value * 2 + this.#bit(field);
    return value;
  }

  /** A number that has to be one of these. */
  oneOf(allowed: readonly number[], bits: number, field: string): number {
    const { position } = this;
    const value = this.integer(bits, field);
    if (allowed.includes(value)) return value;
    throw new UnexpectedText(position, {
      id: 'fault-number',
      params: { allowed: allowed.map(String), field },
    });
  }

  /** Letters of 6 bits each, A is 0. */
  letters(count: number, field: string): string {
    let text = '';
    for (let letter = 0; letter < count; letter += 1) {
      const { position } = this;
      const value = this.integer(6, field);
      if (value > 25) throw new UnexpectedText(position, { id: 'fault-letter', params: { field } });
      text += ALPHABET.charAt(value);
    }
    return text;
  }

  /** Numbers of the bits that are 1; the first is 1. */
  bitField(length: number, field: string): readonly number[] {
    const ids: number[] = [];
    for (let id = 1; id <= length; id += 1) if (this.flag(field)) ids.push(id);
    return ids;
  }

  /** A list of ids and ranges of ids, each of 16 bits. */
  ranges(field: string): readonly IdRange[] {
    const count = this.integer(12, field);
    const ranges: IdRange[] = [];
    for (let entry = 0; entry < count; entry += 1) {
      const isRange = this.flag(field);
      const first = this.integer(16, field);
      const { position } = this;
      const last = isRange ? this.integer(16, field) : first;
      if (last < first)
        throw new UnexpectedText(position, { id: 'fault-last-id', params: { min: first, field } });
      ranges.push([first, last]);
    }
    return joinRanges(ranges);
  }

  /** Ids up to a largest one, as a bit field or as ranges. */
  ids(field: string): readonly IdRange[] {
    const maxId = this.integer(16, field);
    if (this.flag(field)) return this.ranges(field);
    return joinRanges(this.bitField(maxId, field).map((id) => [id, id]));
  }

  /** A number of at least 1 in Fibonacci coding: the sum of the Fibonacci numbers whose bits are 1; two in a row end it. */
  fibonacci(field: string): number {
    const { position } = this;
    let value = 0;
    let [number, next] = [1, 2];
    for (let previous = 0; ;) {
      const bit = this.#bit(field);
      if (bit === 1 && previous === 1) return value;
      if (bit === 1) value += number;
      if (value > MAX_ID)
        throw new UnexpectedText(position, {
          id: 'fault-large-number',
          params: { max: MAX_ID, field },
        });
      [number, next] = [next, number + next];
      previous = bit;
    }
  }

  /** Ascending ids and ranges of ids, each as its distance from the one before in Fibonacci coding. */
  fibonacciRanges(field: string): readonly IdRange[] {
    const count = this.integer(12, field);
    const ranges: IdRange[] = [];
    let id = 0;
    for (let entry = 0; entry < count; entry += 1) {
      const isRange = this.flag(field);
      const first = id + this.fibonacci(field);
      id = isRange ? first + this.fibonacci(field) : first;
      ranges.push([first, id]);
    }
    return joinRanges(ranges);
  }
}

/** Ranges that are listed. */
const MAX_RANGES = 40;

export const countIds = (ranges: readonly IdRange[]): number =>
  ranges.reduce((count, [first, last]) => count + last - first + 1, 0);

/** The ids of ranges, one by one. */
export const idsIn = (ranges: readonly IdRange[]): readonly number[] =>
  ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );

/** Ids as the parameters of a message. */
export const idParams = (
  ranges: readonly IdRange[],
): { readonly ids: readonly string[]; readonly more: number; readonly count: number } => {
  const listed = ranges.slice(0, MAX_RANGES);
  const count = countIds(ranges);
  return {
    ids: listed.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)),
    more: count - countIds(listed),
    count,
  };
};

/** Ids as the value of a row. */
export const idsValue = (ranges: readonly IdRange[]): ConsentMessage =>
  consentMessage('value-ids', idParams(ranges));

/** The same for ids one by one. */
export const idListValue = (ids: readonly number[]): ConsentMessage =>
  idsValue(joinRanges(ids.map((id) => [id, id])));
