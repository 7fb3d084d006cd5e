## Parts of several texts

phrase-ad = { LENGTH($ad) ->
    [0] L’annuncio
   *[other] L’annuncio `{ $ad }`
  }
phrase-icon = { LENGTH($program) ->
    [0] L’icona
   *[other] L’icona `{ $program }`
  }
phrase-tracker = { LENGTH($event) ->
    [0] <Tracking>
   *[other] `{ $event }`
  }
phrase-server = { LENGTH($host) ->
    [0] L’ad server
   *[other] `{ $host }`
  }
phrase-picture = { $reason ->
    [missing] manca la <StaticResource>
    [never-loaded] c’è solo <{ $element }>, che non viene mai caricato
    [not-url] la <StaticResource> non è un URL http(s)
    [not-picture] il tipo è `{ $type }`, che non è un’immagine
   *[without-type] la <StaticResource> non ha creativeType
  }

## Responses as XML

xml-too-long = La risposta supera i { $limit } byte che i player leggono, quindi non è stata controllata (errore VAST 100).
    .remedy = Chiedi all’ad server una risposta più corta: un documento VAST ha qualche migliaio di caratteri.

xml-empty = La risposta è vuota; doveva essere un documento VAST.
    .remedy = Fai rispondere l’ad server con <VAST version="4.2"/> o con lo stato 204 quando non ha annunci.

xml-doctype = Il documento ha una dichiarazione di tipo, e per questo i player lo rifiutano (errore VAST 100).
    .remedy = Togli la dichiarazione di tipo: i player la rifiutano perché può dichiarare entità.

xml-leading-space = Ci sono spazi prima della dichiarazione XML, che deve essere all’inizio del testo.
    .remedy = Togli gli spazi: questo player li accetta, altri segnalano l’errore VAST 100.

xml-leading-text = Prima del documento XML c’è altro testo ({ $length ->
    [one] 1 carattere
   *[other] { $length } caratteri
  }).
    .remedy = Togli il testo; spesso il server scrive un avviso o una riga di debug prima del documento.

xml-unescaped-amp = { LENGTH($entity) ->
    [0] Una & non codificata è fuori da una sezione CDATA, quindi il documento non è ben formato.
   *[other] { $entity } non è un’entità XML, quindi il documento non è ben formato.
  }
    .remedy = { LENGTH($entity) ->
        [0] Metti l’URL in una sezione CDATA, o scrivi &amp; per ogni e commerciale: questo player la accetta, altri segnalano l’errore VAST 100.
       *[other] Scrivi il carattere stesso o il suo numero, o metti il testo in una sezione CDATA: questo player lo accetta, altri segnalano l’errore VAST 100.
      }

url-escaped-twice = L’indirizzo in <{ $element }> è stato codificato due volte: il server riceve amp; come parte dei parametri.
    .remedy = Scrivi & dentro CDATA, o &amp; senza CDATA.

xml-undeclared-xsi = Il prefisso `{ $prefix }` è usato senza dichiarazione, quindi il documento non è ben formato.
    .remedy = Dichiaralo nell’elemento radice, xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance": questo player accetta il documento, altri segnalano l’errore VAST 100.

xml-undeclared-prefix = Il prefisso `{ $prefix }` è usato senza dichiarazione, quindi il documento non è ben formato.
    .remedy = Dichiara il prefisso nell’elemento radice o toglilo.

