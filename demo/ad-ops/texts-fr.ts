import { pluralText } from '../../src/locales/plural-text.js';
import { site } from '../page-language/site-fr.js';
import type { AdOpsTexts } from './texts.js';

export const fr: AdOpsTexts = {
  ...site,
  title: 'Pourquoi n’y a-t-il pas de publicité ?',
  embed: 'Embed à vérifier',
  chooseEmbed: 'Choisissez un embed du bac à sable',
  noEmbeds: 'Le bac à sable n’a pas encore d’embed. Envoyez une vidéo sur la page CMS.',
  examplesLabel: 'Exemples du serveur publicitaire du bac à sable',
  moreExamples: (count) =>
    pluralText('fr', count, { one: '# autre exemple', other: '# autres exemples' }),
  examples: {
    'no-ad': 'Pas d’annonce',
    'time-out': 'Délai dépassé',
    'wrapper-time-out': 'Wrapper trop lent',
    'no-ad-on-mobile': 'Pas d’annonce sur mobile',
    'consent-missing': 'Consentement manquant',
    'encoded-twice': 'Page encodée deux fois',
    'http-on-https': 'http sur https',
    'vpaid-only': 'VPAID seulement',
    'foreign-macros': 'Macros d’un autre lecteur',
    plays: 'Lecture réussie',
    'three-wrappers': 'Trois wrappers',
    vmap: 'Liste VMAP',
    'unplayable-then-ad': 'Illisible, puis une annonce',
    'error-500': 'Erreur 500',
    malformed: 'XML mal formé',
    'no-cors': 'Pas de CORS',
    'wrapper-loop': 'Boucle de wrappers',
    'too-many-wrappers': 'Trop de wrappers',
    'relative-wrapper': 'Wrapper relatif',
    'companion-required': 'Companion exigé',
    'overlay-as-preroll': 'Overlay en pré-roll',
  },
};
