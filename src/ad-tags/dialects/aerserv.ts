import type { Dialect } from './dialect.js';

export const AERSERV: Dialect = {
  name: 'aerserv',
  label: 'AerServ',
  syntaxes: ['dollar-bracket'],
  macros: {
    eua: 'ua',
    long: 'lon',
    adid: 'idfa',
    enc_model: 'device_model',
    eappname: 'app_name',
  },
  prefixes: [''],
};
