### Texts of the preview of an embed, for editors.

## In place of the preview

notice-loading = Caricamento del video…
notice-empty = Qui non c’è nessun video.
notice-error = Non è possibile mostrare il video.
retry = Riprova

## Player

show-player = Mostra il lettore
show-preview = Torna all’anteprima
state-processing = Il video è in preparazione.
state-failed = Non è stato possibile preparare il video.
state-empty = L’embed non ha un video.
live = In diretta
untitled = Senza titolo

## Devices, and when ads and the watermark appear on them

device-desktop = Computer
device-mobile = Telefono
timeline = Pubblicità e filigrana
timeline-empty = Nessuna pubblicità.
entry-preroll = Preroll
entry-midroll = Midroll
entry-postroll = Postroll
entry-overlay = Overlay
entry-watermark = Filigrana
time-at = a { $from }
time-between = da { $from } a { $to }
time-until-end = da { $from } alla fine
time-after-end = dopo la fine
time-unknown = in un momento non noto

## Settings

settings = Impostazioni
size = Dimensione
size-responsive = larghezza del contenitore
playback = Riproduzione
playback-autoplay = parte da sola
playback-on-click = parte con un clic
playback-muted = senza audio
playback-with-sound = con audio
bar = Barra dei comandi
bar-visible = sempre visibile
bar-hides = si nasconde da sola
bar-none = nascosta
bar-no-seeking = senza ricerca
watermark = Filigrana
watermark-none = nessuna
watermark-always = sempre visibile
watermark-seconds = visibile per { $seconds } s
watermark-hides = si nasconde con la barra
watermark-opacity = opaca al { $percent }%
scroll = Modalità di scorrimento
scroll-off = disattivata
scroll-on = resta in vista mentre la pagina scorre
scroll-muted = senza audio sotto il mouse
scroll-ends = finisce con { $events }
skip = Salto della pubblicità
skip-after = dopo { $seconds } s
skip-never = non possibile

## The bulk that changes the embed on some pages

bulk = Bulk
bulk-none = nessuno
bulk-by-label = per la sua etichetta
bulk-by-origin = per l’origine della pagina
bulk-by-any = per ogni pagina
bulk-changes = cambia { $parts }
bulk-part-size = dimensione
bulk-part-playback = riproduzione
bulk-part-controls = comandi
bulk-part-look = colori
bulk-part-watermark = filigrana
bulk-part-scrollMode = modalità di scorrimento
bulk-part-ads = pubblicità

## Findings

findings = Osservazioni
findings-none = Niente da segnalare.
severity-error = Errore
severity-warning = Avviso
severity-info = Nota
