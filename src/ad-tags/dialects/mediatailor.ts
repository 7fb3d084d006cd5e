import type { Dialect } from './dialect.js';

/** AWS MediaTailor fills its session and SCTE-35 variables on the server; a player has only few of the values. */
export const MEDIA_TAILOR: Dialect = {
  name: 'mediatailor',
  label: 'AWS MediaTailor',
  syntaxes: ['bracket'],
  macros: {
    'avail.random': 'cachebuster',
    'session.avail_duration_secs': 'BREAKMAXDURATION',
    'session.client_ip': 'ip',
    'session.user_agent': 'ua',
  },
  adServer: ['avail_num'],
  adServerPrefixes: ['session.', 'avail.', 'scte.'],
};
