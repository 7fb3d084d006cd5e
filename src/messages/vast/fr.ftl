### Why a request, an ad or a media file fails, and why a media file is chosen or not.

## Requests

no-ad = Le serveur publicitaire n’a pas d’annonce.
request-timeout = Le serveur publicitaire n’a pas répondu à temps.
request-status = Le serveur publicitaire a répondu avec le statut { NUMBER($status, useGrouping: 0) }.
request-unreachable = Le serveur publicitaire est injoignable, ou sa réponse n’a pas d’en-tête CORS.
request-mixed = Une URL http ne peut pas être demandée sur une page https.
request-cors = La réponse du serveur publicitaire n’a pas d’en-tête CORS qui permette à la page de la lire.
request-cors-several = Le serveur a indiqué plusieurs origines dans son en-tête CORS, ce que les navigateurs refusent.
request-redirect = Le serveur publicitaire redirige vers une adresse qui ne peut pas être demandée.
request-redirect-loop = Le serveur publicitaire redirige en boucle, plus de 20 fois.
request-private = La requête mène à une adresse d’un réseau privé, ce qui n’a pas été autorisé.
request-dns = Le nom d’hôte du serveur publicitaire ne peut pas être résolu (DNS).
request-refused = Le serveur publicitaire a refusé la connexion.
request-tls = Le certificat du serveur publicitaire n’est pas valide, ou sa négociation TLS a échoué.
request-no-route = Il n’y a pas de connexion au serveur publicitaire.
request-clock = L’horloge de cet appareil n’est pas à l’heure ; il considère donc le certificat du serveur publicitaire comme non valide.
request-sinkhole = Un filtre DNS ou le fichier hosts donne une autre adresse pour le serveur publicitaire.
request-offline = Cet appareil n’a pas de connexion réseau.
request-resolver = Aucun serveur DNS n’a répondu pour le nom d’hôte du serveur publicitaire.
request-cookie-loop = Le serveur publicitaire redirige en boucle, car son cookie ne revient pas.
request-reset = Le serveur publicitaire a fermé la connexion sans répondre.
request-cut-off = La connexion a été coupée avant la fin de la réponse.
request-encoding = La réponse ne peut pas être décompressée : son en-tête Content-Encoding ne correspond pas à son contenu.
request-policy = La Content Security Policy de la page n’autorise pas les requêtes au serveur publicitaire.
request-redirected = Le serveur publicitaire redirige vers une adresse qui ne répond pas.
request-host-answers = Le serveur publicitaire répond à d’autres requêtes, mais pas à celle-ci.
request-no-answer = Le serveur publicitaire ne répond pas.
request-protocol = La réponse du serveur publicitaire n’est pas du HTTP valide.
request-other = Le serveur publicitaire est injoignable.
request-canceled = La requête a été annulée.
request-no-time = Il ne reste plus de temps pour demander le tag publicitaire.
tag-not-web = Le tag publicitaire n’est pas une URL http(s).
tag-without-url = Le tag publicitaire ne produit aucune URL.

## Responses

document-size = La réponse a plus de { $limit } octets.
document-type = La réponse a un type de document avant son élément racine.
not-xml = La réponse n’est pas du XML bien formé.
trusted-types = La lecture de la réponse exige la politique Trusted Types media-embed, que la page n’autorise pas.
not-vast = L’élément racine de la réponse est <{ $root }> et non <VAST>.
vast-version = La réponse est du VAST { $version } ; les versions 2 à 4 sont acceptées.
ad-no-content = L’annonce n’a ni <InLine> ni <Wrapper>.
ad-no-creative = L’annonce n’a pas de création.
ad-only-companions = L’annonce n’a ni création linéaire ni création non linéaire.
category-blocked = Un wrapper bloque la catégorie de l’annonce.

## Wrappers

wrapper-no-tag = Le wrapper n’a pas d’URL de tag publicitaire.
wrapper-tag-not-web = Le tag du wrapper n’est pas une URL qui peut être demandée.
wrapper-tag-relative = Le tag du wrapper est relatif, et son document n’a pas d’URL.
wrapper-circle = Les wrappers forment une boucle.
wrapper-forbidden = Un wrapper de l’annonce interdit d’autres wrappers.
wrapper-limit = L’annonce est dans plus de { $limit } wrappers.
document-limit = Le tag publicitaire mène à plus de { $limit } documents.

## VMAP

