import { decodeGppString } from './decode-gpp-string.js';
import { decodeTcString } from './decode-tc-string.js';
import { decodeUsPrivacy } from './decode-us-privacy.js';
import { collectSections, type DecodedConsentString } from './decoded-consent.js';
import { UnexpectedText } from './unexpected-text.js';

/**
 * Decodes a consent string by its beginning: `C` a TC string, `D` a GPP string, `1` a US privacy string; `B` is a TC
 * string of version 1, which is refused. Never throws. Blanks around the string are ignored; positions count without them.
 */
export const decodeConsentString = (text: string): DecodedConsentString => {
  const string = text.trim();
  switch (string.charAt(0)) {
    case 'B':
    case 'C':
      return decodeTcString(string);
    case 'D':
      return decodeGppString(string);
    case '1':
      return decodeUsPrivacy(string);
    default:
      return collectSections(null, string, () => {
        throw new UnexpectedText(0, { id: 'fault-format', params: {} });
      });
  }
};
