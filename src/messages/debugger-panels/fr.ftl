### Texts of the parts of the ad tag debugger that are loaded when they are opened.

## Ads, media files and trackers

ad-name = Annonce { $number }{ LENGTH($title) ->
    [0] {""}
   *[other] {" "}: { $title }
  }
ad-no-ads = La réponse ne contient aucune annonce.
ad-file = Fichier
ad-format = Format
ad-size = Taille
ad-bitrate = Débit
ad-verdict = Dans le lecteur
ad-chosen = choisi
ad-playable = lisible
ad-not-playable = illisible
ad-check-found = fichier trouvé
ad-check-missing = fichier absent{ $status ->
    [0] {""}
   *[other] {" "}· { NUMBER($status, useGrouping: 0) }
  }
ad-check-not-media = pas un fichier média
ad-check-empty = vide ou trop court
ad-check-mixed-content = http, bloqué sur les pages https
ad-check-unreachable = pas de connexion à son serveur
ad-check-other-site = interdit aux pages d’autres sites
ad-check-not-checked = {""}
ad-duration = Durée
ad-skippable = Peut être ignorée après
ad-refused = L’annonce contient du code { $code }, que le lecteur n’exécute pas.
ad-event = Événement
ad-when = Moment
ad-count = Nombre de pixels
ad-time-at = à { $time }
ad-time-viewable = après { $seconds } s de visibilité
ad-time-shown = à l’affichage
ad-time-removed = au retrait
ad-time-action = seulement si cela se produit
ad-time-late = non dû : après la fin de l’annonce
ad-not-due = non dû : l’annonce n’est pas diffusée
ad-urls = { $count } URL
ad-companions = Annonces companion
ad-required-all = Toutes doivent être affichées, sinon l’annonce n’est pas diffusée.
ad-required-any = L’une d’elles doit être affichée, sinon l’annonce n’est pas diffusée.
ad-required-none = L’annonce est diffusée même sans elles.
ad-icons = Icônes
ad-captions = Sous-titres
ad-no-additions = L’annonce n’a ni companion, ni icône, ni sous-titres.
ad-no-trackers = L’annonce n’a aucun pixel de suivi.
ad-error-trackers = Erreurs qu’un lecteur signalerait
ad-audit-due = Dû
ad-audit-requested = Appelé
ad-audit-result = Résultat
ad-audit-result-requested = comme prévu
ad-audit-result-not-due = non dû
ad-audit-result-missing = manquant
ad-audit-result-duplicate = trop souvent
ad-audit-result-unexpected = jamais dû
ad-audit-result-refused = pas une URL
ad-audit-none = L’enregistrement ne contient aucun pixel de suivi.

## Context

context-expected-size = Saisissez largeur x hauteur en pixels, par exemple 640x360. D’ici là, la taille est inconnue.
context-expected-ip = Saisissez une adresse IPv4 ou IPv6, par exemple 203.0.113.7. La valeur est utilisée telle quelle.
context-expected-lat-long = Saisissez la latitude et la longitude en degrés, par exemple 45.44, 12.33. D’ici là, la position est inconnue.
context-expected-page-url = Saisissez l’URL http ou https complète. La valeur est utilisée telle quelle.
context-expected-referrer = Saisissez l’URL http ou https complète. La valeur est utilisée telle quelle.
context-expected-language = Saisissez un code de langue, par exemple en ou it-CH. La valeur est utilisée telle quelle.
context-expected-correlator = Saisissez un nombre entier. Les autres valeurs sont inconnues.
context-expected-playhead = Saisissez des secondes, par exemple 12.5. Les autres valeurs sont inconnues.
context-expected-mime = Saisissez des types de média séparés par des virgules, par exemple video/mp4.
context-expected-tc-string = Ce n’est pas une chaîne TC de version 2. La valeur est utilisée telle quelle.
context-expected-gpp = Ce n’est pas une chaîne GPP. La valeur est utilisée telle quelle.
context-expected-gpp-sid = Saisissez des id de sections GPP séparés par des virgules, par exemple 2, 6.
context-expected-usp = Saisissez une chaîne US privacy, par exemple 1YNN. La valeur est utilisée telle quelle.
context-expected-addtl = Saisissez une chaîne AC, par exemple 1~70.89. La valeur est utilisée telle quelle.
context-expected-random = Saisissez un nombre de 0 inclus à 1 exclu, par exemple 0.42. D’ici là, le nombre est réel.
context-expected-now = Saisissez une heure au format ISO 8601, par exemple 2026-08-29T20:15:00Z. D’ici là, l’heure est réelle.

