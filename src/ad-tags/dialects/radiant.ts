import type { Dialect } from './dialect.js';
import { DOUBLE_UNDERSCORE_MACROS } from './double-underscore-macros.js';

export const RADIANT: Dialect = {
  name: 'radiant',
  label: 'Radiant Media Player',
  syntaxes: ['double-underscore'],
  macros: {
    ...DOUBLE_UNDERSCORE_MACROS,
    'current-time': 'playhead_seconds',
  },
};