xml-malformed = { $fault ->
    [attribute] L’attributo `{ $detail }` non ha un valore tra virgolette, mancano virgolette o manca lo spazio davanti.
    [cdata] Una sezione CDATA non viene mai chiusa.
    [cdata-end] Il testo ha ]]> fuori da una sezione CDATA.
    [character] `{ $detail }` non è ammesso in XML.
    [comment] Un commento non viene mai chiuso o contiene due trattini.
    [cut] Il documento è tagliato all’interno del tag `{ $detail }`.
    [declaration] La dichiarazione XML non è corretta o non è all’inizio del documento.
    [depth] Gli elementi hanno più di { $detail } livelli di profondità.
    [duplicate-attribute] L’attributo `{ $detail }` è due volte nello stesso elemento.
    [end-tag] Un tag di chiusura non chiude l’elemento aperto: doveva essere `{ $detail }`.
    [instruction] Un’istruzione di elaborazione non viene mai chiusa o non ha un nome.
    [joined] Qui inizia un secondo documento: due risposte sono state messe una dopo l’altra.
    [less-than] Nel testo c’è un < non codificato.
    [json] La risposta non è XML. Sembra JSON.
    [no-root] La risposta non è XML.
    [outside-root] C’è testo fuori dall’elemento radice.
    [second-root] Dopo il primo elemento radice ce n’è un secondo, `{ $detail }`.
    [tag] Un tag non è corretto o non viene mai chiuso: `{ $detail }`.
   *[unclosed] L’elemento `{ $detail }` non viene mai chiuso. Il documento è tagliato o manca un tag di chiusura.
  }
    .remedy = { $fault ->
        [cut] La risposta finisce troppo presto: fai cercare a chi gestisce il server che cosa la taglia (un limite di lunghezza, un proxy, un modello). I player segnalano l’errore VAST 100 e non mostrano annunci.
       *[other] Correggi l’XML in questo punto: i player segnalano l’errore VAST 100 e non mostrano annunci.
      }

xml-html = La risposta è una pagina web; doveva essere un documento VAST.
    .remedy = Apri l’URL in un browser: spesso è un login, una pagina di errore o un reindirizzamento a un sito.

## Elements and attributes

xml-root = L’elemento radice è `{ $element }`; doveva essere VAST o VMAP.
    .remedy = Controlla l’URL dell’ad tag: la risposta è un altro tipo di XML (errore VAST 101).

vmap-not-expected = La risposta è VMAP, un elenco di pause pubblicitarie; doveva essere VAST con gli annunci di una sola pausa (errore VAST 101).
    .remedy = Richiedi VAST qui (con Google Ad Manager output=vast) o usa il tag per tutto il contenuto.

vast-version = { $root ->
    [VideoAdServingTemplate] La risposta è VAST 1 (<VideoAdServingTemplate>); i player supportano da 2.0 a 4.3 (errore VAST 102).
   *[VAST] La versione è `{ $version }`; i player supportano da 2.0 a 4.3 (errore VAST 102).
  }
    .remedy = Chiedi all’ad server VAST da 2.0 a 4.3.

vast-version-missing = L’elemento <VAST> non ha una versione. Questo player lo legge come VAST 4, altri lo rifiutano.
    .remedy = Scrivi la versione nell’elemento radice: <VAST version="4.2">.

vast-element-case = L’elemento è scritto `{ $element }`; i player trovano solo `{ $expected }`.
    .remedy = Scrivi l’elemento come nello standard: XML distingue maiuscole e minuscole.

vast-attribute-case = L’attributo è scritto `{ $attribute }`; i player trovano solo `{ $expected }`.
    .remedy = Scrivi l’attributo come nello standard: XML distingue maiuscole e minuscole.

vast-element-misplaced = <{ $element }> è in <{ $parent }>, dove i player non lo leggono; il suo posto è in { LIST($expected, type: "disjunction") }.
    .remedy = Sposta l’elemento nel genitore che lo standard indica.

vast-escaped-markup = In <{ $parent }> il markup è codificato o in CDATA: per un player l’elemento { $element } è solo testo.
    .remedy = Inseriscilo come XML e non come testo.

vast-element-repeated = C’è un secondo <{ $element }> nello stesso elemento; i player leggono solo il primo.
    .remedy = Tienine uno solo.

## Ads

vast-no-ad = Il documento non ha nessun <Ad>: l’ad server non ha nulla da mostrare.
    .remedy = Se ti aspettavi un annuncio, controlla nell’ad server targeting, ad unit e dimensioni.

vast-ad-empty = { $children ->
    [both] { phrase-ad } ha sia <InLine> sia <Wrapper>; deve averne uno solo (errore VAST 101).
   *[neither] { phrase-ad } non ha né <InLine> né <Wrapper>; deve averne uno (errore VAST 101).
  }
    .remedy = Chiedi all’ad server un <InLine> o un <Wrapper> in ogni <Ad>.

vast-inline-missing = { phrase-ad } non ha tutto ciò che lo standard richiede: { LENGTH($missing) ->
    [one] manca
   *[other] mancano
  } { $missing }.
    .remedy = Chiedi all’ad server di aggiungere ciò che lo standard richiede: i player rigorosi segnalano l’errore VAST 101.

