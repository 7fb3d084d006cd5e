import type { ConsentStringsMessages } from '../messages/generated/consent-strings/index.js';
import { BitReader } from './bit-reader.js';
import {
  collectSections,
  type ConsentMessage,
  consentMessage,
  type ConsentRow,
  type ConsentSection,
  type ConsentText,
  type DecodedConsentString,
} from './decoded-consent.js';
import { UnexpectedText } from './unexpected-text.js';
import { idListValue, idParams, idsValue } from './id-ranges.js';
import { readIds, readLetters, readRanges } from './tc-fields.js';
import { MAX_PURPOSES, MAX_SPECIAL_FEATURES } from './tcf-lists.js';

/** Purposes and special features that have a name in the TCF policies. */
const NAMED_PURPOSES = 11;
const NAMED_SPECIAL_FEATURES = 2;

const RESTRICTIONS = [
  'value-not-allowed-vendors',
  'value-consent-vendors',
  'value-interest-vendors',
] as const;

const yesOrNo = (value: boolean): ConsentMessage =>
  consentMessage(value ? 'value-yes' : 'value-no');

/** Tenths of a second since 1970, as an ISO 8601 time. */
const timeValue = (deciseconds: number): ConsentText => {
  const time = new Date(deciseconds * 100);
  return Number.isNaN(time.getTime()) ? consentMessage('value-not-a-time') : time.toISOString();
};

const numbersTo = (last: number): readonly number[] =>
  Array.from({ length: last }, (_, index) => index + 1);

const basisValue = (hasConsent: boolean, hasInterest: boolean): ConsentMessage => {
  if (hasConsent)
    return consentMessage(hasInterest ? 'value-consent-and-interest' : 'value-consent');
  return consentMessage(hasInterest ? 'value-interest' : 'value-no');
};

/** One row for each purpose that has a name or is allowed. */
const purposeRows = (
  label: 'label-purpose' | 'label-publisher-purpose',
  consents: readonly number[],
  interests: readonly number[],
): readonly ConsentRow[] =>
  numbersTo(MAX_PURPOSES)
    .filter((id) => id <= NAMED_PURPOSES || consents.includes(id) || interests.includes(id))
    .map((id) => ({
      label: consentMessage(label, { id }),
      value: basisValue(consents.includes(id), interests.includes(id)),
    }));

const specialFeatureRows = (ids: readonly number[]): readonly ConsentRow[] =>
  [...new Set([...numbersTo(NAMED_SPECIAL_FEATURES), ...ids])].map((id) => ({
    label: consentMessage('label-special-feature', { id }),
    value: yesOrNo(ids.includes(id)),
  }));

const restrictionRow = (bits: BitReader): ConsentRow => {
  const id = bits.integer(6, 'PubRestrictions');
  const type = bits.oneOf([0, 1, 2], 2, 'PubRestrictions') as 0 | 1 | 2;
  return {
    label: consentMessage('label-restriction', { id }),
    value: consentMessage(RESTRICTIONS[type], idParams(readRanges(bits, 'PubRestrictions'))),
  };
};

/** Labels without parameters. */
type Label = Exclude<
  Extract<keyof ConsentStringsMessages, `label-${string}`>,
  'label-purpose' | 'label-publisher-purpose' | 'label-special-feature' | 'label-restriction'
>;

const row = (label: Label, value: ConsentRow['value']): readonly ConsentRow[] => [
  { label: consentMessage(label), value },
];

