import { site } from '../page-language/site-fr.js';
import { effects } from './effects/texts-fr.js';
import type { PublisherTexts } from './texts.js';

export const fr: PublisherTexts = {
  ...site,
  labels: {
    skipLink: 'Aller à l’article',
    markup: 'Le balisage',
    fieldsOfEmbed: 'Champs de cet embed',
    foot: 'Un article fictif dans un journal fictif. La page est servie avec une Content Security Policy stricte : ni script ni style en ligne, aucune autre origine. Pour voir un autre embed dans la première figure, ajoutez à l’URL',
    footId: 'et son identifiant public, ou son identifiant s’il n’en a pas, comme dans',
  },
  panel: 'Champs de l’embed',
  fieldsLabel: 'Champs',
  watch: 'Voir la vidéo',
  intro:
    'Les champs de cet embed qui changent son lecteur. Tous les autres ont leurs valeurs par défaut.',
  events: 'Événements du lecteur, les derniers d’abord',
  chosen: (name) => `Embed ${name}, choisi par l’URL.`,
  causedBy: 'causé par',
  adPosition: (index, count) => `${index} sur ${count}`,
  vastError: (code) => `erreur VAST ${code}`,
  captions: {
    plainVideo:
      'Une vidéo dans le cadre du lecteur hébergé, le format par défaut. Toutes les scènes de cette page sont dessinées par un script.',
    scrollMode:
      'Un lecteur dans la page avec les commandes du navigateur. Démarrez-le et faites défiler : il vous suit jusqu’à ce que vous le fermiez ou qu’il se termine.',
    live: 'Un direct. Son embed le démarre sans son.',
    adBreaks: 'Avec un pré-roll, un mid-roll et un post-roll. Le panneau liste leurs événements.',
    portrait: 'Une vidéo verticale. Son cadre a sa taille finale avant tout chargement.',
    watermark:
      'Le code du service dans un cadre isolé, qui n’a pas accès à cette page. Avec un filigrane.',
    overlays:
      'Chargée quand la moitié est visible. Des overlays publicitaires apparaissent quelques secondes sur la vidéo.',
    italian:
      'Rien qu’une image jusqu’au clic : aucune partie du lecteur n’est chargée avant. Avec un titre et des sous-titres italiens ; les textes du lecteur suivent la langue de la figure.',
    arabic:
      'Adressée par son identifiant public. Les lecteurs d’écran lisent le titre arabe et japonais sur le bouton.',
    customLook:
      'Un consentement est nécessaire : aucune requête ne part vers une autre origine avant l’accord du lecteur. Avec un fond, des couleurs et des sous-titres en deux langues.',
    autoplay: 'Démarre automatiquement et sans son quand la moitié est visible, après une annonce.',
    converting: 'Une vidéo encore en cours de conversion, avec un message.',
  },
  effects,
};
