### Osservazioni su un embed e i suoi ad tag: che cosa è stato trovato, e che cosa fare (.remedy).

## Parti di più testi

phrase-value = { $kind ->
    [text] Il valore «{ $value }»
    [list] Il valore (una lista)
    [object] Il valore (un oggetto)
   *[literal] Il valore { $value }
  }
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

## Valori della forma sbagliata

not-object = Il valore non è un oggetto.
    .remedy = Invia un oggetto, o null.
not-list = Il valore non è una lista.
    .remedy = Invia una lista, o null.
not-text = { phrase-value } non è una stringa.
    .remedy = Invia una stringa, o null.
not-flag = { phrase-value } non è né 1 né 0.
    .remedy = Invia 1 o 0, o null.
not-number = { phrase-value } non è un numero decimale.
    .remedy = Invia un numero decimale, o null.
not-length = { phrase-value } non è un numero, eventualmente con px o %.
    .remedy = Invia un numero, eventualmente con px o %, o null.
not-pixels = { phrase-value } non è un numero di pixel.
    .remedy = Invia un numero di pixel, o null.
not-color = { phrase-value } non è un colore esadecimale.
    .remedy = Invia un colore esadecimale, o null.
not-date = { phrase-value } non è data e ora come YYYY-MM-DD hh:mm:ss.
    .remedy = Invia data e ora come YYYY-MM-DD hh:mm:ss, o null.
not-language = { phrase-value } non è un codice di lingua.
    .remedy = Invia un codice di lingua, o null.
not-address = Il valore non è un URL http(s) assoluto.
    .remedy = Invia un URL http(s) assoluto, o null.
unknown-volume = { phrase-value } non è né -1 né none, defaultOn o defaultOff.
    .remedy = Invia -1, none, defaultOn o defaultOff, o null.
unknown-ad-type = { phrase-value } non è né linear né non-linear.
    .remedy = Invia linear o non-linear, o null.
