-ad-server = { $with ->
    [of] dell’ad server
    [to] all’ad server
   *[article] l’ad server
  }
    .gender = masculine

phrase-of-server = { LENGTH($host) ->
    [0] { -ad-server(with: "of") }
   *[other] di { $host }
  }
phrase-to-server = { LENGTH($host) ->
    [0] { -ad-server(with: "to") }
   *[other] a { $host }
  }
phrase-where = { LENGTH($where) ->
    [0] {""}
   *[other] {" "}({ LIST($where, style: "narrow") })
  }

consent-missing = La richiesta { phrase-to-server } dice gdpr=1 e non ha la stringa di consenso in { $parameter }{ phrase-where }.
    .remedy = { $filledBy ->
        [macro] La piattaforma del consenso non ha dato una stringa per la macro in { $parameter }: richiedi l’annuncio dopo la sua risposta.
       *[nothing] Richiedi l’annuncio solo dopo la risposta della piattaforma del consenso, e riempi { $parameter } con [GDPRCONSENT].
      }

http-on-https = { $owner ->
    [tag] L’ad tag richiede
   *[wrapper] Un wrapper { phrase-of-server } porta a
  } http://{ $blockedHost }, che i browser bloccano nelle pagine https{ phrase-where }.
    .remedy = { $owner ->
        [tag] Scrivi l’ad tag con https://.
       *[wrapper] Chiedi alla rete di { $blockedHost } un tag con https://.
      }

har-without-ads = Nessuna delle richieste del file HAR ({ $requests }) è per annunci{ $sdk ->
    [loaded] , benché l’SDK IMA sia stato caricato
   *[missing] {""}
  }.

macros-filled = { $filled } macro { $filled ->
    [one] compilata
   *[other] compilate
  }{ $kept ->
    [0] {""}
    [one] , { $kept } invariata
   *[other] , { $kept } invariate
  }

consent-late = L’ad tag { phrase-of-server } è stato espanso { $known ->
    [seconds] { NUMBER($seconds, style: "unit", unit: "second", unitDisplay: "short", maximumFractionDigits: 1) } prima che il consenso fosse noto
   *[dialog] con la finestra del consenso aperta
  }{ phrase-where }.

would-play = L’annuncio { phrase-of-server } dovrebbe partire{ $wrappers ->
    [0] {""}
   *[other] {" "}dietro { $wrappers } wrapper
  }.

vast-ad-empty = { LENGTH($ad) ->
    [0] L’annuncio
   *[other] L’annuncio “{ $ad }”
  } { $parts ->
    [both] ha sia <InLine> sia <Wrapper>; deve averne uno solo
   *[none] non ha né <InLine> né <Wrapper>; deve averne uno
  } (errore VAST { NUMBER($code, useGrouping: 0) }).
    .remedy = Chiedi { -ad-server(with: "to") }, che è { -ad-server.gender ->
        [feminine] tenuta
       *[masculine] tenuto
      } a mandarli, un <InLine> o un <Wrapper> in ogni <Ad>.

param-duplicate = { LENGTH($names) ->
    [one] Il parametro { $names } compare
   *[other] I parametri { $names } compaiono
  } più di una volta.
    .remedy = Tienine uno: i server non leggono tutti lo stesso.
    .label = { LENGTH($names) ->
        [one] Tieni il primo { $names }
       *[other] Tieni il primo di ciascuno
      }

preroll = Riproduce { $count ->
    [one] un annuncio
   *[other] { $count } annunci
  }{ $hosted ->
    [0] {""}
   *[other] {" "}({ $hosted } sul servizio)
  }{ $fallback ->
    [yes] , con tag di riserva
   *[no] {""}
  } prima del contenuto.

destroy-on = Toglie il player con { LIST($events, type: "disjunction") }, o quando se ne vede meno del { NUMBER($share, style: "percent") }.
