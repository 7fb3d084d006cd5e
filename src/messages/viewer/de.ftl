facade-player = Videoplayer
facade-live = Livestream
facade-play = { LENGTH($title) ->
    [0] Video abspielen
   *[other] Video abspielen: { $title }
  }

notice-loading = Das Video wird geladen …
notice-empty = Hier ist kein Video.
notice-processing = Dieses Video wird gerade vorbereitet. Bitte versuchen Sie es später noch einmal.
notice-failed = Dieses Video konnte nicht vorbereitet werden.
notice-error = Dieses Video kann nicht angezeigt werden.
notice-retry = Erneut versuchen

consent-required = Dieses Video kommt von { LENGTH($host) ->
    [0] einem anderen Dienst
   *[other] { $host }
  }. Der Anbieter kann Daten auf Ihrem Gerät speichern.
consent-denied = Dieses Video wird nicht angezeigt, weil Sie es nicht erlaubt haben.
consent-allow = { LENGTH($host) ->
    [0] Video erlauben und anzeigen
   *[other] Video von { $host } erlauben und anzeigen
  }

code-code = Einbettungscode: { $format }
code-copy = Code kopieren
code-copied = Code kopiert.
code-selected = Der Code ist markiert. Kopieren Sie ihn mit der Tastatur.
code-unavailable = Dieser Code kann nicht erstellt werden.

player-player = Videoplayer
player-empty = Hier ist kein Video.
player-processing = Dieses Video wird gerade vorbereitet. Bitte versuchen Sie es später noch einmal.
player-failed = Dieses Video konnte nicht vorbereitet werden.
player-error = Dieses Video kann hier nicht abgespielt werden.
player-network = Das Video konnte nicht geladen werden. Bitte prüfen Sie die Verbindung.
player-destroyed = Der Player wurde geschlossen.
player-retry = Erneut versuchen
player-play = Abspielen
player-pause = Pausieren
player-unmute = Ton einschalten
player-fullscreen = Vollbild
player-watermark = Website des Anbieters (öffnet sich in einem neuen Tab)
player-waiting = Wird geladen …
player-mute = Ton ausschalten
player-volume = Lautstärke
player-seek = Wiedergabeposition
player-captions = Untertitel
player-captions-off = Aus
player-exit-fullscreen = Vollbild beenden
player-picture-in-picture = Bild im Bild
player-exit-picture-in-picture = Bild im Bild beenden
player-live = Livestream
player-seek-to-live = Zurück zum Livestream
player-playing-live = Livestream läuft
player-time-of = { $time } von { $duration }

ads-advertisement = Werbung
ads-position = { $index } von { $count }
ads-play = Werbung abspielen
ads-pause = Werbung pausieren
ads-mute = Ton der Werbung ausschalten
ads-unmute = Ton der Werbung einschalten
ads-visit = Website des Werbetreibenden öffnen
ads-skip-in = Überspringen in { $seconds }
ads-skip = Überspringen
ads-close = Werbung schließen
ads-captions = Untertitel der Werbung
ads-close-picture = Zurück zur Werbung
ads-started = Die Werbung hat begonnen.
ads-ended = Die Werbung ist zu Ende.

scroll-region = Schwebender Videoplayer
scroll-close = Schwebendes Video schließen
scroll-back = Das Video läuft in der Ecke weiter. Hier ansehen
