import type { Dialect } from './dialect.js';

export const DAILYMOTION: Dialect = {
  name: 'dailymotion',
  label: 'Dailymotion',
  syntaxes: ['dollar-brace'],
  macros: {
    'context.embedder': 'page_url',
    'context.position': 'position',
    'context.realautoplay': 'autoplay',
    'context.width': 'player_width',
    'context.height': 'player_height',
    'reader.gdpr.flag': 'gdpr',
    'reader.gdpr.consent': 'gdpr_consent',
    DMX_VPA: 'vpa',
    DMX_VPMUTE: 'muted',
  },
  prefixes: ['content.', 'context.', 'reader.', 'DMX_'],
};
