import type { VerdictTexts } from './language-texts.js';

export const vastCodes: VerdictTexts['codes']['vast'] = {
  100: [
    'La réponse du serveur publicitaire n’est pas du XML bien formé (erreur VAST 100).',
    'Faites corriger le document par le serveur publicitaire ; la cause est en général une URL avec & hors de CDATA.',
  ],
  101: [
    'La réponse est du XML qui ne suit pas le schéma VAST (erreur VAST 101).',
    'Faites ajouter l’élément manquant ou déplacer l’élément mal placé par le serveur publicitaire.',
  ],
  102: [
    'La réponse a une version de VAST que le lecteur ne lit pas (erreur VAST 102).',
    'Faites envoyer VAST 2 à 4 par le serveur publicitaire.',
  ],
  200: [
    'L’annonce est d’un type que le lecteur n’attend pas ou ne peut pas afficher (erreur VAST 200).',
    'Vérifiez dans le serveur publicitaire quelles créations sont réservées pour ce bloc d’annonces.',
  ],
  201: [
    'Une annonce linéaire est arrivée pour un emplacement d’overlay, ou l’inverse (erreur VAST 201).',
    'Réservez le type d’annonce que l’emplacement affiche.',
  ],
  202: [
    'L’annonce a une autre durée que prévu (erreur VAST 202).',
    'Donnez à la durée dans VAST celle du fichier média.',
  ],
  203: [
    'L’annonce a une autre taille que prévu (erreur VAST 203).',
    'Réservez des créations à la taille de l’emplacement.',
  ],
  204: [
    'La réponse n’a pas la catégorie d’annonce que le lecteur exige (erreur VAST 204).',
    'Faites envoyer la catégorie de l’annonce par le serveur publicitaire.',
  ],
  205: [
    'Un wrapper bloque la catégorie de l’annonce (erreur VAST 205).',
    'Demandez une annonce d’une autre catégorie, ou retirez le blocage du wrapper.',
  ],
  206: [
    'La coupure publicitaire a été raccourcie, et l’annonce n’a pas été affichée (erreur VAST 206).',
    'Raccourcissez le pod, ou allongez la coupure publicitaire.',
  ],
  300: [
    'Un wrapper est défectueux (erreur VAST 300).',
    'Demandez à la régie du wrapper de vérifier l’URL de son tag.',
  ],
  301: [
    'Un serveur publicitaire n’a pas répondu à temps ou était injoignable (erreur VAST 301).',
    'Diagnostiquez le tag pour trouver le serveur lent de la chaîne, et demandez à son opérateur une réponse plus rapide.',
  ],
  302: [
    'La chaîne a trop de wrappers ou tourne en rond (erreur VAST 302).',
    'Demandez au serveur publicitaire une campagne avec moins de revendeurs.',
  ],
  303: [
    'Le serveur publicitaire n’a pas d’annonce, ou ses wrappers ne mènent à aucune (erreur VAST 303).',
    'Vérifiez dans le serveur publicitaire qu’une campagne active cible ce bloc d’annonces ; derrière un wrapper, demandez à sa régie pourquoi elle ne remplit pas.',
  ],
  304: [
    'L’annonce n’a pas pu être affichée dans le délai prévu (erreur VAST 304).',
    'Demandez à la régie une création plus légère.',
  ],
  400: [
    'L’annonce linéaire n’a pas pu être lue (erreur VAST 400).',
    'Ouvrez le fichier média de l’annonce dans un navigateur, et signalez l’erreur à la régie.',
  ],
  401: [
    'Le fichier média de l’annonce est introuvable (erreur VAST 401).',
    'Demandez à la régie de corriger l’adresse du fichier média.',
  ],
  402: [
    'Le fichier média de l’annonce n’a pas été chargé à temps (erreur VAST 402).',
    'Demandez à la régie un fichier média plus petit sur un serveur plus rapide.',
  ],
  403: [
    'L’annonce n’a aucun fichier média que le lecteur accepte (erreur VAST 403).',
    'Demandez la création en MP4 (H.264 et AAC).',
  ],
  405: [
    'Le fichier média de l’annonce n’a pas pu être affiché (erreur VAST 405).',
    'Demandez à la régie d’encoder de nouveau le fichier en MP4 (H.264 et AAC).',
  ],
  406: [
    'L’annonce n’a pas le fichier mezzanine exigé (erreur VAST 406).',
    'Demandez à la régie d’ajouter le fichier mezzanine.',
  ],
  407: [
    'Le fichier mezzanine est téléchargé pour la première fois, et l’annonce n’est pas encore affichée (erreur VAST 407).',
    'Demandez de nouveau l’annonce plus tard.',
  ],
  408: [
    'Le lecteur a refusé une annonce conditionnelle (erreur VAST 408).',
    'Demandez à la régie une annonce sans condition.',
  ],
  409: [
    'L’unité interactive de l’annonce n’a pas été exécutée (erreur VAST 409).',
    'Demandez une création sans code interactif.',
  ],
  410: [
    'L’unité de vérification de l’annonce n’a pas été exécutée (erreur VAST 410).',
    'Demandez une création lisible sans code de vérification.',
  ],
  411: [
    'Le fichier mezzanine ne respecte pas la spécification (erreur VAST 411).',
    'Demandez à la régie de remplacer le fichier mezzanine.',
  ],
  500: [
    'L’overlay n’a pas pu être affiché (erreur VAST 500).',
    'Demandez à la régie une image statique comme overlay.',
  ],
  501: [
    'L’overlay est plus grand que son emplacement (erreur VAST 501).',
    'Réservez un overlay plus petit, ou augmentez max_width et max_height de l’emplacement.',
  ],
  502: [
    'La ressource de l’overlay n’a pas pu être chargée (erreur VAST 502).',
    'Demandez à la régie de corriger l’adresse de l’image.',
  ],
  503: [
    'L’overlay n’a aucune ressource que le lecteur accepte (erreur VAST 503).',
    'Demandez l’overlay sous forme d’image statique.',
  ],
  600: [
    'Un companion n’a pas pu être affiché (erreur VAST 600).',
    'Vérifiez les companions de la création avec la régie.',
  ],
  601: [
    'Un companion ne tient pas dans son emplacement de la page (erreur VAST 601).',
    'Donnez à l’emplacement du companion la taille de la création.',
  ],
  602: [
    'Un companion exigé n’a pas pu être affiché, et l’annonce a été abandonnée (erreur VAST 602).',
    'Ajoutez à la page un emplacement pour le companion, ou faites-le rendre facultatif par le serveur publicitaire.',
  ],
  603: [
    'La ressource d’un companion n’a pas pu être chargée (erreur VAST 603).',
    'Demandez à la régie de corriger l’adresse du companion.',
  ],
  604: [
    'Un companion n’a aucune ressource que le lecteur accepte (erreur VAST 604).',
    'Demandez le companion sous forme d’image statique.',
  ],
  900: [
    'L’annonce a échoué pour une raison qui n’a pas de code propre (erreur VAST 900).',
    'Diagnostiquez le tag lui-même pour voir à quelle requête il échoue.',
  ],
  901: [
    'Le code VPAID de l’annonce a échoué ou n’a pas été exécuté (erreur VAST 901).',
    'Demandez la même création en MP4 (H.264 et AAC).',
  ],
  902: [
    'Le fichier interactif de l’annonce a échoué (erreur VAST 902).',
    'Demandez une création sans code interactif.',
  ],
};
