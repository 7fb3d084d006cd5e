## All pages

language = Langue
site-publisher = Magazine
site-cms = CMS
site-ad-ops = Publicité
site-docs = Documentation
loading = Chargement…
try-again = Réessayer
catalogue-error-no-response = Le bac à sable n’a pas répondu. Vérifiez qu’il est toujours lancé.
catalogue-error-not-found = Le bac à sable n’a pas d’embed avec cet identifiant. Choisissez-en un autre.
catalogue-error-wrong-status = Le bac à sable n’a pas répondu avec l’embed. Rechargez la page.
catalogue-error-invalid-json = La réponse du bac à sable n’est pas le JSON que cette page attend. Rechargez la page.

## Start page

start-skip-link = Aller aux démos
start-intro = Lit dans une page les embeds d’un service de publication de médias, génère leur code pour chaque CMS et explique leurs tags publicitaires.
start-code = Façons de l’écrire
start-copy = Copier
start-copied = Copié.
start-not-copied = Le navigateur n’autorise pas la copie. Sélectionnez le code et copiez-le.
start-publisher = Pour les éditeurs
start-publisher-note = Un lecteur dans un article avec une seule balise et sans décalage de la mise en page.
start-cms = Pour les développeurs de CMS
start-cms-note = Trouver un embed, le voir, changer ses réglages et copier son code dans chaque format.
start-ad-ops = Pour la gestion publicitaire
start-ad-ops-note = Découvrez pourquoi une publicité n’a pas été diffusée, qui doit agir et que faire.
start-guides = Il y a un guide pour chaque rôle dans la
start-guides-link = documentation
start-served = Ces pages sont servies par le bac à sable, qui n’accepte que les connexions de cette machine.
start-embeds = Sans clé, il sert les
start-embeds-link = embeds publiés
start-rest = Son interface REST est sous
start-token = et exige un jeton d’accès ; la clé pour l’obtenir est affichée dans le terminal qui a lancé le bac à sable.

## Publisher page

publisher-skip-link = Aller à l’article
publisher-markup = Le balisage
publisher-fields-of-embed = Champs de cet embed
publisher-foot = Un article fictif dans un journal fictif. La page est servie avec une Content Security Policy stricte : ni script ni style en ligne, aucune autre origine. Pour voir un autre embed dans la première figure, ajoutez à l’URL
publisher-foot-id = et son identifiant public, ou son identifiant s’il n’en a pas, comme dans
publisher-panel = Champs de l’embed
publisher-fields-label = Champs
publisher-watch = Voir la vidéo
publisher-intro = Les champs de cet embed qui changent son lecteur. Tous les autres ont leurs valeurs par défaut.
publisher-events = Événements du lecteur, les derniers d’abord
publisher-chosen = Embed { $name }, choisi par l’URL.
publisher-caused-by = causé par
publisher-ad-position = { $index } sur { $count }
publisher-vast-error = erreur VAST { NUMBER($code, useGrouping: 0) }
publisher-caption-plain-video = Une vidéo dans le cadre du lecteur hébergé, le format par défaut. Toutes les scènes de cette page sont dessinées par un script.
publisher-caption-scroll-mode = Un lecteur dans la page avec les commandes du navigateur. Démarrez-le et faites défiler : il vous suit jusqu’à ce que vous le fermiez ou qu’il se termine.
publisher-caption-live = Un direct. Son embed le démarre sans son.
publisher-caption-ad-breaks = Avec un pré-roll, un mid-roll et un post-roll. Le panneau liste leurs événements.
publisher-caption-portrait = Une vidéo verticale. Son cadre a sa taille finale avant tout chargement.
publisher-caption-watermark = Le code du service dans un cadre isolé, qui n’a pas accès à cette page. Avec un filigrane.
publisher-caption-overlays = Chargée quand la moitié est visible. Des overlays publicitaires apparaissent quelques secondes sur la vidéo.
publisher-caption-italian = Rien qu’une image jusqu’au clic : aucune partie du lecteur n’est chargée avant. Avec un titre et des sous-titres italiens ; les textes du lecteur suivent la langue de la figure.
publisher-caption-arabic = Adressée par son identifiant public. Les lecteurs d’écran lisent le titre arabe et japonais sur le bouton.
publisher-caption-custom-look = Un consentement est nécessaire : aucune requête ne part vers une autre origine avant que vous ne donniez votre accord. Avec un fond, des couleurs et des sous-titres en deux langues.
publisher-caption-autoplay = Démarre automatiquement et sans son quand la moitié est visible, après une annonce.
publisher-caption-converting = Une vidéo encore en cours de conversion, avec un message.

