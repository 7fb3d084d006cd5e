import type { Dialect } from './dialect.js';

/** Google Ad Manager and IMA. `%%…%%` is also how AppLovin's ad server writes its macros. */
export const GOOGLE_AD_MANAGER: Dialect = {
  name: 'google-ad-manager',
  label: 'Google Ad Manager',
  syntaxes: ['bracket'],
  adServerSyntaxes: ['percent'],
  macros: {},
  adServer: ['GOOGLE_INSTREAM_VIDEO_NONCE'],
};