bulk-rule-form = Il valore non è né * né un’origine con /*, come https://www.example.com/*.
    .remedy = Invia * o un’origine con /*, come https://www.example.com/*, o null.

## Altre osservazioni sui campi

empty-value = La stringa è vuota e viene letta come null.
    .remedy = Invia null.
out-of-bounds = { $unit ->
    [characters] Il valore ha più di { $max } caratteri.
   *[number] Il valore { $value } è fuori dall’intervallo documentato.
  }
    .remedy = { $unit ->
        [characters] Accorcialo a un massimo di { $max } caratteri.
       *[number] Usa un valore dell’intervallo documentato: da { $min } a { $max }.
      }
address-userinfo = L’URL contiene un nome utente o una password, che sono stati tolti.
    .remedy = Toglili dall’URL.
source-video-and-live = L’embed ha un video e una diretta; viene riprodotto il video.
    .remedy = Togli uno dei due.
stream-url-callback = `options.streamUrl` ha dato un errore, o nessun URL http(s) assoluto.
    .remedy = Restituisci un URL http(s) assoluto, o null.
hosted-player-missing = Il codice non ha un iframe con un URL http(s).
    .remedy = Invia il codice come lo ha generato il servizio.
bulk-label-unknown = Nessun bulk ha l’etichetta «{ $label }».
    .remedy = Imposta `options.bulkLabel` all’etichetta di un bulk di questo embed.
bulk-ambiguous = Anche un bulk precedente corrisponde, e viene usato al posto di questo.
    .remedy = Togli uno dei due.
unknown-destroy-event = Il player non ha un evento di nome «{ $name }».
    .remedy = Usa il nome di un evento del player, come ENDED.
unknown-ad-kind = L’annuncio di tipo «{ $type }» non ha né un tag né un video.
    .remedy = Imposta il suo source_url a un ad tag.
ad-video-not-ready = Il video dell’annuncio non è ancora convertito.
    .remedy = Aspetta la conversione, o carica di nuovo il video.
slot-mobile-missing = Lo slot ha annunci per desktop e nessuno per mobile.
    .remedy = Imposta anche questo campo.
midroll-without-time = L’inizio del midroll non è noto.
    .remedy = Imposta i suoi secondi in `options.midrollAt`.
overlay-main-only = Il campo vale solo per un overlay principale e viene ignorato.
    .remedy = Toglilo, o sposta l’annuncio in overlay_main.
watermark-offsets = La distanza viene ignorata, perché è impostata anche quella opposta.
    .remedy = Togli una delle due.

## Annunci nei loro slot

slot-type-mismatch = L’annuncio è { $type }, e lo slot riproduce annunci { $expected }.
    .remedy = Sposta l’annuncio in un altro slot, o correggi il suo tipo: i player lo rifiutano con l’errore VAST 201.
slot-duplicate-tag = Lo stesso ad tag è anche in { $path }.
    .remedy = Usa un’ad unit diversa per ogni annuncio, così lo stesso annuncio non parte due volte.
slot-desktop-missing = Lo slot ha annunci per mobile e nessuno per desktop.
    .remedy = Imposta anche questo campo.
slot-overlay-times = L’overlay compare dopo { $at } s, e il contenuto dura { $duration } s.
    .remedy = Fai comparire prima l’overlay.
slot-overlay-size = L’ad tag richiede solo dimensioni più grandi di quelle ammesse da max_width e max_height.
    .remedy = Alza max_width e max_height, o richiedi annunci più piccoli: i player rifiutano quelli più grandi con l’errore VAST 501.

## Ad tag

tag-empty = { $count ->
    [1] L’ad tag è vuoto.
   *[other] Il tag { $number } della cascata è vuoto.
  }
    .remedy = { $count ->
        [1] Imposta il tag, o togli l’oggetto dell’annuncio.
       *[other] Imposta il tag, o togli gli *** accanto.
      }
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
rule-subject-form = Una regola di sostituzione non ha un testo come soggetto o come valore.
    .remedy = Imposta tutti e due a un testo.
rule-duplicate = Due regole di sostituzione hanno il soggetto { $subject }; vale la prima.
    .remedy = Togli una delle due.
rule-subject-unused = L’ad tag non contiene { $subject }, il soggetto di una regola di sostituzione.
    .remedy = Togli la regola, o correggi il suo soggetto.
rule-unknown = La regola di sostituzione per { $subject } nomina una regola che non esiste.
    .remedy = Usa { LIST($rules, type: "disjunction") }, il nome di una macro, o fornisci il valore in `values`.
rule-source-empty = La regola di sostituzione per { $subject } non ha un valore, quindi { $subject } è rimasto.
    .remedy = Imposta il campo che la regola legge.
macro-unknown = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] non ha una regola di sostituzione e non è una macro conosciuta, quindi è rimasto.
   *[other] non hanno regole di sostituzione e non sono macro conosciute, quindi sono rimasti.
  }
    .remedy = Aggiungi una regola di sostituzione, o fornisci il valore in `values`.
macro-value-missing = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] non ha un valore, quindi è rimasto.
   *[other] non hanno valori, quindi sono rimasti.
  }
    .remedy = Fornisci il valore, o togli la macro.
macro-wrong-context = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] è una macro per gli URL di tracciamento; in una richiesta di annunci vale -1.
   *[other] sono macro per gli URL di tracciamento; in una richiesta di annunci valgono -1.
  }
    .remedy = { LENGTH($placeholders) ->
        [one] Toglila.
       *[other] Toglile.
      }
macro-server-side = { phrase-dialect }
    .remedy = Falli riempire all’ad server, o usa macro tra parentesi quadre.
macro-foreign-player = { phrase-dialect }
    .remedy = Fornisci i valori in `values`, o usa macro tra parentesi quadre.
dialect = { phrase-dialect }
    .remedy = Non c’è nulla da fare. Per scrivere il tag con macro tra parentesi quadre usa translateAdTag.

## Nomi delle correzioni

repair-remove-list-element = Togliere l’elemento, che non viene usato.
repair-clear-field = Togliere il valore, che non viene usato.
repair-set-flag = Impostare il valore a { $flag }.
repair-clamp-number = Usare il valore ammesso più vicino, { $value }.
repair-clean-address = Togliere il nome utente e la password.
repair-set-field-null = Impostare il campo a null.
repair-remove-live = Togliere la diretta, che non viene riprodotta.
repair-remove-offset = Togliere questa distanza, che non viene usata.
