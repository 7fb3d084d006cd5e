import type { Dialect } from './dialect.js';

/**
 * The macros of VAST 4.x section 6.1 that vendors have, too. It is only for translations: the IAB's macros
 * are in `iab-macros.ts`.
 */
export const IAB: Dialect = {
  name: 'iab',
  label: 'IAB',
  syntaxes: ['bracket'],
  macros: {
    CACHEBUSTING: 'cachebuster',
    PAGEURL: 'page_url',
    DOMAIN: 'host',
    CONTENTURI: 'video_url',
    CONTENTCAT: 'CONTENTCAT',
    PLAYBACKMETHODS: 'playback_method',
    PLACEMENTTYPE: 'plcmt',
    BREAKMAXDURATION: 'BREAKMAXDURATION',
    BREAKMAXADS: 'BREAKMAXADS',
    BREAKMINADLENGTH: 'BREAKMINADLENGTH',
    BREAKMAXADLENGTH: 'BREAKMAXADLENGTH',
    DEVICEUA: 'ua',
    DEVICEIP: 'ip',
    IFA: 'idfa',
    IFATYPE: 'IFATYPE',
    LIMITADTRACKING: 'lmt',
    APPBUNDLE: 'bundle',
    STOREURL: 'app_store_url',
    GDPRCONSENT: 'gdpr_consent',
    GPPSTRING: 'gpp',
    GPPSECTIONID: 'gpp_sid',
  },
};
