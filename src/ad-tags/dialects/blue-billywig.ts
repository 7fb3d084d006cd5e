import type { Dialect } from './dialect.js';

export const BLUE_BILLYWIG: Dialect = {
  name: 'blue-billywig',
  label: 'Blue Billywig',
  syntaxes: ['bracket'],
  macros: {
    url: 'page_url',
    // Without a deep link of the clip, which an embed does not have, it is the URL of the page.
    deeplink: 'page_url',
    timestamp: 'timestamp',
    correlator: 'correlator',
    playerwidth: 'player_width',
    playerheight: 'player_height',
    clipTitle: 'video_title',
    clipID: 'video_id',
    consent_string: 'gdpr_consent',
    gdpr_applies: 'gdpr',
  },
};
