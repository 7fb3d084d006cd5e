### Decoded consent strings: TC strings, GPP strings and US privacy strings.

## Parts of several texts

phrase-purpose = { $id ->
    [1] : Informationen auf dem Gerät speichern oder abrufen
    [2] : Werbung mit reduzierten Daten auswählen
    [3] : Profile für personalisierte Werbung erstellen
    [4] : personalisierte Werbung mit Profilen auswählen
    [5] : Profile für personalisierte Inhalte erstellen
    [6] : personalisierte Inhalte mit Profilen auswählen
    [7] : Werbeleistung messen
    [8] : Leistung von Inhalten messen
    [9] : Zielgruppen analysieren
    [10] : Angebote entwickeln und verbessern
    [11] : Inhalte mit reduzierten Daten auswählen
   *[other] {""}
  }
phrase-special-feature = { $id ->
    [1] : genauer Standort
    [2] : das Gerät durch Abfrage von Merkmalen identifizieren
   *[other] {""}
  }
phrase-ids = { LENGTH($ids) ->
    [0] keine
   *[other] { LIST($ids, type: "unit", style: "short") }{ $more ->
        [0] {""}
       *[other] {" "}sowie { $more } weitere
      }{ $count ->
        [1] {""}
       *[other] {" "}(insgesamt { $count })
      }
  }
phrase-found = { LENGTH($found) ->
    [0] das Ende des Strings
   *[other] „{ $found }“
  }

## Sections

title-us-privacy = US Privacy (seit 2024 veraltet)
title-tcfeuv1 = tcfeuv1: Europa, Version 1 (nicht mehr gültig)
title-tcfcav1 = tcfcav1: Kanada
title-usnat = usnat: USA, landesweit
title-disclosed-vendors = Angezeigte Anbieter
title-allowed-vendors = Zugelassene Anbieter
title-publisher-purposes = Zwecke des Publishers
title-other-section = Abschnitt { NUMBER($id, useGrouping: 0) }

## Fields

label-version = Version des Strings
label-created = Erstellt
label-last-updated = Zuletzt geändert
label-consent-platform = Consent-Management-Plattform
label-consent-platform-version = Version der Consent-Management-Plattform
label-screen = Bildschirm
label-language = Sprache
label-vendor-list-version = Version der Anbieterliste
label-policy-version = Version der Richtlinien
label-service-specific = Nur für diesen Dienst
label-non-standard-texts = Nicht standardisierte Texte
label-purpose-1-not-shown = Zweck 1 wurde dem Nutzer nicht angezeigt
label-publisher-country = Land des Publishers
label-consent-vendors = Anbieter mit Einwilligung
label-interest-vendors = Anbieter mit berechtigtem Interesse
label-custom-consent-purposes = Eigene Zwecke mit Einwilligung
label-custom-interest-purposes = Eigene Zwecke mit berechtigtem Interesse
label-vendors = Anbieter
label-sections = Abschnitte
label-content = Inhalt
label-notice = Hinweis und Möglichkeit zum Widerspruch
label-sale-opt-out = Widerspruch gegen den Verkauf
label-service-provider-agreement = Von der Vereinbarung für eingeschränkte Dienstleister erfasst
label-purpose = Zweck { $id }{ phrase-purpose }
label-publisher-purpose = Zweck { $id } des Publishers{ phrase-purpose }
label-special-feature = Besonderes Merkmal { $id }{ phrase-special-feature }
label-restriction = Einschränkung des Publishers für Zweck { $id }

## Values

value-yes = ja
value-no = nein
value-consent = Einwilligung
value-interest = berechtigtes Interesse
value-consent-and-interest = Einwilligung und berechtigtes Interesse
value-no-consent = keine Einwilligung
value-given = erteilt
value-not-given = nicht erteilt
value-opted-out = widersprochen
value-not-opted-out = nicht widersprochen
value-opted-out-or-no-consent = widersprochen oder keine Einwilligung
value-not-opted-out-or-consent = nicht widersprochen oder Einwilligung
value-shown = angezeigt
value-not-shown = nicht angezeigt
value-not-applicable = nicht zutreffend
value-not-set = nicht gesetzt
value-not-a-time = kein Zeitpunkt
value-not-decoded = nicht dekodiert
value-ids = { phrase-ids }
value-not-allowed-vendors = nicht zugelassen: Anbieter { phrase-ids }
value-consent-vendors = nur mit Einwilligung: Anbieter { phrase-ids }
value-interest-vendors = nur mit berechtigtem Interesse: Anbieter { phrase-ids }

## What is wrong with a string

fault-no-field = Gefunden an Position { $position }: { phrase-found }. Erwartet: das Feld { $field }.
fault-base64url = Gefunden an Position { $position }: { phrase-found }. Erwartet: ein Buchstabe, eine Ziffer, - oder _ (base64url).
fault-number = Gefunden an Position { $position }: { phrase-found }. Erwartet: { LIST($allowed, type: "disjunction") } im Feld { $field }.
fault-letter = Gefunden an Position { $position }: { phrase-found }. Erwartet: ein Buchstabe im Feld { $field }.
fault-last-id = Gefunden an Position { $position }: { phrase-found }. Erwartet: eine letzte ID von mindestens { NUMBER($min, useGrouping: 0) } im Feld { $field }.
fault-large-number = Gefunden an Position { $position }: { phrase-found }. Erwartet: eine Zahl von höchstens { NUMBER($max, useGrouping: 0) } im Feld { $field }.
fault-max-sections = Gefunden an Position { $position }: { phrase-found }. Erwartet: höchstens { $max } Abschnitte im Header.
fault-no-section = Gefunden an Position { $position }: { phrase-found }. Erwartet: der Abschnitt { NUMBER($id, useGrouping: 0) }.
fault-missing-section = Gefunden an Position { $position }: { phrase-found }. Erwartet: ~ und der Abschnitt { NUMBER($id, useGrouping: 0) }, den der Header nennt.
fault-surplus-section = Gefunden an Position { $position }: { phrase-found }. Erwartet: { $count ->
    [1] das Ende, da der Header nur einen Abschnitt nennt
   *[other] das Ende, da der Header nur { $count } Abschnitte nennt
  }.
fault-tc-version = Gefunden an Position { $position }: { phrase-found }. Erwartet: Version 2 des TC-Strings{ $version ->
    [1] {" "}(Version 1 ist nicht mehr gültig; fordern Sie Version 2 bei der Consent-Management-Plattform an)
   *[other] {""}
  }.
fault-us-privacy-version = Gefunden an Position { $position }: { phrase-found }. Erwartet: die Version 1.
fault-us-privacy-letter = Gefunden an Position { $position }: { phrase-found }. Erwartet: Y, N oder -.
fault-us-privacy-length = Gefunden an Position { $position }: { phrase-found }. Erwartet: das Ende nach { $length } Zeichen.
fault-format = Gefunden an Position { $position }: { phrase-found }. Erwartet: C (ein TC-String), D (ein GPP-String) oder 1 (ein US-Privacy-String).
