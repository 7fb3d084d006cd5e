import type { TagPanelSentence } from './core-sentence.js';

/** Other players and the parameters of Google Ad Manager. */
export const tagPanels: Readonly<Record<TagPanelSentence, string>> = {
  'This player makes its own random number of up to {n} digits.':
    'Ce lecteur produit son propre nombre aléatoire de {n} chiffres au plus.',
  'This player makes its own random number of {n} digits and ignores one that it is given.':
    'Ce lecteur produit son propre nombre aléatoire de {n} chiffres et ignore celui qu’il reçoit.',
  'This player makes its own cache buster of {n} letters and digits.':
    'Ce lecteur produit son propre cache buster de {n} lettres et chiffres.',
  'This player writes a page variable that is null as the text "null".':
    'Ce lecteur écrit une variable de page qui est null comme le texte « null ».',
  'This player drops the default of a macro that it does not know.':
    'Ce lecteur abandonne la valeur par défaut d’une macro qu’il ne connaît pas.',
  'This player writes a comma for a value that is undefined.':
    'Ce lecteur écrit une virgule pour une valeur non définie.',
  'This player replaces only its own macros, which are in curly brackets.':
    'Ce lecteur ne remplace que ses propres macros, qui sont entre accolades.',
  'This player replaces only its own macros, which are between double underscores.':
    'Ce lecteur ne remplace que ses propres macros, qui sont entre deux tirets bas doubles.',
  'This player replaces only macros in square brackets.':
    'Ce lecteur ne remplace que les macros entre crochets.',
  'This player replaces only the first occurrence of a macro, and only those that it knows.':
    'Ce lecteur ne remplace que la première occurrence d’une macro, et seulement celles qu’il connaît.',
  'This player replaces only [X] and %%X%% with the exact names of the macros that it knows.':
    'Ce lecteur ne remplace que [X] et %%X%% avec les noms exacts des macros qu’il connaît.',
  'This player replaces macros in trackers, but not in the URL of an ad tag.':
    'Ce lecteur remplace les macros dans les trackers, mais pas dans l’URL d’un tag publicitaire.',
  'This player also replaces placeholders inside a value that it has just inserted.':
    'Ce lecteur remplace aussi les variables dans une valeur qu’il vient d’insérer.',
  'This player reads $& and the like in a value as a part of the text around the placeholder.':
    'Ce lecteur lit $& et similaires dans une valeur comme une partie du texte autour de la variable.',
  'This player writes a missing value as the text "null" or "undefined".':
    'Ce lecteur écrit une valeur absente comme le texte « null » ou « undefined ».',
  'This player has no value and writes nothing, where others write -1 or keep the placeholder.':
    'Ce lecteur n’a pas de valeur et n’écrit rien, là où d’autres écrivent -1 ou gardent la variable.',
  'This player sends -1 for a macro of the VAST standard that has no value.':
    'Ce lecteur envoie -1 pour une macro de la norme VAST qui n’a pas de valeur.',
  'This player fills a placeholder that is kept here.':
    'Ce lecteur remplit une variable qui est gardée ici.',
  'This player sends a value that consent withholds here.':
    'Ce lecteur envoie une valeur que le consentement retient ici.',
  'This player inserts the value without encoding it.':
    'Ce lecteur insère la valeur sans l’encoder.',
  'This player encodes the commas of a list, too.':
    'Ce lecteur encode aussi les virgules d’une liste.',
  'This player encodes the value once, although the text around it is encoded already.':
    'Ce lecteur encode la valeur une fois, alors que le texte autour est déjà encodé.',
  'This player encodes other characters of the value.':
    'Ce lecteur encode d’autres caractères de la valeur.',
  'This player writes a flag as a word.': 'Ce lecteur écrit un oui ou un non sous forme de mot.',
  'This player has another value for this placeholder.':
    'Ce lecteur a une autre valeur pour cette variable.',
  'This player has a value of its own, which is not known here.':
    'Ce lecteur a une valeur propre, qui n’est pas connue ici.',
  'This player leaves characters that no URL allows to the browser, which encodes most of them.':
    'Ce lecteur laisse au navigateur les caractères qu’aucune URL n’autorise, et il en encode la plupart.',
  'This player does not add or fill this parameter.':
    'Ce lecteur n’ajoute pas et ne remplit pas ce paramètre.',
  'This player removes a macro that has no value.':
    'Ce lecteur retire une macro qui n’a pas de valeur.',
  'This player keeps a macro for which it has no value.':
    'Ce lecteur garde une macro pour laquelle il n’a pas de valeur.',
  'This player cuts values after {n} characters.':
    'Ce lecteur coupe les valeurs après {n} caractères.',
  'This player adds vpa and vpmute to tags of Google Ad Manager.':
    'Ce lecteur ajoute vpa et vpmute aux tags de Google Ad Manager.',
  'This player writes a fixed value here.': 'Ce lecteur écrit ici une valeur fixe.',
  'This player sends 3 for every break after the start of the content.':
    'Ce lecteur envoie 3 pour chaque coupure après le début du contenu.',
  'This player sends its state with a request, too.':
    'Ce lecteur envoie aussi son état avec une requête.',
  'This player never shares the position of a click.':
    'Ce lecteur ne communique jamais la position d’un clic.',
  'The IMA SDK replaces the correlator with one of its own.':
    'L’IMA SDK remplace le correlator par le sien.',
  'The IMA SDK adds the US privacy string of the page, but not the GPP string.':
    'L’IMA SDK ajoute la chaîne US Privacy de la page, mais pas la chaîne GPP.',
  'The IMA SDK expands no macro of an ad tag; the page has to fill it.':
    'L’IMA SDK ne remplit aucune macro d’un tag publicitaire ; la page doit le faire.',
  'It throws a URIError for a value with a lone surrogate.':
    'Il lève une URIError pour une valeur avec un substitut isolé.',
  'It throws a TypeError, because {a} has no value.':
    'Il lève une TypeError, car {a} n’a pas de valeur.',
  '0 or 1': '0 ou 1',
  'a whole number': 'un nombre entier',
  'a whole number of milliseconds': 'un nombre entier de millisecondes',
  'a whole number of seconds': 'un nombre entier de secondes',
  'a positive whole number': 'un nombre entier positif',
  'an http(s) URL': 'une URL http(s)',
  'whole numbers with commas between them': 'des nombres entiers séparés par des virgules',
  'WIDTHxHEIGHT, several with | between them': 'LARGEURxHAUTEUR, plusieurs séparées par |',
  'vast, xml_vast2 to xml_vast4, vmap, xml_vmap1': 'vast, xml_vast2 à xml_vast4, vmap, xml_vmap1',
  '1 to 4': '1 à 4',
  '1 for continuous play, 2 for not': '1 pour une lecture continue, 2 sinon',
  '1 or 2': '1 ou 2',
  'a language tag': 'une balise de langue',
  'a TCF version 2 string': 'une chaîne de la version 2 du TCF',
  '1, then three of Y, N or -': '1, puis trois parmi Y, N ou -',
  'an encoded list of key=value pairs': 'une liste encodée de paires key=value',
  'sizes with commas between them': 'des tailles séparées par des virgules',
  'The network and the ad unit.': 'Le réseau et le bloc d’annonces.',
  'The sizes of the player in pixels.': 'Les tailles du lecteur en pixels.',
  'The environment of the request: vp is video.':
    'L’environnement de la requête : vp désigne la vidéo.',
  'The request is for Google Ad Manager.': 'La requête est pour Google Ad Manager.',
  'The format of the response.': 'Le format de la réponse.',
  'Counts an impression only when the ad is shown.':
    'Compte une impression seulement quand l’annonce est affichée.',
  'The page with the player.': 'La page avec le lecteur.',
  'The page that describes the video.': 'La page qui décrit la vidéo.',
  'A random number that all requests of one page view share, and no other page view has.':
    'Un nombre aléatoire commun à toutes les requêtes d’une visite de la page, et à aucune autre visite.',
  'Whether the player starts without sound.': 'Si le lecteur démarre sans le son.',
  'The placement of the video, as the IAB numbers it.':
    'L’emplacement de la vidéo, selon la numérotation de l’IAB.',
  'Whether the video starts by itself or by a click.':
    'Si la vidéo démarre d’elle-même ou par un clic.',
  'The placement on a connected TV.': 'L’emplacement sur un téléviseur connecté.',
  'The position of the ad break.': 'La position de la coupure publicitaire.',
  'Whether further content follows without the viewer’s doing.':
    'Si d’autres contenus suivent sans intervention de l’utilisateur.',
  'Whether audio content plays continuously.': 'Si le contenu audio est lu en continu.',
  'The duration of the content.': 'La durée du contenu.',
  'The language of the ads.': 'La langue des annonces.',
  'The partner for Open Measurement.': 'Le partenaire pour Open Measurement.',
  'The type of the device.': 'Le type d’appareil.',
  'The nonce of programmatic access libraries.':
    'Le nonce des bibliothèques d’accès programmatique.',
  'Whether the player can show the AdChoices icon.':
    'Si le lecteur peut afficher l’icône AdChoices.',
  'Whether the GDPR applies.': 'Si le RGPD s’applique.',
  'The consent of the viewer.': 'Le consentement de l’utilisateur.',
  'Consent to Google’s ad technology providers that are not in the Global Vendor List.':
    'Le consentement aux fournisseurs de technologie publicitaire de Google absents de la Global Vendor List.',
  'The US privacy string.': 'La chaîne US Privacy.',
  'The string of the Global Privacy Platform.': 'La chaîne de la Global Privacy Platform.',
  'The sections of the GPP string that apply.': 'Les sections de la chaîne GPP qui s’appliquent.',
  'Whether the content is directed at children.': 'Si le contenu s’adresse aux enfants.',
  'Whether ads must not be personalized.': 'Si les annonces ne doivent pas être personnalisées.',
  'Whether data processing is restricted, for US states.':
    'Si le traitement des données est restreint, pour les États américains.',
  'Whether only limited ads are allowed, without cookies.':
    'Si seules des annonces limitées, sans cookies, sont autorisées.',
  'Key-values for targeting.': 'Des paires clé-valeur pour le ciblage.',
  'Whether the response is a playlist of ad breaks; needs output=vmap.':
    'Si la réponse est une liste de coupures publicitaires ; nécessite output=vmap.',
  'The sizes of companions.': 'Les tailles des annonces companion.',
  'The content source of the video.': 'La source de contenu de la vidéo.',
  'The id of the video in that content source.': 'L’identifiant de la vidéo dans cette source.',
  'The title of the video.': 'Le titre de la vidéo.',
  'An id of the viewer that the publisher provides.':
    'Un identifiant de l’utilisateur que l’éditeur fournit.',
  'The number of the ad break.': 'Le numéro de la coupure publicitaire.',
  'The position of the ad in its break.': 'La position de l’annonce dans sa coupure.',
  'The number of the midroll.': 'Le numéro du mid-roll.',
  'The shortest duration of an ad break.': 'La durée minimale d’une coupure publicitaire.',
  'The longest duration of an ad break.': 'La durée maximale d’une coupure publicitaire.',
  'The most ads in a break.': 'Le nombre maximal d’annonces dans une coupure.',
  'The shortest duration of an ad.': 'La durée minimale d’une annonce.',
  'The longest duration of an ad.': 'La durée maximale d’une annonce.',
  'Labels of ads that are not wanted.': 'Les libellés d’annonces qui ne sont pas souhaitées.',
  'Whether fallback ads are off.': 'Si les annonces de repli sont désactivées.',
  'The type of ads.': 'Le type d’annonces.',
  'The positions of all ad breaks, in milliseconds.':
    'Les positions de toutes les coupures publicitaires, en millisecondes.',
  'Whether this is the last break of the content.': 'Si c’est la dernière coupure du contenu.',
  'A number that all requests of one video stream share.':
    'Un nombre commun à toutes les requêtes d’un flux vidéo.',
  'The type of traffic: purchased or organic.': 'Le type de trafic : acheté ou organique.',
  'The advertising id of the device.': 'L’identifiant publicitaire de l’appareil.',
  'The kind of the advertising id.': 'La sorte d’identifiant publicitaire.',
  'Whether the device limits ad tracking.': 'Si l’appareil limite le suivi publicitaire.',
  'The id of the app.': 'L’identifiant de l’application.',
  'The name of the app.': 'Le nom de l’application.',
  'A parameter of old tags, which has no effect on video.':
    'Un paramètre d’anciens tags, sans effet sur la vidéo.',
  'The version of the IMA SDK, which sets it by itself.':
    'La version de l’IMA SDK, qui la définit lui-même.',
  'A parameter of old tags for ads over the content.':
    'Un paramètre d’anciens tags pour les annonces par-dessus le contenu.',
};
