import type { SentenceTexts } from './core-sentence.js';
import { tagPanels } from './fr-tag-panels.js';

export const french: SentenceTexts = {
  '{n} more': '{n} autres',
  'Brightcove and videojs-contrib-ads': 'Brightcove et videojs-contrib-ads',
  'IAB consent': 'consentement de l’IAB',
  'Brightcove Player and videojs-contrib-ads': 'Brightcove Player et videojs-contrib-ads',
  'Brightcove Player and videojs-contrib-ads, with uriEncode':
    'Brightcove Player et videojs-contrib-ads, avec uriEncode',
  'IMA SDK and videojs-ima': 'IMA SDK et videojs-ima',
  'Radiant Media Player and rmp-vast': 'Radiant Media Player et rmp-vast',
  'Correct the brackets.': 'Corriger les crochets.',
  'Write macros in brackets.': 'Écrire les macros entre crochets.',
  'Write the brackets unencoded.': 'Écrire les crochets sans encodage.',
  'Write the macros in capitals.': 'Écrire les macros en majuscules.',
  'Write the placeholders as macros in brackets.':
    'Écrire les variables sous forme de macros entre crochets.',
  'Write the placeholders of {a} as macros in brackets.':
    'Écrire les variables de {a} sous forme de macros entre crochets.',
  'Write the placeholders of another system as macros in brackets.':
    'Écrire les variables d’un autre système sous forme de macros entre crochets.',
  'Correct the names of the macros.': 'Corriger les noms des macros.',
  'Keep only the URL of the ad tag.': 'Ne garder que l’URL du tag.',
  'Replace the escapes by their characters.': 'Remplacer les échappements par leurs caractères.',
  'Decode the ad tag.': 'Décoder le tag.',
  'Replace the characters by those of a URL.': 'Remplacer les caractères par ceux d’une URL.',
  'Use the address behind the link.': 'Utiliser l’adresse derrière le lien.',
  'Start the tag with https://.': 'Commencer le tag par https://.',
  'Remove the user name and the password.': 'Retirer le nom d’utilisateur et le mot de passe.',
  'Use https. The ad server must support it.':
    'Utiliser https. Le serveur publicitaire doit l’accepter.',
  'Replace # by %23.': 'Remplacer # par %23.',
  'Remove these characters.': 'Retirer ces caractères.',
  'Remove the empty tags.': 'Retirer les tags vides.',
  'Keep the first of each.': 'Garder le premier de chacun.',
  'Set {list}.': 'Définir {list}.',
  'Add a random number.': 'Ajouter un nombre aléatoire.',
  'Replace the number by a macro.': 'Remplacer le nombre par une macro.',
  'Remove the id.': 'Retirer l’identifiant.',
  'Remove the rule.': 'Retirer la règle.',
  'Keep the first of the rules.': 'Garder la première des règles.',
  'Use the rule {a}.': 'Utiliser la règle {a}.',
  'Percent-encode the URL.': 'Encoder l’URL avec des pourcents.',
  'Percent-encode cust_params.': 'Encoder cust_params avec des pourcents.',
  'Encode cust_params once.': 'Encoder cust_params une seule fois.',
  'Leave the values to the player.': 'Laisser les valeurs au lecteur.',
  'Remove the parameter {a}.': 'Retirer le paramètre {a}.',
  'Remove the parameters {list}.': 'Retirer les paramètres {list}.',
  'Remove the element, which is not used.': 'Retirer l’élément, qui n’est pas utilisé.',
  'Remove the value, which is not used.': 'Retirer la valeur, qui n’est pas utilisée.',
  'Set the value to {a}.': 'Donner la valeur {a}.',
  'Use the nearest allowed value.': 'Utiliser la valeur autorisée la plus proche.',
  'Set the field to null.': 'Mettre le champ à null.',
  'Remove this offset, which is not used.': 'Retirer ce décalage, qui n’est pas utilisé.',
  'Remove the live, which is not played.': 'Retirer le direct, qui n’est pas lu.',
  'Replace the consent by macros.': 'Remplacer le consentement par des macros.',
  'Add {a}.': 'Ajouter {a}.',
  'Add {list} without values, which the player fills.':
    'Ajouter {list} sans valeur, que le lecteur remplit.',
  'Use the path /gampad/live/ads.': 'Utiliser le chemin /gampad/live/ads.',
  'Remove impl=s.': 'Retirer impl=s.',
  'Remove the parameters without a value.': 'Retirer les paramètres sans valeur.',
  'Replace the first & by ?.': 'Remplacer le premier & par ?.',
  'Encode the value once.': 'Encoder la valeur une seule fois.',
  'Replace the escapes of HTML by their characters.':
    'Remplacer les codes HTML par leurs caractères.',
  'Percent-encode these characters.': 'Encoder ces caractères avec des pourcents.',
  'Write the percent sign as %25.': 'Écrire le signe pour cent comme %25.',
  'Write {a}.': 'Écrire {a}.',
  'Write &amp; for the ampersand.': 'Écrire &amp; pour l’esperluette.',
  'Put the text into a CDATA section.': 'Mettre le texte dans une section CDATA.',
  'Write the version as {a}.': 'Écrire la version comme {a}.',
  'Add version {a}, the lowest with these elements.':
    'Ajouter la version {a}, la plus basse avec ces éléments.',
  'Remove it.': 'Le retirer.',
  'Add the type {a}.': 'Ajouter le type {a}.',
  'Remove the attribute.': 'Retirer l’attribut.',
  'Remove the text before the document.': 'Retirer le texte avant le document.',
  'Declare the prefix.': 'Déclarer le préfixe.',
  'Write {a} for it.': 'Écrire {a} à sa place.',
  'Remove the document type.': 'Retirer le type de document.',
  'Write https:// for http://.': 'Écrire https:// au lieu de http://.',
  'Remove the second one.': 'Retirer le second.',
  'Its bitrate of {n} kbit/s exceeds {m} kbit/s.': 'Son débit de {n} kbit/s dépasse {m} kbit/s.',
  'All files exceed {n} kbit/s, and the chosen file has a lower bitrate.':
    'Tous les fichiers dépassent {n} kbit/s, et le fichier choisi a un débit plus bas.',
  'The size of the chosen file suits the player of {n} × {m} pixels better.':
    'La taille du fichier choisi convient mieux au lecteur de {n} × {m} pixels.',
  'The chosen file suits the player equally well and has a higher bitrate.':
    'Le fichier choisi convient aussi bien au lecteur et a un débit plus élevé.',
  'The chosen file suits the player equally well and comes first.':
    'Le fichier choisi convient aussi bien au lecteur et vient en premier.',
  'It is the only file that plays within {n} kbit/s.':
    'C’est le seul fichier lisible dans la limite de {n} kbit/s.',
  'All files exceed {n} kbit/s, and it has the lowest bitrate.':
    'Tous les fichiers dépassent {n} kbit/s, et celui-ci a le débit le plus bas.',
  'Its size suits the player of {n} × {m} pixels best.':
    'Sa taille convient le mieux au lecteur de {n} × {m} pixels.',
  'Of the files whose size suits the player best, it has the highest bitrate.':
    'Parmi les fichiers dont la taille convient le mieux au lecteur, il a le débit le plus élevé.',
  'It is the first of the files that suit the player best.':
    'C’est le premier des fichiers qui conviennent le mieux au lecteur.',
  'The player does not run {a} code.': 'Le lecteur n’exécute pas de code {a}.',
  'The file has no type, and its URL has no ending that the player knows.':
    'Le fichier n’a pas de type, et son URL n’a aucune extension que le lecteur connaît.',
  'The browser does not play {a}.': 'Le navigateur ne lit pas {a}.',
  'It is the only file that plays.': 'C’est le seul fichier lisible.',
  'The ad does not play in this slot.': 'L’annonce n’est pas diffusée dans cet emplacement.',
  'The ad is an overlay, and the slot is for linear ads.':
    'L’annonce est un overlay, et l’emplacement est pour les annonces linéaires.',
  'The ad is linear, and the slot is for overlays.':
    'L’annonce est linéaire, et l’emplacement est pour les overlays.',
  'The ad has only an interactive unit (VPAID).': 'L’annonce n’a qu’une unité interactive (VPAID).',
  'The browser can play none of the media files of the ad.':
    'Le navigateur ne peut lire aucun fichier média de l’annonce.',
  'The response is VAST 1; versions 2 to 4 are supported.':
    'La réponse est du VAST 1 ; les versions 2 à 4 sont acceptées.',
  'The root element of the response is not <VAST>.':
    'L’élément racine de la réponse n’est pas <VAST>.',
  'The VAST version is not supported; versions 2 to 4 are.':
    'La version de VAST n’est pas acceptée ; les versions 2 à 4 le sont.',
  'The VMAP version is not supported; version 1 is.':
    'La version de VMAP n’est pas acceptée ; la version 1 l’est.',
  'The ad server cannot be reached, or its response has no CORS header.':
    'Le serveur publicitaire est injoignable, ou sa réponse n’a pas d’en-tête CORS.',
  'The response has a document type before its root element.':
    'La réponse a un type de document avant son élément racine.',
  'The response is not well-formed XML.': 'La réponse n’est pas du XML bien formé.',
  'Reading the response needs the Trusted Types policy media-embed, which the page does not allow.':
    'La lecture de la réponse exige la règle Trusted Types media-embed, que la page n’autorise pas.',
  'The response has more than {n} bytes.': 'La réponse a plus de {n} octets.',
  'The ad server responded with status {a}.':
    'Le serveur publicitaire a répondu avec le statut {a}.',
  'An http URL cannot be requested on an https page.':
    'Une URL http ne peut pas être demandée sur une page https.',
  'The page does not show a required companion.':
    'La page n’affiche pas une annonce companion obligatoire.',
  'The media file responded with status {a}.': 'Le fichier média a répondu avec le statut {a}.',
  'The media file is {a}, not media.': 'Le fichier média est {a}, qui n’est pas un média.',
  'The media file is http, and the page is https.':
    'Le fichier média est en http, et la page en https.',
  'The ad failed unexpectedly.': 'L’annonce a échoué de façon inattendue.',
  'The ad server has no ad.': 'Le serveur publicitaire n’a pas d’annonce.',
  'The ad server did not respond in time.': 'Le serveur publicitaire n’a pas répondu à temps.',
  'The ad tag is not an http(s) URL.': 'Le tag publicitaire n’est pas une URL http(s).',
  'The ad tag leads to more than {n} documents.':
    'Le tag publicitaire mène à plus de {n} documents.',
  'A wrapper blocks the category of the ad.': 'Un wrapper bloque la catégorie de l’annonce.',
  'The ad is within more than {n} wrappers.': 'L’annonce est dans plus de {n} wrappers.',
  'The ad tag of the wrapper is not a URL that can be requested.':
    'Le tag du wrapper n’est pas une URL qui peut être demandée.',
  'The wrappers lead in a circle.': 'Les wrappers tournent en rond.',
  'The ad has neither a linear nor a non-linear creative.':
    'L’annonce n’a ni création linéaire ni création non linéaire.',
  'The ad has no creative.': 'L’annonce n’a pas de création.',
  'The wrapper has no ad tag URL.': 'Le wrapper n’a pas d’URL de tag publicitaire.',
  'The ad has neither <InLine> nor <Wrapper>.': 'L’annonce n’a ni <InLine> ni <Wrapper>.',
  'The ad tag of the wrapper is relative, and its document has no URL.':
    'Le tag du wrapper est relatif, et son document n’a pas d’URL.',
  'The AdTagURI of an ad break is not an http(s) URL.':
    'L’AdTagURI d’une coupure publicitaire n’est pas une URL http(s).',
  'The overlay does not fit into the player.': 'L’overlay ne tient pas dans le lecteur.',
  'The ad has neither a picture nor a text.': 'L’annonce n’a ni image ni texte.',
  'No time is left to request the ad tag.':
    'Il ne reste plus de temps pour demander le tag publicitaire.',
  'The response of the ad server has no CORS header that allows the page to read it.':
    'La réponse du serveur publicitaire n’a pas d’en-tête CORS qui permette à la page de la lire.',
  'The request leads to an address in a private network, which was not allowed.':
    'La requête mène à une adresse d’un réseau privé, ce qui n’a pas été autorisé.',
  'The ad server redirects to an address that may not be requested.':
    'Le serveur publicitaire redirige vers une adresse qui ne peut pas être demandée.',
  'The host name of the ad server cannot be resolved (DNS).':
    'Le nom d’hôte du serveur publicitaire ne peut pas être résolu (DNS).',
  'The ad server refused the connection.': 'Le serveur publicitaire a refusé la connexion.',
  'The certificate of the ad server is not valid, or its TLS handshake failed.':
    'Le certificat du serveur publicitaire n’est pas valide, ou sa négociation TLS a échoué.',
  'There is no connection to the ad server.': 'Il n’y a pas de connexion au serveur publicitaire.',
  'The ad server closed the connection without a response.':
    'Le serveur publicitaire a fermé la connexion sans répondre.',
  'The response of the ad server is not valid HTTP.':
    'La réponse du serveur publicitaire n’est pas du HTTP valide.',
  'The ad server cannot be reached.': 'Le serveur publicitaire est injoignable.',
  'An ad break of the VMAP document has a position (#…) as its timeOffset. Write a time or a percentage: the player has no break positions of its own.':
    'Une coupure publicitaire du document VMAP a une position (#…) comme timeOffset. Écrivez un temps ou un pourcentage : le lecteur n’a pas de positions de coupure qui lui soient propres.',
  'An ad break of the VMAP document has no valid timeOffset. Write hh:mm:ss, a percentage up to 100%, start or end.':
    'Une coupure publicitaire du document VMAP n’a pas de timeOffset valide. Écrivez hh:mm:ss, un pourcentage jusqu’à 100%, start ou end.',
  'An ad break of the VMAP document is neither linear nor nonlinear. The player shows no display ads.':
    'Une coupure publicitaire du document VMAP n’est ni linear ni nonlinear. Le lecteur n’affiche pas d’annonces display.',
  'The templateType of an AdTagURI is not VAST 2, 3 or 4.':
    'Le templateType d’un AdTagURI n’est pas VAST 2, 3 ou 4.',
  'CustomAdData is not supported. Use VASTAdData or AdTagURI.':
    'CustomAdData n’est pas accepté. Utilisez VASTAdData ou AdTagURI.',
  'An AdSource has neither VASTAdData nor AdTagURI.': 'Un AdSource n’a ni VASTAdData ni AdTagURI.',
  'The media file of the ad took too long to load.':
    'Le fichier média de l’annonce a mis trop de temps à charger.',
  'The media file of the ad cannot be loaded.':
    'Le fichier média de l’annonce ne peut pas être chargé.',
  'The media file of the ad cannot be played.':
    'Le fichier média de l’annonce ne peut pas être lu.',
  'The browser does not allow the ad to play.':
    'Le navigateur ne permet pas la lecture de l’annonce.',
  'The picture of the overlay cannot be loaded.': 'L’image de l’overlay ne peut pas être chargée.',
  'The ad is unknown.': 'L’annonce est inconnue.',
  ...tagPanels,
};
