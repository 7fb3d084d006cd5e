import type { Dialect } from './dialect.js';

export const SPOTX: Dialect = {
  name: 'spotx',
  label: 'SpotX',
  syntaxes: ['dollar-name'],
  macros: {
    HOST: 'host',
    CACHE_BUSTER: 'cachebuster',
    PLAYER_WIDTH: 'player_width',
    PLAYER_HEIGHT: 'player_height',
    USER_AGENT_ENCODED: 'ua',
    IP_ADX: 'ip',
    GEO_LAT: 'lat',
    GEO_LON: 'lon',
    SECURE: 'secure',
    DEVICE_DNT: 'dnt',
    DEVICE_IFA: 'idfa',
    DEVICE_OS: 'device_os',
    DEVICE_MODEL: 'device_model',
    APP_NAME: 'app_name',
    APP_ID: 'bundle',
  },
  adServer: ['SCHAIN'],
  prefixes: [''],
};
