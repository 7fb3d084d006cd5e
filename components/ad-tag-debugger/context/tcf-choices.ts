import { BitReader } from '../../../src/consent-strings/bit-reader.js';
import { MAX_PURPOSES, MAX_SPECIAL_FEATURES } from '../../../src/consent-strings/tcf-lists.js';
import { UnexpectedText } from '../../../src/consent-strings/unexpected-text.js';
import type { Consent } from '../../../src/viewer.js';

/** Bits of the core segment before `SpecialFeatureOptIns`. Source: Consent string and vendor list formats v2. */
const BITS_BEFORE_CHOICES = 140;

/** The purposes and special features that a TC string allows, as a player reads them; empty if it cannot be read. */
export const tcfChoices = (
  tcString: string,
): Pick<Consent, 'tcfPurposes' | 'tcfSpecialFeatures'> => {
  const bits = new BitReader(tcString.split('.', 1)[0] ?? '', 0);
  try {
    bits.bitField(BITS_BEFORE_CHOICES, 'Version');
    const tcfSpecialFeatures = bits.bitField(MAX_SPECIAL_FEATURES, 'SpecialFeatureOptIns');
    return { tcfSpecialFeatures, tcfPurposes: bits.bitField(MAX_PURPOSES, 'PurposesConsent') };
  } catch (error) {
    if (error instanceof UnexpectedText) return {};
    throw error;
  }
};
