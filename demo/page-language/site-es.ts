import type { SiteTexts } from './site-texts.js';

export const site: SiteTexts = {
  language: 'Idioma',
  site: { publisher: 'Revista', cms: 'CMS', 'ad-ops': 'Publicidad', docs: 'Documentación' },
  loading: 'Cargando…',
  tryAgain: 'Reintentar',
  catalogueErrors: {
    'no-response': 'El sandbox no respondió. Compruebe que sigue en marcha.',
    'not-found': 'El sandbox no tiene ningún embed con este identificador. Elija otro.',
    'wrong-status': 'El sandbox no respondió con el embed. Recargue la página.',
    'invalid-json':
      'La respuesta del sandbox no es el JSON que esta página espera. Recargue la página.',
  },
};
