import { BitReader, formatIdList, formatIds } from './bit-reader.js';
import {
  collectSections,
  type ConsentRow,
  type ConsentSection,
  type DecodedConsentString,
  UnexpectedText,
} from './decoded-consent.js';

/** Names of the purposes in the TCF policies, shortened. */
const PURPOSES = [
  'store or read information on the device',
  'select ads with limited data',
  'create profiles for personalized ads',
  'select personalized ads with profiles',
  'create profiles for personalized content',
  'select personalized content with profiles',
  'measure ads',
  'measure content',
  'understand audiences',
  'develop and improve services',
  'select content with limited data',
];

const SPECIAL_FEATURES = ['precise location', 'identify the device by scanning it'];

const RESTRICTIONS = ['not allowed', 'only with consent', 'only with legitimate interest'];

const MAX_PURPOSES = 24;
const MAX_SPECIAL_FEATURES = 12;

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

/** Tenths of a second since 1970, as an ISO 8601 time. */
const formatTime = (deciseconds: number): string => {
  const time = new Date(deciseconds * 100);
  return Number.isNaN(time.getTime()) ? 'not a time' : time.toISOString();
};

const named = (kind: string, id: number, names: readonly string[]): string => {
  const name = names[id - 1];
  return name === undefined ? `${kind} ${id}` : `${kind} ${id}: ${name}`;
};

/** One row for each purpose that has a name or is allowed. */
const purposeRows = (
  label: string,
  consents: readonly number[],
  interests: readonly number[],
): readonly ConsentRow[] =>
  Array.from({ length: MAX_PURPOSES }, (_, index) => index + 1)
    .filter((id) => id <= PURPOSES.length || consents.includes(id) || interests.includes(id))
    .map((id) => {
      const bases = [
        consents.includes(id) && 'consent',
        interests.includes(id) && 'legitimate interest',
      ].filter((basis) => basis !== false);
      return { label: named(label, id, PURPOSES), value: bases.join(' and ') || 'no' };
    });

const restrictionRows = (bits: BitReader): readonly ConsentRow[] => {
  const count = bits.integer(12, 'NumPubRestrictions');
  return Array.from({ length: count }, () => {
    const purpose = bits.integer(6, 'PubRestrictions');
    const type = bits.oneOf([0, 1, 2], 2, 'PubRestrictions');
    const vendors = formatIds(bits.ranges('PubRestrictions'));
    return {
      label: `Publisher restriction of purpose ${purpose}`,
      value: `${RESTRICTIONS[type] ?? ''}: vendors ${vendors}`,
    };
  });
};

/** The fields of the core segment, in order, each one or more rows. */
const CORE_FIELDS: readonly ((bits: BitReader) => readonly ConsentRow[])[] = [
  (bits) => [{ label: 'Created', value: formatTime(bits.integer(36, 'Created')) }],
  (bits) => [{ label: 'Last updated', value: formatTime(bits.integer(36, 'LastUpdated')) }],
  (bits) => [{ label: 'Consent platform', value: String(bits.integer(12, 'CmpId')) }],
  (bits) => [
    { label: 'Version of the consent platform', value: String(bits.integer(12, 'CmpVersion')) },
  ],
  (bits) => [{ label: 'Screen', value: String(bits.integer(6, 'ConsentScreen')) }],
  (bits) => [{ label: 'Language', value: bits.letters(2, 'ConsentLanguage') }],
  (bits) => [
    { label: 'Version of the vendor list', value: String(bits.integer(12, 'VendorListVersion')) },
  ],
  (bits) => [
    { label: 'Version of the policies', value: String(bits.integer(6, 'TcfPolicyVersion')) },
  ],
  (bits) => [{ label: 'Only for this service', value: yesOrNo(bits.flag('IsServiceSpecific')) }],
  (bits) => [{ label: 'Texts of its own', value: yesOrNo(bits.flag('UseNonStandardTexts')) }],
  (bits) => {
    const ids = bits.bitField(MAX_SPECIAL_FEATURES, 'SpecialFeatureOptIns');
    const known = SPECIAL_FEATURES.map((_, index) => index + 1);
    return [...new Set([...known, ...ids])].map((id) => ({
      label: named('Special feature', id, SPECIAL_FEATURES),
      value: yesOrNo(ids.includes(id)),
    }));
  },
  (bits) => {
    const consents = bits.bitField(MAX_PURPOSES, 'PurposesConsent');
    const interests = bits.bitField(MAX_PURPOSES, 'PurposesLITransparency');
    return purposeRows('Purpose', consents, interests);
  },
  (bits) => [
    {
      label: 'Purpose 1 was not shown to the viewer',
      value: yesOrNo(bits.flag('PurposeOneTreatment')),
    },
  ],
  (bits) => [{ label: 'Country of the publisher', value: bits.letters(2, 'PublisherCC') }],
  (bits) => [{ label: 'Vendors with consent', value: formatIds(bits.ids('VendorConsent')) }],
  (bits) => [
    {
      label: 'Vendors with legitimate interest',
      value: formatIds(bits.ids('VendorLegitimateInterest')),
    },
  ],
  restrictionRows,
];

const publisherRows = (bits: BitReader): readonly ConsentRow[] => {
  const consents = bits.bitField(MAX_PURPOSES, 'PubPurposesConsent');
  const interests = bits.bitField(MAX_PURPOSES, 'PubPurposesLITransparency');
  const count = bits.integer(6, 'NumCustomPurposes');
  const custom = bits.bitField(count, 'CustomPurposesConsent');
  const customInterests = bits.bitField(count, 'CustomPurposesLITransparency');
  return [
    ...purposeRows('Publisher purpose', consents, interests),
    { label: 'Custom purposes with consent', value: formatIdList(custom) },
    { label: 'Custom purposes with legitimate interest', value: formatIdList(customInterests) },
  ];
};

const readSegment = (bits: BitReader): ConsentSection => {
  switch (bits.oneOf([1, 2, 3], 3, 'SegmentType')) {
    case 1:
      return {
        title: 'Disclosed vendors',
        rows: [{ label: 'Vendors', value: formatIds(bits.ids('DisclosedVendors')) }],
      };
    case 2:
      return {
        title: 'Allowed vendors',
        rows: [{ label: 'Vendors', value: formatIds(bits.ids('AllowedVendors')) }],
      };
    default:
      return { title: 'Purposes of the publisher', rows: publisherRows(bits) };
  }
};

const readVersion = (bits: BitReader, title: string): ConsentRow => {
  const { position } = bits;
  const version = bits.integer(6, 'Version');
  if (version === 1)
    throw new UnexpectedText(
      position,
      `version 2 of ${title} (version 1 is no longer valid; ask the consent platform for version 2)`,
    );
  if (version !== 2) throw new UnexpectedText(position, `version 2 of ${title}`);
  return { label: 'Version', value: '2' };
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
    const rows = [readVersion(bits, 'the TC string')];
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
