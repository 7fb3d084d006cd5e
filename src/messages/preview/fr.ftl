### Texts of the preview of an embed, for editors.

## In place of the preview

notice-loading = Chargement de la vidéo…
notice-empty = Il n’y a pas de vidéo ici.
notice-error = Cette vidéo ne peut pas être affichée.
retry = Réessayer

## Player

show-player = Afficher le lecteur
show-preview = Revenir à l’aperçu
state-processing = La vidéo est en cours de préparation.
state-failed = La vidéo n’a pas pu être préparée.
state-empty = L’embed n’a pas de vidéo.
live = En direct
untitled = Sans titre

## Devices, and when ads and the watermark appear on them

device-desktop = Ordinateur
device-mobile = Téléphone
timeline = Publicités et filigrane
timeline-empty = Aucune publicité.
entry-preroll = Pré-roll
entry-midroll = Mid-roll
entry-postroll = Post-roll
entry-overlay = Superposition
entry-watermark = Filigrane
time-at = à { $from }
time-between = de { $from } à { $to }
time-until-end = de { $from } à la fin
time-after-end = après la fin
time-unknown = à un moment inconnu

## Settings

settings = Paramètres
size = Taille
size-responsive = largeur du conteneur
playback = Lecture
playback-autoplay = démarre automatiquement
playback-on-click = démarre au clic
playback-muted = sans le son
playback-with-sound = avec le son
bar = Barre de contrôle
bar-visible = toujours visible
bar-hides = se masque automatiquement
bar-none = masquée
bar-no-seeking = sans déplacement dans la vidéo
watermark = Filigrane
watermark-none = aucun
watermark-always = toujours visible
watermark-seconds = visible pendant { $seconds } s
watermark-hides = se masque avec la barre de contrôle
watermark-opacity = opacité de { $percent } %
scroll = Mode défilement
scroll-off = désactivé
scroll-on = lecteur flottant pendant le défilement de la page
scroll-muted = muet sous le pointeur de la souris
scroll-ends = se termine avec { $events }
skip = Passer la publicité
skip-after = après { $seconds } s
skip-never = impossible

## The bulk that changes the embed on some pages

bulk = Règle bulk
bulk-none = aucune
bulk-by-label = par son libellé
bulk-by-origin = par l’origine de la page
bulk-by-any = pour toutes les pages
bulk-changes = modifie : { $parts }
bulk-part-size = taille
bulk-part-playback = lecture
bulk-part-controls = commandes
bulk-part-look = couleurs
bulk-part-watermark = filigrane
bulk-part-scrollMode = mode défilement
bulk-part-ads = publicités

## Findings

findings = Constats
findings-none = Rien à signaler.
severity-error = Erreur
severity-warning = Avertissement
severity-info = Remarque
