### Texts of the ad tag debugger.

## All parts

copied = Kopiert.
more = { $next } weitere von { $rest } anzeigen
more-characters = Mehr anzeigen (noch { $rest } Zeichen)

## Parts that are loaded when they are opened

panel-loading = Wird geladen …
panel-failed = Dieser Teil konnte nicht geladen werden. Prüfen Sie die Verbindung.
panel-retry = Erneut versuchen

## Sections of the evidence

section-tags = Ad-Tags
section-slots = Slots und Geräte
section-findings = Befunde
section-tag = Ad-Tag
section-chain = Anfragen
section-media = Mediendateien
section-trackers = Tracking-Pixel
section-additions = Companions und Icons
section-context = Kontext
section-consent = Bei anderer Einwilligung
section-google = Parameter von Google Ad Manager
section-players = Andere Player

## Input

input-label = Was wird nicht abgespielt?
input-placeholder = Fügen Sie ein Ad-Tag, einen Embed oder seinen Code, VAST, VMAP, eine HAR-Datei oder einen Fehlercode ein. Oder legen Sie eine Datei ab.
input-file = Datei öffnen
input-clear = Leeren
input-undo = Rückgängig
input-redo = Wiederholen
input-tags = { $count ->
    [one] { $count } Ad-Tag
   *[other] { $count } Ad-Tags
  } gefunden. Prüfen:
input-all-tags = alle
input-waterfall = alle, als Waterfall
input-drop = Legen Sie die Datei ab, um sie zu prüfen.
input-from-page = Der Embed dieser Seite wird geprüft.
input-not-loaded = Der Embed dieser Seite kann nicht geladen werden. Prüfen Sie die Adresse in src oder fügen Sie den Embed ein.
input-too-large = Die Datei ist größer als { $megabytes } MB. Entfernen Sie, was nicht zur Anzeigenanfrage gehört.
input-unreadable = Die Datei kann nicht gelesen werden. Speichern Sie sie als UTF-8-Text, und öffnen Sie sie erneut.
input-excerpt = Das Feld zeigt die ersten { $shown } von { $total } Zeichen; geprüft werden alle. Fügen Sie einen anderen Text ein, um sie zu ersetzen.

## Verdict

verdict-heading = Diagnose
verdict-owner-publisher = Publisher
verdict-owner-ad-server = Ad-Server
verdict-owner-network = Werbenetzwerk
verdict-owner-advertiser = Werbekunde
verdict-owner-browser = Browser
verdict-owner-consent = Einwilligungsplattform
verdict-owner-nobody = Alles in Ordnung
verdict-owner-unknown = Noch nicht bekannt
verdict-who-acts = Wer handelt: { $owner }
verdict-next-step = Nächster Schritt
verdict-copy = Diagnose kopieren
verdict-checking = Wird geprüft …
verdict-requesting = Warten auf den Ad-Server …
verdict-press-request = Klicken Sie auf „{ $button }“ oder fügen Sie die Antwort des Ad-Servers ein.
verdict-recorded = Aufgezeichnet
verdict-recording-case = { LENGTH($date) ->
    [0] Falldatei
   *[other] Falldatei vom { $date }
  }
verdict-recording-record = { LENGTH($date) ->
    [0] Aufzeichnung einer Seite
   *[other] Aufzeichnung einer Seite vom { $date }
  }
verdict-check-live = Live erneut prüfen
verdict-empty = Noch nichts zu prüfen.
verdict-failed = Die Eingabe kann wegen eines Fehlers im Debugger nicht geprüft werden. Kopieren Sie sie in eine Fehlermeldung.
verdict-kind-ad-tag = Ad-Tag
verdict-kind-embed = Embed-Objekt
verdict-kind-embed-code = Einbettungscode
verdict-kind-vast = VAST-Dokument
verdict-kind-vmap = VMAP-Dokument
verdict-kind-response = Antwort ohne VAST
verdict-kind-har = HAR-Datei
verdict-kind-command = Ausgabe eines Befehls
verdict-kind-charles = Charles-Sitzung
verdict-kind-error-code = Fehlercode
verdict-kind-case = Falldatei
verdict-kind-unknown = Unbekannte Eingabe
verdict-request = Anzeige von { $hosts } anfordern
verdict-request-note = Das zählt als Anzeigenanfrage. Tracker werden nicht aufgerufen, von Mediendateien nur die Header. Ohne Antwort wird er bis zu zweimal wiederholt und eine andere Adresse des Hosts versucht, um den Grund zu finden.
verdict-again = Erneut anfordern
verdict-outdated = Die Antworten unten gehören zu einem früheren Kontext.

