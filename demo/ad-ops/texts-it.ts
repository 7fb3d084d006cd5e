import { pluralText } from '../../src/locales/plural-text.js';
import { site } from '../page-language/site-it.js';
import type { AdOpsTexts } from './texts.js';

export const it: AdOpsTexts = {
  ...site,
  title: 'Perché non c’è pubblicità?',
  embed: 'Embed da controllare',
  chooseEmbed: 'Scegli un embed della sandbox',
  noEmbeds: 'La sandbox non ha ancora embed. Carica un video nella pagina CMS.',
  examplesLabel: 'Esempi dall’ad server della sandbox',
  moreExamples: (count) =>
    pluralText('it', count, { one: '# altro esempio', other: '# altri esempi' }),
  examples: {
    'no-ad': 'Nessun annuncio',
    'time-out': 'Tempo scaduto',
    'wrapper-time-out': 'Wrapper troppo lento',
    'no-ad-on-mobile': 'Nessun annuncio su mobile',
    'consent-missing': 'Consenso mancante',
    'encoded-twice': 'Pagina codificata due volte',
    'http-on-https': 'http su https',
    'vpaid-only': 'Solo VPAID',
    'foreign-macros': 'Macro di un altro player',
    plays: 'Parte',
    'three-wrappers': 'Tre wrapper',
    vmap: 'Playlist VMAP',
    'unplayable-then-ad': 'Non riproducibile, poi un annuncio',
    'error-500': 'Errore 500',
    malformed: 'XML non corretto',
    'no-cors': 'Senza CORS',
    'wrapper-loop': 'Ciclo di wrapper',
    'too-many-wrappers': 'Troppi wrapper',
    'relative-wrapper': 'Wrapper relativo',
    'companion-required': 'Companion obbligatorio',
    'overlay-as-preroll': 'Overlay come preroll',
  },
};