vast-id-missing = { phrase-ad } non ha tutti gli identificativi che VAST { $version } richiede: { LENGTH($missing) ->
    [one] manca
   *[other] mancano
  } { $missing }.
    .remedy = Chiedi gli identificativi all’ad server: servono alla misurazione e al frequency capping tra sistemi.

vast-companions-only = { phrase-ad } non ha né una creatività lineare né una non lineare (errore VAST 200).
    .remedy = Assegna un video o un overlay a questo slot.

vast-sequence = { $fault ->
    [repeated] Due annunci hanno la sequence { $sequence }; ci deve essere un annuncio per ogni posizione del pod.
   *[invalid] La sequence è `{ $sequence }`; deve essere un numero intero a partire da 1.
  }
    .remedy = Numera gli annunci di un pod da 1, ogni numero una volta sola.

vast-duration = { $fault ->
    [missing] La creatività lineare non ha <Duration>; serve HH:MM:SS.
   *[invalid] La durata è `{ $duration }`; deve essere un tempo maggiore di 0 come HH:MM:SS o HH:MM:SS.mmm.
  }
    .remedy = Scrivi la durata come HH:MM:SS: i player rigorosi segnalano l’errore VAST 101 o 202.

vast-skip-offset = { $fault ->
    [invalid] Lo skipoffset è `{ $offset }`; deve essere HH:MM:SS o una percentuale fino a 100%.
   *[after-end] Lo skipoffset è `{ $offset }`, ma l’annuncio finisce dopo { $duration } s, quindi non si può mai saltare.
  }
    .remedy = Scrivi un tempo prima della fine dell’annuncio o togli l’attributo.

## Media files

vast-no-media = { $creative ->
    [interactive] La creatività lineare ha solo codice interattivo (InteractiveCreativeFile) e nessun <MediaFile>.
    [mezzanine] La creatività lineare ha solo un file mezzanine, da cui vanno ancora ricavati i file multimediali, e nessun <MediaFile>.
   *[empty] La creatività lineare non ha nessun <MediaFile> (errore VAST 401).
  }
    .remedy = Chiedi all’ad server un <MediaFile> di tipo video/mp4.

media-audio-only = L’annuncio ha solo audio ({ $types }), quindi viene riprodotto senza immagine.
    .remedy = Chiedi una creatività con video o richiedi questo annuncio per uno slot audio.

media-not-url = { $url ->
    [missing] Il file multimediale non ha un URL.
   *[invalid] Il file multimediale non è un URL http(s) assoluto, quindi i player lo ignorano.
  }
    .remedy = Scrivi un URL https assoluto.

media-http = Il file multimediale su `{ $host }` è http, ma la pagina è https.
    .remedy = Chiedi https al fornitore: i browser bloccano il file o lo richiedono via https.

media-unsupported = Il browser non può riprodurre nessuno dei file multimediali: { LENGTH($types) ->
    [0] senza tipo
   *[other] { $types }{ $untyped ->
        [0] {""}
       *[other] , alcuni senza tipo
      }
  } (errore VAST 403).
    .remedy = Chiedi video/mp4 con H.264, che ogni browser riproduce.

media-flash = La creatività lineare ha solo Flash, che nessun browser esegue.
    .remedy = Chiedi video/mp4 al posto di Flash.

media-interactive-only = Tutti i file multimediali sono unità interattive ({ $frameworks }), quindi non parte nulla (errore VAST 901).
    .remedy = Chiedi una creatività che abbia anche un semplice file video/mp4.

media-vpaid = Un file multimediale è un’unità VPAID: codice dell’annuncio che il player non esegue.
    .remedy = Chiedi un semplice file video: VPAID è deprecato da VAST 4.1.

media-simid = Il codice interattivo ({ LENGTH($framework) ->
    [0] senza apiFramework
   *[other] `{ $framework }`
  }) non viene eseguito; il file multimediale parte senza.
    .remedy = Non c’è nulla da fare, a meno che la campagna dipenda dall’interazione.

media-file-unsupported = Il browser non può riprodurre questo file ({ LENGTH($type) ->
    [0] senza tipo
   *[other] `{ $type }`
  }); ne riproduce un altro.
    .remedy = Non c’è nulla da fare: è per altri player.

