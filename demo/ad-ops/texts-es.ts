import { pluralText } from '../../src/locales/plural-text.js';
import { site } from '../page-language/site-es.js';
import type { AdOpsTexts } from './texts.js';

export const es: AdOpsTexts = {
  ...site,
  title: '¿Por qué no sale publicidad?',
  embed: 'Embed del sandbox',
  chooseEmbed: 'Elija un embed del sandbox',
  noEmbeds: 'El sandbox todavía no tiene ningún embed. Suba un vídeo en la página CMS.',
  examplesLabel: 'Ejemplos del servidor de anuncios del sandbox',
  moreExamples: (count) =>
    pluralText('es', count, { one: '# ejemplo más', other: '# ejemplos más' }),
  examples: {
    'no-ad': 'Sin anuncio',
    'time-out': 'Tiempo agotado',
    'wrapper-time-out': 'Wrapper demasiado lento',
    'no-ad-on-mobile': 'Sin anuncio en móvil',
    'consent-missing': 'Falta el consentimiento',
    'encoded-twice': 'Página codificada dos veces',
    'http-on-https': 'http en https',
    'vpaid-only': 'Solo VPAID',
    'foreign-macros': 'Macros de otro reproductor',
    plays: 'Se reproduce',
    'three-wrappers': 'Tres wrappers',
    vmap: 'Lista VMAP',
    'unplayable-then-ad': 'Irreproducible, luego un anuncio',
    'error-500': 'Error 500 del servidor',
    malformed: 'XML mal formado',
    'no-cors': 'Sin CORS',
    'wrapper-loop': 'Bucle de wrappers',
    'too-many-wrappers': 'Demasiados wrappers',
    'relative-wrapper': 'Wrapper relativo',
    'companion-required': 'Companion exigido',
    'overlay-as-preroll': 'Overlay como pre-roll',
  },
};
