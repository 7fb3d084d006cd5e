### Why a request, an ad or a media file fails, and why a media file is chosen or not.

## Requests

no-ad = Der Ad-Server hat keine Anzeige.
request-timeout = Der Ad-Server hat nicht rechtzeitig geantwortet.
request-status = Der Ad-Server hat mit Status { NUMBER($status, useGrouping: 0) } geantwortet.
request-unreachable = Der Ad-Server ist nicht erreichbar, oder seiner Antwort fehlt der CORS-Header.
request-mixed = Eine http-URL lässt sich auf einer https-Seite nicht anfordern.
request-cors = Der Antwort des Ad-Servers fehlt der CORS-Header, der sie für die Seite lesbar macht.
request-cors-several = Der Server hat in seinem CORS-Header mehrere Origins genannt, was Browser ablehnen.
request-redirect = Der Ad-Server leitet zu einer Adresse weiter, die nicht angefordert werden darf.
request-redirect-loop = Der Ad-Server leitet im Kreis weiter, mehr als 20-mal.
request-private = Die Anfrage führt zu einer Adresse in einem privaten Netz, was nicht erlaubt wurde.
request-dns = Der Hostname des Ad-Servers lässt sich nicht auflösen (DNS).
request-refused = Der Ad-Server hat die Verbindung abgelehnt.
request-tls = Das Zertifikat des Ad-Servers ist nicht gültig, oder sein TLS-Handshake ist gescheitert.
request-no-route = Zum Ad-Server besteht keine Verbindung.
request-clock = Die Uhr dieses Geräts geht falsch; daher hält es das Zertifikat des Ad-Servers für ungültig.
request-sinkhole = Ein DNS-Filter oder die Hosts-Datei gibt eine andere Adresse für den Ad-Server an.
request-offline = Dieses Gerät hat keine Netzverbindung.
request-resolver = Kein DNS-Server hat für den Hostnamen des Ad-Servers geantwortet.
request-cookie-loop = Der Ad-Server leitet im Kreis weiter, weil sein Cookie nicht zurückkommt.
request-reset = Der Ad-Server hat die Verbindung ohne Antwort geschlossen.
request-cut-off = Die Verbindung ist vor dem Ende der Antwort abgebrochen.
request-encoding = Die Antwort lässt sich nicht entpacken: Ihr Header Content-Encoding passt nicht zu ihrem Inhalt.
request-policy = Die Content Security Policy der Seite lässt Anfragen an den Ad-Server nicht zu.
request-redirected = Der Ad-Server leitet zu einer Adresse weiter, die nicht antwortet.
request-host-answers = Der Ad-Server beantwortet andere Anfragen, diese aber nicht.
request-no-answer = Der Ad-Server antwortet nicht.
request-protocol = Die Antwort des Ad-Servers ist kein gültiges HTTP.
request-other = Der Ad-Server ist nicht erreichbar.
request-canceled = Die Anfrage wurde abgebrochen.
request-no-time = Für die Anfrage des Ad-Tags bleibt keine Zeit.
tag-not-web = Das Ad-Tag ist keine http(s)-URL.
tag-without-url = Das Ad-Tag ergibt keine URL.

## Responses

document-size = Die Antwort hat mehr als { $limit } Byte.
document-type = Die Antwort hat einen Dokumenttyp vor ihrem Wurzelelement.
not-xml = Die Antwort ist kein wohlgeformtes XML.
trusted-types = Um die Antwort zu lesen, ist die Trusted-Types-Richtlinie media-embed nötig, die die Seite nicht zulässt.
not-vast = Das Wurzelelement der Antwort ist <{ $root }> und nicht <VAST>.
vast-version = Die Antwort ist VAST { $version }; unterstützt werden die Versionen 2 bis 4.
ad-no-content = Die Anzeige hat weder <InLine> noch <Wrapper>.
ad-no-creative = Die Anzeige hat kein Creative.
ad-only-companions = Die Anzeige hat weder ein lineares noch ein nicht lineares Creative.
category-blocked = Ein Wrapper blockiert die Kategorie der Anzeige.

## Wrappers

wrapper-no-tag = Der Wrapper hat keine Ad-Tag-URL.
wrapper-tag-not-web = Das Ad-Tag des Wrappers ist keine URL, die sich anfordern lässt.
wrapper-tag-relative = Das Ad-Tag des Wrappers ist relativ, und sein Dokument hat keine URL.
wrapper-circle = Die Wrapper führen im Kreis.
wrapper-forbidden = Ein Wrapper der Anzeige verbietet weitere Wrapper.
wrapper-limit = Die Anzeige liegt in mehr als { $limit } Wrappern.
document-limit = Das Ad-Tag führt zu mehr als { $limit } Dokumenten.

## VMAP

