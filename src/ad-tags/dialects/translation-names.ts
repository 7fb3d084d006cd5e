/**
 * Names of a dialect that are those of macros (`macro-registry.ts`) and therefore not in its table, by the name of the
 * dialect. Only a translation needs them.
 */
export const TRANSLATION_NAMES: Readonly<Record<string, string>> = {
  'iab-consent': 'GDPR GDPR_CONSENT ADDTL_CONSENT US_PRIVACY GPP_STRING GPP_SID',
  jw:
    'page-url random-number timestamp referrer domain player-width player-height device-ua gdpr gdpr_consent ' +
    'addtl_consent',
  radiant:
    'page-url random-number timestamp referrer domain player-width player-height device-ua item-title ' +
    'item-description item-duration',
  'contrib-ads': 'player.width player.height',
  nexxplay: 'page.url player.width player.height media.id media.title media.duration app.bundle',
  'blue-billywig':
    'url timestamp correlator playerwidth playerheight playmode consent_string gdpr_applies',
  'google-ad-manager': 'timestamp referrer_url',
  springserve:
    'WIDTH HEIGHT URL DOMAIN CACHEBUSTER USER_AGENT IP LAT LON DNT LMT DEVICE_ID IFA_TYPE DEVICE_MODEL APP_NAME ' +
    'APP_BUNDLE APP_STORE_URL GDPR CONSENT US_PRIVACY COPPA CONTENT_ID CONTENT_TITLE KEYWORDS PLAYBACKMETHOD',
  lkqd:
    'pageurl domain cachebuster width height contentid contenttitle contentlength contenturl useragent ip dnt idfa ' +
    'osplatform devicemodel appname bundleid appstoreurl gdpr playbackmethod',
  freewheel: 'RANDOM_NUMBER VideoID',
  spotx:
    'HOST CACHE_BUSTER PLAYER_WIDTH PLAYER_HEIGHT USER_AGENT_ENCODED GEO_LAT GEO_LON SECURE DEVICE_IFA DEVICE_OS ' +
    'DEVICE_MODEL APP_NAME APP_ID',
  aerserv: 'ip lat dnt os bundleid',
  dailymotion: 'content.title',
};
