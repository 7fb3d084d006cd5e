import type { Dialect } from './dialect.js';

export const NEXX_PLAY: Dialect = {
  name: 'nexxplay',
  label: 'nexxPLAY',
  syntaxes: ['curly'],
  macros: {
    'general.random': 'cachebuster',
    'session.gdprapplies': 'gdpr',
    'session.consentstring': 'gdpr_consent',
    'app.adidentifier': 'idfa',
  },
  prefixes: ['general.', 'page.', 'media.', 'container.', 'session.', 'user.', 'app.'],
};
