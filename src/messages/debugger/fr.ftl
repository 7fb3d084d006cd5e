### Texts of the ad tag debugger.

## All parts

copied = Copié.
more = Afficher { $next } de plus sur { $rest }
more-characters = Afficher la suite (encore { $rest ->
    [one] { $rest } caractère
   *[other] { $rest } caractères
  })

## Parts that are loaded when they are opened

panel-loading = Chargement…
panel-failed = Cette partie n’a pas pu être chargée. Vérifiez la connexion.
panel-retry = Réessayer

## Sections of the evidence

section-tags = Tags publicitaires
section-slots = Emplacements et appareils
section-findings = Constats
section-tag = Tag publicitaire
section-chain = Requêtes
section-media = Fichiers média
section-trackers = Pixels de suivi
section-additions = Companions et icônes
section-context = Contexte
section-consent = Avec un autre consentement
section-google = Paramètres de Google Ad Manager
section-players = Autres lecteurs

## Input

input-label = Qu’est-ce qui n’est pas diffusé ?
input-placeholder = Collez un tag publicitaire, un embed ou son code, du VAST, du VMAP, un fichier HAR ou un code d’erreur. Ou déposez un fichier.
input-file = Ouvrir un fichier
input-clear = Effacer
input-undo = Annuler
input-redo = Rétablir
input-tags = { $count ->
    [one] { $count } tag publicitaire trouvé
   *[other] { $count } tags publicitaires trouvés
  }. À vérifier :
input-all-tags = tous
input-waterfall = tous, en waterfall
input-drop = Déposez le fichier pour le vérifier.
input-from-page = L’embed de cette page est vérifié.
input-not-loaded = L’embed de cette page ne peut pas être chargé. Vérifiez l’adresse dans src, ou collez l’embed.
input-too-large = Le fichier dépasse { $megabytes } Mo. Retirez ce qui ne concerne pas la requête publicitaire.
input-unreadable = Le fichier ne peut pas être lu. Enregistrez-le en texte UTF-8 et rouvrez-le.
input-excerpt = Le champ affiche les { $shown } premiers caractères sur { $total } ; tous sont vérifiés. Collez un autre texte pour les remplacer.

## Verdict

verdict-heading = Diagnostic
verdict-owner-publisher = Éditeur
verdict-owner-ad-server = Serveur publicitaire
verdict-owner-network = Régie publicitaire
verdict-owner-advertiser = Annonceur
verdict-owner-browser = Navigateur
verdict-owner-consent = Plateforme de consentement
verdict-owner-nobody = Tout va bien
verdict-owner-unknown = Pas encore connu
verdict-who-acts = Qui agit : { $owner }
verdict-next-step = Étape suivante
verdict-copy = Copier le diagnostic
verdict-checking = Vérification en cours…
verdict-requesting = En attente du serveur publicitaire…
verdict-press-request = Cliquez sur « { $button } », ou collez la réponse du serveur publicitaire.
verdict-recorded = Enregistré
verdict-recording-case = { LENGTH($date) ->
    [0] Fichier de cas
   *[other] Fichier de cas du { $date }
  }
verdict-recording-record = { LENGTH($date) ->
    [0] Enregistrement d’une page
   *[other] Enregistrement d’une page du { $date }
  }
verdict-check-live = Vérifier à nouveau en direct
verdict-empty = Rien à vérifier pour l’instant.
verdict-failed = La saisie ne peut pas être vérifiée à cause d’une erreur du débogueur. Copiez-la dans un signalement.
verdict-kind-ad-tag = Tag publicitaire
verdict-kind-embed = Objet embed
verdict-kind-embed-code = Code d’intégration
verdict-kind-vast = Document VAST
verdict-kind-vmap = Document VMAP
verdict-kind-response = Réponse autre que VAST
verdict-kind-har = Fichier HAR
verdict-kind-command = Sortie d’une commande
verdict-kind-charles = Session Charles
verdict-kind-error-code = Code d’erreur
verdict-kind-case = Fichier de cas
verdict-kind-unknown = Saisie inconnue
verdict-request = Demander l’annonce à { $hosts }
verdict-request-note = Cela compte comme une requête publicitaire. Aucun tracker n’est appelé, et seul l’en-tête des fichiers média est demandé. Sans réponse, elle est répétée jusqu’à deux fois, et une autre adresse de l’hôte est essayée, pour savoir pourquoi.
verdict-again = Demander à nouveau
verdict-outdated = Les réponses ci-dessous appartiennent à un contexte précédent.

