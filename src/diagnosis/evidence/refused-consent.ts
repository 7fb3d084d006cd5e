import { BitReader } from '../../consent-strings/bit-reader.js';
import { readIds } from '../../consent-strings/tc-fields.js';
import { hostOf } from './url-host.js';
import { urlParameters } from './url-parameters.js';

/** No purpose at all, storage on the device, or Google among the vendors. */
export type RefusedConsent = 'all' | 'purpose-1' | 'vendor-755';

export const CONSENT_PARAMETER =
  /^(?:gdpr_?(?:consent|string|cs|pd)\w*|consent(?:_?(?:string|data))?|euconsent(?:-v2)?|tc_?(?:string|f)|tcf_?consent)$/i;

/** The core of a TC string of TCF 2. */
const CORE = /^C[\w-]{35,}/;

/** Hosts of Google, which is vendor 755 of the Global Vendor List. */
const OF_GOOGLE = /(?:^|\.)(?:doubleclick\.net|googlesyndication\.com|googleadservices\.com)$/;
const GOOGLE = 755;

/** No string of TCF 2 is from before 2019. In tenths of a second. */
const FIRST_DATE = Date.UTC(2019, 0) / 100;

/** What the TC string of an address lacks; null if that is nothing (TCF 2.2, "the core string"). */
export const refusedIn = (url: string): RefusedConsent | null => {
  const parameters = urlParameters(url);
  const applies = parameters.some(({ name, value }) => /^gdpr$/i.test(name) && value === '1');
  const consent = parameters.find(
    ({ name, value }) => CONSENT_PARAMETER.test(name) && CORE.test(value),
  );
  const [core] = CORE.exec(consent?.value ?? '') ?? [];
  if (!applies || core === undefined) return null;
  const bits = new BitReader(core, 0);
  try {
    bits.integer(6, '');
    const createdAt = bits.integer(36, '');
    bits.integer(110, '');
    // The placeholder of a case file.
    if (createdAt > 0 && createdAt < FIRST_DATE) return null;
    const purposes = bits.bitField(24, '');
    if (purposes.length === 0) return 'all';
    if (!purposes.includes(1)) return 'purpose-1';
    bits.integer(37, '');
    const isAllowed = readIds(bits, '').some(([first, last]) => first <= GOOGLE && GOOGLE <= last);
    return isAllowed || !OF_GOOGLE.test(hostOf(url)) ? null : 'vendor-755';
  } catch {
    return null;
  }
};
