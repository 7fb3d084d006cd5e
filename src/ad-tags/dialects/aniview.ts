import type { Dialect } from './dialect.js';

export const ANIVIEW: Dialect = {
  name: 'aniview',
  label: 'Aniview',
  syntaxes: ['bracket'],
  macros: {
    AV_URL: 'page_url',
    AV_DOMAIN: 'host',
    AV_CB: 'cachebuster',
    AV_WIDTH: 'player_width',
    AV_HEIGHT: 'player_height',
    AV_USERAGENT: 'ua',
    AV_IP: 'ip',
    AV_CONTENT_TITLE: 'video_title',
    AV_TITLE: 'video_title',
    AV_GDPR: 'gdpr',
    AV_CONSENT: 'gdpr_consent',
    AV_CCPA: 'us_privacy',
  },
  adServer: ['AV_SCHAIN', 'AV_PUBLISHERID', 'AV_CHANNELID', 'AV_FLOOR'],
  prefixes: ['AV_'],
};
