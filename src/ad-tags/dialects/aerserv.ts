import type { Dialect } from './dialect.js';

export const AERSERV: Dialect = {
  name: 'aerserv',
  label: 'AerServ',
  syntaxes: ['dollar-bracket'],
  macros: {
    ip: 'ip',
    eua: 'ua',
    lat: 'lat',
    long: 'lon',
    dnt: 'dnt',
    adid: 'idfa',
    os: 'device_os',
    enc_model: 'device_model',
    eappname: 'app_name',
    bundleid: 'bundle',
  },
  prefixes: [''],
};
