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
ad-check-mixed-content = http, auf https-Seiten blockiert
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
