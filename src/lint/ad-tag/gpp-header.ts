import { BitReader } from '../../consent-strings/bit-reader.js';
import { UnexpectedText } from '../../consent-strings/unexpected-text.js';
import { readGppSections, readGppVersion } from '../../consent-strings/gpp-header.js';
import { idsIn } from '../../consent-strings/id-ranges.js';

/** The ids of the sections of a GPP string, from its header; null when it cannot be read. */
export const gppSections = (gppString: string): readonly number[] | null => {
  const [header = ''] = gppString.split('~', 1);
  const bits = new BitReader(header, 0);
  try {
    readGppVersion(bits);
    return idsIn(readGppSections(bits));
  } catch (error) {
    if (error instanceof UnexpectedText) return null;
    throw error;
  }
};
