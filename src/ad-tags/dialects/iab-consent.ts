import type { Dialect } from './dialect.js';

/**
 * The consent macros of the IAB for URLs: TCF, US Privacy and GPP leave it to whoever makes the call to
 * fill them. A name may end with the id of the vendor that is called: `${GDPR_CONSENT_755}`.
 */
export const IAB_CONSENT: Dialect = {
  name: 'iab-consent',
  label: 'IAB consent',
  syntaxes: ['dollar-brace'],
  macros: {
    GDPR: 'gdpr',
    GDPR_APPLIES: 'gdpr',
    GDPR_CONSENT: 'gdpr_consent',
    GDPR_CONSENT_STRING: 'gdpr_consent',
    ADDTL_CONSENT: 'addtl_consent',
    US_PRIVACY: 'us_privacy',
    GPP_STRING: 'gpp',
    GPP_SID: 'gpp_sid',
  },
  canonicalName: (name) => name.replace(/_\d+$/, ''),
  isStandard: true,
};