## Exports

export-report = Bericht kopieren
export-case-file = Falldatei speichern
export-link = Link kopieren
export-not-copied = Der Browser erlaubt das Kopieren nicht. Markieren Sie den Text, und kopieren Sie ihn.
export-saved = Gespeichert.
export-link-too-long = Die Eingabe ist zu lang für einen Link. Speichern Sie stattdessen eine Falldatei.
export-link-copied = Kopiert.
export-link-omits = Im Link fehlen: { $names }.
export-in-input = Consent-Strings und Kennungen im eingefügten Text

## Slots and devices

slot-caption = Jeder Werbeplatz auf beiden Geräten und was dort geschieht
slot-heading = Werbeplatz
slot-device-desktop = Desktop
slot-device-mobile = Mobil
slot-name-preroll = Pre-Roll
slot-name-midroll = Mid-Roll
slot-name-postroll = Post-Roll
slot-name-overlayInitial = Overlay am Anfang
slot-name-overlayMain = Haupt-Overlay
slot-empty = leer
slot-hosted = gehostete Videoanzeige
slot-unknown-ad = unbekannte Art von Anzeige
slot-no-tag = kein Tag
slot-comparison-none = auf beiden leer
slot-comparison-desktop-only = nur Desktop
slot-comparison-mobile-only = nur mobil
slot-comparison-same = auf beiden gleich
slot-comparison-different = unterschiedlich
slot-not-requested = nicht angefordert
slot-no-url = keine Anfrage
slot-result-linear = wird abgespielt
slot-result-non-linear = Overlay wird angezeigt
slot-result-playlist = VMAP-Playlist
slot-failure = { $code ->
    [303] keine Anzeige · { NUMBER($code, useGrouping: 0) }
   *[other] schlägt fehl · { NUMBER($code, useGrouping: 0) }
  }
slot-show = { $title } anzeigen
slot-step = { $index } von { $count }
slot-tag = Ad-Tag { $number }
slot-check-only = Nur dieses prüfen
slot-requested-first = wird zuerst angefordert
slot-requested-next = wird angefordert, wenn das Tag davor keine abspielbare Anzeige hat
slot-untitled = Ohne Titel
slot-midroll-at = bei { $time }
slot-midroll-unknown = zu einem unbekannten Zeitpunkt
slot-skip-after = überspringbar nach { $seconds } s
slot-appears = erscheint nach { $seconds } s
slot-stays = bleibt { $seconds } s
slot-stays-until-end = bleibt bis zum Ende
slot-video = Anzeigenvideo
slot-click = Klickziel
slot-poster = Vorschaubild
slot-none = keines

## Ad tag

tag-template = Vorlage
tag-request = Anfrage
tag-no-request = Keine Anfrage: Das ist keine gültige http- oder https-URL.
tag-copy-url = URL kopieren
tag-copy-template = Tag kopieren
tag-placeholders = Jeder Platzhalter mit Wert und Grund
tag-no-placeholders = Das Tag hat keine Platzhalter.
tag-column-placeholder = Platzhalter
tag-column-value = Wert
tag-column-reason = Grund
tag-unchanged = unverändert
tag-empty-value = (leer)
tag-encoded-as = kodiert als
tag-differs = weicht ab
tag-to-row = Platzhalter { $number }, { $placeholder }: Grund anzeigen
tag-to-mark = { $number }: im Tag anzeigen
tag-status-replaced = ersetzt
    .reason = {""}
tag-status-unknown-value = unbekannt
    .reason = Der Wert ist nicht bekannt und daher -1, wie VAST verlangt.
tag-status-withheld = zurückgehalten
    .reason = Die Einwilligung erlaubt die Weitergabe nicht, daher ist der Wert -2.
tag-status-no-rule = unverändert
    .reason = Keine Ersetzungsregel und kein Makro hat diesen Namen.
tag-status-unknown-rule = unverändert
    .reason = Die Ersetzungsregel nennt eine unbekannte Regel.
tag-status-no-value = unverändert
    .reason = Der Name ist bekannt, aber hier gibt es keinen Wert.
tag-status-ad-server = unverändert
    .reason = Nur ein Ad-Server kann den Wert einsetzen.
tag-status-not-allowed-here = abgelehnt
    .reason = Ein Wert an dieser Stelle könnte die Anfrage an einen anderen Server oder Pfad lenken.
