import { UnexpectedText } from './unexpected-text.js';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS_PER_CHARACTER = 6;

const valueByCode: ReadonlyMap<number, number> = new Map(
  Array.from(ALPHABET, (character, value) => [character.charCodeAt(0), value]),
);

const MAX_ID = 65_535;

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

  /** Numbers of the bits that are 1; the first is 1. */
  bitField(length: number, field: string): readonly number[] {
    const ids: number[] = [];
    for (let id = 1; id <= length; id += 1) if (this.flag(field)) ids.push(id);
    return ids;
  }

  /** A whole number of up to 48 bits. */
  integer(bits: number, field: string): number {
    let value = 0;
    for (let bit = 0; bit < bits; bit += 1) value = value * 2 + this.#bit(field);
    return value;
  }

  oneOf(allowed: readonly number[], bits: number, field: string): number {
    const { position } = this;
    const value = this.integer(bits, field);
    if (allowed.includes(value)) return value;
    throw new UnexpectedText(position, {
      id: 'fault-number',
      params: { allowed: allowed.map(String), field },
    });
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
}
