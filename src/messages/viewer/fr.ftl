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
player-mute = Couper le son
player-volume = Volume sonore
player-seek = Position de lecture
player-captions = Sous-titres
player-captions-off = Désactivés
player-exit-fullscreen = Quitter le plein écran
player-picture-in-picture = Image dans l’image
player-exit-picture-in-picture = Quitter l’image dans l’image
player-live = Direct
player-seek-to-live = Revenir au direct
player-playing-live = Lecture en direct
player-time-of = { $time } sur { $duration }

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
