-ad-server = { $case ->
    [genitive] des Ad-Servers
    [dative] dem Ad-Server
    [accusative] den Ad-Server
   *[nominative] der Ad-Server
  }

phrase-to-server = { LENGTH($host) ->
    [0] { -ad-server(case: "accusative") }
   *[other] { $host }
  }
phrase-of-server = { LENGTH($host) ->
    [0] { -ad-server(case: "genitive") }
   *[other] von { $host }
  }
phrase-where = { LENGTH($where) ->
    [0] {""}
   *[other] {" "}({ LIST($where, style: "narrow") })
  }
phrase-seconds = { NUMBER($seconds, style: "unit", unit: "second", unitDisplay: "short", maximumFractionDigits: 1) }

consent-missing = Die Anfrage an { phrase-to-server } enthält gdpr=1, aber keinen Consent-String in { $parameter }{ phrase-where }.
    .remedy = { $filledBy ->
        [macro] Die CMP hat für das Makro in { $parameter } keinen String geliefert: Fordern Sie die Anzeige erst nach ihrer Antwort an.
       *[nothing] Fordern Sie die Anzeige erst nach der Antwort der CMP an, und füllen Sie { $parameter } mit [GDPRCONSENT].
      }

http-on-https = { $owner ->
    [tag] Das Ad-Tag ruft http://{ $blockedHost } auf
   *[wrapper] Ein Wrapper { phrase-of-server } führt zu http://{ $blockedHost }
  }, was Browser auf https-Seiten blockieren{ phrase-where }.
    .remedy = { $owner ->
        [tag] Schreiben Sie das Ad-Tag mit https://.
       *[wrapper] Bitten Sie das Netzwerk von { $blockedHost } um ein Tag mit https://.
      }

har-without-ads = Die HAR-Datei enthält unter { $requests ->
    [one] { $requests } Anfrage
   *[other] { $requests } Anfragen
  } keine nach Anzeigen{ $sdk ->
    [loaded] , obwohl das IMA SDK geladen wurde
   *[missing] {""}
  }.

macros-filled = { $filled ->
    [one] { $filled } Makro
   *[other] { $filled } Makros
  } ersetzt{ $kept ->
    [0] {""}
   *[other] , { $kept } unverändert
  }

consent-late = Das Ad-Tag { phrase-of-server } wurde { $known ->
    [seconds] { phrase-seconds } vor der Einwilligung ausgefüllt
   *[dialog] ausgefüllt, während der Consent-Dialog offen war
  }{ phrase-where }.

would-play = Die Anzeige { phrase-of-server } müsste { $wrappers ->
    [0] {""}
    [one] hinter { $wrappers } Wrapper{" "}
   *[other] hinter { $wrappers } Wrappern{" "}
  }laufen.

vast-ad-empty = { LENGTH($ad) ->
    [0] Die Anzeige
   *[other] Die Anzeige „{ $ad }“
  } hat { $parts ->
    [both] <InLine> und <Wrapper>
   *[none] weder <InLine> noch <Wrapper>
  }; erwartet wird eines von beiden (VAST-Fehler { NUMBER($code, useGrouping: 0) }).
    .remedy = Bitten Sie { -ad-server(case: "accusative") } um ein <InLine> oder einen <Wrapper> in jedem <Ad>.

param-duplicate = { LENGTH($names) ->
    [one] Der Parameter { $names } steht mehrfach in der URL.
   *[other] Die Parameter { $names } stehen mehrfach in der URL.
  }
    .remedy = Behalten Sie einen: Nicht alle Server lesen denselben.
    .label = { LENGTH($names) ->
        [one] Erstes { $names } behalten
       *[other] Je den ersten behalten
      }

preroll = Spielt vor dem Inhalt { $count ->
    [one] eine Anzeige
   *[other] { $count } Anzeigen
  }{ $hosted ->
    [0] {""}
   *[other] {" "}(davon { $hosted } beim Dienst gehostet)
  }{ $fallback ->
    [yes] , mit Ersatz-Tags
   *[no] {""}
  }.

destroy-on = Entfernt den Player bei { LIST($events, type: "disjunction") }, oder wenn weniger als { NUMBER($share, style: "percent") } sichtbar sind.
