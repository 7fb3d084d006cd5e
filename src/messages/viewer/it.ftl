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
code-unavailable = Non è possibile generare questo codice.

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
player-mute = Disattiva l’audio
player-volume = Volume dell’audio
player-seek = Posizione
player-captions = Sottotitoli
player-captions-off = Disattivati
player-exit-fullscreen = Esci dallo schermo intero
player-picture-in-picture = Picture-in-picture
player-exit-picture-in-picture = Esci dal picture-in-picture
player-live = Diretta
player-seek-to-live = Torna alla diretta
player-playing-live = In diretta
player-time-of = { $time } di { $duration }

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

scroll-region = Lettore video fluttuante
scroll-close = Chiudi il video fluttuante
scroll-back = Il video continua nell’angolo. Guardalo qui
