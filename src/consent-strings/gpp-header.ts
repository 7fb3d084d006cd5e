import { type BitReader, countIds, type IdRange } from './bit-reader.js';
import { UnexpectedText } from './decoded-consent.js';

const TYPE = 3;
const VERSION = 1;

/** Sections that a header may name; there are fewer than 30 today. */
const MAX_SECTIONS = 100;

/** Reads the beginning of the header of a GPP string, and returns its version. Throws UnexpectedText. */
export const readGppVersion = (bits: BitReader): number => {
  bits.oneOf([TYPE], 6, 'Type');
  return bits.oneOf([VERSION], 6, 'Version');
};

/** Reads the ids of the sections, which follow the version. Throws UnexpectedText. */
export const readGppSections = (bits: BitReader): readonly IdRange[] => {
  const { position } = bits;
  const ranges = bits.fibonacciRanges('SectionIds');
  if (countIds(ranges) > MAX_SECTIONS)
    throw new UnexpectedText(position, { id: 'fault-max-sections', params: { max: MAX_SECTIONS } });
  return ranges;
};