## Exports

export-report = Copier le rapport
export-case-file = Enregistrer le fichier de cas
export-link = Copier le lien
export-not-copied = Le navigateur n’autorise pas la copie. Sélectionnez le texte et copiez-le.
export-saved = Enregistré.
export-link-too-long = La saisie est trop longue pour un lien. Enregistrez plutôt un fichier de cas.
export-link-copied = Copié.
export-link-omits = Le lien ne contient pas : { $names }.
export-in-input = chaînes de consentement et identifiants dans le texte collé

## Slots and devices

slot-caption = Chaque emplacement sur les deux appareils, et ce qui s’y passe
slot-heading = Emplacement
slot-device-desktop = Ordinateur
slot-device-mobile = Mobile (téléphone)
slot-name-preroll = Pré-roll
slot-name-midroll = Mid-roll
slot-name-postroll = Post-roll
slot-name-overlayInitial = Overlay initial
slot-name-overlayMain = Overlay principal
slot-empty = vide
slot-hosted = vidéo publicitaire hébergée
slot-unknown-ad = type d’annonce inconnu
slot-no-tag = aucun tag
slot-comparison-none = vide sur les deux
slot-comparison-desktop-only = ordinateur seulement
slot-comparison-mobile-only = mobile seulement
slot-comparison-same = identique sur les deux
slot-comparison-different = différent
slot-not-requested = non demandé
slot-no-url = aucune requête
slot-result-linear = est diffusée
slot-result-non-linear = overlay affiché
slot-result-playlist = playlist VMAP
slot-failure = { $code ->
    [303] aucune annonce · { NUMBER($code, useGrouping: 0) }
   *[other] échoue · { NUMBER($code, useGrouping: 0) }
  }
slot-show = Afficher { $title }
slot-step = { $index } sur { $count }
slot-tag = Tag publicitaire { $number }
slot-check-only = Ne vérifier que celui-ci
slot-requested-first = demandé en premier
slot-requested-next = demandé si le tag précédent n’a pas d’annonce lisible
slot-untitled = Sans titre
slot-midroll-at = à { $time }
slot-midroll-unknown = à un moment inconnu
slot-skip-after = peut être ignorée après { $seconds } s
slot-appears = apparaît après { $seconds } s
slot-stays = reste { $seconds } s
slot-stays-until-end = reste jusqu’à la fin
slot-video = Vidéo
slot-click = Destination du clic
slot-poster = Image d’aperçu
slot-none = aucune

## Ad tag

tag-template = Modèle
tag-request = Requête
tag-no-request = Aucune requête : ce n’est pas une URL http ou https valide.
tag-copy-url = Copier l’URL
tag-copy-template = Copier le tag
tag-placeholders = Chaque variable avec sa valeur et la raison
tag-no-placeholders = Le tag n’a pas de variable.
tag-column-placeholder = Variable
tag-column-value = Valeur
tag-column-reason = Raison
tag-unchanged = inchangée
tag-empty-value = (vide)
tag-encoded-as = encodée en
tag-differs = différente
tag-to-row = Variable { $number }, { $placeholder } : afficher la raison
tag-to-mark = { $number } : afficher dans le tag
tag-status-replaced = remplacée
    .reason = {""}
tag-status-unknown-value = inconnue
    .reason = La valeur n’est pas connue : elle vaut -1, comme VAST l’exige.
tag-status-withheld = retenue
    .reason = Le consentement ne permet pas de transmettre la valeur : elle vaut -2.
tag-status-no-rule = inchangée
    .reason = Aucune règle de remplacement et aucune macro n’a ce nom.
tag-status-unknown-rule = inchangée
    .reason = Sa règle de remplacement nomme une règle inconnue.
tag-status-no-value = inchangée
    .reason = Le nom est connu, mais il n’y a pas de valeur ici.
tag-status-ad-server = inchangée
    .reason = Seul un serveur publicitaire peut la remplacer.
tag-status-not-allowed-here = refusée
    .reason = Une valeur à cet endroit pourrait envoyer la requête à un autre serveur ou chemin.