## What the fields of an embed do, on the publisher page

phrase-seconds = { NUMBER($seconds, style: "unit", unit: "second", unitDisplay: "long") }
phrase-ad-count = { $count ->
    [one] une annonce
   *[other] { $count } annonces
  }
phrase-ads = { phrase-ad-count }{ $hosted ->
    [0] {""}
    [one] {" "}(dont { $hosted } hébergée par le service)
   *[other] {" "}(dont { $hosted } hébergées par le service)
  }{ $fallback ->
    [yes] , avec des tags de secours
   *[no] {""}
  }

effect-title = Le titre du lecteur, sauf si la page en définit un.
effect-converting = Est encore en cours de conversion, donc un message s’affiche.
effect-conversion-failed = N’a pas pu être convertie, donc un message s’affiche.
effect-plays = Est lue.
effect-live = Est lue en direct : avec un badge, sans barre de temps.
effect-crop = Remplit le cadre et rogne les bords.
effect-autoplay = Démarre automatiquement ; sans son si le navigateur l’exige.
effect-mute = Démarre sans son.
effect-preload = Charge le média avant le début de la lecture.
effect-picture-in-picture = Ajoute un bouton pour l’image dans l’image.
effect-no-bar = Retire la barre de commandes.
effect-keeps-bar = Garde la barre de commandes visible.
effect-no-seeking = Empêche d’avancer dans la vidéo.
effect-background-image = Affiche une image autour de la vidéo.
effect-floats = Reste visible pendant la lecture quand on fait défiler la page.
effect-float-muted = Coupe le son du lecteur flottant quand la souris est dessus.
effect-watermark = Affiche une image sur la vidéo.
effect-watermark-hidden = L’image disparaît avec les commandes.
effect-ima = Demande le SDK IMA. Cette page n’autorise pas son script, donc le gestionnaire intégré lit les annonces.
effect-analytics = Est transmis à l’adaptateur d’analyse que la page a enregistré, s’il y en a un.
effect-public-id = L’URL du lecteur contient { $id } au lieu de l’identifiant.
effect-plays-for = Dure { phrase-seconds }.
effect-subtitles = Propose des sous-titres : { $labels }.
effect-subtitles-default = Affiche au début les sous-titres en { $language }.
effect-background = Remplit de { $color } l’espace autour de la vidéo.
effect-player-color = Affiche les boutons et les barres du lecteur en { $color }.
effect-destroy-on = Retire le lecteur lors de { LIST($events, type: "disjunction") }.
effect-watermark-width = L’image fait { $pixels } px de large.
effect-watermark-height = L’image fait { $pixels } px de haut.
effect-watermark-opacity = La transparence de l’image est de { NUMBER($share, style: "percent") }.
effect-watermark-time = L’image disparaît après { phrase-seconds } de lecture.
effect-watermark-link = Un clic sur l’image ouvre { $url }.
effect-preroll = Lit { phrase-ads } avant le contenu.
effect-midroll = Interrompt le contenu après { NUMBER($times, style: "unit", unit: "second", unitDisplay: "long") }.
effect-postroll = Lit { phrase-ads } après le contenu.
effect-skip = Permet d’ignorer le pré-roll après { phrase-seconds }.
effect-overlay-for = Affiche { phrase-ad-count } sur la vidéo après { phrase-seconds }, pendant { NUMBER($duration, style: "unit", unit: "second", unitDisplay: "long") }.
effect-overlay-to-end = Affiche { phrase-ad-count } sur la vidéo après { phrase-seconds }, jusqu’à la fin.
effect-bulk-label = Les réglages du bulk « { $label } » remplacent ceux de l’embed, car la page donne son libellé.
effect-bulk-origin = Les réglages du bulk « { $label } » remplacent ceux de l’embed, car il correspond à cette page.
effect-bulk-any = Les réglages du bulk « { $label } » remplacent ceux de l’embed, car il correspond à toutes les pages.
effect-watermark-offset-top = L’image est à { $length } du bord supérieur.
effect-watermark-offset-right = L’image est à { $length } du bord droit.
effect-watermark-offset-bottom = L’image est à { $length } du bord inférieur.
effect-watermark-offset-left = L’image est à { $length } du bord gauche.
effect-volume-unchecked = Laisse le son des annonces inchangé.
effect-volume-on = Lit les annonces avec le son.
effect-volume-off = Lit les annonces sans le son.

## CMS page

