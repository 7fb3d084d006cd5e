import type { Dialect } from './dialect.js';

/** Google Ad Manager and IMA. `%%…%%` is also how AppLovin's ad server writes its macros. */
export const GOOGLE_AD_MANAGER: Dialect = {
  name: 'google-ad-manager',
  label: 'Google Ad Manager',
  syntaxes: ['bracket'],
  adServerSyntaxes: ['percent'],
  macros: {},
  creativeMacros: {
    CACHEBUSTER: 'CACHEBUSTING',
    REFERRER_URL: 'PAGEURL',
    REFERRER_URL_ESC: 'PAGEURL',
    REFERRER_URL_UNESC: 'PAGEURL',
    SITE: 'DOMAIN',
    ADVERTISING_IDENTIFIER_PLAIN: 'IFA',
    ADVERTISING_IDENTIFIER_TYPE: 'IFATYPE',
    ADVERTISING_IDENTIFIER_IS_LAT: 'LIMITADTRACKING',
    'PATTERN:url': 'PAGEURL',
  },
  adServer: ['GOOGLE_INSTREAM_VIDEO_NONCE'],
};