media-type-missing = { LENGTH($type) ->
    [0] Il file multimediale non ha un tipo e la sua estensione non lo indica, quindi i player lo ignorano.
   *[other] Il file multimediale non ha un tipo. Dall’estensione è { $type }.
  }
    .remedy = Scrivi il tipo MIME del file nell’attributo type.

media-type-alias = Il tipo è `{ $type }`, che i browser non conoscono; deve essere `{ $expected }`.
    .remedy = Scrivi il tipo MIME registrato: i player che confrontano i tipi ignorano il file.

media-mime-mismatch = { LENGTH($typeByEnding) ->
    [0] Il tipo è `{ $type }`; deve essere un tipo MIME come video/mp4.
   *[other] { LENGTH($playlist) ->
        [0] Il tipo è `{ $type }`, e l’URL finisce come { $typeByEnding }.
       *[other] Il tipo è `{ $type }`, e l’URL è quello di una playlist ({ $playlist }), che molti browser non possono riprodurre come file.
      }
  }
    .remedy = { LENGTH($playlist) ->
        [0] Apri il file e correggi il tipo o l’URL: un tipo sbagliato è l’errore VAST 405.
       *[other] Aggiungi un file MP4 o dichiara il tipo della playlist per i player con { $playlist }: un tipo sbagliato è l’errore VAST 405.
      }

media-size-missing = Al file multimediale { LENGTH($missing) ->
    [one] manca
   *[other] mancano
  } { $missing }, che i player usano per scegliere.
    .remedy = Chiedi width, height e bitrate di ogni file.

media-ladder = { $fault ->
    [bitrate] Tutti i file multimediali superano { $limit } kbit/s, troppo per molte connessioni.
   *[size] Nessun file multimediale è vicino alla larghezza del player, { NUMBER($width, useGrouping: 0) } pixel.
  }
    .remedy = Chiedi più file di dimensioni e bitrate diversi.

media-framework-vast = L’apiFramework è VAST, che non è un framework; alcuni player prendono il file per un’unità interattiva.
    .remedy = Togli l’attributo apiFramework dai file multimediali semplici.

## Trackers and links

track-no-impression = { phrase-ad } non ha una <Impression> con un URL, quindi la sua erogazione non si può contare.
    .remedy = Chiedi all’ad server un URL di Impression: senza, nulla viene contato o fatturato.

wrapper-no-impression = { phrase-ad } non ha una <Impression> con un URL, quindi questo ad server non può contarlo.
    .remedy = Aggiungi al wrapper un URL di Impression se il suo ad server conta.

track-no-error = { phrase-ad } non ha un URL <Error> con [ERRORCODE], quindi l’ad server non sa perché fallisce.
    .remedy = Aggiungi un URL di Error con la macro [ERRORCODE].

track-empty = Il tracker di { phrase-tracker } non ha un URL.
    .remedy = Scrivi l’URL o togli l’elemento.

track-not-url = Il tracker di { phrase-tracker } non è un URL http(s) assoluto, quindi non viene mai richiesto.
    .remedy = Scrivi un URL che inizia con https://.

track-http = Il tracker di { phrase-tracker } su `{ $host }` è http, ma la pagina è https.
    .remedy = Chiedi https al fornitore: il player lo richiede via https, e conta solo se il server lo offre.

track-macro-left = Il tracker di { phrase-tracker } ha { $placeholders }{ $reason ->
    [unknown] , che nessun player conosce
    [ad-server] , che solo un ad server riempie
   *[host] {" "}nell’host, dove nessuna macro viene riempita
  }.
    .remedy = Usa una macro di VAST o falla riempire all’ad server prima che risponda.

track-duplicate = Il tracker di { phrase-tracker } ha lo stesso URL due volte, quindi conta doppio.
    .remedy = Tienine uno solo.

click-not-url = <{ $element }> non è un URL http(s) assoluto, quindi l’annuncio non ha un link.
    .remedy = Scrivi un URL che inizia con https://.

track-event-missing = Un elemento <Tracking> non ha event, quindi non viene mai richiesto.
    .remedy = Aggiungi l’attributo event o togli l’elemento.

