import { decodeGppString } from '../../../src/consent-strings/decode-gpp-string.js';
import { decodeTcString } from '../../../src/consent-strings/decode-tc-string.js';
import { decodeUsPrivacy } from '../../../src/consent-strings/decode-us-privacy.js';
import type { ConsentStringFault } from '../../../src/consent-strings/decoded-consent.js';
import type { FieldLabel } from './fields.js';

const isNumber = (text: string): boolean => text !== '' && Number.isFinite(Number(text));

const isWithin = (text: string, limit: number): boolean =>
  isNumber(text) && Math.abs(Number(text)) <= limit;

const items = (text: string): readonly string[] => text.split(',').map((item) => item.trim());

const isAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);

const isLanguage = (text: string): boolean => {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
};

/** Whether a value is as expected, or where a consent string breaks. */
const CHECKS = {
  size: (text) => /^[1-9]\d*\s*[x×]\s*[1-9]\d*$/i.test(text),
  ip: (text) => IPV4.test(text) || (text.includes(':') && URL.canParse(`http://[${text}]/`)),
  'lat-long': (text) => {
    const [latitude = '', longitude = '', ...more] = items(text);
    return isWithin(latitude, 90) && isWithin(longitude, 180) && more.length === 0;
  },
  'page-url': isAddress,
  referrer: isAddress,
  language: isLanguage,
  correlator: (text) => /^\d+$/.test(text),
  playhead: (text) => isNumber(text) && Number(text) >= 0,
  mime: (text) => items(text).every((item) => /^[\w.+-]+\/[\w.+*-]+(?:\s*;.*)?$/.test(item)),
  'tc-string': (text) => decodeTcString(text).fault ?? true,
  gpp: (text) => decodeGppString(text).fault ?? true,
  'gpp-sid': (text) => items(text).every((item) => /^-?\d+$/.test(item)),
  usp: (text) => decodeUsPrivacy(text).fault ?? true,
  addtl: (text) => /^\d+~(?:\d+(?:\.\d+)*)?(?:~(?:dv\.)?(?:\d+(?:\.\d+)*)?)?$/.test(text),
  random: (text) => isNumber(text) && Number(text) >= 0 && Number(text) < 1,
  now: (text) => !Number.isNaN(Date.parse(text)),
} satisfies Partial<Record<FieldLabel, (text: string) => boolean | ConsentStringFault>>;

type CheckedField = keyof typeof CHECKS;

export interface FieldFault {
  readonly field: CheckedField;
  /** Where a consent string breaks and what was expected there; null for other fields. */
  readonly detail: ConsentStringFault | null;
}

const isChecked = (label: FieldLabel): label is CheckedField => Object.hasOwn(CHECKS, label);

/** What is wrong with the value of a field; null if nothing is, or if it is empty and therefore unknown. */
export const fieldFault = (label: FieldLabel, value: string): FieldFault | null => {
  const text = value.trim();
  if (text === '' || !isChecked(label)) return null;
  const result = CHECKS[label](text);
  return result === true ? null : { field: label, detail: result || null };
};
