import type { Dialect } from './dialect.js';

export const SPOTX: Dialect = {
  name: 'spotx',
  label: 'SpotX',
  syntaxes: ['dollar-name'],
  macros: {
    IP_ADX: 'ip',
    DEVICE_DNT: 'dnt',
  },
  adServer: ['SCHAIN'],
  prefixes: [''],
};