tag-source-time = l’heure
tag-source-random = le nombre aléatoire
tag-source-page = la page
tag-source-embed = l’embed
tag-source-content = la vidéo ou le direct
tag-source-player = le lecteur
tag-source-slot = la coupure publicitaire
tag-source-device = l’appareil
tag-source-app = l’application
tag-source-consent = le consentement
tag-source-event = un événement de l’annonce
tag-source-response = la réponse du serveur publicitaire
tag-source-template = la valeur par défaut de la variable
tag-source-values = les valeurs fournies
tag-rule = { LENGTH($name) ->
    [0] Règle de remplacement
   *[other] Règle de remplacement { $name }
  }
tag-macro = { LENGTH($name) ->
    [0] Macro publicitaire
   *[other] Macro publicitaire { $name }
  }
tag-from = source : { $source }

## Requests and documents

chain-hop = Requête { $number }
chain-pasted = Le document collé
chain-no-response = aucune réponse
chain-type = Type de contenu
chain-cors = CORS
chain-cors-verdict-same-origin = même origine
chain-cors-verdict-with-credentials = autorisée avec cookies
chain-cors-verdict-without-credentials = autorisée sans cookies
chain-cors-verdict-refused = refusée, ou le serveur est injoignable
chain-cors-verdict-not-applicable = sans objet
chain-cookies = Cookies
chain-cookies-sent = envoyés
chain-cookies-not-sent = non envoyés
chain-document = Type de document
chain-ad-systems = Systèmes publicitaires
chain-redirected = Redirigée vers
chain-macros = { $count ->
    [one] { $count } macro remplacée
   *[other] { $count } macros remplacées
  }{ $kept ->
    [0] {""}
   *[other] , { $kept } gardées
  }
chain-stopped = Arrêt ici · { NUMBER($code, useGrouping: 0) }
chain-response = Corps
chain-truncated = Les { $shown } premiers caractères sur { $total }.
chain-total = { $milliseconds } ms au total
chain-not-requested = Le tag n’a pas été demandé.

## Findings and repairs

finding-severity-error = erreur
finding-severity-warning = avertissement
finding-severity-info = remarque
finding-count-error = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
  }
finding-count-warning = { $count ->
    [one] { $count } avertissement
   *[other] { $count } avertissements
  }
finding-count-info = { $count ->
    [one] { $count } remarque
   *[other] { $count } remarques
  }
finding-none = Rien à signaler.
finding-apply = Appliquer
finding-applied = La correction est appliquée à la saisie.
finding-undo = Annuler
finding-copy-tag = Copier le tag
finding-copy-rules = Copier replace_rules
finding-copy-input = Copier la saisie
finding-copy-diff = Copier le diff
finding-input = la saisie
finding-line = ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }

## Context

context-group-desktop = Ordinateur
context-group-mobile = Téléphone mobile
context-group-page = Page web
context-group-player = Lecteur
context-group-consent = Consentement
context-group-time = Heure
context-field-ua = Agent utilisateur
context-field-size = Taille du lecteur, px
context-field-lmt = Suivi publicitaire limité
context-field-ifa = Identifiant publicitaire (IFA)
context-field-ifa-type = Type d’IFA
context-field-ip = Adresse IP
context-field-lat-long = Latitude et longitude
context-field-page-url = URL de la page
context-field-referrer = Page référente
context-field-page-title = Titre de la page
context-field-language = Langue
context-field-correlator = Valeur du correlator
context-field-label = Libellé du bulk
context-field-companions = Affiche les companions
context-field-playhead = Position de lecture, s
context-field-muted = Sans le son
context-field-mime = Types de média acceptés
context-field-gdpr = Le TCF s’applique
context-field-coppa = Le COPPA s’applique
context-field-tc-string = Chaîne TC
context-field-gpp = Chaîne GPP
context-field-gpp-sid = Sections GPP
context-field-usp = Chaîne US privacy
context-field-addtl = Chaîne AC de Google
context-field-withheld = Retenues faute de consentement
context-field-moment = Mode d’horloge
context-field-random = Nombre aléatoire
context-field-now = Heure
context-flag-unknown = Inconnu
context-flag-yes = Oui
context-flag-no = Non
context-moment-live = Temps réel
context-moment-fixed = Fixe
context-unknown-value = inconnu
context-keep = Garder les valeurs actuelles
context-reset = Réinitialiser
context-tcf-unknown = TCF inconnu
context-tcf-yes = le TCF s’applique
context-tcf-no = le TCF ne s’applique pas
context-withheld = retenu : { $names }
context-nothing-withheld = rien n’est retenu
