import type { Dialect } from './dialect.js';

export const RADIANT: Dialect = {
  name: 'radiant',
  label: 'Radiant Media Player',
  syntaxes: ['double-underscore'],
  macros: {
    'current-time': 'playhead_seconds',
  },
};
