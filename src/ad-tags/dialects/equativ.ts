import type { Dialect } from './dialect.js';

/** What describes the content is known; ids of campaigns, insertions and formats are not. */
export const EQUATIV: Dialect = {
  name: 'equativ',
  label: 'Equativ',
  syntaxes: ['bracket'],
  macros: {
    sas_contentid: 'video_id',
    sas_videoContentDuration: 'equativ_duration',
    sas_videoContentCategory: 'CONTENTCAT',
    sas_videoContentTags: 'tags',
  },
  adServerPrefixes: ['sas_'],
};
