import type { Dialect } from './dialect.js';

export const NEXX_PLAY: Dialect = {
  name: 'nexxplay',
  label: 'nexxPLAY',
  syntaxes: ['curly'],
  macros: {
    'general.random': 'cachebuster',
    'page.url': 'page_url',
    'player.width': 'player_width',
    'player.height': 'player_height',
    'media.id': 'video_id',
    'media.title': 'video_title',
    'media.duration': 'video_duration',
    'session.gdprapplies': 'gdpr',
    'session.consentstring': 'gdpr_consent',
    'app.adidentifier': 'idfa',
    'app.bundle': 'bundle',
  },
  prefixes: ['general.', 'page.', 'media.', 'container.', 'session.', 'user.', 'app.'],
};
