import { pluralText } from '../../src/locales/plural-text.js';
import { site } from '../page-language/site-pt.js';
import type { AdOpsTexts } from './texts.js';

export const pt: AdOpsTexts = {
  ...site,
  title: 'Por que não há publicidade?',
  embed: 'Embed da sandbox',
  chooseEmbed: 'Escolha um embed da sandbox',
  noEmbeds: 'A sandbox ainda não tem nenhum embed. Envie um vídeo na página CMS.',
  examplesLabel: 'Exemplos do servidor de anúncios da sandbox',
  moreExamples: (count) =>
    pluralText('pt', count, { one: 'mais # exemplo', other: 'mais # exemplos' }),
  examples: {
    'no-ad': 'Sem anúncio',
    'time-out': 'Tempo esgotado',
    'wrapper-time-out': 'Wrapper lento demais',
    'no-ad-on-mobile': 'Sem anúncio no celular',
    'consent-missing': 'Consentimento ausente',
    'encoded-twice': 'Página codificada duas vezes',
    'http-on-https': 'http em https',
    'vpaid-only': 'Só VPAID',
    'foreign-macros': 'Macros de outro player',
    plays: 'Reproduz',
    'three-wrappers': 'Três wrappers',
    vmap: 'Lista VMAP',
    'unplayable-then-ad': 'Irreproduzível, depois um anúncio',
    'error-500': 'Erro 500',
    malformed: 'XML malformado',
    'no-cors': 'Sem CORS',
    'wrapper-loop': 'Ciclo de wrappers',
    'too-many-wrappers': 'Wrappers demais',
    'relative-wrapper': 'Wrapper relativo',
    'companion-required': 'Companion exigido',
    'overlay-as-preroll': 'Overlay como pre-roll',
  },
};