tag-source-time = Uhrzeit
tag-source-random = Zufallszahl
tag-source-page = Seite
tag-source-embed = Embed
tag-source-content = Video oder Livestream
tag-source-player = Player
tag-source-slot = Werbepause
tag-source-device = Gerät
tag-source-app = App
tag-source-consent = Einwilligung
tag-source-event = Ereignis der Anzeige
tag-source-response = Antwort des Ad-Servers
tag-source-template = Standardwert im Platzhalter
tag-source-values = übergebene Werte
tag-rule = { LENGTH($name) ->
    [0] Ersetzungsregel
   *[other] Ersetzungsregel { $name }
  }
tag-macro = { LENGTH($name) ->
    [0] Makro
   *[other] Makro { $name }
  }
tag-from = Quelle: { $source }

## Requests and documents

chain-hop = Anfrage { $number }
chain-pasted = Das eingefügte Dokument
chain-no-response = keine Antwort
chain-type = Content-Type
chain-cors = CORS
chain-cors-verdict-same-origin = gleicher Origin
chain-cors-verdict-with-credentials = mit Cookies erlaubt
chain-cors-verdict-without-credentials = ohne Cookies erlaubt
chain-cors-verdict-refused = abgelehnt, oder der Server ist nicht erreichbar
chain-cors-verdict-not-applicable = nicht zutreffend
chain-cookies = Cookies
chain-cookies-sent = gesendet
chain-cookies-not-sent = nicht gesendet
chain-document = Dokument
chain-ad-systems = Ad-Systeme
chain-redirected = Weitergeleitet an
chain-macros = { $count ->
    [one] { $count } Makro
   *[other] { $count } Makros
  } ersetzt{ $kept ->
    [0] {""}
   *[other] , { $kept } unverändert
  }
chain-stopped = Hier beendet · { NUMBER($code, useGrouping: 0) }
chain-response = Antworttext
chain-truncated = Die ersten { $shown } von { $total } Zeichen.
chain-total = insgesamt { $milliseconds } ms
chain-not-requested = Das Tag wurde nicht angefordert.

## Findings and repairs

finding-severity-error = Fehler
finding-severity-warning = Warnung
finding-severity-info = Hinweis
finding-count-error = { $count } Fehler
finding-count-warning = { $count ->
    [one] { $count } Warnung
   *[other] { $count } Warnungen
  }
finding-count-info = { $count ->
    [one] { $count } Hinweis
   *[other] { $count } Hinweise
  }
finding-none = Keine Befunde.
finding-apply = Anwenden
finding-applied = Die Korrektur wurde auf die Eingabe angewendet.
finding-undo = Rückgängig
finding-copy-tag = Tag kopieren
finding-copy-rules = replace_rules kopieren
finding-copy-input = Eingabe kopieren
finding-copy-diff = Diff kopieren
finding-input = die Eingabe
finding-line = Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }

## Context

context-group-desktop = Desktop
context-group-mobile = Mobil
context-group-page = Seite
context-group-player = Player
context-group-consent = Einwilligung
context-group-time = Zeit
context-field-ua = User-Agent
context-field-size = Größe des Players, px
context-field-lmt = Tracking einschränken
context-field-ifa = Werbe-ID (IFA)
context-field-ifa-type = IFA-Typ
context-field-ip = IP-Adresse
context-field-lat-long = Breite, Länge
context-field-page-url = URL der Seite
context-field-referrer = Referrer-URL
context-field-page-title = Titel der Seite
context-field-language = Sprache
context-field-correlator = Correlator-Wert
context-field-label = Label des Bulks
context-field-companions = Zeigt Companions
context-field-playhead = Abspielposition, s
context-field-muted = Stummgeschaltet
context-field-mime = Unterstützte Medientypen
context-field-gdpr = TCF gilt
context-field-coppa = COPPA gilt
context-field-tc-string = TC-String
context-field-gpp = GPP-String
context-field-gpp-sid = GPP-Abschnitte
context-field-usp = US-Privacy-String
context-field-addtl = AC-String von Google
context-field-withheld = Mangels Einwilligung zurückgehalten
context-field-moment = Modus
context-field-random = Zufallszahl
context-field-now = Zeit
context-flag-unknown = Unbekannt
context-flag-yes = Ja
context-flag-no = Nein
context-moment-live = Aktuell
context-moment-fixed = Fest
context-unknown-value = unbekannt
context-keep = Aktuelle Werte behalten
context-reset = Zurücksetzen
context-tcf-unknown = TCF unbekannt
context-tcf-yes = TCF gilt
context-tcf-no = TCF gilt nicht
context-withheld = { $names } zurückgehalten
context-nothing-withheld = nichts zurückgehalten
