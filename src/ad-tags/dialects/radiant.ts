import type { Dialect } from './dialect.js';

/** Radiant Media Player has the names of JW Player and a few of its own. */
export const RADIANT: Dialect = {
  name: 'radiant',
  label: 'Radiant Media Player',
  syntaxes: ['double-underscore'],
  macros: {
    'page-url': 'page_url',
    'random-number': 'cachebuster',
    timestamp: 'timestamp',
    referrer: 'referrer',
    domain: 'host',
    'player-width': 'player_width',
    'player-height': 'player_height',
    'device-ua': 'ua',
    'item-title': 'video_title',
    'item-description': 'video_description',
    'item-duration': 'exact_duration',
    'current-time': 'playhead_seconds',
  },
};
