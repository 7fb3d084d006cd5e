import {
  collectSections,
  consentMessage,
  type ConsentRow,
  type ConsentSection,
  type DecodedConsentString,
} from './decoded-consent.js';
import { UnexpectedText } from './unexpected-text.js';

const FIELDS = [
  ['label-notice', 'value-given', 'value-not-given'],
  ['label-sale-opt-out', 'value-opted-out', 'value-not-opted-out'],
  ['label-service-provider-agreement', 'value-yes', 'value-no'],
] as const;

type Value = (typeof FIELDS)[number][1 | 2] | 'value-not-applicable';

const LENGTH = 1 + FIELDS.length;

/** Reads a US privacy string, which begins at an offset of another string. Throws UnexpectedText. */
export const readUsPrivacySections = (
  text: string,
  offset: number,
  sections: ConsentSection[],
): void => {
  if (!text.startsWith('1'))
    throw new UnexpectedText(offset, { id: 'fault-us-privacy-version', params: {} });
  const rows: ConsentRow[] = [{ label: consentMessage('label-version'), value: 1 }];
  sections.push({ title: consentMessage('title-us-privacy'), rows });
  FIELDS.forEach(([label, yes, no], index) => {
    const character = text.charAt(index + 1).toUpperCase();
    const values: Readonly<Record<string, Value>> = { Y: yes, N: no, '-': 'value-not-applicable' };
    const value = values[character];
    if (value === undefined)
      throw new UnexpectedText(offset + index + 1, { id: 'fault-us-privacy-letter', params: {} });
    rows.push({ label: consentMessage(label), value: consentMessage(value) });
  });
  if (text.length > LENGTH)
    throw new UnexpectedText(offset + LENGTH, {
      id: 'fault-us-privacy-length',
      params: { length: LENGTH },
    });
};

/**
 * Decodes a US privacy string such as `1YNN`. Never throws: a broken string has a fault. Source: IAB Tech Lab, US
 * Privacy String 1.0.
 */
export const decodeUsPrivacy = (text: string): DecodedConsentString =>
  collectSections('us-privacy', text, (sections) => {
    readUsPrivacySections(text, 0, sections);
  });
