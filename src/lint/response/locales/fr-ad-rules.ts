import type { AD_RULES as English } from './en-ad-rules.js';
import type { VastRuleTexts } from './vast-rule-texts.js';

/** Ads, their creatives and their media files. */
export const AD_RULES: VastRuleTexts<typeof English> = {
  'vast-no-ad': [
    ['Le document n’a pas de <Ad> : le serveur publicitaire n’a rien à afficher.'],
    'Si une annonce était attendue, vérifiez le ciblage, le bloc d’annonces et les tailles dans le serveur publicitaire.',
  ],
  'vast-ad-empty': [
    [
      '{ad} a <InLine> et <Wrapper> ; un seul des deux était attendu (erreur VAST 101).',
      '{ad} n’a ni <InLine> ni <Wrapper> ; l’un des deux était attendu (erreur VAST 101).',
    ],
    'Demandez au serveur publicitaire un <InLine> ou un <Wrapper> dans chaque <Ad>.',
  ],
  'vast-inline-missing': [
    ['{ad} n’a pas tout ce que la norme exige : il manque {list}.'],
    'Demandez au serveur publicitaire d’ajouter ce que la norme exige : les lecteurs stricts signalent l’erreur VAST 101.',
  ],
  'vast-id-missing': [
    ['{ad} n’a pas tous les identifiants que VAST {version} exige : il manque {list}.'],
    'Demandez les identifiants au serveur publicitaire : la mesure et la limitation de fréquence entre systèmes s’en servent.',
  ],
  'vast-companions-only': [
    ['{ad} n’a ni création linéaire ni création non linéaire (erreur VAST 200).'],
    'Réservez une vidéo ou un overlay pour cet emplacement.',
  ],
  'vast-sequence': [
    [
      'Deux annonces ont la sequence {n} ; une annonce par position du pod était attendue.',
      'La sequence est {a} ; un nombre entier à partir de 1 était attendu.',
    ],
    'Numérotez les annonces d’un pod à partir de 1, chaque numéro une seule fois.',
  ],
  'vast-duration': [
    [
      'La création linéaire n’a pas de <Duration> ; HH:MM:SS était attendu.',
      'La durée est {a} ; un temps supérieur à 0 sous la forme HH:MM:SS ou HH:MM:SS.mmm était attendu.',
    ],
    'Écrivez la durée sous la forme HH:MM:SS : les lecteurs stricts signalent l’erreur VAST 101 ou 202.',
  ],
  'vast-skip-offset': [
    [
      'Le skipoffset est {a} ; HH:MM:SS ou un pourcentage jusqu’à 100% était attendu.',
      'Le skipoffset est {a}, et l’annonce se termine après {n} s ; elle ne peut donc jamais être ignorée.',
    ],
    'Écrivez un temps avant la fin de l’annonce, ou retirez l’attribut.',
  ],
  'vast-no-media': [
    [
      'La création linéaire n’a que du code interactif (InteractiveCreativeFile) et aucun <MediaFile>.',
      'La création linéaire n’a pas de <MediaFile> (erreur VAST 401).',
    ],
    'Demandez au serveur publicitaire un <MediaFile> de type video/mp4.',
  ],
  'media-not-url': [
    [
      'Le fichier média n’a pas d’URL.',
      'Le fichier média n’est pas une URL http(s) absolue ; les lecteurs l’ignorent donc.',
    ],
    'Écrivez une URL https absolue.',
  ],
  'media-http': [
    ['Le fichier média de {host} est en http, et la page est en https.'],
    'Demandez https au fournisseur : les navigateurs bloquent le fichier ou le demandent en https.',
  ],
  'media-unsupported': [
    ['Le navigateur ne peut lire aucun des fichiers média : {a} (erreur VAST 403).'],
    'Demandez du video/mp4 en H.264, que tout navigateur lit.',
  ],
  'media-flash': [
    ['La création linéaire n’a que du Flash, qu’aucun navigateur n’exécute.'],
    'Demandez du video/mp4 au lieu de Flash.',
  ],
  'media-interactive-only': [
    [
      'Tous les fichiers média sont des unités interactives ({a}) ; rien n’est donc lu (erreur VAST 901).',
    ],
    'Demandez une création qui a aussi un fichier video/mp4 simple.',
  ],
  'media-vpaid': [
    ['Un fichier média est une unité VPAID : du code de l’annonce que le lecteur n’exécute pas.'],
    'Demandez un simple fichier vidéo : VPAID est obsolète depuis VAST 4.1.',
  ],
  'media-simid': [
    ['Le code interactif ({a}) n’est pas exécuté ; le fichier média est lu sans lui.'],
    'Il n’y a rien à faire, sauf si la campagne dépend de l’interaction.',
  ],
  'media-file-unsupported': [
    ['Le navigateur ne peut pas lire ce fichier ({a}) ; il en lit un autre.'],
    'Il n’y a rien à faire : ce fichier est pour d’autres lecteurs.',
  ],
  'media-type-missing': [
    [
      'Le fichier média n’a pas de type, et son extension ne l’indique pas ; les lecteurs l’ignorent donc.',
      'Le fichier média n’a pas de type. D’après son extension, c’est {a}.',
    ],
    'Écrivez le type MIME du fichier dans l’attribut type.',
  ],
  'media-type-alias': [
    ['Le type est {a}, que les navigateurs ne connaissent pas ; {b} était attendu.'],
    'Écrivez le type MIME enregistré : les lecteurs qui comparent les types ignorent le fichier.',
  ],
  'media-mime-mismatch': [
    [
      'Le type est {a} ; un type MIME comme video/mp4 était attendu.',
      'Le type est {a}, et l’URL se termine comme {b}.',
    ],
    'Ouvrez le fichier et corrigez son type ou son URL : un type faux est l’erreur VAST 405.',
  ],
  'media-size-missing': [
    ['Il manque {list} au fichier média ; les lecteurs ne peuvent pas choisir d’après cela.'],
    'Demandez width, height et bitrate de chaque fichier.',
  ],
  'media-ladder': [
    [
      'Tous les fichiers média dépassent {n} kbit/s, trop pour beaucoup de connexions.',
      'Aucun fichier média n’approche la largeur du lecteur, {n} pixels.',
    ],
    'Demandez plusieurs fichiers de tailles et de débits différents.',
  ],
  'media-framework-vast': [
    [
      'L’apiFramework est VAST, qui n’en est pas un ; certains lecteurs prennent le fichier pour une unité interactive.',
    ],
    'Retirez l’attribut apiFramework des fichiers média simples.',
  ],
};
