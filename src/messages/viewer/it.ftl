facade-player = Lettore video
facade-live = In diretta
facade-play = { LENGTH($title) ->
    [0] Riproduci il video
   *[other] Riproduci il video: { $title }
  }

notice-loading = Caricamento del video…
notice-empty = Qui non c’è nessun video.
notice-processing = Il video è in preparazione. Torna più tardi.
notice-failed = Non è stato possibile preparare il video.
notice-error = Non è possibile mostrare il video.
notice-retry = Riprova

consent-required = Questo video proviene da { LENGTH($host) ->
    [0] un altro servizio
   *[other] { $host }
  }, che può salvare dati sul tuo dispositivo.
consent-denied = Il video non viene mostrato perché non lo hai consentito.
consent-allow = { LENGTH($host) ->
    [0] Consenti e mostra il video
   *[other] Consenti e mostra il video di { $host }
  }

code-code = Codice di incorporamento: { $format }
code-copy = Copia il codice
code-copied = Codice copiato.
code-selected = Il codice è selezionato. Copialo con la tastiera.
code-unavailable = Non è possibile scrivere questo codice.

player-player = Lettore video
player-empty = Qui non c’è nessun video.
player-processing = Il video è in preparazione. Torna più tardi.
player-failed = Non è stato possibile preparare il video.
player-error = Non è possibile riprodurre qui il video.
player-network = Non è stato possibile caricare il video. Controlla la connessione.
player-destroyed = Il lettore è stato chiuso.
player-retry = Riprova
player-play = Riproduci
player-pause = Pausa
player-unmute = Attiva l’audio
player-fullscreen = Schermo intero
player-watermark = Visita l’editore (si apre in una nuova scheda)
player-waiting = Caricamento…

ads-advertisement = Pubblicità
ads-position = { $index } di { $count }
ads-play = Riproduci la pubblicità
ads-pause = Metti in pausa la pubblicità
ads-mute = Togli l’audio alla pubblicità
ads-unmute = Riattiva l’audio della pubblicità
ads-visit = Visita il sito dell’inserzionista
ads-skip-in = Salta tra { $seconds }
ads-skip = Salta la pubblicità
ads-close = Chiudi la pubblicità
ads-captions = Sottotitoli della pubblicità
ads-close-picture = Torna alla pubblicità
ads-started = È iniziata una pubblicità.
ads-ended = La pubblicità è finita.

scroll-region = Lettore video mobile
scroll-close = Chiudi il video mobile
scroll-back = Il video continua nell’angolo. Guardalo qui

controls-play = Riproduci
controls-pause = Pausa
controls-mute = Disattiva l’audio
controls-unmute = Attiva l’audio
controls-captions = Sottotitoli
controls-off = Disattivati
controls-enable-captions = Attiva i sottotitoli
controls-disable-captions = Disattiva i sottotitoli
controls-enter-fullscreen-mode = Schermo intero
controls-exit-fullscreen-mode = Esci dallo schermo intero
controls-enter-picture-in-picture-mode = Riproduci in una finestra
controls-exit-picture-in-picture-mode = Esci dalla finestra
controls-spoken-play = riproduci
controls-spoken-pause = pausa
controls-spoken-mute = disattiva l’audio
controls-spoken-unmute = attiva l’audio
controls-volume = volume
controls-seek = posizione
controls-spoken-captions = sottotitoli
controls-spoken-enter-fullscreen-mode = schermo intero
controls-spoken-exit-fullscreen-mode = esci dallo schermo intero
controls-spoken-enter-picture-in-picture-mode = riproduci in una finestra
controls-spoken-exit-picture-in-picture-mode = esci dalla finestra
controls-video-player = lettore video
controls-media-loading = caricamento
controls-playback-time = tempo di riproduzione
controls-live = diretta
controls-seek-to-live = torna alla diretta
controls-playing-live = in diretta
controls-hour = ora
controls-hours = ore
controls-minute = minuto
controls-minutes = minuti
controls-second = secondo
controls-seconds = secondi
controls-time-remaining = { "{time}" } alla fine
controls-time-of-total = { "{currentTime}" } di { "{totalTime}" }
controls-time-unknown = video non caricato, tempo sconosciuto.