/** The fields of the core segment, in order, each one or more rows. */
const CORE_FIELDS: readonly ((bits: BitReader) => readonly ConsentRow[])[] = [
  (bits) => row('label-created', timeValue(bits.integer(36, 'Created'))),
  (bits) => row('label-last-updated', timeValue(bits.integer(36, 'LastUpdated'))),
  (bits) => row('label-consent-platform', bits.integer(12, 'CmpId')),
  (bits) => row('label-consent-platform-version', bits.integer(12, 'CmpVersion')),
  (bits) => row('label-screen', bits.integer(6, 'ConsentScreen')),
  (bits) => row('label-language', readLetters(bits, 2, 'ConsentLanguage')),
  (bits) => row('label-vendor-list-version', bits.integer(12, 'VendorListVersion')),
  (bits) => row('label-policy-version', bits.integer(6, 'TcfPolicyVersion')),
  (bits) => row('label-service-specific', yesOrNo(bits.flag('IsServiceSpecific'))),
  (bits) => row('label-non-standard-texts', yesOrNo(bits.flag('UseNonStandardTexts'))),
  (bits) => specialFeatureRows(bits.bitField(MAX_SPECIAL_FEATURES, 'SpecialFeatureOptIns')),
  (bits) => {
    const consents = bits.bitField(MAX_PURPOSES, 'PurposesConsent');
    const interests = bits.bitField(MAX_PURPOSES, 'PurposesLITransparency');
    return purposeRows('label-purpose', consents, interests);
  },
  (bits) => row('label-purpose-1-not-shown', yesOrNo(bits.flag('PurposeOneTreatment'))),
  (bits) => row('label-publisher-country', readLetters(bits, 2, 'PublisherCC')),
  (bits) => row('label-consent-vendors', idsValue(readIds(bits, 'VendorConsent'))),
  (bits) => row('label-interest-vendors', idsValue(readIds(bits, 'VendorLegitimateInterest'))),
  (bits) =>
    Array.from({ length: bits.integer(12, 'NumPubRestrictions') }, () => restrictionRow(bits)),
];

const publisherRows = (bits: BitReader): readonly ConsentRow[] => {
  const consents = bits.bitField(MAX_PURPOSES, 'PubPurposesConsent');
  const interests = bits.bitField(MAX_PURPOSES, 'PubPurposesLITransparency');
  const count = bits.integer(6, 'NumCustomPurposes');
  const custom = bits.bitField(count, 'CustomPurposesConsent');
  const customInterests = bits.bitField(count, 'CustomPurposesLITransparency');
  return [
    ...purposeRows('label-publisher-purpose', consents, interests),
    ...row('label-custom-consent-purposes', idListValue(custom)),
    ...row('label-custom-interest-purposes', idListValue(customInterests)),
  ];
};

const readSegment = (bits: BitReader): ConsentSection => {
  switch (bits.oneOf([1, 2, 3], 3, 'SegmentType')) {
    case 1:
      return {
        title: consentMessage('title-disclosed-vendors'),
        rows: row('label-vendors', idsValue(readIds(bits, 'DisclosedVendors'))),
      };
    case 2:
      return {
        title: consentMessage('title-allowed-vendors'),
        rows: row('label-vendors', idsValue(readIds(bits, 'AllowedVendors'))),
      };
    default:
      return { title: consentMessage('title-publisher-purposes'), rows: publisherRows(bits) };
  }
};

const readVersion = (bits: BitReader): readonly ConsentRow[] => {
  const { position } = bits;
  const version = bits.integer(6, 'Version');
  if (version !== 2)
    throw new UnexpectedText(position, { id: 'fault-tc-version', params: { version } });
  return row('label-version', version);
};

/** Reads the segments of a TC string, which begins at an offset of another string. Throws UnexpectedText. */
export const readTcSections = (
  text: string,
  offset: number,
  sections: ConsentSection[],
  title = 'Transparency and Consent Framework',
): void => {
  let start = offset;
  text.split('.').forEach((segment, index) => {
    const bits = new BitReader(segment, start);
    start += segment.length + 1;
    if (index > 0) {
      sections.push(readSegment(bits));
      return;
    }
    const rows = [...readVersion(bits)];
    sections.push({ title, rows });
    for (const read of CORE_FIELDS) rows.push(...read(bits));
  });
};

/**
 * Decodes a consent string of the Transparency and Consent Framework, version 2. Never throws: version 1 and broken
 * strings have a fault, with all that was read before it. Source: IAB Tech Lab, Consent string and vendor list
 * formats v2.
 */
export const decodeTcString = (text: string): DecodedConsentString =>
  collectSections('tcf', text, (sections) => {
    readTcSections(text, 0, sections);
  });
