## All pages

language = Sprache
site-publisher = Magazin
site-cms = CMS
site-ad-ops = Werbung
site-docs = Dokumentation
loading = Wird geladen …
try-again = Erneut versuchen
catalogue-error-no-response = Die Sandbox hat nicht geantwortet. Prüfen Sie, ob sie noch läuft.
catalogue-error-not-found = Die Sandbox hat keinen Embed mit dieser ID. Wählen Sie einen anderen.
catalogue-error-wrong-status = Die Sandbox hat nicht mit dem Embed geantwortet. Laden Sie die Seite neu.
catalogue-error-invalid-json = Die Antwort der Sandbox ist nicht das JSON, das diese Seite erwartet. Laden Sie die Seite neu.

## Start page

start-skip-link = Zu den Demos springen
start-intro = Spielt die Embeds eines Dienstes für Medien in einer Seite ab, schreibt ihren Code für jedes CMS und erklärt ihre Ad-Tags.
start-code = Schreibweisen
start-copy = Kopieren
start-copied = Kopiert.
start-not-copied = Der Browser erlaubt das Kopieren nicht. Markieren Sie den Code, und kopieren Sie ihn.
start-publisher = Für Publisher
start-publisher-note = Ein Player im Artikel mit einem einzigen Tag und ohne springendes Layout.
start-cms = Für CMS-Entwickler
start-cms-note = Einen Embed suchen, ansehen, einstellen und seinen Code in jedem Format kopieren.
start-ad-ops = Für Ad Operations
start-ad-ops-note = Erfahren Sie, warum eine Anzeige nicht lief, wer handeln muss und was zu tun ist.
start-guides = Für jede Rolle gibt es eine Anleitung in der
start-guides-link = Dokumentation
start-served = Diese Seiten kommen aus der Sandbox, die nur Verbindungen von diesem Rechner annimmt.
start-embeds = Ohne Schlüssel liefert sie die
start-embeds-link = veröffentlichten Embeds
start-rest = Ihre REST-Schnittstelle liegt unter
start-token = und verlangt ein Zugriffstoken; der Schlüssel dafür steht im Terminal, das die Sandbox gestartet hat.

## Publisher page

publisher-skip-link = Zum Artikel springen
publisher-markup = Das Markup
publisher-fields-of-embed = Felder dieses Embeds
publisher-foot = Ein erfundener Artikel in einer erfundenen Zeitung. Die Seite wird mit einer strengen Content Security Policy ausgeliefert: kein Inline-Skript, kein Inline-Stil, kein anderer Origin. Um einen anderen Embed in der ersten Abbildung zu sehen, hängen Sie an die URL an:
publisher-foot-id = und seine öffentliche ID oder, wenn er keine hat, seine ID, wie in
publisher-panel = Felder des Embeds
publisher-fields-label = Felder mit Wirkung
publisher-watch = Video ansehen
publisher-intro = Die Felder dieses Embeds, die seinen Player verändern. Alle anderen Felder haben ihre Standardwerte.
publisher-events = Ereignisse des Players, die neuesten zuerst
publisher-chosen = Embed { $name }, über die URL gewählt.
publisher-caused-by = verursacht von
publisher-ad-position = { $index } von { $count }
publisher-vast-error = VAST-Fehler { NUMBER($code, useGrouping: 0) }
publisher-caption-plain-video = Ein Video im Frame des gehosteten Players, dem Standardformat. Alle Szenen dieser Seite hat ein Skript gezeichnet.
publisher-caption-scroll-mode = Ein Player in der Seite mit den Bedienelementen des Browsers. Starten Sie ihn und scrollen Sie nach unten: Er folgt Ihnen, bis Sie ihn schließen oder er endet.
publisher-caption-live = Ein Livestream. Sein Embed startet ihn ohne Ton.
publisher-caption-ad-breaks = Mit Pre-Roll, Mid-Roll und Post-Roll. Das Feld neben dem Artikel listet ihre Ereignisse auf.
publisher-caption-portrait = Ein Video im Hochformat. Sein Rahmen hat die endgültige Größe, bevor etwas geladen ist.
publisher-caption-watermark = Der eigene Code des Dienstes in einem Sandbox-Frame, der keinen Zugriff auf diese Seite hat. Mit einem Wasserzeichen.
publisher-caption-overlays = Wird geladen, wenn die Hälfte sichtbar ist. Overlay-Anzeigen erscheinen einige Sekunden über dem Video.
publisher-caption-italian = Nur ein Standbild, bis Sie klicken: Vorher wird kein Teil des Players geladen. Mit italienischem Titel und italienischen Untertiteln; die Texte des Players folgen der Sprache der Abbildung.
publisher-caption-arabic = Über seine öffentliche ID adressiert. Screenreader lesen den arabischen und japanischen Titel auf der Schaltfläche.
publisher-caption-custom-look = Eine Einwilligung ist nötig: Keine Anfrage geht an einen anderen Origin, bevor der Leser es erlaubt. Mit Hintergrund, Farben und Untertiteln in zwei Sprachen.
publisher-caption-autoplay = Startet automatisch und ohne Ton, wenn die Hälfte sichtbar ist, nach einer Anzeige.
publisher-caption-converting = Ein Video, das noch konvertiert wird, mit einer Meldung.

