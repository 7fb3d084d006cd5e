import type { Dialect } from './dialect.js';

const NAMES =
  'CACHEBUSTING DOMAIN CONTENTURI CONTENTCAT PLAYBACKMETHODS PLACEMENTTYPE BREAKMAXDURATION BREAKMAXADS ' +
  'BREAKMINADLENGTH BREAKMAXADLENGTH DEVICEUA DEVICEIP IFA IFATYPE LIMITADTRACKING STOREURL GDPRCONSENT GPPSTRING ' +
  'GPPSECTIONID';

/**
 * The macros of VAST 4.x section 6.1 that vendors have, too. It is only for translations: the IAB's macros
 * are in `iab-macros.ts`.
 */
export const IAB: Dialect = {
  name: 'iab',
  label: 'IAB',
  syntaxes: ['bracket'],
  macros: {
    PAGEURL: 'page_url',
    APPBUNDLE: 'bundle',
    .../* @__PURE__ */ Object.fromEntries(NAMES.split(' ').map((name) => [name, name])),
  },
};