cms-title = Les embeds et leur code
cms-sign-in = Se connecter
cms-sign-in-note = Ceci est une démo : le nom d’utilisateur et le mot de passe sont « editor », sauf si un autre mot de passe a été choisi au démarrage.
cms-user-name = Nom d’utilisateur
cms-password = Mot de passe
cms-sign-out = Se déconnecter
cms-guest = Vous écrivez en tant qu’invité
cms-account = Connecté en tant que { $name }
cms-views = Vues
cms-embeds = Liste des embeds
cms-embed = Code d’intégration
cms-article = Article de presse
cms-write = Écrire
cms-articles = Articles publiés
cms-all-articles = Articles et brouillons
cms-insertion = Insérer un embed
cms-insert-into-article = Insérer dans l’article
cms-insert-as-embed = Insérer comme embed
cms-insert-at-cursor = Insérer au curseur
cms-insertion-hint = Choisissez un embed dans la liste. Il est inséré à l’endroit du curseur.
cms-insertion-note = Il est inséré à l’endroit du curseur. Pour un autre embed, choisissez-le dans la liste.
cms-chosen-embed = Choisi :
cms-choose-embed = Choisir un embed
cms-choose-another = En choisir un autre
cms-format-taken = L’article garde le lecteur avec sa taille et son titre.
cms-format-refused = L’article ne garde pas le code au format « { $format } ». « Insérer comme embed » insère la même vidéo comme lecteur, avec sa taille et son titre.
cms-quoted = « { $option } »
cms-options-dropped = L’article ne garde pas { $names } : les réglages de l’embed s’appliquent.
cms-saving = Enregistrement…
cms-saved-at = Enregistré : { $time }
cms-kept = Conservé sur cet appareil. Le texte sera envoyé dès que le serveur sera de nouveau joignable.
cms-kept-refused = Conservé sur cet appareil, mais pas enregistré.
cms-kept-signed-out = Déconnecté. Le texte est conservé sur cet appareil : connectez-vous pour l’enregistrer.
cms-kept-conflict = Conservé sur cet appareil jusqu’à votre choix.
cms-not-kept = Non enregistré, et cet appareil ne peut pas conserver le texte. Laissez cette page ouverte.
cms-save-as-new = Enregistrer comme nouvel article
cms-conflict-passage = Passage concerné
cms-conflict-mine = Votre texte
cms-conflict-theirs = { $author }, enregistré : { $time }
cms-conflict-deleted = supprimé
cms-keep-both = Garder les deux
cms-keep-mine = Garder votre texte
cms-keep-theirs = Garder l’autre texte
cms-conflict-continue = Continuer avec les textes choisis
cms-no-articles = Il n’y a pas encore d’article. Ce que vous écrivez sous « Écrire » est enregistré ici automatiquement.
cms-untitled = Sans titre
cms-article-state-draft = brouillon
cms-article-state-published = publié
cms-article-state-changed = modifié depuis la publication
cms-open-article = Ouvrir
cms-unpublish = Dépublier
cms-delete-article = Supprimer
cms-delete-question = Supprimer « { $title } » ? Cette action est irréversible.
cms-delete-published = Les internautes ne trouveront plus rien à son adresse.
cms-keep-article = Conserver
cms-search = Rechercher par titre, tag ou id
cms-filters = Filtres et ordre
cms-filters-active = { $count ->
    [one] { $count } actif
   *[other] { $count } actifs
  }
cms-state = État
cms-kind = Type de contenu
cms-ads = Publicités
cms-sort = Ordre
cms-any = Tous
cms-with-ads = Avec publicités
cms-without-ads = Sans publicités
cms-reset = Réinitialiser les filtres
cms-state-ready = prêt
cms-state-processing = en cours
cms-state-failed = échec
cms-state-empty = sans contenu
cms-kind-video = vidéo
cms-kind-live = direct
cms-kind-none = aucun
cms-sort-relevance = Les plus pertinents
cms-sort-newest = Les plus récents
cms-sort-oldest = Les plus anciens
cms-sort-title = Par titre
cms-sort-longest = Les plus longs
cms-count = { $found } embeds sur { $all }
cms-indexing = { $indexed } embeds lus sur { $all }
cms-none-found = Aucun embed ne correspond. Vérifiez les filtres, ou utilisez moins de mots.
cms-no-embeds = Il n’y a pas encore d’embed. Importez une vidéo.
cms-reset-search = Réinitialiser la recherche et les filtres
cms-pages = Pages de la liste
cms-previous = Précédent
cms-next = Suivant
cms-range = { $from }–{ $to } sur { $total }
cms-ad-count = { $count ->
    [one] { $count } publicité
   *[other] { $count } publicités
  }