## What the fields of an embed do, on the publisher page

phrase-seconds = { NUMBER($seconds, style: "unit", unit: "second", unitDisplay: "long") }
phrase-ad-count = { $count ->
    [one] eine Anzeige
   *[other] { $count } Anzeigen
  }
phrase-ads = { phrase-ad-count }{ $hosted ->
    [0] {""}
   *[other] {" "}(davon { $hosted } beim Dienst gehostet)
  }{ $fallback ->
    [yes] , mit Ersatz-Tags
   *[no] {""}
  }

effect-title = Der Titel des Players, wenn die Seite keinen setzt.
effect-converting = Wird noch konvertiert, daher erscheint eine Meldung.
effect-conversion-failed = Konnte nicht konvertiert werden, daher erscheint eine Meldung.
effect-plays = Wird abgespielt.
effect-live = Wird als Livestream abgespielt: mit einer Kennzeichnung, ohne Zeitleiste.
effect-crop = Füllt den Rahmen und schneidet die Ränder ab.
effect-autoplay = Startet automatisch; ohne Ton, wenn der Browser es verlangt.
effect-mute = Startet ohne Ton.
effect-preload = Lädt die Medien vor dem Start der Wiedergabe.
effect-picture-in-picture = Fügt eine Schaltfläche für Bild im Bild hinzu.
effect-no-bar = Entfernt die Steuerleiste.
effect-keeps-bar = Lässt die Steuerleiste sichtbar.
effect-no-seeking = Verhindert das Vorspulen.
effect-background-image = Zeigt ein Bild in der Fläche um das Video.
effect-floats = Folgt dem Leser auf der Seite nach unten, solange es läuft.
effect-float-muted = Schaltet den schwebenden Player stumm, solange der Mauszeiger darüber ist.
effect-watermark = Zeigt ein Bild über dem Video.
effect-watermark-hidden = Das Bild verschwindet zusammen mit der Steuerleiste.
effect-ima = Fordert das IMA SDK an. Diese Seite erlaubt dessen Skript nicht, daher spielt der eingebaute Ad-Manager die Anzeigen.
effect-analytics = Wird an den Analyse-Adapter übergeben, den die Seite registriert hat, falls es einen gibt.
effect-public-id = Die URL des Players enthält { $id } anstelle der ID.
effect-plays-for = Läuft { phrase-seconds }.
effect-subtitles = Bietet Untertitel an: { $labels }.
effect-subtitles-default = Zeigt am Anfang Untertitel in der Sprache { $language }.
effect-background = Füllt die Fläche um das Video mit { $color }.
effect-player-color = Zeigt die Schaltflächen und Leisten des Players in { $color }.
effect-destroy-on = Entfernt den Player bei { LIST($events, type: "disjunction") }.
effect-watermark-width = Das Bild ist { $pixels } px breit.
effect-watermark-height = Das Bild ist { $pixels } px hoch.
effect-watermark-opacity = Das Bild ist zu { NUMBER($share, style: "percent") } durchsichtig.
effect-watermark-time = Das Bild verschwindet nach einer Wiedergabe von { phrase-seconds }.
effect-watermark-link = Ein Klick auf das Bild öffnet { $url }.
effect-preroll = Spielt vor dem Inhalt { phrase-ads }.
effect-midroll = Unterbricht den Inhalt; Zeitpunkte: { NUMBER($times, style: "unit", unit: "second", unitDisplay: "long") }.
effect-postroll = Spielt nach dem Inhalt { phrase-ads }.
effect-skip = Lässt Zuschauer das Pre-Roll überspringen; frühestens nach: { phrase-seconds }.
effect-overlay-for = Zeigt { phrase-ad-count } über dem Video; Beginn nach: { phrase-seconds }, Dauer: { NUMBER($duration, style: "unit", unit: "second", unitDisplay: "long") }.
effect-overlay-to-end = Zeigt { phrase-ad-count } über dem Video; Beginn nach: { phrase-seconds }, bis zum Ende.
effect-bulk-label = Die Einstellungen des Bulks „{ $label }“ gelten anstelle derer des Embeds, weil die Seite sein Label setzt.
effect-bulk-origin = Die Einstellungen des Bulks „{ $label }“ gelten anstelle derer des Embeds, weil er zu dieser Seite passt.
effect-bulk-any = Die Einstellungen des Bulks „{ $label }“ gelten anstelle derer des Embeds, weil er zu allen Seiten passt.
effect-watermark-offset-top = Das Bild ist { $length } vom oberen Rand entfernt.
effect-watermark-offset-right = Das Bild ist { $length } vom rechten Rand entfernt.
effect-watermark-offset-bottom = Das Bild ist { $length } vom unteren Rand entfernt.
effect-watermark-offset-left = Das Bild ist { $length } vom linken Rand entfernt.
effect-volume-unchecked = Lässt den Ton der Werbung unverändert.
effect-volume-on = Spielt Werbung mit Ton.
effect-volume-off = Spielt Werbung ohne Ton.

