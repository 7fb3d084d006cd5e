import { percentDecode } from '../../../ad-tags/encoding.js';
import { BitReader } from '../../../consent-strings/bit-reader.js';
import { readGppSections, readGppVersion } from '../../../consent-strings/gpp-header.js';
import { idsIn } from '../../../consent-strings/id-ranges.js';
import { UnexpectedText } from '../../../consent-strings/unexpected-text.js';
import type { AdTagParameter } from '../ad-tag-parameters.js';
import type { AdTagSubject } from '../ad-tag-subject.js';

/** Parameters with consent, each with the macro that has its value: the IAB's, if it has one. */
export const CONSENT_MACROS: Readonly<Record<string, string>> = {
  gdpr: 'gdpr',
  gdpr_applies: 'gdpr',
  gdpr_consent: 'GDPRCONSENT',
  gdprconsent: 'GDPRCONSENT',
  consent: 'GDPRCONSENT',
  tcstring: 'GDPRCONSENT',
  tc_string: 'GDPRCONSENT',
  addtl_consent: 'addtl_consent',
  us_privacy: 'us_privacy',
  ccpa: 'us_privacy',
  gpp: 'GPPSTRING',
  gpp_string: 'GPPSTRING',
  gpp_sid: 'GPPSECTIONID',
};

export const isConsentParameter = (key: string): boolean => Object.hasOwn(CONSENT_MACROS, key);

/** Length of the core segment of a TCF 2 string at least. */
const MIN_TC_LENGTH = 36;

/** A TCF 2 string begins with its version in 6 bits, which is the letter C. */
const TC_STRING = /^C[\w-]+(?:\.[\w-]+)*$/;

export const US_PRIVACY = /^1[YN-]{3}$/;

/** The IAB's values for unknown and withheld, and what some platforms send instead of nothing. */
const NOTHING = new Set(['', '-1', '-2', '0']);

/** The first parameter with the value of a macro. A value that is no known consent is not read as one. */
export const consentParameter = (
  { parameters }: AdTagSubject,
  macro: string,
): AdTagParameter | undefined =>
  parameters.find(({ key }) => Object.hasOwn(CONSENT_MACROS, key) && CONSENT_MACROS[key] === macro);

export const consentValue = (parameter: AdTagParameter | undefined): string =>
  parameter === undefined ? '' : percentDecode(parameter.filled).trim();

export const isSent = (parameter: AdTagParameter | undefined): boolean =>
  parameter !== undefined &&
  parameter.value !== '' &&
  !parameter.isKept &&
  !NOTHING.has(consentValue(parameter));

/** Whether another may fill it: a placeholder that was kept, or an empty parameter of Google Ad Manager. */
export const isFilledElsewhere = (
  { isAdManager }: AdTagSubject,
  parameter: AdTagParameter | undefined,
): boolean => parameter?.isKept === true || (isAdManager && parameter?.value === '');

/** `consent` is also a name for other things. */
export const isTcParameter = ({ key, filled }: AdTagParameter): boolean =>
  key !== 'consent' || filled.length >= MIN_TC_LENGTH;

export const isTcString = (value: string): boolean =>
  value.length >= MIN_TC_LENGTH && TC_STRING.test(value);

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