## Under other consent

consent-note = Ce que ce tag contiendrait pour des utilisateurs ayant fait un autre choix. Les chaînes sont des exemples.
consent-scenario-page = Ce contexte
    .meaning = comme dans le contexte ci-dessus
consent-scenario-granted = Accordé
    .meaning = l’utilisateur a tout accepté
consent-scenario-refused = Refusé
    .meaning = l’utilisateur a tout refusé
consent-scenario-no-platform = Pas de CMP
    .meaning = la page n’a pas de plateforme de consentement
consent-scenario-late = En retard
    .meaning = la CMP n’a pas répondu à temps
consent-scenario-us-opt-out = Opt-out US
    .meaning = l’utilisateur a refusé la vente et le partage
consent-scenario-child-directed = Pour enfants
    .meaning = le contenu s’adresse aux enfants
consent-parameter = Paramètre
consent-unchanged = Le consentement ne change rien dans ce tag.
consent-decoded = Décodé
consent-no-strings = aucune chaîne de consentement
consent-apply = Utiliser
consent-use = Utiliser « { $scenario } » comme contexte
consent-kept = gardée telle quelle

## Parameters of Google Ad Manager

google-note = Modifiez une valeur pour modifier le tag ci-dessus. Les éléments des listes sont séparés par des virgules.
google-name = Paramètre
google-meaning = Signification
google-value = Valeur
google-nested = Clé-valeur dans cust_params
google-unknown = Paramètre non documenté.
google-wrong-form = pas dans cette forme
google-placeholder = variable
google-legacy = n’a plus d’effet
google-html-escaped = Le tag a été copié depuis du HTML : &amp; est lu comme & ici.
google-unescape = Écrire & dans le tag

## Other players

player-note = Ce que d’autres lecteurs demanderaient avec le même tag et le même contexte. Les différences sont marquées.
player-that = L’autre lecteur
player-own = Ce lecteur
player-same = même requête
player-no-request = aucune requête
player-why = Différences et raisons
player-differences = { $count ->
    [one] { $count } différence
   *[other] { $count } différences
  }
player-kind-different = différente
player-kind-kept = inchangée
player-kind-unknown = valeur propre
player-omitted = omise

## Meanings of the parameters of Google Ad Manager

