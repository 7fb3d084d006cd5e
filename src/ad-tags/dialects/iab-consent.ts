import type { Dialect } from './dialect.js';

/**
 * The consent macros of the IAB for URLs: TCF, US Privacy and GPP leave it to whoever makes the call to
 * fill them. A name may end with the id of the vendor that is called: `${GDPR_CONSENT_755}`.
 */
export const IAB_CONSENT: Dialect = {
  name: 'iab-consent',
  label: 'IAB consent',
  syntaxes: ['dollar-brace'],
  macros: {},
  prefixes: ['GDPR', 'GPP', 'ADDTL_CONSENT', 'US_PRIVACY'],
  isStandard: true,
};
