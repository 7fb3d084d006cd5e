import { fields, untrustedText } from '../untrusted-fields.js';
import type { ConsentApi } from './consent-api.js';

/** Version, notice, opt-out of sale, covered by the LSPA: `1YNN`; `1---` where the law does not apply. */
const USP_STRING = /^1[YN-]{3}$/i;

/**
 * The IAB's US privacy string. Deprecated since 2024 in favor of the GPP, but still in use. It
 * reports no changes. Source: IAB USP API 1.
 */
export const US_PRIVACY: ConsentApi = {
  name: '__uspapi',
  version: 1,
  commands: ['getUSPData'],
  call: (command, _parameter, onResponse) => [command, 1, onResponse],
  read: (value) => {
    const uspString = untrustedText(fields(value)['uspString'], USP_STRING)?.toUpperCase();
    return uspString === undefined
      ? { consent: {}, signal: 'unclear' }
      : { consent: { uspString }, signal: 'ready' };
  },
};