google-parameter-iu = Le réseau et le bloc d’annonces.
google-parameter-sz = Les tailles du lecteur en pixels.
google-parameter-env = L’environnement de la requête : vp désigne la vidéo.
google-parameter-gdfp_req = La requête est pour Google Ad Manager.
google-parameter-output = Le format de la réponse.
google-parameter-unviewed_position_start = Compte une impression seulement quand l’annonce est affichée.
google-parameter-url = La page avec le lecteur.
google-parameter-description_url = La page qui décrit la vidéo.
google-parameter-correlator = Un nombre aléatoire commun à toutes les requêtes d’une visite de la page, et à aucune autre visite.
google-parameter-vpmute = Si le lecteur démarre sans le son.
google-parameter-plcmt = L’emplacement de la vidéo, selon la numérotation de l’IAB.
google-parameter-vpa = Si la vidéo démarre d’elle-même ou par un clic.
google-parameter-ott_placement = L’emplacement sur un téléviseur connecté.
google-parameter-vpos = La position de la coupure publicitaire.
google-parameter-vconp = Si d’autres contenus suivent sans intervention de l’utilisateur.
google-parameter-aconp = Si le contenu audio est lu en continu.
google-parameter-vid_d = La durée du contenu.
google-parameter-hl = La langue des annonces.
google-parameter-omid_p = Le partenaire pour Open Measurement.
google-parameter-dth = Le type d’appareil.
google-parameter-givn = Le nonce des bibliothèques d’accès programmatique.
google-parameter-wta = Si le lecteur peut afficher l’icône AdChoices.
google-parameter-gdpr = Si le RGPD s’applique.
google-parameter-gdpr_consent = Le consentement de l’utilisateur.
google-parameter-addtl_consent = Le consentement aux fournisseurs de technologie publicitaire de Google absents de la Global Vendor List.
google-parameter-us_privacy = La chaîne US Privacy.
google-parameter-gpp = La chaîne de la Global Privacy Platform.
google-parameter-gpp_sid = Les sections de la chaîne GPP qui s’appliquent.
google-parameter-tfcd = Si le contenu s’adresse aux enfants.
google-parameter-npa = Si les annonces ne doivent pas être personnalisées.
google-parameter-rdp = Si le traitement des données est restreint, pour les États américains.
google-parameter-ltd = Si seules des annonces limitées, sans cookies, sont autorisées.
google-parameter-cust_params = Des paires clé-valeur pour le ciblage.
google-parameter-ad_rule = Si la réponse est une liste de coupures publicitaires ; nécessite output=vmap.
google-parameter-ciu_szs = Les tailles des annonces companion.
google-parameter-cmsid = La source de contenu de la vidéo.
google-parameter-vid = L’identifiant de la vidéo dans cette source.
google-parameter-vid_t = Le titre de la vidéo.
google-parameter-ppid = Un identifiant de l’utilisateur que l’éditeur fournit.
google-parameter-pod = Le numéro de la coupure publicitaire.
google-parameter-ppos = La position de l’annonce dans sa coupure.
google-parameter-mridx = Le numéro du mid-roll.
google-parameter-pmnd = La durée minimale d’une coupure publicitaire.
google-parameter-pmxd = La durée maximale d’une coupure publicitaire.
google-parameter-pmad = Le nombre maximal d’annonces dans une coupure.
google-parameter-min_ad_duration = La durée minimale d’une annonce.
google-parameter-max_ad_duration = La durée maximale d’une annonce.
google-parameter-excl_cat = Les libellés d’annonces qui ne sont pas souhaitées.
google-parameter-nofb = Si les annonces de repli sont désactivées.
google-parameter-vad_type = Le type d’annonces.
google-parameter-allcues = Les positions de toutes les coupures publicitaires, en millisecondes.
google-parameter-lip = Si c’est la dernière coupure du contenu.
google-parameter-scor = Un nombre commun à toutes les requêtes d’un flux vidéo.
google-parameter-trt = Le type de trafic : acheté ou organique.
google-parameter-rdid = L’identifiant publicitaire de l’appareil.
google-parameter-idtype = La sorte d’identifiant publicitaire.
google-parameter-is_lat = Si l’appareil limite le suivi publicitaire.
google-parameter-msid = L’identifiant de l’application.
google-parameter-an = Le nom de l’application.
google-parameter-impl = Un paramètre d’anciens tags, sans effet sur la vidéo.
google-parameter-sdkv = La version du SDK IMA, qui la définit lui-même.
google-parameter-overlay = Un paramètre d’anciens tags pour les annonces par-dessus le contenu.

## Values that a parameter of Google Ad Manager takes

google-form-values = { LIST($values, type: "disjunction") }
google-form-iu = /RÉSEAU/BLOC
google-form-sz = LARGEURxHAUTEUR, plusieurs séparées par |
google-form-output = vast, xml_vast2 à xml_vast4, vmap, xml_vmap1
google-form-vconp = 1 pour une lecture continue, 2 sinon
google-form-hl = une balise de langue
google-form-omid_p = PARTENAIRE/VERSION
google-form-gdpr_consent = une chaîne de la version 2 du TCF
google-form-addtl_consent = VERSION~IDENTIFIANTS
google-form-us_privacy = 1, puis trois parmi Y, N ou -
google-form-ciu_szs = des tailles séparées par des virgules
google-form-integer = un nombre entier
google-form-milliseconds = un nombre entier de millisecondes
google-form-seconds = un nombre entier de secondes
google-form-positive = un nombre entier positif
google-form-address = une URL http(s)
google-form-integers = des nombres entiers séparés par des virgules

## Names of other players

player-name = { LIST($products) }
player-name-encoded = { LIST($products) }, avec uriEncode

## Why another player writes a part of a URL in another way

