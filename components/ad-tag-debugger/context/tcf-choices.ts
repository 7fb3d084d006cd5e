import { BitReader } from '../../../src/consent-strings/bit-reader.js';
import { MAX_PURPOSES, MAX_SPECIAL_FEATURES } from '../../../src/consent-strings/tcf-lists.js';
import { UnexpectedText } from '../../../src/consent-strings/decoded-consent.js';
import { readBitField } from '../../../src/consent-strings/tc-fields.js';
import type { Consent } from '../../../src/viewer.js';

/** Bits of the core segment before `SpecialFeatureOptIns`. Source: Consent string and vendor list formats v2. */
const BITS_BEFORE_CHOICES = 140;

/** The purposes and special features that a TC string allows, as a player reads them; empty if it cannot be read. */
export const tcfChoices = (
  tcString: string,
): Pick<Consent, 'tcfPurposes' | 'tcfSpecialFeatures'> => {
  const bits = new BitReader(tcString.split('.', 1)[0] ?? '', 0);
  try {
    readBitField(bits, BITS_BEFORE_CHOICES, 'Version');
    const tcfSpecialFeatures = readBitField(bits, MAX_SPECIAL_FEATURES, 'SpecialFeatureOptIns');
    return { tcfSpecialFeatures, tcfPurposes: readBitField(bits, MAX_PURPOSES, 'PurposesConsent') };
  } catch (error) {
    if (error instanceof UnexpectedText) return {};
    throw error;
  }
};
