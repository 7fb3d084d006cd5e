import type { LanguageRules } from './language-rules.js';

/** The rules about the other fields of an embed, by name. The fault is a sentence. */
export const EMBED_RULES: LanguageRules['embedRules'] = {
  'not-object': [
    'Un champ ou un élément d’une liste n’est pas un objet.',
    'Envoyez un objet, ou null.',
  ],
  'not-list': ['Un champ n’est pas une liste.', 'Envoyez une liste, ou null.'],
  'not-text': ['Un champ n’est pas un texte.', 'Envoyez un texte, ou null.'],
  'not-flag': ['Un champ oui/non n’est ni 1 ni 0.', 'Envoyez 1 ou 0, ou null.'],
  'not-number': ['Un champ n’est pas un nombre décimal.', 'Envoyez un nombre décimal, ou null.'],
  'not-length': [
    'Un champ n’est pas une longueur.',
    'Envoyez un nombre, au besoin avec px ou %, ou null.',
  ],
  'not-pixels': [
    'Un champ n’est pas un nombre de pixels.',
    'Envoyez un nombre de pixels, ou null.',
  ],
  'not-color': [
    'Un champ n’est pas une couleur hexadécimale.',
    'Envoyez une couleur hexadécimale, ou null.',
  ],
  'not-date': [
    'Un champ n’est pas une date et heure comme YYYY-MM-DD hh:mm:ss.',
    'Envoyez une date et heure comme YYYY-MM-DD hh:mm:ss, ou null.',
  ],
  'not-language': ['Un champ n’est pas un code de langue.', 'Envoyez un code de langue, ou null.'],
  'not-address': [
    'Un champ n’est pas une URL http(s) absolue.',
    'Envoyez une URL http(s) absolue, ou null.',
  ],
  'unknown-volume': [
    '`setting_volume` n’est aucune de ses quatre valeurs.',
    'Envoyez -1, none, defaultOn ou defaultOff, ou null.',
  ],
  'unknown-ad-type': [
    'Le type d’une annonce n’est ni linear ni non-linear.',
    'Envoyez linear ou non-linear, ou null.',
  ],
  'bulk-rule-form': [
    'La règle d’un bulk n’est ni * ni une origine avec /*.',
    'Envoyez * ou une origine avec /*, comme https://www.example.com/*, ou null.',
  ],
  'empty-value': ['Un champ est un texte vide au lieu de null.', 'Envoyez null.'],
  'out-of-bounds': [
    'Un nombre est hors de son intervalle.',
    'Utilisez une valeur de l’intervalle documenté.',
  ],
  'address-userinfo': [
    'Une URL contient un nom d’utilisateur ou un mot de passe.',
    'Retirez-les de l’URL.',
  ],
  'source-video-and-live': ['L’embed a une vidéo et un direct.', 'Retirez l’un des deux.'],
  'stream-url-callback': [
    '`options.streamUrl` a causé une erreur, ou n’a donné aucune URL http(s) absolue.',
    'Renvoyez une URL http(s) absolue, ou null.',
  ],
  'hosted-player-missing': [
    '`code_iframe` n’a pas d’iframe avec une URL http(s).',
    'Envoyez le code tel que le service l’a généré.',
  ],
  'bulk-label-unknown': [
    'Aucun bulk n’a le libellé de `options.bulkLabel`.',
    'Donnez à `options.bulkLabel` le libellé d’un bulk de cet embed.',
  ],
  'bulk-ambiguous': ['Deux bulks correspondent à la page.', 'Retirez l’un des deux.'],
  'unknown-destroy-event': [
    '`scrollmode_destroy_on` n’est pas un événement du lecteur.',
    'Utilisez le nom d’un événement du lecteur, comme ENDED.',
  ],
  'unknown-ad-kind': [
    'Un objet d’annonce n’a ni tag ni vidéo.',
    'Donnez à son source_url un tag publicitaire.',
  ],
  'ad-video-not-ready': [
    'La vidéo d’une annonce n’est pas encore convertie.',
    'Attendez la conversion, ou importez de nouveau la vidéo.',
  ],
  'slot-mobile-missing': [
    'Un emplacement a des annonces pour ordinateur et aucune pour mobile.',
    'Remplissez aussi ce champ.',
  ],
  'midroll-without-time': [
    'Le début d’un mid-roll n’est pas connu.',
    'Donnez ses secondes dans `options.midrollAt`.',
  ],
  'watermark-offsets': ['Le filigrane a deux marges opposées.', 'Retirez l’une des deux.'],
  'slot-type-mismatch': [
    'Une annonce linear est dans un emplacement d’overlay, ou une annonce non-linear dans un pré-roll, mid-roll ou post-roll.',
    'Déplacez l’annonce vers un autre emplacement, ou corrigez son type : les lecteurs la refusent avec l’erreur VAST 201.',
  ],
  'slot-duplicate-tag': [
    'Le même tag est dans deux emplacements, ou deux fois dans un seul.',
    'Utilisez un bloc d’annonces par annonce, pour que la même ne passe pas deux fois.',
  ],
  'slot-desktop-missing': [
    'Un emplacement a des annonces pour mobile et aucune pour ordinateur.',
    'Remplissez aussi ce champ.',
  ],
  'overlay-main-only': [
    'Un overlay initial a `fixed` ou `delay_time`.',
    'Retirez ce champ, ou déplacez l’annonce vers overlay_main.',
  ],
  'slot-overlay-times': [
    'Un overlay apparaît après la fin du contenu.',
    'Faites apparaître l’overlay plus tôt.',
  ],
  'slot-overlay-size': [
    'Le tag d’un overlay ne demande que des tailles supérieures à celles permises.',
    'Augmentez max_width et max_height, ou demandez des annonces plus petites : les lecteurs refusent les autres avec l’erreur VAST 501.',
  ],
};
