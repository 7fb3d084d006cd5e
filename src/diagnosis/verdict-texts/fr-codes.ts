import { vastCodes } from './fr-vast-codes.js';
import type { VerdictTexts } from './language-texts.js';

export const codes: VerdictTexts['codes'] = {
  vast: vastCodes,
  ima: {
    1005: [
      'Le SDK IMA n’a pas pu demander les annonces (erreur 1005).',
      'Ouvrez le tag dans un nouvel onglet, et corrigez ce qu’il montre.',
    ],
    1007: [
      'La réponse n’a ni média ni image à afficher (erreur IMA 1007).',
      'Demandez à la régie d’ajouter un fichier média à la création.',
    ],
    1009: [
      'Le serveur publicitaire a répondu avec du VAST sans annonce (erreur IMA 1009).',
      'Vérifiez dans le serveur publicitaire qu’une campagne active cible ce bloc d’annonces, cette taille, cette page et ce pays.',
    ],
    1010: [
      'Le SDK IMA ne comprend pas la réponse (erreur 1010).',
      'Faites envoyer VAST ou VMAP par le serveur publicitaire.',
    ],
    1012: [
      'Le navigateur n’a pas pu envoyer la requête ou lire sa réponse (erreur IMA 1012).',
      'Testez sans bloqueur de publicité, et vérifiez les en-têtes CORS du serveur publicitaire.',
    ],
    1013: [
      'Le tag publicitaire n’est pas une URL valide (erreur IMA 1013).',
      'Encodez les paramètres du tag, et faites-le commencer par https://.',
    ],
    1014: [
      'La Protected Audience API du navigateur a échoué (erreur IMA 1014).',
      'Testez dans un autre navigateur, et signalez l’erreur interne au serveur publicitaire.',
    ],
    1020: [
      'Le flux avec annonces insérées n’a pas pu démarrer (erreur IMA 1020).',
      'Vérifiez les identifiants du flux dans le serveur publicitaire.',
    ],
    1021: [
      'Le flux et son remplaçant ont tous deux échoué (erreur IMA 1021).',
      'Vérifiez le flux et son repli dans le serveur publicitaire.',
    ],
    1022: [
      'Le navigateur n’accepte pas une URL de l’annonce (erreur IMA 1022).',
      'Utilisez des URL https dans le tag et ses créations.',
    ],
    1101: [
      'La page a appelé le SDK IMA avec des arguments non valides (erreur 1101).',
      'Corrigez l’appel que nomme l’erreur interne.',
    ],
    1204: [
      'Le SDK IMA a reçu un message défectueux de son application (erreur 1204).',
      'Mettez à jour le SDK IMA de l’application.',
    ],
    1205: [
      'Le navigateur n’a pas laissé l’annonce démarrer sans clic (erreur IMA 1205).',
      'Démarrez le lecteur sans le son, ou au clic.',
    ],
    1300: [
      'La CMP n’avait pas encore répondu quand l’annonce a été demandée (erreur IMA 1300).',
      'Ne demandez les annonces qu’après la réponse de la CMP.',
    ],
  },
  vmap: {
    900: [
      'La coupure publicitaire a échoué pour une raison qui n’a pas de code propre (erreur VMAP 900).',
      'Diagnostiquez le tag de la coupure lui-même.',
    ],
    1000: [
      'Le document VMAP ne suit pas son schéma (erreur VMAP 1000).',
      'Faites corriger le document par le serveur publicitaire.',
    ],
    1001: [
      'La version de VMAP n’est pas prise en charge (erreur VMAP 1001).',
      'Faites envoyer VMAP 1.0 par le serveur publicitaire.',
    ],
    1002: [
      'Le document VMAP n’a pas pu être analysé (erreur VMAP 1002).',
      'Faites envoyer du XML bien formé par le serveur publicitaire.',
    ],
    1003: [
      'Une coupure publicitaire a un type que le lecteur n’affiche pas (erreur VMAP 1003).',
      'Utilisez des coupures de type linear ou nonlinear.',
    ],
    1004: [
      'Les annonces d’une coupure n’ont pas pu être lues (erreur VMAP 1004).',
      'Diagnostiquez le tag de la coupure lui-même.',
    ],
    1005: [
      'Les annonces d’une coupure sont d’un type de modèle non pris en charge (erreur VMAP 1005).',
      'Faites utiliser VAST 2 à 4 dans la coupure par le serveur publicitaire.',
    ],
    1006: [
      'Le document VAST d’une coupure n’a pas pu être lu (erreur VMAP 1006).',
      'Faites corriger le document dans VASTAdData par le serveur publicitaire.',
    ],
    1007: [
      'Le serveur publicitaire d’une coupure n’a pas répondu à temps (erreur VMAP 1007).',
      'Demandez à l’opérateur de ce serveur une réponse plus rapide.',
    ],
    1008: [
      'La requête pour les annonces d’une coupure a échoué (erreur VMAP 1008).',
      'Diagnostiquez le tag de la coupure lui-même.',
    ],
  },
  embed: {
    'source-refused': [
      'L’élément refuse l’adresse de l’embed, car son origine n’est pas autorisée.',
      'Ajoutez l’origine à MediaEmbed.allowedSources, ou servez le JSON depuis votre propre origine.',
    ],
    network: [
      'Le JSON de l’embed n’a pas pu être demandé.',
      'Vérifiez la connexion et Access-Control-Allow-Origin du serveur.',
    ],
    timeout: [
      'Le JSON de l’embed n’était pas complet après 10 s.',
      'Servez le JSON comme fichier statique ou mis en cache.',
    ],
    'http-status': [
      'Le serveur a refusé la requête de l’embed.',
      'Vérifiez que l’embed est publié à cette adresse.',
    ],
    'content-type': [
      'La réponse de l’embed n’est pas déclarée comme JSON.',
      'Envoyez l’en-tête Content-Type: application/json.',
    ],
    'too-large': [
      'Le JSON de l’embed dépasse 2 Mo.',
      'Ne publiez que ce dont le lecteur a besoin.',
    ],
    'not-json': [
      'Le texte de l’embed n’est pas du JSON.',
      'Collez le JSON ici pour voir la ligne de l’erreur.',
    ],
    'not-an-embed': [
      'Le JSON de l’élément n’est pas un objet embed.',
      'Publiez l’objet embed du service.',
    ],
    'no-player': [
      'L’embed ne nomme aucun lecteur hébergé et n’a pas de vidéo.',
      'Demandez l’embed avec code_iframe, ou avec sa vidéo ou son direct.',
    ],
    'player-refused': [
      'L’origine du lecteur hébergé n’est pas autorisée.',
      'Ajoutez l’origine à MediaEmbed.allowedPlayerOrigins.',
    ],
    'no-code': [
      'L’embed n’a pas de code pour le format standard.',
      'Demandez l’embed avec le champ code, ou utilisez un autre format.',
    ],
    'not-controllable': [
      'La page ne peut pas commander le lecteur du format standard.',
      'Utilisez le format iframe ou player.',
    ],
    'code-unavailable': [
      'L’embed n’a pas un champ dont ce format de code a besoin.',
      'Lisez la cause de l’erreur, et demandez l’embed avec ce champ.',
    ],
    module: [
      'Un fichier du lecteur n’a pas pu être chargé.',
      'Déployez tous les fichiers du paquet, puis appelez retry().',
    ],
    'no-stream': [
      'L’embed ne nomme aucun flux : ni le contenu ni les annonces ne sont lus.',
      'Définissez streamUrl, ou demandez la vidéo ou le direct avec ses adresses.',
    ],
    'media-network': [
      'Les médias du contenu n’ont pas pu être chargés.',
      'Vérifiez l’adresse des médias et leur en-tête CORS.',
    ],
    'media-decode': [
      'Le navigateur n’a pas pu décoder les médias du contenu.',
      'Encodez de nouveau les médias.',
    ],
    'media-unsupported': [
      'Le navigateur n’accepte aucun des formats du contenu.',
      'Fournissez du HLS ou du MP4 avec H.264 et AAC.',
    ],
    'trusted-types': [
      'La politique de la page n’autorise pas la politique Trusted Types media-embed.',
      'Ajoutez media-embed à la directive trusted-types.',
    ],
  },
  browser: {
    'blocked-by-client': [
      'Une extension du navigateur a bloqué la requête{host}, comme le font les bloqueurs de publicité.',
      'Testez dans un navigateur sans bloqueur de publicité ni protection contre le pistage.',
    ],
    'mixed-content': [
      'Le navigateur a bloqué une requête http{host} sur une page https.',
      'Utilisez https dans le tag et dans tout ce à quoi il mène.',
    ],
    cors: [
      'Le navigateur ne peut pas lire la réponse à la requête{host}, car elle n’a pas d’en-tête CORS pour la page.',
      'Faites envoyer par le serveur publicitaire Access-Control-Allow-Origin avec l’origine de la page, et Access-Control-Allow-Credentials: true.',
    ],
    csp: [
      'La Content Security Policy de la page a bloqué la requête{host}.',
      'Ajoutez l’hôte à connect-src, et ceux des médias et des trackers à media-src et img-src.',
    ],
    'timed-out': [
      'La requête{host} n’a pas reçu de réponse à temps.',
      'Demandez à l’opérateur du serveur publicitaire une réponse plus rapide.',
    ],
    'name-not-resolved': [
      'La requête{host} a échoué, car l’hôte n’existe pas.',
      'Corrigez l’hôte du tag publicitaire.',
    ],
    'connection-failed': [
      'La requête{host} a échoué, car le serveur n’a pas accepté la connexion.',
      'Demandez à l’opérateur du serveur publicitaire s’il fonctionne.',
    ],
    'certificate-invalid': [
      'La requête{host} a échoué, car le serveur a un certificat non valide.',
      'Demandez à l’opérateur du serveur publicitaire de renouveler son certificat.',
    ],
    offline: [
      'La requête{host} a échoué, car le navigateur était hors ligne.',
      'Testez de nouveau avec une connexion.',
    ],
  },
};
