import type { Dialect } from './dialect.js';

export const PRIMIS: Dialect = {
  name: 'primis',
  label: 'Primis',
  syntaxes: ['dollar-brace'],
  macros: {
    VIDEO_PLAYER_REFERER_URL_ENC: 'page_url',
    VIDEO_PLAYER_CACHE_BUSTER: 'cachebuster',
    VIDEO_PLAYER_WIDTH: 'player_width',
    VIDEO_PLAYER_HEIGHT: 'player_height',
    VIDEO_PLAYER_CONTENT_URL_ENC: 'video_url',
    VIDEO_PLAYER_CONTENT_ID: 'video_id',
    VIDEO_PLAYER_CONTENT_TITLE: 'video_title',
    VIDEO_PLAYER_CONTENT_DESC: 'video_description',
    VIDEO_PLAYER_CONTENT_DURATION: 'video_duration',
    VIDEO_PLAYER_USER_AGENT: 'ua',
  },
  prefixes: ['VIDEO_PLAYER_'],
};