player-reason-own-random = Ce lecteur produit son propre nombre aléatoire de { $digits } chiffres au plus.
player-reason-own-cachebuster = Ce lecteur produit son propre cache buster de { $length } lettres et chiffres.
player-reason-null-variable = Ce lecteur écrit une variable de page qui est null comme le texte « null ».
player-reason-unknown-default = Ce lecteur abandonne la valeur par défaut d’une macro qu’il ne connaît pas.
player-reason-undefined-comma = Ce lecteur écrit une virgule pour une valeur non définie.
player-reason-curly-brackets = Ce lecteur ne remplace que ses propres macros, qui sont entre accolades.
player-reason-double-underscores = Ce lecteur ne remplace que ses propres macros, qui sont entre deux tirets bas doubles.
player-reason-square-brackets = Ce lecteur ne remplace que les macros entre crochets.
player-reason-first-occurrence = Ce lecteur ne remplace que la première occurrence d’une macro, et seulement celles qu’il connaît.
player-reason-trackers-only = Ce lecteur remplace les macros dans les trackers, mais pas dans l’URL d’un tag publicitaire.
player-reason-repeated = Ce lecteur remplace aussi les variables dans une valeur qu’il vient d’insérer.
player-reason-dollar-sign = Ce lecteur lit $& et similaires dans une valeur comme une partie du texte autour de la variable.
player-reason-missing-as-word = Ce lecteur écrit une valeur absente comme le texte « null » ou « undefined ».
player-reason-empty = Ce lecteur n’a pas de valeur et n’écrit rien, là où d’autres écrivent -1 ou gardent la variable.
player-reason-minus-one = Ce lecteur envoie -1 pour une macro de la norme VAST qui n’a pas de valeur.
player-reason-filled = Ce lecteur remplit une variable qui est gardée ici.
player-reason-not-withheld = Ce lecteur envoie une valeur que le consentement retient ici.
player-reason-not-encoded = Ce lecteur insère la valeur sans l’encoder.
player-reason-encoded-commas = Ce lecteur encode aussi les virgules d’une liste.
player-reason-encoded-once = Ce lecteur encode la valeur une fois, alors que le texte autour est déjà encodé.
player-reason-other-encoding = Ce lecteur encode d’autres caractères de la valeur.
player-reason-flag-as-word = Ce lecteur écrit un oui ou un non sous forme de mot.
player-reason-other-value = Ce lecteur a une autre valeur pour cette variable.
player-reason-unknown-value = Ce lecteur a une valeur propre, qui n’est pas connue ici.
player-reason-illegal-characters = Ce lecteur laisse au navigateur les caractères qu’aucune URL n’autorise, et il en encode la plupart.
player-reason-no-parameter = Ce lecteur n’ajoute pas et ne remplit pas ce paramètre.
player-reason-removed = Ce lecteur retire une macro qui n’a pas de valeur.
player-reason-kept-without-value = Ce lecteur garde une macro pour laquelle il n’a pas de valeur.
player-reason-cut = Ce lecteur coupe les valeurs après { $max } caractères.
player-reason-added-parameters = Ce lecteur ajoute vpa et vpmute aux tags de Google Ad Manager.
player-reason-fixed = Ce lecteur écrit ici une valeur fixe.
player-reason-late-break = Ce lecteur envoie 3 pour chaque coupure après le début du contenu.
player-reason-state = Ce lecteur envoie aussi son état avec une requête.
player-reason-click-position = Ce lecteur ne communique jamais la position d’un clic.
player-reason-ima-correlator = Le SDK IMA remplace le correlator par le sien.
player-reason-ima-us-privacy = Le SDK IMA ajoute la chaîne US Privacy de la page, mais pas la chaîne GPP.
player-reason-ima-no-macros = Le SDK IMA ne remplit aucune macro d’un tag publicitaire ; la page doit le faire.

## Why another player sends no request

player-failure-lone-surrogate = Il lève une URIError pour une valeur avec un substitut isolé.
player-failure-no-value = Il lève une TypeError, car { $name } n’a pas de valeur.
player-failure-too-long = L’URL dépasserait { $max } caractères.

## What to do after the verdict

step-copy-ad-server = Copier pour l’exploitant du serveur publicitaire
step-copy-network = Copier pour la régie publicitaire
step-copy-advertiser = Copier pour l’annonceur
step-show = Afficher les constats
step-as-desktop = Demander comme un ordinateur
step-as-mobile = Demander comme un mobile
step-as-note = L’autre appareil compte comme une requête publicitaire, avec ses variables, ses tailles et ses identifiants ; le navigateur envoie son propre User-Agent.
step-as-same = Aucune variable de ce tag ne dépend de l’appareil : les deux requêtes sont identiques.
rate-ask = Demander { $times } fois
rate-note = { $times } fois comptent comme { $times } requêtes publicitaires, une par seconde ; sans réponse, chacune est répétée jusqu’à deux fois.
rate-stop = Arrêter
rate-filled = { $answers ->
    [0] aucune réponse
    [one] annonces dans { $filled } réponse sur { $answers }
   *[other] annonces dans { $filled } réponses sur { $answers }
  }