vmap-version = La réponse est du VMAP { $version } ; la version 1 est acceptée.
vmap-offset-position = Une coupure publicitaire du document VMAP a une position (#…) comme timeOffset. Écrivez un temps ou un pourcentage : le lecteur ne définit pas de positions de coupure.
vmap-offset = Une coupure publicitaire du document VMAP n’a pas de timeOffset valide. Écrivez hh:mm:ss, un pourcentage jusqu’à 100%, start ou end.
vmap-break-type = Une coupure publicitaire du document VMAP n’est ni linear ni nonlinear. Le lecteur n’affiche pas d’annonces display.
vmap-template-type = Le templateType d’un AdTagURI n’est pas VAST 2, 3 ou 4.
vmap-custom-data = CustomAdData n’est pas accepté. Utilisez VASTAdData ou AdTagURI.
vmap-empty-source = Un AdSource n’a ni VASTAdData ni AdTagURI.
vmap-tag-not-web = L’AdTagURI d’une coupure publicitaire n’est pas une URL http(s).

## Ads in the player

unexpected = L’annonce a échoué de façon inattendue.
slot-linear = L’annonce est un overlay, mais l’emplacement est pour les annonces linéaires.
slot-overlay = L’annonce est linéaire, mais l’emplacement est pour les overlays.
only-interactive = L’annonce n’a qu’une unité interactive (VPAID).
no-playable-file = Le navigateur ne peut lire aucun fichier média de l’annonce.
companion-not-shown = La page n’affiche pas une annonce companion obligatoire.
overlay-too-large = L’overlay ne tient pas dans le lecteur.
overlay-empty = L’annonce n’a ni image ni texte.
overlay-picture = L’image de l’overlay ne peut pas être chargée.
media-status = Le fichier média a répondu avec le statut { NUMBER($status, useGrouping: 0) }.
media-type = Le fichier média est { $type }, qui n’est pas un média.
media-empty = Le fichier média a { $bytes ->
    [1] 1 octet
   *[other] { $bytes } octets
  }, trop peu pour une vidéo.
media-mixed = Le fichier média est en http, et la page en https.
media-unreachable = Il n’y a pas de connexion au serveur du fichier média.
media-other-site = Le serveur du fichier média interdit aux pages d’autres sites de l’afficher.
media-timeout = Le fichier média de l’annonce a mis trop de temps à charger.
media-no-time = Les fichiers média précédents ont pris tout le temps.
media-not-loaded = Le fichier média de l’annonce ne peut pas être chargé.
media-not-played = Le fichier média de l’annonce ne peut pas être lu.
media-policy = La Content Security Policy de la page n’autorise pas le fichier média de l’annonce ({ $directive }).
autoplay-refused = Le navigateur ne permet pas la lecture de l’annonce.
video-ad-without-url = L’annonce vidéo n’a pas d’URL.
ad-not-overlay = L’objet publicitaire n’est pas prévu pour un overlay.
ad-kind-unknown = Le type de l’objet publicitaire est inconnu.
page-timeout = La page n’a pas répondu à temps.
page-rejected = La promesse donnée en réponse par la page a été rejetée.
page-response = La réponse de la page n’est ni une URL http(s) ni le texte d’un document VAST ou VMAP.
ads-code-timeout = Le code des annonces n’était pas chargé après { $ms } ms.
companion-code-missing = Le code des companions de l’annonce n’a pas pu être chargé.
ads-silent = Les annonces n’ont rien affiché à temps, et le lecteur les a abandonnées.

## IMA SDK

ima-error = { $text }
ima-failed = Le SDK IMA a échoué.
ima-no-code = Le SDK IMA n’a signalé aucun code d’erreur.
ima-no-ad = Le SDK IMA n’a lancé aucune annonce.
ima-slot = L’annonce est linéaire dans un emplacement pour overlays, ou l’inverse.
ima-only-tags = Le SDK IMA ne lit que des tags publicitaires.
ima-playlist = Le tag publicitaire d’un overlay mène à une playlist VMAP, que le SDK IMA ne peut pas afficher en overlay. Placez le tag dans un preroll.

## Media files

file-over-limit = Son débit de { $bitrate } kbit/s dépasse { $limit } kbit/s.
file-higher-over-limit = Tous les fichiers dépassent { $limit } kbit/s, et le fichier choisi a un débit plus bas.
file-size-worse = La taille du fichier choisi convient mieux au lecteur de { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } pixels.
file-bitrate-lower = Le fichier choisi convient aussi bien au lecteur et a un débit plus élevé.
file-later = Le fichier choisi convient aussi bien au lecteur et vient en premier.
file-only-within-limit = C’est le seul fichier lisible dans la limite de { $limit } kbit/s.
file-lowest-over-limit = Tous les fichiers dépassent { $limit } kbit/s, et celui-ci a le débit le plus bas.
file-size-best = Sa taille convient le mieux au lecteur de { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } pixels.
file-bitrate-best = Parmi les fichiers dont la taille convient le mieux au lecteur, il a le débit le plus élevé.
file-first = C’est le premier des fichiers qui conviennent le mieux au lecteur.
file-only = C’est le seul fichier lisible.
file-code = Le lecteur n’exécute pas de code { $framework }.
file-type-unknown = Le fichier n’a pas de type, et son URL n’a aucune extension que le lecteur connaît.
file-type-not-played = Le navigateur ne lit pas { $type }.
file-ad-not-played = L’annonce n’est pas diffusée dans cet emplacement.
