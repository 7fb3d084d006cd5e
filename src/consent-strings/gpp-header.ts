import type { BitReader } from './bit-reader.js';
import { UnexpectedText } from './unexpected-text.js';
import { countIds, type IdRange, joinRanges } from './id-ranges.js';

const TYPE = 3;
const VERSION = 1;

/** Sections that a header may name; there are fewer than 30 today. */
const MAX_SECTIONS = 100;

/** Reads the beginning of the header of a GPP string, and returns its version. Throws UnexpectedText. */
export const readGppVersion = (bits: BitReader): number => {
  bits.oneOf([TYPE], 6, 'Type');
  return bits.oneOf([VERSION], 6, 'Version');
};

/**
 * Reads the ids of the sections, which follow the version: ascending ids and ranges of ids, each as its distance from the
 * one before in Fibonacci coding. Throws UnexpectedText.
 */
export const readGppSections = (bits: BitReader): readonly IdRange[] => {
  const field = 'SectionIds';
  const { position } = bits;
  let id = 0;
  const ranges = Array.from({ length: bits.integer(12, field) }, (): IdRange => {
    const isRange = bits.flag(field);
    const first = id + bits.fibonacci(field);
    id = isRange ? first + bits.fibonacci(field) : first;
    return [first, id];
  });
  if (countIds(ranges) > MAX_SECTIONS)
    throw new UnexpectedText(position, {
      id: 'fault-max-sections',
      params: { max: MAX_SECTIONS },
    });
  return joinRanges(ranges);
};
