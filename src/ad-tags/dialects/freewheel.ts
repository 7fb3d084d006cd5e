import type { Dialect } from './dialect.js';

/** `#{…}` is evaluated by its ad server. */
export const FREE_WHEEL: Dialect = {
  name: 'freewheel',
  label: 'FreeWheel',
  syntaxes: ['bracket'],
  adServerSyntaxes: ['hash-brace'],
  macros: {
    CACHEBUSTER_PLACEHOLDER: 'cachebuster',
  },
};