## CMS page

cms-title = Embeds und ihr Code
cms-sign-in = Anmelden
cms-sign-in-note = Dies ist eine Demo: Benutzername und Passwort sind beide „editor“, sofern beim Start kein anderes Passwort gewählt wurde.
cms-user-name = Benutzername
cms-password = Passwort
cms-sign-out = Abmelden
cms-guest = Sie schreiben als Gast
cms-account = Angemeldet als { $name }
cms-views = Ansichten
cms-embeds = Embeds
cms-embed = Code
cms-article = Artikel
cms-write = Schreiben
cms-articles = Artikel
cms-all-articles = Artikel und Entwürfe
cms-insertion = Embed einfügen
cms-insert-into-article = In den Artikel einfügen
cms-insert-as-embed = Als Embed einfügen
cms-insert-at-cursor = An der Schreibmarke einfügen
cms-insertion-hint = Wählen Sie einen Embed in der Liste. Er wird an der Schreibmarke eingefügt.
cms-insertion-note = Er wird an der Schreibmarke eingefügt. Einen anderen wählen Sie in der Liste.
cms-chosen-embed = Ausgewählt:
cms-choose-embed = Embed auswählen
cms-choose-another = Anderen auswählen
cms-format-taken = Der Artikel behält den Player mit seiner Größe und seinem Titel.
cms-format-refused = Der Artikel behält Code im Format „{ $format }“ nicht. „Als Embed einfügen“ fügt dasselbe Video als Player ein, mit Größe und Titel.
cms-quoted = „{ $option }“
cms-options-dropped = Nicht behalten wird: { $names }. Es gelten die Einstellungen des Embeds.
cms-saving = Wird gespeichert …
cms-saved-at = Gespeichert: { $time }
cms-kept = Auf diesem Gerät aufbewahrt. Der Text wird gesendet, sobald der Server wieder erreichbar ist.
cms-kept-refused = Auf diesem Gerät aufbewahrt, nicht gespeichert.
cms-kept-signed-out = Abgemeldet. Der Text ist auf diesem Gerät aufbewahrt: Melden Sie sich an, um ihn zu speichern.
cms-kept-conflict = Auf diesem Gerät aufbewahrt, bis Sie gewählt haben.
cms-not-kept = Nicht gespeichert, und dieses Gerät kann den Text nicht aufbewahren. Lassen Sie diese Seite offen.
cms-save-as-new = Als neuen Artikel speichern
cms-conflict-passage = Textstelle
cms-conflict-mine = Ihr Text
cms-conflict-theirs = { $author }, gespeichert: { $time }
cms-conflict-deleted = gelöscht
cms-keep-both = Beide behalten
cms-keep-mine = Ihren Text behalten
cms-keep-theirs = Den anderen Text behalten
cms-conflict-continue = Mit den gewählten Texten fortfahren
cms-no-articles = Es gibt noch keinen Artikel. Was Sie unter „Schreiben“ verfassen, wird hier automatisch gespeichert.
cms-untitled = Ohne Titel
cms-article-state-draft = Entwurf
cms-article-state-published = veröffentlicht
cms-article-state-changed = seit der Veröffentlichung geändert
cms-open-article = Öffnen
cms-unpublish = Zurückziehen
cms-delete-article = Löschen
cms-delete-question = „{ $title }“ löschen? Das kann nicht rückgängig gemacht werden.
cms-delete-published = Leser finden unter seiner Adresse nichts mehr.
cms-keep-article = Behalten
cms-search = Nach Titel, Tag oder ID suchen
cms-filters = Filter und Reihenfolge
cms-filters-active = { $count } aktiv
cms-state = Zustand
cms-kind = Art
cms-ads = Werbung
cms-sort = Reihenfolge
cms-any = Alle
cms-with-ads = Mit Werbung
cms-without-ads = Ohne Werbung
cms-reset = Filter zurücksetzen
cms-state-ready = bereit
cms-state-processing = in Verarbeitung
cms-state-failed = fehlgeschlagen
cms-state-empty = ohne Inhalt
cms-kind-video = Video
cms-kind-live = Livestream
cms-kind-none = keine
cms-sort-relevance = Beste Treffer
cms-sort-newest = Neueste zuerst
cms-sort-oldest = Älteste zuerst
cms-sort-title = Nach Titel
cms-sort-longest = Längste zuerst
cms-count = { $found } von { $all } Embeds
cms-indexing = { $indexed } von { $all } Embeds bisher gelesen
cms-none-found = Kein Embed passt. Prüfen Sie die Filter oder verwenden Sie weniger Wörter.
cms-no-embeds = Es gibt noch keinen Embed. Laden Sie ein Video hoch.
cms-reset-search = Suche und Filter zurücksetzen
cms-pages = Seiten der Liste
cms-previous = Zurück
cms-next = Weiter
cms-range = { $from }–{ $to } von { $total }
cms-ad-count = { $count ->
    [one] { $count } Anzeige
   *[other] { $count } Anzeigen
  }
