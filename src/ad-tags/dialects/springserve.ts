import type { Dialect } from './dialect.js';

export const SPRING_SERVE: Dialect = {
  name: 'springserve',
  label: 'SpringServe',
  syntaxes: ['double-curly'],
  macros: {
    DETECTED_WIDTH: 'player_width',
    DETECTED_HEIGHT: 'player_height',
    ENCODED_URL: 'page_url',
    CONTENT_LIVESTREAM: 'livestream',
    MINIMUM_DURATION: 'BREAKMINADLENGTH',
    MAXIMUM_DURATION: 'BREAKMAXADLENGTH',
    POD_MAX_DUR: 'BREAKMAXDURATION',
    POD_AD_SLOTS: 'BREAKMAXADS',
  },
  adServer: ['BID_PRICE', 'NETWORK_NAME', 'SCHAIN', 'SUPPLY_TAG_ID'],
  prefixes: [''],
};
