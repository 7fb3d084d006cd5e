import type { Dialect } from './dialect.js';

export const JW: Dialect = {
  name: 'jw',
  label: 'JW Player',
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
    'item-mediaid': 'video_id',
    'item-file': 'video_url',
    'item-duration': 'exact_duration',
    'integer-duration': 'video_duration',
    'item-tags': 'tags_text',
    'item-tags-list': 'tags',
    gdpr: 'gdpr',
    gdpr_consent: 'gdpr_consent',
    addtl_consent: 'addtl_consent',
  },
  prefixes: [''],
};
