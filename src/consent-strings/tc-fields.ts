import type { BitReader } from './bit-reader.js';
import { UnexpectedText } from './unexpected-text.js';
import { type IdRange, joinRanges } from './id-ranges.js';

const CODE_OF_A = 65;

const LETTERS = 26;

/** Letters of 6 bits each, A is 0. */
export const readLetters = (bits: BitReader, count: number, field: string): string => {
  const codes = Array.from({ length: count }, () => {
    const { position } = bits;
    const value = bits.integer(6, field);
    if (value < LETTERS) return CODE_OF_A + value;
    throw new UnexpectedText(position, { id: 'fault-letter', params: { field } });
  });
  return String.fromCharCode(...codes);
};

/** A list of ids and ranges of ids, each of 16 bits. */
export const readRanges = (bits: BitReader, field: string): readonly IdRange[] => {
  const ranges = Array.from({ length: bits.integer(12, field) }, (): IdRange => {
    const isRange = bits.flag(field);
    const first = bits.integer(16, field);
    const { position } = bits;
    const last = isRange ? bits.integer(16, field) : first;
    if (last >= first) return [first, last];
    throw new UnexpectedText(position, { id: 'fault-last-id', params: { min: first, field } });
  });
  return joinRanges(ranges);
};

/** Ids up to a largest one, as a bit field or as ranges. */
export const readIds = (bits: BitReader, field: string): readonly IdRange[] => {
  const maxId = bits.integer(16, field);
  if (bits.flag(field)) return readRanges(bits, field);
  return joinRanges(bits.bitField(maxId, field).map((id) => [id, id]));
};