cms-size-not-set = taille non définie
cms-chosen = L’embed choisi
cms-choose = Choisissez un embed dans la liste.
cms-code = Code d’intégration
cms-code-for = Pour :
cms-not-listed = La liste n’affiche pas cet embed en ce moment.
cms-preview = Aperçu
cms-public-id = id public
cms-upload = Importer une vidéo
cms-upload-title = Titre
cms-upload-file = Fichier vidéo
cms-upload-start = Importer
cms-upload-cancel = Annuler
cms-upload-progress = { $percent } % importés
cms-upload-storing = Le service enregistre la vidéo…
cms-upload-interrupted = La connexion a été perdue. L’importation recommencera dès que le serveur sera de nouveau joignable.
cms-queue = Importations
cms-upload-state-waiting = en attente
cms-upload-state-encoding = en cours d’encodage
cms-upload-state-available = disponible
cms-upload-state-failed = échec
cms-upload-failed = L’encodeur n’a pas pu convertir le fichier. Importez une vidéo dans un autre format.
cms-ahead = { $count ->
    [one] { $count } vidéo avant
   *[other] { $count } vidéos avant
  }
cms-show = Afficher
cms-article-title = Titre de l’article
cms-article-text = Texte de l’article
cms-article-note = Collez l’adresse ou le code d’un embed seul sur une ligne : il devient un lecteur.
cms-formats = Style du texte
cms-format-bold = Gras
cms-format-italic = Italique
cms-format-heading = Intertitre
cms-format-bulletList = Liste
cms-format-quote = Citation
cms-publish = Publier
cms-publish-again = Publier les modifications
cms-published = Publié.
cms-new-article = Nouvel article
cms-loading-editor = Chargement de l’éditeur…
cms-error-editor-failed = L’éditeur n’a pas pu être chargé. Rechargez la page.
cms-error-not-an-embed = L’éditeur n’a pas pu insérer cet embed. Choisissez-le de nouveau dans la liste.
cms-code-refused = Le code collé n’est pas dans l’article, qui ne garde que du texte et des embeds de ce site. Choisissez un embed dans la liste ou collez son adresse.
cms-code-without-options = L’article ne garde pas { $names } du code collé : les réglages de l’embed s’appliquent.
cms-error-article-changed = Quelqu’un d’autre a modifié les mêmes passages. Choisissez ce que l’article garde.
cms-error-signed-out = Votre session a expiré. Reconnectez-vous.
cms-error-wrong-password = Le nom d’utilisateur ou le mot de passe est incorrect.
cms-error-other-origin = La requête vient d’un autre site. Rechargez la page.
cms-error-invalid-request = Le serveur n’a pas compris la requête. Vérifiez votre saisie.
cms-error-no-such-embed = Aucun embed n’a cet id. Choisissez-en un autre.
cms-error-no-such-article = Cet article a été supprimé. Enregistrez-le comme nouvel article pour garder son texte.
cms-error-service-failed = Le service de médias n’a pas répondu comme prévu. Réessayez ; le terminal du serveur donne les détails.
cms-error-upload-too-large = Le fichier dépasse 2 Gio. Choisissez-en un plus petit.
cms-error-article-without-title = L’article n’a pas de titre. Donnez-lui-en un.
cms-error-article-without-text = L’article n’a pas de texte. Écrivez-en un ou insérez un embed.
cms-error-article-too-large = L’article dépasse 1 Mio. Raccourcissez-le.
cms-error-article-too-deep = L’article a plus de 100 citations et listes imbriquées. Rien n’a été enregistré ; supprimez quelques niveaux.
cms-error-too-many-articles = Il y a déjà 1 000 articles. Supprimez-en sous « Articles publiés ».
cms-error-disk-full = Le disque du serveur est plein, rien n’est enregistré. Libérez de la place.
cms-error-not-found = Il n’y a rien à cette adresse.
cms-error-internal = Le serveur a rencontré une erreur. Son terminal donne les détails.
cms-error-no-response = Le serveur n’a pas répondu. Vérifiez qu’il fonctionne encore.
cms-error-invalid-response = La réponse du serveur n’est pas le JSON que cette page attend. Rechargez la page.

## Ad ops page