cms-size-not-set = Größe nicht gesetzt
cms-chosen = Der ausgewählte Embed
cms-choose = Wählen Sie einen Embed aus der Liste.
cms-code = Einbettungscode
cms-code-for = Für:
cms-not-listed = Die Liste zeigt diesen Embed gerade nicht.
cms-preview = Vorschau
cms-public-id = öffentliche ID
cms-upload = Video hochladen
cms-upload-title = Titel
cms-upload-file = Videodatei
cms-upload-start = Hochladen
cms-upload-cancel = Abbrechen
cms-upload-progress = { $percent } % gesendet
cms-upload-storing = Der Dienst speichert das Video …
cms-upload-interrupted = Die Verbindung ist abgebrochen. Der Upload beginnt von vorn, sobald der Server wieder erreichbar ist.
cms-queue = Hochgeladene Videos
cms-upload-state-waiting = wartet
cms-upload-state-encoding = wird kodiert
cms-upload-state-available = verfügbar
cms-upload-state-failed = fehlgeschlagen
cms-upload-failed = Der Encoder konnte die Datei nicht umwandeln. Laden Sie ein Video in einem anderen Format hoch.
cms-ahead = { $count ->
    [one] { $count } Video davor
   *[other] { $count } Videos davor
  }
cms-show = Anzeigen
cms-article-title = Titel des Artikels
cms-article-text = Text des Artikels
cms-article-note = Fügen Sie die Adresse oder den Code eines Embeds in einer eigenen Zeile ein: Daraus wird ein Player.
cms-formats = Textformat
cms-format-bold = Fett
cms-format-italic = Kursiv
cms-format-heading = Überschrift
cms-format-bulletList = Liste
cms-format-quote = Zitat
cms-publish = Veröffentlichen
cms-publish-again = Änderungen veröffentlichen
cms-published = Veröffentlicht.
cms-new-article = Neuer Artikel
cms-loading-editor = Der Editor wird geladen …
cms-error-editor-failed = Der Editor konnte nicht geladen werden. Laden Sie die Seite neu.
cms-error-not-an-embed = Der Editor konnte diesen Embed nicht einfügen. Wählen Sie ihn noch einmal in der Liste.
cms-code-refused = Der eingefügte Code steht nicht im Artikel, der nur Text und Embeds dieser Website behält. Wählen Sie einen Embed in der Liste oder fügen Sie seine Adresse ein.
cms-code-without-options = Aus dem eingefügten Code nicht behalten wird: { $names }. Es gelten die Einstellungen des Embeds.
cms-error-article-changed = Jemand anderes hat dieselben Stellen geändert. Wählen Sie, was im Artikel bleibt.
cms-error-signed-out = Ihre Sitzung ist beendet. Melden Sie sich wieder an.
cms-error-wrong-password = Benutzername oder Passwort ist falsch.
cms-error-other-origin = Die Anfrage kam von einer anderen Website. Laden Sie die Seite neu.
cms-error-invalid-request = Der Server hat die Anfrage nicht verstanden. Prüfen Sie Ihre Eingaben.
cms-error-no-such-embed = Es gibt keinen Embed mit dieser ID. Wählen Sie einen anderen.
cms-error-no-such-article = Dieser Artikel wurde gelöscht. Speichern Sie ihn als neuen Artikel, um seinen Text zu behalten.
cms-error-service-failed = Der Mediendienst hat nicht wie erwartet geantwortet. Versuchen Sie es noch einmal; Einzelheiten stehen im Terminal des Servers.
cms-error-upload-too-large = Die Datei ist größer als 2 GiB. Wählen Sie eine kleinere.
cms-error-article-without-title = Der Artikel hat keinen Titel. Schreiben Sie einen.
cms-error-article-without-text = Der Artikel hat keinen Text. Schreiben Sie einen oder fügen Sie einen Embed ein.
cms-error-article-too-large = Der Artikel ist größer als 1 MiB. Kürzen Sie ihn.
cms-error-article-too-deep = Der Artikel hat mehr als 100 ineinander verschachtelte Zitate und Listen. Es wurde nichts gespeichert; lösen Sie einige davon auf.
cms-error-too-many-articles = Es gibt schon 1.000 Artikel. Löschen Sie einige unter „Artikel“.
cms-error-disk-full = Der Server hat keinen Speicherplatz; nichts wurde gespeichert. Geben Sie welchen frei.
cms-error-not-found = Unter dieser Adresse gibt es nichts.
cms-error-internal = Der Server ist fehlgeschlagen. Einzelheiten stehen in seinem Terminal.
cms-error-no-response = Der Server hat nicht geantwortet. Prüfen Sie, ob er noch läuft.
cms-error-invalid-response = Die Antwort des Servers ist nicht das JSON, das diese Seite erwartet. Laden Sie die Seite neu.

