facade-player = Lecteur vidéo
facade-live = En direct
facade-play = { LENGTH($title) ->
    [0] Lire la vidéo
   *[other] Lire la vidéo : { $title }
  }

notice-loading = Chargement de la vidéo…
notice-empty = Il n’y a pas de vidéo ici.
notice-processing = Cette vidéo est en cours de préparation. Veuillez revenir plus tard.
notice-failed = Cette vidéo n’a pas pu être préparée.
notice-error = Cette vidéo ne peut pas être affichée.
notice-retry = Réessayer

consent-required = Cette vidéo provient de { LENGTH($host) ->
    [0] un autre service
   *[other] { $host }
  }, qui peut enregistrer des données sur votre appareil.
consent-denied = Cette vidéo n’est pas affichée, car vous ne l’avez pas autorisée.
consent-allow = { LENGTH($host) ->
    [0] Autoriser et afficher la vidéo
   *[other] Autoriser et afficher la vidéo de { $host }
  }

code-code = Code d’intégration : { $format }
code-copy = Copier le code
code-copied = Code copié.
code-selected = Le code est sélectionné. Copiez-le avec le clavier.
code-unavailable = Ce code ne peut pas être généré.

player-player = Lecteur vidéo
player-empty = Il n’y a pas de vidéo ici.
player-processing = Cette vidéo est en cours de préparation. Veuillez revenir plus tard.
player-failed = Cette vidéo n’a pas pu être préparée.
player-error = Cette vidéo ne peut pas être lue ici.
player-network = La vidéo n’a pas pu être chargée. Veuillez vérifier la connexion.
player-destroyed = Le lecteur a été fermé.
player-retry = Réessayer
player-play = Lecture
player-pause = Mettre en pause
player-unmute = Activer le son
player-fullscreen = Plein écran
player-watermark = Site de l’éditeur (s’ouvre dans un nouvel onglet)
player-waiting = Chargement…

ads-advertisement = Publicité
ads-position = { $index } sur { $count }
ads-play = Lire la publicité
ads-pause = Mettre la publicité en pause
ads-mute = Couper le son de la publicité
ads-unmute = Activer le son de la publicité
ads-visit = Visiter le site de l’annonceur
ads-skip-in = Ignorer dans { $seconds }
ads-skip = Ignorer l’annonce
ads-close = Fermer la publicité
ads-captions = Sous-titres de la publicité
ads-close-picture = Revenir à la publicité
ads-started = Une publicité a commencé.
ads-ended = La publicité est terminée.

scroll-region = Lecteur vidéo flottant
scroll-close = Fermer la vidéo flottante
scroll-back = La vidéo continue dans l’angle. La regarder ici

controls-play = Lecture
controls-pause = Mettre en pause
controls-mute = Couper le son
controls-unmute = Activer le son
controls-captions = Sous-titres
controls-off = Désactivés
controls-enable-captions = Activer les sous-titres
controls-disable-captions = Désactiver les sous-titres
controls-enter-fullscreen-mode = Plein écran
controls-exit-fullscreen-mode = Quitter le plein écran
controls-enter-picture-in-picture-mode = Image dans l’image
controls-exit-picture-in-picture-mode = Quitter l’image dans l’image
controls-spoken-play = lecture
controls-spoken-pause = mettre en pause
controls-spoken-mute = couper le son
controls-spoken-unmute = activer le son
controls-volume = volume sonore
controls-seek = position de lecture
controls-spoken-captions = sous-titres
controls-spoken-enter-fullscreen-mode = plein écran
controls-spoken-exit-fullscreen-mode = quitter le plein écran
controls-spoken-enter-picture-in-picture-mode = image dans l’image
controls-spoken-exit-picture-in-picture-mode = quitter l’image dans l’image
controls-video-player = lecteur vidéo
controls-media-loading = chargement
controls-playback-time = temps de lecture
controls-live = direct
controls-seek-to-live = revenir au direct
controls-playing-live = lecture en direct
controls-hour = heure
controls-hours = heures
controls-minute = minute
controls-minutes = minutes
controls-second = seconde
controls-seconds = secondes
controls-time-remaining = { "{time}" } restantes
controls-time-of-total = { "{currentTime}" } sur { "{totalTime}" }
controls-time-unknown = vidéo non chargée, durée inconnue.
