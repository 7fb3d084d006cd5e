### Texts of the parts of the ad tag debugger that are loaded when they are opened.

## Ads, media files and trackers

ad-name = Anzeige { $number }{ LENGTH($title) ->
    [0] {""}
   *[other] : { $title }
  }
ad-no-ads = Die Antwort enthält keine Anzeige.
ad-file = Datei
ad-format = Typ
ad-size = Größe
ad-bitrate = Bitrate
ad-verdict = Im Player
ad-chosen = ausgewählt
ad-playable = abspielbar
ad-not-playable = nicht abspielbar
ad-check-found = Datei gefunden
ad-check-missing = Datei fehlt{ $status ->
    [0] {""}
   *[other] {" "}· { NUMBER($status, useGrouping: 0) }
  }
ad-check-not-media = keine Mediendatei
ad-check-empty = leer oder zu kurz
ad-check-mixed-content = http, auf https-Seiten blockiert
ad-check-unreachable = keine Verbindung zum Server
ad-check-other-site = für Seiten anderer Websites verboten
ad-check-not-checked = {""}
ad-duration = Dauer
ad-skippable = Überspringbar nach
ad-refused = Die Anzeige enthält { $code }-Code, den der Player nicht ausführt.
ad-event = Ereignis
ad-when = Zeitpunkt
ad-count = Anzahl Tracker
ad-time-at = bei { $time }
ad-time-viewable = nach { $seconds } s im sichtbaren Bereich
ad-time-shown = beim Einblenden
ad-time-removed = beim Entfernen
ad-time-action = nur, wenn es eintritt
ad-time-late = nicht fällig: nach dem Ende der Anzeige
ad-not-due = nicht fällig: Die Anzeige wird nicht abgespielt
ad-urls = { $count ->
    [one] { $count } URL
   *[other] { $count } URLs
  }
ad-companions = Companion-Anzeigen
ad-required-all = Alle müssen angezeigt werden, sonst wird die Anzeige nicht abgespielt.
ad-required-any = Eine muss angezeigt werden, sonst wird die Anzeige nicht abgespielt.
ad-required-none = Die Anzeige wird auch ohne sie abgespielt.
ad-icons = Symbole (Icons)
ad-captions = Untertitel
ad-no-additions = Die Anzeige hat keine Companions, Icons oder Untertitel.
ad-no-trackers = Die Anzeige hat keine Tracker.
ad-error-trackers = Fehler, die ein Player melden würde
ad-audit-due = Fällig
ad-audit-requested = Aufgerufen
ad-audit-result = Ergebnis
ad-audit-result-requested = wie fällig
ad-audit-result-not-due = nicht fällig
ad-audit-result-missing = fehlt
ad-audit-result-duplicate = zu oft
ad-audit-result-unexpected = nie fällig
ad-audit-result-refused = keine URL
ad-audit-none = Die Aufzeichnung enthält keine Tracker.

## Context

context-expected-size = Geben Sie Breite x Höhe in Pixeln ein, zum Beispiel 640x360. Bis dahin ist die Größe unbekannt.
context-expected-ip = Geben Sie eine IPv4- oder IPv6-Adresse ein, zum Beispiel 203.0.113.7. Der Wert wird unverändert verwendet.
context-expected-lat-long = Geben Sie Breiten- und Längengrad ein, zum Beispiel 45.44, 12.33. Bis dahin ist der Standort unbekannt.
context-expected-page-url = Geben Sie die vollständige http- oder https-URL ein. Der Wert wird unverändert verwendet.
context-expected-referrer = Geben Sie die vollständige http- oder https-URL ein. Der Wert wird unverändert verwendet.
context-expected-language = Geben Sie ein Sprachkürzel ein, zum Beispiel en oder it-CH. Der Wert wird unverändert verwendet.
context-expected-correlator = Geben Sie eine ganze Zahl ein. Andere Werte gelten als unbekannt.
context-expected-playhead = Geben Sie Sekunden ein, zum Beispiel 12.5. Andere Werte gelten als unbekannt.
context-expected-mime = Geben Sie Medientypen durch Kommas getrennt ein, zum Beispiel video/mp4.
context-expected-tc-string = Das ist kein TC-String der Version 2. Der Wert wird unverändert verwendet.
context-expected-gpp = Das ist kein GPP-String. Der Wert wird unverändert verwendet.
context-expected-gpp-sid = Geben Sie IDs von GPP-Abschnitten durch Kommas getrennt ein, zum Beispiel 2, 6.
context-expected-usp = Geben Sie einen US-Privacy-String ein, zum Beispiel 1YNN. Der Wert wird unverändert verwendet.
context-expected-addtl = Geben Sie einen AC-String ein, zum Beispiel 1~70.89. Der Wert wird unverändert verwendet.
context-expected-random = Geben Sie eine Zahl von 0 bis unter 1 ein, zum Beispiel 0.42. Bis dahin ist die Zahl live.
context-expected-now = Geben Sie eine Zeit nach ISO 8601 ein, zum Beispiel 2026-08-29T20:15:00Z. Bis dahin ist die Zeit live.

