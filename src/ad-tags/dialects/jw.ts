import type { Dialect } from './dialect.js';

export const JW: Dialect = {
  name: 'jw',
  label: 'JW Player',
  syntaxes: ['double-underscore'],
  macros: {
    'item-title': 'video_title',
    'item-description': 'video_description',
    'item-duration': 'exact_duration',
    'item-mediaid': 'video_id',
    'item-file': 'video_url',
    'integer-duration': 'video_duration',
    'item-tags': 'tags_text',
    'item-tags-list': 'tags',
  },
  prefixes: [''],
};
