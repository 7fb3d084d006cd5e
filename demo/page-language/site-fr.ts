import type { SiteTexts } from './site-texts.js';

export const site: SiteTexts = {
  language: 'Langue',
  site: { publisher: 'Magazine', cms: 'CMS', 'ad-ops': 'Publicité', docs: 'Documentation' },
  loading: 'Chargement…',
  tryAgain: 'Réessayer',
  catalogueErrors: {
    'no-response': 'Le bac à sable n’a pas répondu. Vérifiez qu’il est toujours lancé.',
    'not-found': 'Le bac à sable n’a pas d’embed avec cet identifiant. Choisissez-en un autre.',
    'wrong-status': 'Le bac à sable n’a pas répondu avec l’embed. Rechargez la page.',
    'invalid-json':
      'La réponse du bac à sable n’est pas le JSON que cette page attend. Rechargez la page.',
  },
};
