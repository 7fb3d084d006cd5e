const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** More than there are sections. */
const MAX_SECTIONS = 200;

/** Bits of a base64url text, read from left to right. */
class BitReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The next bit; null at the end. */
  bit(): number | null {
    const index = Math.floor(this.#at / 6);
    const value = ALPHABET.indexOf(this.#text.charAt(index));
    if (index >= this.#text.length || value === -1) return null;
    const bit = (value >> (5 - (this.#at % 6))) & 1;
    this.#at += 1;
    return bit;
  }

  integer(bits: number): number | null {
    let number = 0;
    for (let count = 0; count < bits; count += 1) {
      const bit = this.bit();
      if (bit === null) return null;
      number = number * 2 + bit;
    }
    return number;
  }

  /** A number in Fibonacci coding, which ends with two ones. */
  fibonacci(): number | null {
    let [weight, next, number, last] = [1, 2, 0, 0];
    for (let count = 0; count < 24; count += 1) {
      const bit = this.bit();
      if (bit === null) return null;
      if (bit === 1 && last === 1) return number;
      if (bit === 1) number += weight;
      [weight, next, last] = [next, weight + next, bit];
    }
    return null;
  }
}

/**
 * The ids of the sections of a GPP string, from its header; null when it cannot be read. Source: IAB GPP consent
 * string specification, header section.
 */
export const gppSections = (gppString: string): readonly number[] | null => {
  const [header = ''] = gppString.split('~', 1);
  const bits = new BitReader(header);
  const [type, version, count] = [bits.integer(6), bits.integer(6), bits.integer(12)];
  if (type !== 3 || version !== 1 || count === null || count > MAX_SECTIONS) return null;
  const sections: number[] = [];
  let last = 0;
  for (let item = 0; item < count; item += 1) {
    const isRange = bits.bit();
    const first = bits.fibonacci();
    const length = isRange === 1 ? bits.fibonacci() : 0;
    if (isRange === null || first === null || length === null || length > MAX_SECTIONS) return null;
    for (let id = last + first; id <= last + first + length; id += 1) sections.push(id);
    last += first + length;
  }
  return sections;
};