## Ad ops page

ad-ops-title = Warum kommt keine Werbung?
ad-ops-embed = Embed
ad-ops-choose-embed = Embed der Sandbox wählen
ad-ops-no-embeds = Die Sandbox hat noch keinen Embed. Laden Sie auf der CMS-Seite ein Video hoch.
ad-ops-examples-label = Beispiele vom Ad-Server der Sandbox
ad-ops-report = Bericht des Audits öffnen
ad-ops-report-note = Wählen Sie die Datei, die media-embed audit --format ndjson schreibt, oder ziehen Sie sie hierher. Nichts davon verlässt diese Seite.
ad-ops-report-file = Bericht
ad-ops-report-unreadable = Diese Datei ist kein Bericht des Audits.
ad-ops-record = Die Werbung einer Live-Seite aufzeichnen
ad-ops-record-note = Führen Sie dies in der Konsole einer Seite mit dem Player aus. Beim ersten Mal wird die Seite neu geöffnet und ihre Werbung aufgezeichnet. Spielen Sie den Embed ab, führen Sie es noch einmal aus, und fügen Sie oben ein, was es kopiert.
ad-ops-record-script = Das Skript für die Konsole
ad-ops-record-copy = Skript kopieren
ad-ops-more-examples = { $count ->
    [one] { $count } weiteres Beispiel
   *[other] { $count } weitere Beispiele
  }