track-event-unknown = { LENGTH($expected) ->
    [0] L’evento `{ $event }` non è nello standard, quindi i player non lo segnalano mai.
   *[other] L’evento è scritto `{ $event }`; i player segnalano solo `{ $expected }`.
  }
    .remedy = Usa un evento dello standard, scritto come nello standard.

track-progress-offset = { $fault ->
    [missing] Un tracker di progress non ha offset, quindi non viene mai richiesto.
    [invalid] L’offset di un tracker di progress è `{ $offset }`; deve essere HH:MM:SS o una percentuale.
   *[after-end] L’offset di un tracker di progress è `{ $offset }`, ma l’annuncio finisce dopo { $duration } s.
  }
    .remedy = Scrivi un offset entro la durata dell’annuncio.

## Icons, captions, overlays, companions and measurement

icon-not-shown = { phrase-icon } non viene mostrata: { phrase-picture }.
    .remedy = Aggiungi una <StaticResource> con un’immagine e un creativeType come image/png.

icon-duplicate = { phrase-icon } compare due volte nell’annuncio; viene mostrata solo la prima.
    .remedy = Tieni una sola icona per programma.

icon-late = { phrase-icon } inizia dopo { $offset } s, ma l’annuncio finisce dopo { $duration } s.
    .remedy = Scrivi un offset entro la durata dell’annuncio.

captions-not-shown = { $fault ->
    [type] I sottotitoli hanno il tipo `{ $type }`; il player mostra text/vtt e SubRip.
   *[url] I sottotitoli non sono un URL http(s), quindi non vengono mai caricati.
  }
    .remedy = Chiedi i sottotitoli come WebVTT (text/vtt) a un URL https.

overlay-not-shown = L’overlay non viene mostrato: { phrase-picture } (errore VAST 503).
    .remedy = Chiedi una <StaticResource> con un’immagine o un testo.

overlay-variation-not-shown = Una variante dell’overlay non viene mostrata: { phrase-picture }.
    .remedy = Non c’è nulla da fare: viene mostrata un’altra variante.

companion-required = L’annuncio richiede companion ({ $required }): senza spazi nella pagina non parte (errore VAST 602).
    .remedy = Aggiungi alla pagina gli spazi per i companion o fai scrivere required="none" all’ad server.

omid-partial = La verifica { LENGTH($vendor) ->
    [0] senza fornitore
   *[other] `{ $vendor }`
  } non ha <JavaScriptResource apiFramework="omid">, quindi nessun browser può eseguirla.
    .remedy = Chiedi al fornitore uno script con apiFramework="omid"; il player segnala verificationNotExecuted.

## Wrappers

wrapper-no-uri = { phrase-ad } è un wrapper senza <VASTAdTagURI> (errore VAST 300).
    .remedy = Chiedi all’ad server del wrapper l’ad tag del successivo.

wrapper-not-url = L’ad tag di un wrapper non è un URL http(s) (errore VAST 300).
    .remedy = Scrivi un URL che inizia con https://.

wrapper-relative = L’ad tag di un wrapper è relativo al suo documento; altri player non lo risolvono.
    .remedy = Scrivi l’URL intero.

wrapper-http = L’ad tag di un wrapper su `{ $host }` è http, che i browser bloccano su una pagina https.
    .remedy = Chiedi al fornitore il tag https.

wrapper-macro-left = L’ad tag di un wrapper ha { $placeholders }, che nessun player riempie.
    .remedy = Usa una macro di VAST o falla riempire all’ad server prima che risponda.

wrapper-macro-in-host = L’ad tag di un wrapper ha { $placeholders } nello schema o nell’host, dove nessuna macro viene riempita.
    .remedy = Sostituisci la macro con l’host effettivo.

wrapper-no-follow = { $attribute ->
    [followAdditionalWrappers] Il wrapper ha { $attribute }="{ $value }": un ulteriore wrapper non viene seguito.
   *[fallbackOnNoAd] Il wrapper ha { $attribute }="{ $value }": se non porta a nessun annuncio, nessun altro lo sostituisce.
  }
    .remedy = Non c’è nulla da fare, a meno che la catena finisca qui senza annuncio.

## VMAP

vmap-version = La versione di VMAP è `{ $version }`; deve essere 1.0 (errore VMAP 1001).
    .remedy = Chiedi all’ad server VMAP 1.0.

