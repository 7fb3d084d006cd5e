import type { SiteTexts } from './site-texts.js';

export const site: SiteTexts = {
  language: 'Lingua',
  site: { publisher: 'Editore', cms: 'CMS', 'ad-ops': 'Pubblicità', docs: 'Documenti' },
  loading: 'Caricamento …',
  tryAgain: 'Riprova',
  catalogueErrors: {
    'no-response': 'La sandbox non ha risposto. Controlla che sia ancora attiva.',
    'not-found': 'La sandbox non ha nessun embed con questo id. Scegline un altro.',
    'wrong-status': 'La sandbox non ha risposto con l’embed. Ricarica la pagina.',
    'invalid-json':
      'La risposta della sandbox non è il JSON che questa pagina si aspetta. Ricarica la pagina.',
  },
};
