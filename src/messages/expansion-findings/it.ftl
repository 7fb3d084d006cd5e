### Osservazioni sull’espansione di un ad tag: che cosa è stato trovato, e che cosa fare (.remedy).

## Parti di più testi

phrase-more = { $more ->
    [0] {""}
   *[other] {" "}(e altri { $more })
  }
phrase-placeholders = { $placeholders }{ phrase-more }
phrase-filled = { LENGTH($filled) ->
    [0] {""}
   *[other] {" "}Riempiti: { $filled }{ $moreFilled ->
        [0] {""}
       *[other] {" "}(e altri { $moreFilled })
      }.
  }
phrase-ad-servers = { LENGTH($adServers) ->
    [0] {""}
   *[other] {" "}Lasciati, perché solo un ad server può riempirli: { $adServers }{ $moreAdServers ->
        [0] {""}
       *[other] {" "}(e altri { $moreAdServers })
      }.
  }
phrase-kept = { LENGTH($kept) ->
    [0] {""}
   *[other] {" "}Lasciati, perché il significato o il valore non è noto: { $kept }{ $moreKept ->
        [0] {""}
       *[other] {" "}(e altri { $moreKept })
      }.
  }
phrase-dialect = L’ad tag ha segnaposto di { $system }.{ phrase-filled }{ phrase-ad-servers }{ phrase-kept }

## Ad tag

tag-not-absolute = L’ad tag non è un URL assoluto.
    .remedy = Fallo iniziare con https://.

tag-scheme = L’ad tag ha uno schema diverso da http e https.
    .remedy = Fallo iniziare con https://.

tag-host = L’ad tag non ha un host valido.
    .remedy = Correggi host e porta.

tag-userinfo = L’ad tag contiene un nome utente o una password.
    .remedy = Toglili.

tag-too-long = La richiesta è lunga { $length } caratteri, più di { $limit }.
    .remedy = Accorcia i parametri: la maggior parte dei server rifiuta una richiesta così lunga.

macro-unsafe-position = { LENGTH($placeholders) ->
    [0] Un segnaposto è in una parte dell’URL dove il suo valore cambierebbe l’host o il percorso.
    [one] { phrase-placeholders } è in una parte dell’URL dove il suo valore cambierebbe l’host o il percorso.
   *[other] { phrase-placeholders } sono in una parte dell’URL dove i loro valori cambierebbero l’host o il percorso.
  }
    .remedy = Sostituisci la macro con il valore.

rule-duplicate = Due regole di sostituzione hanno il soggetto { $subject }; vale la prima.
    .remedy = Togli una delle due.

rule-subject-unused = L’ad tag non contiene { $subject }, il soggetto di una regola di sostituzione.
    .remedy = Togli la regola o correggi il suo soggetto.

rule-unknown = La regola di sostituzione per { $subject } nomina una regola che non esiste.
    .remedy = Usa { LIST($rules, type: "disjunction") } o il nome di una macro, oppure fornisci il valore in `values`.

rule-source-empty = La regola di sostituzione per { $subject } non ha un valore, quindi { $subject } è rimasto.
    .remedy = Imposta il campo che la regola legge.

macro-unknown = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] non ha una regola di sostituzione e non è una macro conosciuta, quindi è rimasto.
   *[other] non hanno regole di sostituzione e non sono macro conosciute, quindi sono rimasti.
  }
    .remedy = Aggiungi una regola di sostituzione o fornisci il valore in `values`.

macro-value-missing = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] non ha un valore, quindi è rimasto.
   *[other] non hanno valori, quindi sono rimasti.
  }
    .remedy = Fornisci il valore o togli la macro.

macro-wrong-context = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] è una macro per gli URL di tracciamento; in una richiesta di annunci vale -1.
   *[other] sono macro per gli URL di tracciamento; in una richiesta di annunci valgono -1.
  }
    .remedy = { LENGTH($placeholders) ->
        [one] Toglila.
       *[other] Toglile.
      }

macro-server-side = { phrase-dialect }
    .remedy = Falli riempire all’ad server o usa macro tra parentesi quadre.

macro-foreign-player = { phrase-dialect }
    .remedy = Fornisci i valori in `values` o usa macro tra parentesi quadre.

dialect = { phrase-dialect }
    .remedy = Non c’è nulla da fare. Per scrivere il tag con macro tra parentesi quadre usa translateAdTag.
