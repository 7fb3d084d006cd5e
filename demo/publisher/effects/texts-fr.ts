import { pluralText } from '../../../src/locales/plural-text.js';
import type { EffectTexts } from './effect-texts.js';

export const effects: EffectTexts = {
  title: 'Le titre du lecteur, sauf si la page en définit un.',
  converting: 'Est encore en cours de conversion, donc un message s’affiche.',
  conversionFailed: 'N’a pas pu être convertie, donc un message s’affiche.',
  plays: 'Est lue.',
  live: 'Est lue en direct : avec un badge, sans barre de temps.',
  crop: 'Remplit le cadre et rogne les bords.',
  autoplay: 'Démarre automatiquement ; sans son si le navigateur l’exige.',
  mute: 'Démarre sans son.',
  preload: 'Charge le média avant le début de la lecture.',
  pictureInPicture: 'Ajoute un bouton pour l’image dans l’image.',
  noBar: 'Retire la barre de commandes.',
  keepsBar: 'Garde la barre de commandes visible.',
  noSeeking: 'Empêche d’avancer dans la vidéo.',
  backgroundImage: 'Affiche une image autour de la vidéo.',
  floats: 'Suit le lecteur dans la page pendant la lecture.',
  floatMuted: 'Coupe le son du lecteur flottant quand la souris est dessus.',
  watermark: 'Affiche une image sur la vidéo.',
  watermarkHidden: 'L’image disparaît avec les commandes.',
  fallback: ', avec des tags de secours',
  ima: 'Demande le SDK IMA. Cette page n’autorise pas son script, donc le gestionnaire intégré lit les annonces.',
  analytics: 'Est transmis à l’adaptateur d’analyse que la page a enregistré, s’il y en a un.',
  publicId: (id) => `L’URL du lecteur contient ${id} au lieu de l’identifiant.`,
  playsFor: (duration) => `Dure ${duration}.`,
  subtitles: (labels) => `Propose des sous-titres : ${labels}.`,
  subtitlesDefault: (language) => `Affiche au début les sous-titres en ${language}.`,
  background: (color) => `Remplit de ${color} l’espace autour de la vidéo.`,
  playerColor: (color) => `Affiche les boutons et les barres du lecteur en ${color}.`,
  destroyOn: (events) => `Retire le lecteur lors de ${events}.`,
  watermarkWidth: (pixels) => `L’image fait ${pixels} px de large.`,
  watermarkHeight: (pixels) => `L’image fait ${pixels} px de haut.`,
  watermarkOpacity: (percent) => `L’image est transparente à ${percent}.`,
  watermarkTime: (duration) => `L’image disparaît après ${duration} de lecture.`,
  watermarkLink: (url) => `Un clic sur l’image ouvre ${url}.`,
  preroll: (ads) => `Lit ${ads} avant le contenu.`,
  midroll: (times) => `Interrompt le contenu après ${times}.`,
  postroll: (ads) => `Lit ${ads} après le contenu.`,
  skip: (time) => `Permet d’ignorer le pré-roll après ${time}.`,
  overlayFor: (ads, time, duration) =>
    `Affiche ${ads} sur la vidéo après ${time}, pendant ${duration}.`,
  overlayToEnd: (ads, time) => `Affiche ${ads} sur la vidéo après ${time}, jusqu’à la fin.`,
  bulk: {
    label: (label) =>
      `Les réglages du bulk « ${label} » remplacent ceux de l’embed, car la page donne son libellé.`,
    origin: (label) =>
      `Les réglages du bulk « ${label} » remplacent ceux de l’embed, car il correspond à cette page.`,
    any: (label) =>
      `Les réglages du bulk « ${label} » remplacent ceux de l’embed, car il correspond à toutes les pages.`,
  },
  watermarkOffset: {
    top: (length) => `L’image est à ${length} du bord supérieur.`,
    right: (length) => `L’image est à ${length} du bord droit.`,
    bottom: (length) => `L’image est à ${length} du bord inférieur.`,
    left: (length) => `L’image est à ${length} du bord gauche.`,
  },
  volumes: {
    unchecked: 'Laisse le son des annonces inchangé.',
    on: 'Lit les annonces avec le son.',
    off: 'Lit les annonces sans le son.',
  },
  ads: (count) => pluralText('fr', count, { one: 'une annonce', other: '# annonces' }),
  hosted: (count) =>
    pluralText('fr', count, {
      one: ' (dont # hébergée par le service)',
      other: ' (dont # hébergées par le service)',
    }),
};
