### Texts of the preview of an embed, for editors.

## In place of the preview

notice-loading = Cargando el vídeo…
notice-empty = Aquí no hay ningún vídeo.
notice-error = No se puede mostrar este vídeo.
retry = Reintentar

## Player

show-player = Mostrar el reproductor
show-preview = Volver a la vista previa
state-processing = El vídeo se está preparando.
state-failed = No se ha podido preparar el vídeo.
state-empty = El embed no tiene vídeo.
live = En directo
untitled = Sin título

## Devices, and when ads and the watermark appear on them

device-desktop = Ordenador
device-mobile = Móvil
timeline = Publicidad y marca de agua
timeline-empty = Sin publicidad.
entry-preroll = Pre-roll
entry-midroll = Mid-roll
entry-postroll = Post-roll
entry-overlay = Superposición
entry-watermark = Marca de agua
time-at = en { $from }
time-between = de { $from } a { $to }
time-until-end = de { $from } al final
time-after-end = después del final
time-unknown = en un momento desconocido

## Settings

settings = Ajustes
size = Tamaño
size-responsive = ancho del contenedor
playback = Reproducción
playback-autoplay = empieza automáticamente
playback-on-click = empieza con un clic
playback-muted = sin sonido
playback-with-sound = con sonido
bar = Barra de controles
bar-visible = siempre visible
bar-hides = se oculta sola
bar-none = oculta
bar-no-seeking = sin avance ni retroceso
watermark = Marca de agua
watermark-none = ninguna
watermark-always = siempre visible
watermark-seconds = visible durante { $seconds } s
watermark-hides = se oculta con la barra de controles
watermark-opacity = opacidad del { $percent } %
scroll = Modo de desplazamiento
scroll-off = desactivado
scroll-on = flota al desplazar la página
scroll-muted = sin sonido bajo el ratón
scroll-ends = termina con { $events }
skip = Saltar la publicidad
skip-after = después de { $seconds } s
skip-never = no es posible

## The bulk that changes the embed on some pages

bulk = Regla bulk
bulk-none = ninguna
bulk-by-label = por su etiqueta
bulk-by-origin = por el origen de la página
bulk-by-any = para todas las páginas
bulk-changes = cambia { $parts }
bulk-part-size = tamaño
bulk-part-playback = reproducción
bulk-part-controls = controles
bulk-part-look = colores
bulk-part-watermark = marca de agua
bulk-part-scrollMode = modo de desplazamiento
bulk-part-ads = publicidad

## Findings

findings = Observaciones
findings-none = Nada que señalar.
severity-error = Fallo
severity-warning = Advertencia
severity-info = Nota
