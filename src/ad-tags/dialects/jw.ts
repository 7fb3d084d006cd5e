import type { Dialect } from './dialect.js';
import { DOUBLE_UNDERSCORE_MACROS } from './double-underscore-macros.js';

export const JW: Dialect = {
  name: 'jw',
  label: 'JW Player',
  syntaxes: ['double-underscore'],
  macros: {
    ...DOUBLE_UNDERSCORE_MACROS,
    'item-mediaid': 'video_id',
    'item-file': 'video_url',
    'integer-duration': 'video_duration',
    'item-tags': 'tags_text',
    'item-tags-list': 'tags',
    gdpr: 'gdpr',
    gdpr_consent: 'gdpr_consent',
    addtl_consent: 'addtl_consent',
  },
  prefixes: [''],
};
