facade-player = Reproductor de vídeo
facade-live = En directo
facade-play = { LENGTH($title) ->
    [0] Reproducir el vídeo
   *[other] Reproducir el vídeo: { $title }
  }

notice-loading = Cargando el vídeo…
notice-empty = Aquí no hay ningún vídeo.
notice-processing = Este vídeo se está preparando. Vuelva más tarde.
notice-failed = No se ha podido preparar este vídeo.
notice-error = No se puede mostrar este vídeo.
notice-retry = Reintentar

consent-required = Este vídeo procede de { LENGTH($host) ->
    [0] otro servicio
   *[other] { $host }
  }, que puede guardar datos en su dispositivo.
consent-denied = Este vídeo no se muestra porque usted no lo ha permitido.
consent-allow = { LENGTH($host) ->
    [0] Permitir y mostrar el vídeo
   *[other] Permitir y mostrar el vídeo de { $host }
  }

code-code = Código de inserción: { $format }
code-copy = Copiar el código
code-copied = Código copiado.
code-selected = El código está seleccionado. Cópielo con el teclado.
code-unavailable = No se puede generar este código.

player-player = Reproductor de vídeo
player-empty = Aquí no hay ningún vídeo.
player-processing = Este vídeo se está preparando. Vuelva más tarde.
player-failed = No se ha podido preparar este vídeo.
player-error = No se puede reproducir este vídeo aquí.
player-network = No se ha podido cargar el vídeo. Compruebe la conexión.
player-destroyed = El reproductor se ha cerrado.
player-retry = Reintentar
player-play = Reproducir
player-pause = Pausar
player-unmute = Activar el sonido
player-fullscreen = Pantalla completa
player-watermark = Sitio del editor (se abre en una pestaña nueva)
player-waiting = Cargando…
player-mute = Silenciar
player-volume = Volumen
player-seek = Posición de reproducción
player-captions = Subtítulos
player-captions-off = Desactivados
player-exit-fullscreen = Salir de pantalla completa
player-picture-in-picture = Imagen en imagen
player-exit-picture-in-picture = Salir de imagen en imagen
player-live = Directo
player-seek-to-live = Volver al directo
player-playing-live = Reproducción en directo
player-time-of = { $time } de { $duration }

ads-advertisement = Publicidad
ads-position = { $index } de { $count }
ads-play = Reproducir el anuncio
ads-pause = Pausar el anuncio
ads-mute = Silenciar el anuncio
ads-unmute = Activar el sonido del anuncio
ads-visit = Visitar el sitio del anunciante
ads-skip-in = Saltar en { $seconds }
ads-skip = Saltar anuncio
ads-close = Cerrar el anuncio
ads-captions = Subtítulos del anuncio
ads-close-picture = Volver al anuncio
ads-started = Ha empezado un anuncio.
ads-ended = El anuncio ha terminado.

scroll-region = Reproductor de vídeo flotante
scroll-close = Cerrar el vídeo flotante
scroll-back = El vídeo continúa en la esquina. Verlo aquí