vmap-namespace = <{ $element }> è { LENGTH($namespace) ->
    [0] fuori da ogni namespace
   *[other] nel namespace { $namespace }
  } e non in quello di VMAP: i player che leggono i namespace lo ignorano.
    .remedy = Dichiara xmlns:vmap="http://www.iab.net/videosuite/vmap" nell’elemento radice, e scrivi il prefisso vmap: davanti a ogni elemento di VMAP.

vmap-no-break = Il documento VMAP non ha nessun <AdBreak>.
    .remedy = Se ti aspettavi delle pause, controlla nell’ad server le regole pubblicitarie del contenuto.

vmap-offset = { $fault ->
    [missing] La pausa pubblicitaria non ha timeOffset (errore VMAP 1000).
    [position] Il timeOffset è `{ $offset }`, una posizione che il player non ha.
   *[invalid] Il timeOffset è `{ $offset }`; deve essere hh:mm:ss, una percentuale, start o end (errore VMAP 1000).
  }
    .remedy = Scrivi il momento della pausa come hh:mm:ss, una percentuale fino a 100%, start o end.

vmap-break-type = Il breakType è `{ $type }`; il player ha pause linear e nonlinear (errore VMAP 1003).
    .remedy = Usa linear per gli annunci al posto del contenuto e nonlinear per gli overlay.

vmap-source = { $fault ->
    [custom-data] La pausa pubblicitaria ha CustomAdData, che solo il player del suo fornitore legge (errore VMAP 1005).
    [missing] <AdSource> non ha né VASTAdData né AdTagURI (errore VMAP 1000).
   *[template-type] Il templateType è `{ $templateType }`; deve essere vast2, vast3 o vast4 (errore VMAP 1005).
  }
    .remedy = Usa VASTAdData o AdTagURI con VAST 2, 3 o 4.

vmap-cut = { $ignored ->
    [wrapper] followRedirects="false": il wrapper di questa pausa non viene seguito.
   *[pod] allowMultipleAds="false": del pod di questa pausa viene riprodotto un solo annuncio.
  }
    .remedy = Imposta l’attributo di <AdSource> su "true" o metti nella pausa un annuncio senza wrapper.

vmap-tag-not-url = L’ad tag di una pausa non è un URL http(s) assoluto (errore VMAP 1008).
    .remedy = Scrivi un URL che inizia con https://.

## Requests

net-cors = { $values ->
    [several] { phrase-server } risponde con più di un valore in Access-Control-Allow-Origin.
   *[none] { phrase-server } risponde senza un’intestazione CORS per questa pagina.
  }
    .remedy = { $values ->
        [several] Fai inviare l’intestazione dal server una sola volta: il server e il suo CDN o proxy non devono aggiungerlo entrambi.
       *[none] Fai restituire al server l’intestazione Origin in Access-Control-Allow-Origin con Access-Control-Allow-Credentials: true.
      }

net-cors-credentials = { phrase-server } non ammette cookie, quindi un player che li invia deve fare la richiesta due volte.
    .remedy = Fai restituire al server l’intestazione Origin con Access-Control-Allow-Credentials: true.

net-timeout = { phrase-server } non ha risposto entro i { $ms } ms della pausa pubblicitaria (errore VAST 301).
    .remedy = Chiedi al fornitore perché il suo server è lento o toglilo dalla catena.

net-unreachable = { $fault ->
    [dns] { phrase-server } non viene risolto dal DNS (errore VAST 301).
    [refused] { phrase-server } ha rifiutato la connessione (errore VAST 301).
    [tls] { phrase-server } non ha un certificato valido o il suo handshake TLS è fallito (errore VAST 301).
    [redirect] { phrase-server } reindirizza a un indirizzo che non si può richiedere (errore VAST 301).
    [private] { phrase-server } porta a un indirizzo di una rete privata, che non è stato richiesto (errore VAST 301).
    [unexplained] { phrase-server } non dà risposta, o non una che la pagina possa leggere (errore VAST 301).
   *[other] { phrase-server } non è raggiungibile (errore VAST 301).
  }
    .remedy = Controlla l’host dell’URL e la rete.

adblock = La richiesta a `{ $host }`, un ad server noto, è fallita dopo { $ms } ms, come con un ad blocker.
    .remedy = Apri la pagina senza estensioni e filtri, e confronta.

