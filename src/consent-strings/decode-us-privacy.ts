import {
  collectSections,
  type ConsentSection,
  type DecodedConsentString,
  UnexpectedText,
} from './decoded-consent.js';

const FIELDS = [
  ['Notice and opportunity to opt out', 'given', 'not given'],
  ['Opt-out of sale', 'opted out', 'not opted out'],
  ['Covered by the limited service provider agreement', 'yes', 'no'],
] as const;

const LENGTH = 1 + FIELDS.length;

/** Reads a US privacy string, which begins at an offset of another string. Throws UnexpectedText. */
export const readUsPrivacySections = (
  text: string,
  offset: number,
  sections: ConsentSection[],
): void => {
  if (!text.startsWith('1')) throw new UnexpectedText(offset, 'the version 1');
  const rows = [{ label: 'Version', value: '1' }];
  sections.push({ title: 'US privacy (deprecated since 2024)', rows });
  FIELDS.forEach(([label, yes, no], index) => {
    const character = text.charAt(index + 1).toUpperCase();
    const values: Readonly<Record<string, string>> = { Y: yes, N: no, '-': 'not applicable' };
    const value = values[character];
    if (value === undefined) throw new UnexpectedText(offset + index + 1, 'Y, N or -');
    rows.push({ label, value });
  });
  if (text.length > LENGTH)
    throw new UnexpectedText(offset + LENGTH, `the end after ${LENGTH} characters`);
};

/**
 * Decodes a US privacy string such as `1YNN`. Never throws: a broken string has a fault. Source: IAB Tech Lab, US
 * Privacy String 1.0.
 */
export const decodeUsPrivacy = (text: string): DecodedConsentString =>
  collectSections('us-privacy', text, (sections) => {
    readUsPrivacySections(text, 0, sections);
  });