## Under other consent

consent-note = Was dieses Tag bei Nutzern mit anderer Entscheidung enthielte. Die Strings sind Beispiele.
consent-scenario-page = Dieser Kontext
    .meaning = wie im Kontext oben
consent-scenario-granted = Erteilt
    .meaning = der Nutzer hat allem zugestimmt
consent-scenario-refused = Verweigert
    .meaning = der Nutzer hat alles abgelehnt
consent-scenario-no-platform = Keine CMP
    .meaning = die Seite hat keine Consent-Management-Plattform
consent-scenario-late = Verspätet
    .meaning = die CMP hat nicht rechtzeitig geantwortet
consent-scenario-us-opt-out = US-Opt-out
    .meaning = der Nutzer hat Verkauf und Weitergabe widersprochen
consent-scenario-child-directed = Für Kinder
    .meaning = der Inhalt richtet sich an Kinder
consent-parameter = Name
consent-unchanged = Die Einwilligung ändert nichts an diesem Tag.
consent-decoded = Dekodiert
consent-no-strings = kein Consent-String
consent-apply = Verwenden
consent-use = „{ $scenario }“ als Kontext verwenden
consent-kept = unverändert

## Parameters of Google Ad Manager

google-note = Ändern Sie einen Wert, um das Tag oben zu ändern. Listenelemente sind durch Kommas getrennt.
google-name = Parametername
google-meaning = Bedeutung
google-value = Wert
google-nested = Key-Value in cust_params
google-unknown = Kein dokumentierter Parameter.
google-wrong-form = nicht in dieser Form
google-placeholder = Platzhalter
google-legacy = wirkt nicht mehr
google-html-escaped = Das Tag wurde aus HTML kopiert: &amp; wird hier als & gelesen.
google-unescape = & in das Tag schreiben

## Other players

player-note = Was andere Player mit demselben Tag und Kontext anfordern würden. Unterschiede sind markiert.
player-that = Der andere Player
player-own = Dieser Player
player-same = gleiche Anfrage
player-no-request = keine Anfrage
player-why = Unterschiede und Gründe
player-differences = { $count ->
    [one] { $count } Unterschied
   *[other] { $count } Unterschiede
  }
player-kind-different = unterschiedlich
player-kind-kept = unverändert
player-kind-unknown = eigener Wert
player-omitted = weggelassen

## Meanings of the parameters of Google Ad Manager

