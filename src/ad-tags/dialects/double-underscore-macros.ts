/** The macros that JW Player and Radiant Media Player both have. */
export const DOUBLE_UNDERSCORE_MACROS = {
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
} as const;
