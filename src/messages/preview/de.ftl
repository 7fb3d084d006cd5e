### Texts of the preview of an embed, for editors.

## In place of the preview

notice-loading = Das Video wird geladen …
notice-empty = Hier ist kein Video.
notice-error = Dieses Video kann nicht angezeigt werden.
retry = Erneut versuchen

## Player

show-player = Player anzeigen
show-preview = Zurück zur Vorschau
state-processing = Das Video wird gerade vorbereitet.
state-failed = Das Video konnte nicht vorbereitet werden.
state-empty = Der Embed hat kein Video.
live = Livestream
untitled = Ohne Titel

## Devices, and when ads and the watermark appear on them

device-desktop = Desktop
device-mobile = Smartphone
timeline = Werbung und Wasserzeichen
timeline-empty = Keine Werbung.
entry-preroll = Pre-Roll
entry-midroll = Mid-Roll
entry-postroll = Post-Roll
entry-overlay = Overlay-Ad
entry-watermark = Wasserzeichen
time-at = bei { $from }
time-between = von { $from } bis { $to }
time-until-end = von { $from } bis zum Ende
time-after-end = nach dem Ende
time-unknown = zu einem unbekannten Zeitpunkt

## Settings

settings = Einstellungen
size = Größe
size-responsive = Breite des Containers
playback = Wiedergabe
playback-autoplay = startet automatisch
playback-on-click = startet per Klick
playback-muted = ohne Ton
playback-with-sound = mit Ton
bar = Steuerleiste
bar-visible = immer sichtbar
bar-hides = blendet sich aus
bar-none = ausgeblendet
bar-no-seeking = kein Spulen
watermark = Wasserzeichen
watermark-none = keines
watermark-always = immer sichtbar
watermark-seconds = { $seconds } s sichtbar
watermark-hides = blendet sich mit der Steuerleiste aus
watermark-opacity = { $percent } % Deckkraft
scroll = Scroll-Modus
scroll-off = aus
scroll-on = schwebt beim Scrollen der Seite
scroll-muted = stumm unter dem Mauszeiger
scroll-ends = endet bei { $events }
skip = Werbung überspringen
skip-after = nach { $seconds } s
skip-never = nicht möglich

## The bulk that changes the embed on some pages

bulk = Bulk-Regel
bulk-none = keine
bulk-by-label = nach ihrem Label
bulk-by-origin = nach dem Origin der Seite
bulk-by-any = für jede Seite
bulk-changes = ändert { $parts }
bulk-part-size = Größe
bulk-part-playback = Wiedergabe
bulk-part-controls = Steuerelemente
bulk-part-look = Farben
bulk-part-watermark = Wasserzeichen
bulk-part-scrollMode = Scroll-Modus
bulk-part-ads = Werbung

## Findings

findings = Befunde
findings-none = Keine Befunde.
severity-error = Fehler
severity-warning = Warnung
severity-info = Hinweis