vmap-version = Die Antwort ist VMAP { $version }; unterstützt wird Version 1.
vmap-offset-position = Eine Werbepause des VMAP-Dokuments hat eine Position (#…) als timeOffset. Schreiben Sie eine Zeit oder einen Prozentwert: Der Player legt keine Positionen für Werbepausen fest.
vmap-offset = Eine Werbepause des VMAP-Dokuments hat keinen gültigen timeOffset. Schreiben Sie hh:mm:ss, einen Prozentwert bis 100%, start oder end.
vmap-break-type = Eine Werbepause des VMAP-Dokuments ist weder linear noch nonlinear. Der Player zeigt keine Display-Anzeigen.
vmap-template-type = Der templateType einer AdTagURI ist nicht VAST 2, 3 oder 4.
vmap-custom-data = CustomAdData wird nicht unterstützt. Verwenden Sie VASTAdData oder AdTagURI.
vmap-empty-source = Eine AdSource hat weder VASTAdData noch AdTagURI.
vmap-tag-not-web = Die AdTagURI einer Werbepause ist keine http(s)-URL.

## Ads in the player

unexpected = Die Anzeige ist unerwartet gescheitert.
slot-linear = Die Anzeige ist ein Overlay, der Slot aber für lineare Anzeigen.
slot-overlay = Die Anzeige ist linear, der Slot aber für Overlays.
only-interactive = Die Anzeige hat nur eine interaktive Einheit (VPAID).
no-playable-file = Der Browser kann keine der Mediendateien der Anzeige abspielen.
companion-not-shown = Die Seite zeigt eine erforderliche Companion-Anzeige nicht.
overlay-too-large = Das Overlay passt nicht in den Player.
overlay-empty = Die Anzeige hat weder ein Bild noch einen Text.
overlay-picture = Das Bild des Overlays lässt sich nicht laden.
media-status = Die Mediendatei hat mit Status { NUMBER($status, useGrouping: 0) } geantwortet.
media-type = Die Mediendatei ist { $type }, also kein Medium.
media-empty = Die Mediendatei hat { $bytes } Byte, zu wenige für ein Video.
media-mixed = Die Mediendatei ist http, die Seite aber https.
media-unreachable = Zum Server der Mediendatei besteht keine Verbindung.
media-other-site = Der Server der Mediendatei verbietet Seiten anderer Websites, sie zu zeigen.
media-timeout = Die Mediendatei der Anzeige hat zu lange geladen.
media-no-time = Die Mediendateien davor haben die ganze Zeit gebraucht.
media-not-loaded = Die Mediendatei der Anzeige lässt sich nicht laden.
media-not-played = Die Mediendatei der Anzeige lässt sich nicht abspielen.
media-policy = Die Content Security Policy der Seite lässt die Mediendatei der Anzeige nicht zu ({ $directive }).
autoplay-refused = Der Browser lässt die Wiedergabe der Anzeige nicht zu.
video-ad-without-url = Die Videoanzeige hat keine URL.
ad-not-overlay = Das Ad-Objekt ist nicht für ein Overlay.
ad-kind-unknown = Die Art des Ad-Objekts ist unbekannt.
page-timeout = Die Seite hat nicht rechtzeitig geantwortet.
page-rejected = Das Promise, mit dem die Seite geantwortet hat, wurde abgelehnt.
page-response = Die Antwort der Seite ist weder eine http(s)-URL noch der Text eines VAST- oder VMAP-Dokuments.
ads-code-timeout = Der Code der Anzeigen war nach { $ms } ms noch nicht geladen.
companion-code-missing = Der Code für die Companions der Anzeige ließ sich nicht laden.
ads-silent = Von den Anzeigen war nicht rechtzeitig etwas zu sehen; der Player hat sie aufgegeben.

## IMA SDK

ima-error = { $text }
ima-failed = Das IMA SDK ist gescheitert.
ima-no-code = Das IMA SDK hat keinen Fehlercode gemeldet.
ima-no-ad = Das IMA SDK hat keine Anzeige gestartet.
ima-slot = Die Anzeige ist linear in einem Slot für Overlays oder umgekehrt.
ima-only-tags = Das IMA SDK spielt nur Ad-Tags ab.
ima-playlist = Das Ad-Tag eines Overlays führt zu einer VMAP-Playlist, die das IMA SDK nicht als Overlay zeigen kann. Setzen Sie das Tag in ein Preroll.

## Media files

file-over-limit = Ihre Bitrate von { $bitrate } kbit/s überschreitet { $limit } kbit/s.
file-higher-over-limit = Alle Dateien überschreiten { $limit } kbit/s, und die ausgewählte Datei hat eine niedrigere Bitrate.
file-size-worse = Die Größe der ausgewählten Datei passt besser zum Player mit { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } Pixeln.
file-bitrate-lower = Die ausgewählte Datei passt genauso gut zum Player und hat eine höhere Bitrate.
file-later = Die ausgewählte Datei passt genauso gut zum Player und steht weiter vorn.
file-only-within-limit = Nur diese Datei ist innerhalb von { $limit } kbit/s abspielbar.
file-lowest-over-limit = Alle Dateien überschreiten { $limit } kbit/s, und diese hat die niedrigste Bitrate.
file-size-best = Ihre Größe passt am besten zum Player mit { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } Pixeln.
file-bitrate-best = Von den Dateien, deren Größe am besten zum Player passt, hat sie die höchste Bitrate.
file-first = Sie ist die erste der Dateien, die am besten zum Player passen.
file-only = Nur diese Datei ist abspielbar.
file-code = Der Player führt keinen { $framework }-Code aus.
file-type-unknown = Die Datei hat keinen Typ, und ihre URL hat keine Endung, die der Player kennt.
file-type-not-played = Der Browser spielt { $type } nicht ab.
file-ad-not-played = Die Anzeige läuft in diesem Slot nicht.