net-status = { phrase-server } ha risposto con lo stato { NUMBER($status, useGrouping: 0) }; doveva essere 200 (errore VAST 301).
    .remedy = Controlla l’URL; con uno stato da 500 in su, chiedi a chi gestisce l’ad server.

net-no-fill = { phrase-server } ha risposto con lo stato 204: non ha annunci.
    .remedy = Se ti aspettavi un annuncio, controlla nell’ad server targeting, ad unit e dimensioni.

net-content-type = { LENGTH($type) ->
    [0] { phrase-server } non invia il tipo di contenuto; doveva essere application/xml.
   *[other] { phrase-server } invia il tipo di contenuto `{ $type }`; doveva essere application/xml.
  }
    .remedy = Fai inviare al server application/xml o text/xml: alcuni player rifiutano altri tipi.

net-slow = { $scope ->
    [chain] L’intera catena ha impiegato { $ms } ms; il massimo atteso è { $limit } ms.
   *[request] { phrase-server } ha impiegato { $ms } ms; il massimo atteso è { $limit } ms.
  }
    .remedy = Accorcia la catena o chiedi al fornitore lento: il contenuto aspetta l’annuncio.

net-mixed-chain = { $source ->
    [tag] L’ad tag su `{ $host }` è http, che i browser bloccano su una pagina https.
   *[redirect] { phrase-server } reindirizza a http, che i browser bloccano su una pagina https.
  }
    .remedy = Chiedi https al fornitore.

## Chains of wrappers

wrapper-depth = La catena ha più di { $limit } wrapper, e i player si fermano lì (errore VAST 302).
    .remedy = Chiedi un tag con meno wrapper prima dell’annuncio.

wrapper-loop = Un wrapper porta a un URL che la catena ha già richiesto (errore VAST 302).
    .remedy = Interrompi il ciclo nell’ad server che rimanda indietro.

wrapper-cut = { $ignored ->
    [wrapper] Il wrapper che ha portato qui ha dei limiti. followAdditionalWrappers="false": il wrapper di questa risposta non viene seguito.
    [pod] Il wrapper che ha portato qui ha dei limiti. allowMultipleAds non è "true": il pod di questa risposta viene ignorato.
    [later-ads] Il wrapper che ha portato qui ha dei limiti. allowMultipleAds non è "true": si prova solo il primo annuncio di questa risposta.
   *[fallback] Il wrapper che ha portato qui ha dei limiti. fallbackOnNoAd="false": nessun altro annuncio prende il posto di questo.
  }
    .remedy = Se ti aspettavi un annuncio, chiedi all’ad server del wrapper di permetterlo.

wrapper-value-missing = La richiesta ha ancora { $placeholders }, il cui valore qui non è noto.
    .remedy = Indica il valore della macro o toglila dal wrapper.

wrapper-empty-after = { $wrappers ->
    [one] Non c’è un annuncio dopo { $wrappers } wrapper (errore VAST 303).
   *[other] Non c’è un annuncio dopo { $wrappers } wrapper (errore VAST 303).
  }
    .remedy = Chiedi all’ad server del wrapper perché rimanda a un server che non ha annunci.

## More findings than are listed

more-findings = { $rule } ha { $total } osservazioni, di cui { $listed } sono elencate.
    .remedy = Correggi le osservazioni elencate, poi controlla di nuovo la risposta.

## Repairs

repair-document-write = Scrivere { $text }.
repair-document-escape = Scrivere { $text } al suo posto.
repair-document-escape-ampersands = Scrivere &amp; al posto della e commerciale.
repair-document-write-cdata = Mettere il testo in una sezione CDATA.
repair-document-write-version = Scrivere la versione come { $version }.
repair-document-add-version = Aggiungere la versione { $version }, la più bassa con questi elementi.
repair-document-add-type = Aggiungere il tipo { $type }.
repair-document-write-https = Scrivere https:// al posto di http://.
repair-document-declare-prefix = Dichiarare il prefisso.
repair-document-remove = Toglierlo.
repair-document-remove-second = Togliere il secondo.
repair-document-remove-attribute = Togliere l’attributo.
repair-document-remove-leading-text = Togliere il testo prima del documento.
repair-document-remove-doctype = Togliere il tipo di documento.