ad-ops-example-no-ad = Keine Anzeige
ad-ops-example-time-out = Zeitüberschreitung
ad-ops-example-wrapper-time-out = Wrapper zu langsam
ad-ops-example-no-ad-on-mobile = Mobil keine Anzeige
ad-ops-example-consent-missing = Einwilligung fehlt
ad-ops-example-encoded-twice = Seite doppelt kodiert
ad-ops-example-http-on-https = http auf https
ad-ops-example-vpaid-only = Nur VPAID
ad-ops-example-foreign-macros = Makros eines anderen Players
ad-ops-example-plays = Läuft
ad-ops-example-three-wrappers = Drei Wrapper
ad-ops-example-vmap = VMAP-Playlist
ad-ops-example-unplayable-then-ad = Erst unspielbar, dann Anzeige
ad-ops-example-error-500 = Fehler 500
ad-ops-example-malformed = Fehlerhaftes XML
ad-ops-example-no-cors = Kein CORS
ad-ops-example-wrapper-loop = Wrapper-Schleife
ad-ops-example-too-many-wrappers = Zu viele Wrapper
ad-ops-example-relative-wrapper = Relativer Wrapper
ad-ops-example-companion-required = Companion verlangt
ad-ops-example-overlay-as-preroll = Overlay als Pre-Roll

## The sandbox: the hosted player without a video, and the landing page of ads

sandbox-processing = Dieses Video wird gerade vorbereitet. Bitte kommen Sie später wieder.
sandbox-failed = Dieses Video konnte nicht umgewandelt werden.
sandbox-empty = Hier gibt es nichts abzuspielen.
sandbox-missing = Diesen Player gibt es nicht.
sandbox-advertiser = Der Werbetreibende der Demo
sandbox-landing = Zu dieser Seite führen die Anzeigen der Demo.

## The sandbox: what it shows for an address that it cannot show

sandbox-error-title = { $fault ->
    [not-found] Unter dieser Adresse gibt es nichts
    [server] In der Sandbox ist ein Fehler aufgetreten
   *[request] Diese Adresse kann nicht angezeigt werden
  }
sandbox-error-status = hat mit Status { NUMBER($status, useGrouping: 0) } geantwortet.
sandbox-error-advice = Prüfen Sie die Adresse oder öffnen Sie eine dieser Seiten:
sandbox-shows-publisher = ein Artikel mit Playern jeder Art
sandbox-shows-cms = die Embeds und ihr Code in jedem Format
sandbox-shows-ad-ops = warum eine Anzeige nicht läuft
sandbox-shows-docs = Anleitungen, Elemente, Referenz und Regeln der Prüfung
sandbox-published = Veröffentlichte Embeds
sandbox-shows-published = die Liste als JSON, mit den Namen für Adressen

## Documentation: the keys of its pages

docs-keys = Tasten
docs-keys-title = Tasten dieser Website
docs-key-search = Die Dokumentation durchsuchen
docs-key-next = Nächste Seite
docs-key-previous = Vorherige Seite
docs-key-home = Erste Seite
docs-key-help = Diese Tasten zeigen
docs-key-close = Diesen Dialog oder die Ergebnisse schließen
docs-keys-on = Einzelne Tasten auf dieser Website verwenden
docs-keys-close = Schließen

## Documentation: what is around its texts, which are in English

docs-skip-link = Zum Text springen
docs-menu = Menü
docs-contents = Auf dieser Seite
docs-search = Suchen
docs-search-results = Suchergebnisse
docs-previous = Zurück
docs-next = Weiter
docs-edit = Diese Seite bearbeiten
docs-report = Einen Fehler melden
docs-results = { $count ->
    [one] { $count } Ergebnis
   *[other] { $count } Ergebnisse
  }
docs-no-result = Nichts entspricht „{ $query }“.
docs-search-failed = Das Verzeichnis für die Suche konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.