google-parameter-iu = Das Netzwerk und der Anzeigenblock.
google-parameter-sz = Die Größen des Players in Pixeln.
google-parameter-env = Die Umgebung der Anfrage: vp ist Video.
google-parameter-gdfp_req = Die Anfrage ist für Google Ad Manager.
google-parameter-output = Das Format der Antwort.
google-parameter-unviewed_position_start = Zählt eine Impression erst, wenn die Anzeige erscheint.
google-parameter-url = Die Seite mit dem Player.
google-parameter-description_url = Die Seite, die das Video beschreibt.
google-parameter-correlator = Eine Zufallszahl, die alle Anfragen eines Seitenaufrufs gemeinsam haben und kein anderer Seitenaufruf hat.
google-parameter-vpmute = Ob der Player ohne Ton beginnt.
google-parameter-plcmt = Die Platzierung des Videos, wie das IAB sie nummeriert.
google-parameter-vpa = Ob das Video von selbst oder durch einen Klick beginnt.
google-parameter-ott_placement = Die Platzierung auf einem Connected TV.
google-parameter-vpos = Die Position der Werbepause.
google-parameter-vconp = Ob weiterer Inhalt ohne Zutun des Nutzers folgt.
google-parameter-aconp = Ob Audioinhalte fortlaufend spielen.
google-parameter-vid_d = Die Dauer des Inhalts.
google-parameter-hl = Die Sprache der Anzeigen.
google-parameter-omid_p = Der Partner für Open Measurement.
google-parameter-dth = Der Typ des Geräts.
google-parameter-givn = Die Nonce von Programmatic-Access-Bibliotheken.
google-parameter-wta = Ob der Player das AdChoices-Icon zeigen kann.
google-parameter-gdpr = Ob die DSGVO gilt.
google-parameter-gdpr_consent = Die Einwilligung des Nutzers.
google-parameter-addtl_consent = Die Einwilligung für Googles Anbieter von Werbetechnologie, die nicht in der Global Vendor List stehen.
google-parameter-us_privacy = Der US-Privacy-String.
google-parameter-gpp = Der String der Global Privacy Platform.
google-parameter-gpp_sid = Die Abschnitte des GPP-Strings, die gelten.
google-parameter-tfcd = Ob sich der Inhalt an Kinder richtet.
google-parameter-npa = Ob Anzeigen nicht personalisiert werden dürfen.
google-parameter-rdp = Ob die Datenverarbeitung eingeschränkt ist, für US-Bundesstaaten.
google-parameter-ltd = Ob nur eingeschränkte Anzeigen ohne Cookies erlaubt sind.
google-parameter-cust_params = Key-Values für das Targeting.
google-parameter-ad_rule = Ob die Antwort eine Liste von Werbepausen ist; braucht output=vmap.
google-parameter-ciu_szs = Die Größen der Companion-Anzeigen.
google-parameter-cmsid = Die Inhaltsquelle des Videos.
google-parameter-vid = Die ID des Videos in dieser Inhaltsquelle.
google-parameter-vid_t = Der Titel des Videos.
google-parameter-ppid = Eine ID des Nutzers, die der Publisher liefert.
google-parameter-pod = Die Nummer der Werbepause.
google-parameter-ppos = Die Position der Anzeige in ihrer Pause.
google-parameter-mridx = Die Nummer des Mid-Rolls.
google-parameter-pmnd = Die kürzeste Dauer einer Werbepause.
google-parameter-pmxd = Die längste Dauer einer Werbepause.
google-parameter-pmad = Die höchste Zahl der Anzeigen in einer Pause.
google-parameter-min_ad_duration = Die kürzeste Dauer einer Anzeige.
google-parameter-max_ad_duration = Die längste Dauer einer Anzeige.
google-parameter-excl_cat = Labels von Anzeigen, die nicht erwünscht sind.
google-parameter-nofb = Ob Fallback-Anzeigen ausgeschaltet sind.
google-parameter-vad_type = Die Art der Anzeigen.
google-parameter-allcues = Die Positionen aller Werbepausen in Millisekunden.
google-parameter-lip = Ob dies die letzte Pause des Inhalts ist.
google-parameter-scor = Eine Zahl, die alle Anfragen eines Videostreams gemeinsam haben.
google-parameter-trt = Die Art des Traffics: gekauft oder organisch.
google-parameter-rdid = Die Werbe-ID des Geräts.
google-parameter-idtype = Die Art der Werbe-ID.
google-parameter-is_lat = Ob das Gerät das Ad-Tracking einschränkt.
google-parameter-msid = Die ID der App.
google-parameter-an = Der Name der App.
google-parameter-impl = Ein Parameter alter Tags ohne Wirkung auf Video.
google-parameter-sdkv = Die Version des IMA SDK, das sie selbst setzt.
google-parameter-overlay = Ein Parameter alter Tags für Anzeigen über dem Inhalt.

## Values that a parameter of Google Ad Manager takes

google-form-values = { LIST($values, type: "disjunction") }
google-form-iu = /NETZWERK/AD-UNIT
google-form-sz = BREITExHÖHE, mehrere mit | dazwischen
google-form-output = vast, xml_vast2 bis xml_vast4, vmap, xml_vmap1
google-form-vconp = 1 für fortlaufende Wiedergabe, 2 für keine
google-form-hl = ein Sprach-Tag
google-form-omid_p = PARTNER/VERSION
google-form-gdpr_consent = ein String von TCF Version 2
google-form-addtl_consent = VERSION~IDS
google-form-us_privacy = 1, dann dreimal Y, N oder -
google-form-ciu_szs = Größen mit Kommas dazwischen
google-form-integer = eine ganze Zahl
google-form-milliseconds = eine ganze Zahl von Millisekunden
google-form-seconds = eine ganze Zahl von Sekunden
google-form-positive = eine positive ganze Zahl
google-form-address = eine http(s)-URL
google-form-integers = ganze Zahlen mit Kommas dazwischen

## Names of other players

player-name = { LIST($products) }
player-name-encoded = { LIST($products) }, mit uriEncode

## Why another player writes a part of a URL in another way