ad-ops-title = Pourquoi n’y a-t-il pas de publicité ?
ad-ops-embed = Embed
ad-ops-choose-embed = Choisissez un embed du bac à sable
ad-ops-no-embeds = Le bac à sable n’a pas encore d’embed. Importez une vidéo sur la page CMS.
ad-ops-examples-label = Exemples du serveur publicitaire du bac à sable
ad-ops-report = Ouvrir un rapport d’audit
ad-ops-report-note = Choisissez ou déposez ici le fichier qu’écrit media-embed audit --format ndjson. Rien n’en quitte cette page.
ad-ops-report-file = Rapport
ad-ops-report-unreadable = Ce fichier n’est pas un rapport d’audit.
ad-ops-record = Enregistrer les annonces d’une page en ligne
ad-ops-record-note = Exécutez ceci dans la console d’une page qui contient le lecteur. La première fois, la page s’ouvre à nouveau et ses annonces sont enregistrées. Lancez la lecture, exécutez-le encore une fois, et collez ci-dessus ce qu’il copie.
ad-ops-record-script = Le script pour la console
ad-ops-record-copy = Copier le script
ad-ops-more-examples = { $count ->
    [one] { $count } autre exemple
   *[other] { $count } autres exemples
  }
ad-ops-example-no-ad = Pas d’annonce
ad-ops-example-time-out = Délai dépassé
ad-ops-example-wrapper-time-out = Wrapper trop lent
ad-ops-example-no-ad-on-mobile = Pas d’annonce sur mobile
ad-ops-example-consent-missing = Consentement manquant
ad-ops-example-encoded-twice = Page encodée deux fois
ad-ops-example-http-on-https = http sur https
ad-ops-example-vpaid-only = VPAID seulement
ad-ops-example-foreign-macros = Macros d’un autre lecteur
ad-ops-example-plays = Lecture réussie
ad-ops-example-three-wrappers = Trois wrappers
ad-ops-example-vmap = Liste VMAP
ad-ops-example-unplayable-then-ad = Illisible, puis une annonce
ad-ops-example-error-500 = Erreur 500
ad-ops-example-malformed = XML mal formé
ad-ops-example-no-cors = Pas de CORS
ad-ops-example-wrapper-loop = Boucle de wrappers
ad-ops-example-too-many-wrappers = Trop de wrappers
ad-ops-example-relative-wrapper = Wrapper relatif
ad-ops-example-companion-required = Companion exigé
ad-ops-example-overlay-as-preroll = Overlay en pré-roll

## The sandbox: the hosted player without a video, and the landing page of ads

sandbox-processing = Cette vidéo est en préparation. Revenez plus tard.
sandbox-failed = Cette vidéo n’a pas pu être convertie.
sandbox-empty = Il n’y a rien à lire.
sandbox-missing = Ce lecteur n’existe pas.
sandbox-advertiser = L’annonceur de la démo
sandbox-landing = Les annonces de la démo mènent à cette page.

## The sandbox: what it shows for an address that it cannot show

sandbox-error-title = { $fault ->
    [not-found] Il n’y a rien à cette adresse
    [server] Le bac à sable a échoué
   *[request] Cette adresse ne peut pas être affichée
  }
sandbox-error-status = a répondu avec le statut { NUMBER($status, useGrouping: 0) }.
sandbox-error-advice = Vérifiez l’adresse, ou ouvrez une de ces pages :
sandbox-shows-publisher = un article avec des lecteurs de toutes sortes
sandbox-shows-cms = les embeds et leur code dans chaque format
sandbox-shows-ad-ops = pourquoi une annonce n’est pas diffusée
sandbox-shows-docs = guides, éléments, référence et règles de contrôle
sandbox-published = Embeds publiés
sandbox-shows-published = la liste en JSON, avec les noms pour les adresses

## Documentation: the keys of its pages

docs-keys = Touches
docs-keys-title = Touches de ce site
docs-key-search = Rechercher dans la documentation
docs-key-next = Page suivante
docs-key-previous = Page précédente
docs-key-home = Première page
docs-key-help = Afficher ces touches
docs-key-close = Fermer cette fenêtre ou les résultats
docs-keys-on = Utiliser les touches simples sur ce site
docs-keys-close = Fermer

## Documentation: what is around its texts, which are in English

docs-skip-link = Aller au texte
docs-menu = Menu
docs-contents = Sur cette page
docs-search = Rechercher
docs-search-results = Résultats de la recherche
docs-previous = Précédent
docs-next = Suivant
docs-edit = Modifier cette page
docs-report = Signaler une erreur
docs-results = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
  }
docs-no-result = Rien ne correspond à « { $query } ».
docs-search-failed = L’index de la recherche n’a pas pu être chargé. Vérifiez la connexion et réessayez.
