import type { TRACKER_RULES as English } from './en-tracker-rules.js';
import type { VastRuleTexts } from './vast-rule-texts.js';

/** Trackers, links, icons, captions, overlays, companions and measurement. */
export const TRACKER_RULES: VastRuleTexts<typeof English> = {
  'track-no-impression': [
    ['{ad} n’a pas d’<Impression> avec une URL ; sa diffusion ne peut pas être comptée.'],
    'Demandez au serveur publicitaire une URL d’Impression : sans elle, rien n’est compté ni facturé.',
  ],
  'wrapper-no-impression': [
    ['{ad} n’a pas d’<Impression> avec une URL ; ce serveur publicitaire ne peut pas la compter.'],
    'Ajoutez au wrapper une URL d’Impression si son serveur publicitaire compte.',
  ],
  'track-no-error': [
    [
      '{ad} n’a pas d’URL <Error> avec [ERRORCODE] ; le serveur publicitaire ne sait pas pourquoi elle échoue.',
    ],
    'Ajoutez une URL d’Error avec la macro [ERRORCODE].',
  ],
  'track-empty': [['Le tracker de {a} n’a pas d’URL.'], 'Écrivez l’URL, ou retirez l’élément.'],
  'track-not-url': [
    ['Le tracker de {a} n’est pas une URL http(s) absolue ; il n’est jamais demandé.'],
    'Écrivez une URL qui commence par https://.',
  ],
  'track-http': [
    ['Le tracker de {a} sur {host} est en http, et la page est en https.'],
    'Demandez https au fournisseur : le lecteur le demande en https, ce qui ne compte que si le serveur l’accepte.',
  ],
  'track-macro-left': [
    ['Le tracker de {a} a {parts}.'],
    'Utilisez une macro de VAST, ou faites-la remplir par le serveur publicitaire avant sa réponse.',
  ],
  'track-duplicate': [
    ['Le tracker de {a} a deux fois la même URL ; il compte double.'],
    'N’en gardez qu’un.',
  ],
  'click-not-url': [
    ['<{a}> n’est pas une URL http(s) absolue ; l’annonce n’a donc pas de lien.'],
    'Écrivez une URL qui commence par https://.',
  ],
  'track-event-missing': [
    ['Un élément <Tracking> n’a pas d’event ; il n’est jamais demandé.'],
    'Ajoutez l’attribut event, ou retirez l’élément.',
  ],
  'track-event-unknown': [
    [
      'L’événement {a} n’est pas dans la norme ; les lecteurs ne le signalent jamais.',
      'L’événement est écrit {a} ; les lecteurs ne signalent que {b}.',
    ],
    'Utilisez un événement de la norme, écrit comme dans la norme.',
  ],
  'track-progress-offset': [
    [
      'Un tracker de progress n’a pas d’offset ; il n’est jamais demandé.',
      'L’offset d’un tracker de progress est {a} ; HH:MM:SS ou un pourcentage était attendu.',
      'L’offset d’un tracker de progress est {a}, et l’annonce se termine après {n} s.',
    ],
    'Écrivez un offset dans la durée de l’annonce.',
  ],
  'icon-not-shown': [
    ['{icon} n’est pas affichée : {reason}.'],
    'Ajoutez une <StaticResource> avec une image et un creativeType comme image/png.',
  ],
  'icon-duplicate': [
    ['{icon} est là deux fois ; seule la première est affichée.'],
    'Gardez une seule icône par programme.',
  ],
  'icon-late': [
    ['{icon} commence après {n} s, et l’annonce se termine après {m} s.'],
    'Écrivez un offset dans la durée de l’annonce.',
  ],
  'captions-not-shown': [
    [
      'Les sous-titres ont le type {a} ; le lecteur affiche text/vtt et SubRip.',
      'Les sous-titres ne sont pas une URL http(s) ; ils ne sont jamais chargés.',
    ],
    'Demandez les sous-titres en WebVTT (text/vtt) à une URL https.',
  ],
  'overlay-not-shown': [
    ['L’overlay n’est pas affiché : {reason} (erreur VAST 503).'],
    'Demandez une <StaticResource> avec une image ou un texte.',
  ],
  'overlay-variation-not-shown': [
    ['Une variante de l’overlay n’est pas affichée : {reason}.'],
    'Il n’y a rien à faire : une autre variante est affichée.',
  ],
  'companion-required': [
    [
      'L’annonce exige des companions ({a}) : sans emplacements dans la page, elle n’est pas lue (erreur VAST 602).',
    ],
    'Ajoutez à la page des emplacements pour les companions, ou faites écrire required="none" par le serveur publicitaire.',
  ],
  'omid-partial': [
    [
      'La vérification {a} n’a pas de <JavaScriptResource apiFramework="omid"> ; aucun navigateur ne peut l’exécuter.',
    ],
    'Demandez au fournisseur un script avec apiFramework="omid" ; le lecteur signale verificationNotExecuted.',
  ],
};