player-reason-own-random = Dieser Player erzeugt eine eigene Zufallszahl mit bis zu { $digits } Ziffern.
player-reason-own-cachebuster = Dieser Player erzeugt einen eigenen Cachebuster aus { $length } Buchstaben und Ziffern.
player-reason-null-variable = Dieser Player schreibt eine Seitenvariable, die null ist, als den Text „null“.
player-reason-unknown-default = Dieser Player lässt den Standardwert eines Makros weg, das er nicht kennt.
player-reason-undefined-comma = Dieser Player schreibt ein Komma für einen Wert, der nicht definiert ist.
player-reason-curly-brackets = Dieser Player ersetzt nur seine eigenen Makros, die in geschweiften Klammern stehen.
player-reason-double-underscores = Dieser Player ersetzt nur seine eigenen Makros, die zwischen doppelten Unterstrichen stehen.
player-reason-square-brackets = Dieser Player ersetzt nur Makros in eckigen Klammern.
player-reason-first-occurrence = Dieser Player ersetzt ein Makro nur an der ersten Stelle und nur die Makros, die er kennt.
player-reason-trackers-only = Dieser Player ersetzt Makros in Trackern, aber nicht in der URL eines Ad-Tags.
player-reason-repeated = Dieser Player ersetzt auch Platzhalter in einem Wert, den er gerade eingesetzt hat.
player-reason-dollar-sign = Dieser Player liest $& und Ähnliches in einem Wert als Teil des Textes um den Platzhalter.
player-reason-missing-as-word = Dieser Player schreibt einen fehlenden Wert als den Text „null“ oder „undefined“.
player-reason-empty = Dieser Player hat keinen Wert und schreibt nichts, wo andere -1 schreiben oder den Platzhalter behalten.
player-reason-minus-one = Dieser Player sendet -1 für ein Makro des VAST-Standards, das keinen Wert hat.
player-reason-filled = Dieser Player füllt einen Platzhalter, der hier unverändert bleibt.
player-reason-not-withheld = Dieser Player sendet einen Wert, den die Einwilligung hier zurückhält.
player-reason-not-encoded = Dieser Player setzt den Wert ein, ohne ihn zu kodieren.
player-reason-encoded-commas = Dieser Player kodiert auch die Kommas einer Liste.
player-reason-encoded-once = Dieser Player kodiert den Wert einmal, obwohl der Text um ihn schon kodiert ist.
player-reason-other-encoding = Dieser Player kodiert andere Zeichen des Wertes.
player-reason-flag-as-word = Dieser Player schreibt ein Ja oder Nein als Wort.
player-reason-other-value = Dieser Player hat einen anderen Wert für diesen Platzhalter.
player-reason-unknown-value = Dieser Player hat einen eigenen Wert, der hier nicht bekannt ist.
player-reason-illegal-characters = Dieser Player überlässt Zeichen, die keine URL enthalten darf, dem Browser, der die meisten kodiert.
player-reason-no-parameter = Dieser Player fügt diesen Parameter nicht hinzu und füllt ihn nicht.
player-reason-removed = Dieser Player entfernt ein Makro, das keinen Wert hat.
player-reason-kept-without-value = Dieser Player behält ein Makro, für das er keinen Wert hat.
player-reason-cut = Dieser Player schneidet Werte nach { $max } Zeichen ab.
player-reason-added-parameters = Dieser Player fügt Tags von Google Ad Manager vpa und vpmute hinzu.
player-reason-fixed = Dieser Player schreibt hier einen festen Wert.
player-reason-late-break = Dieser Player sendet 3 für jede Werbepause nach dem Beginn des Inhalts.
player-reason-state = Dieser Player sendet seinen Zustand auch mit einer Anfrage.
player-reason-click-position = Dieser Player gibt die Position eines Klicks nie weiter.
player-reason-ima-correlator = Das IMA SDK ersetzt den correlator durch einen eigenen.
player-reason-ima-us-privacy = Das IMA SDK fügt den US-Privacy-String der Seite hinzu, aber nicht den GPP-String.
player-reason-ima-no-macros = Das IMA SDK füllt kein Makro eines Ad-Tags; das muss die Seite tun.

## Why another player sends no request

player-failure-lone-surrogate = Er wirft einen URIError bei einem Wert mit einem einzelnen Surrogat.
player-failure-no-value = Er wirft einen TypeError, weil { $name } keinen Wert hat.
player-failure-too-long = Die URL wäre länger als { $max } Zeichen.

## What to do after the verdict

step-copy-ad-server = Für den Betreiber des Ad-Servers kopieren
step-copy-network = Für das Werbenetzwerk kopieren
step-copy-advertiser = Für den Werbekunden kopieren
step-show = Befunde zeigen
step-as-desktop = Als Desktop anfordern
step-as-mobile = Als Mobilgerät anfordern
step-as-note = Das andere Gerät zählt als Anzeigenanfrage, mit dessen Platzhaltern, Größen und Kennungen; der Browser sendet seinen eigenen User-Agent.
step-as-same = Kein Platzhalter dieses Tags hängt vom Gerät ab: Beide Anfragen sind gleich.
rate-ask = { $times }-mal anfordern
rate-note = { $times }-mal zählt als { $times } Ad Requests, einer pro Sekunde; ohne Antwort wird jeder bis zu zweimal wiederholt.
rate-stop = Anhalten
rate-filled = { $answers ->
    [0] keine Antwort
    [one] Anzeigen in { $filled } von { $answers } Antwort
   *[other] Anzeigen in { $filled } von { $answers } Antworten
  }
