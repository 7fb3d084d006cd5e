import type { BitReader } from './bit-reader.js';
import {
  type ConsentItems,
  type ConsentMessage,
  consentMessage,
  type ConsentRow,
  type ConsentText,
} from './decoded-consent.js';

const MSPA = 'MspaCoveredTransaction MspaOptOutOptionMode MspaServiceProviderMode';
const NOTICES = 'SaleOptOutNotice TargetedAdvertisingOptOutNotice';
const OPT_OUTS = 'SaleOptOut TargetedAdvertisingOptOut';
const FIRST_STATES = `SharingNotice ${NOTICES} ${OPT_OUTS}`;
const LATER_STATES = `ProcessingNotice ${NOTICES} ${OPT_OUTS}`;
const MSPA_FIRST = `MspaCoveredTransaction MspaMode ${LATER_STATES}`;

/** A US section: its fields of 2 bits after the version; a number after a colon is that of the items of a list. */
interface UsSection {
  readonly title: ConsentText;
  readonly versions: Readonly<Record<number, string>>;
  /** The fields of a second segment; by default that of Global Privacy Control. */
  readonly second?: string;
}

const NATIONAL_START =
  'SharingNotice SaleOptOutNotice SharingOptOutNotice TargetedAdvertisingOptOutNotice ' +
  'SensitiveDataProcessingOptOutNotice SensitiveDataLimitUseNotice SaleOptOut SharingOptOut ' +
  'TargetedAdvertisingOptOut';

const state = (title: string, fields: string): UsSection => ({ title, versions: { 1: fields } });

const childConsents = (items: number): string =>
  `KnownChildSensitiveDataConsents${items === 1 ? '' : `:${items}`}`;

/** By the number of items of its sensitive data, and of the consents for children. */
const firstState = (title: string, sensitive: number, children: number, more = ''): UsSection =>
  state(
    title,
    `${FIRST_STATES} SensitiveDataProcessing:${sensitive} ${childConsents(children)}${more} ${MSPA}`,
  );

const laterState = (title: string, sensitive: number, children: number): UsSection =>
  state(
    title,
    `${LATER_STATES} SensitiveDataProcessing:${sensitive} ${childConsents(children)} AdditionalDataProcessingConsent ${MSPA}`,
  );

const latestState = (title: string): UsSection => ({
  ...state(title, `${MSPA_FIRST} KnownChildSensitiveDataConsents AdditionalDataProcessingConsent`),
  second: 'SensitiveDataProcessing:8',
});

/** The sections by id. Source: IAB Tech Lab, Global Privacy Platform, sections/Section Information. */
export const US_SECTIONS: Readonly<Record<number, UsSection>> = {
  7: {
    title: consentMessage('title-usnat'),
    versions: {
      1: `${NATIONAL_START} SensitiveDataProcessing:12 KnownChildSensitiveDataConsents:2 PersonalDataConsents ${MSPA}`,
      2: `${NATIONAL_START} SensitiveDataProcessing:16 KnownChildSensitiveDataConsents:3 PersonalDataConsents ${MSPA}`,
    },
  },
  8: state(
    'usca: California',
    'SaleOptOutNotice SharingOptOutNotice SensitiveDataLimitUseNotice SaleOptOut SharingOptOut ' +
      `SensitiveDataProcessing:9 KnownChildSensitiveDataConsents:2 PersonalDataConsents ${MSPA}`,
  ),
  9: firstState('usva: Virginia', 8, 1),
  10: firstState('usco: Colorado', 7, 1),
  11: state(
    'usut: Utah',
    `SharingNotice ${NOTICES} SensitiveDataProcessingOptOutNotice ${OPT_OUTS} ` +
      `SensitiveDataProcessing:8 KnownChildSensitiveDataConsents ${MSPA}`,
  ),
  12: firstState('usct: Connecticut', 8, 3),
  13: laterState('usfl: Florida', 8, 3),
  14: firstState('usmt: Montana', 8, 3, ' AdditionalDataProcessingConsent'),
  15: laterState('usor: Oregon', 11, 3),
  16: laterState('ustx: Texas', 8, 1),
  17: laterState('usde: Delaware', 9, 5),
  18: state(
    'usia: Iowa',
    `ProcessingNotice ${NOTICES} SensitiveDataOptOutNotice ${OPT_OUTS} ` +
      `SensitiveDataProcessing:8 KnownChildSensitiveDataConsents ${MSPA}`,
  ),
  19: laterState('usne: Nebraska', 8, 1),
  20: laterState('usnh: New Hampshire', 8, 3),
  21: laterState('usnj: New Jersey', 10, 5),
  22: laterState('ustn: Tennessee', 8, 1),
  23: laterState('usmn: Minnesota', 8, 1),
  24: state('usmd: Maryland', `${MSPA_FIRST} AdditionalDataProcessingConsent`),
  25: latestState('usin: Indiana'),
  26: latestState('usky: Kentucky'),
  27: latestState('usri: Rhode Island'),
};

const NOT_APPLICABLE = consentMessage('value-not-applicable');

/** What 1 and 2 mean, by the end of the name of a field; the first that fits. */
const MEANINGS: readonly (readonly [name: RegExp, one: ConsentMessage, two: ConsentMessage])[] = [
  [/Notice$/, consentMessage('value-shown'), consentMessage('value-not-shown')],
  [/OptOut$/, consentMessage('value-opted-out'), consentMessage('value-not-opted-out')],
  [
    /^SensitiveDataProcessing$/,
    consentMessage('value-opted-out-or-no-consent'),
    consentMessage('value-not-opted-out-or-consent'),
  ],
  [/Consents?$/, consentMessage('value-no-consent'), consentMessage('value-consent')],
];

const YES = consentMessage('value-yes');
const NO = consentMessage('value-no');

const meaningOf = (name: string, value: number): ConsentMessage => {
  if (value === 0) return NOT_APPLICABLE;
  const [, meaningOfOne, meaningOfTwo] = MEANINGS.find(([pattern]) => pattern.test(name)) ?? [
    null,
    YES,
    NO,
  ];
  return value === 1 ? meaningOfOne : meaningOfTwo;
};

/** Items in a row with the same value together. */
const itemsValue = (name: string, items: readonly number[]): readonly ConsentItems[] => {
  const groups: ConsentItems[] = [];
  for (let first = 0; first < items.length;) {
    let last = first;
    while (items[last + 1] === items[first]) last += 1;
    const range = first === last ? String(first + 1) : `${first + 1}-${last + 1}`;
    groups.push({ range, meaning: meaningOf(name, items[first] ?? 0) });
    first = last + 1;
  }
  return groups;
};

const ALLOWED = [0, 1, 2];

export const readUsFields = (
  bits: BitReader,
  fields: string,
  add: (row: ConsentRow) => void,
): void => {
  for (const field of fields.split(' ')) {
    const [name = '', count] = field.split(':');
    const read = (): number => bits.oneOf(ALLOWED, 2, name);
    const value =
      count === undefined
        ? meaningOf(name, read())
        : itemsValue(name, Array.from({ length: Number(count) }, read));
    add({ label: name, value });
  }
};
