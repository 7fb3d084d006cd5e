import type { Dialect } from './dialect.js';

/** Column 6 has the same placeholders. */
export const LKQD: Dialect = {
  name: 'lkqd',
  label: 'LKQD',
  syntaxes: ['double-dollar'],
  macros: {
    loclat: 'lat',
    loclong: 'lon',
    userid: 'idfa',
    gdprcs: 'gdpr_consent',
  },
  adServer: ['cpm', 'creativeid', 'partner'],
  prefixes: [''],
};
