## Parts of several texts

phrase-case-field = { LENGTH($path) ->
    [0] il file
   *[other] { $path }
  }
phrase-slot = { $slot ->
    [overlayInitial] overlay iniziale
    [overlayMain] overlay principale
   *[other] { $slot }
  }
phrase-where-slot = { LENGTH($slot) ->
    [0] {""}
   *[other] {" "}({ phrase-slot })
  }
phrase-part = { LENGTH($part) ->
    [0] {""}
   *[other] {" "}(per { $part } della sua playlist)
  }
phrase-quote = { LENGTH($quote) ->
    [0] {""}
   *[other] : «{ $quote }»
  }
phrase-where = { LENGTH($slot) ->
    [0] { LENGTH($device) ->
        [0] {""}
       *[other] {" "}({ $device })
      }
   *[other] {" "}({ phrase-slot }{ LENGTH($device) ->
        [0] {""}
       *[other] , { $device }
      })
  }
phrase-bidder = { LENGTH($bidder) ->
    [0] {""}
   *[other] {" "}({ $bidder })
  }
phrase-detail = { LENGTH($detail) ->
    [0] {""}
   *[other] {" "}({ $detail })
  }
phrase-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
phrase-within = { $seconds ->
    [0] in tempo
   *[other] entro { phrase-seconds }
  }
phrase-of = { LENGTH($host) ->
    [0] dell’ad server
   *[other] di { $host }
  }
phrase-of-blocked-host = { LENGTH($blockedHost) ->
    [0] dell’ad server
   *[other] di { $blockedHost }
  }
phrase-to = { LENGTH($host) ->
    [0] all’ad server
   *[other] a { $host }
  }
phrase-server = { LENGTH($host) ->
    [0] L’ad server
   *[other] { $host }
  }
phrase-behind = dietro { $wrappers ->
    [0] la playlist VMAP
   *[other] { $wrappers } wrapper
  } { phrase-of }
phrase-forbidding = { LENGTH($forbiddingHost) ->
    [0] Il wrapper
   *[other] { $forbiddingHost }
  }
phrase-of-forbidding = { LENGTH($forbiddingHost) ->
    [0] alla rete del wrapper
   *[other] a chi gestisce { $forbiddingHost }
  }
phrase-of-last-host = { LENGTH($lastHost) ->
    [0] dell’ad server
   *[other] di { $lastHost }
  }
phrase-server-last-host = { LENGTH($lastHost) ->
    [0] L’ad server
   *[other] { $lastHost }
  }
phrase-response-last-host = { LENGTH($lastHost) ->
    [0] La risposta
   *[other] La risposta di { $lastHost }
  }
phrase-ad-last-host = { LENGTH($lastHost) ->
    [0] L’annuncio
   *[other] L’annuncio di { $lastHost }
  }
phrase-to-last-host = { LENGTH($lastHost) ->
    [0] all’ad server
   *[other] a { $lastHost }
  }
phrase-on-sold = { $sold ->
    [mobile] su mobile
   *[other] su desktop
  }
phrase-on-empty = { $empty ->
    [mobile] su mobile
   *[other] su desktop
  }
phrase-response = { LENGTH($host) ->
    [0] La risposta
   *[other] La risposta di { $host }
  }
phrase-ad = { LENGTH($host) ->
    [0] L’annuncio
   *[other] L’annuncio di { $host }
  }
phrase-change-format = L’indirizzo chiede questo formato con { $parameter }: cambia il valore in quello per VAST, di solito «vast».
phrase-to-host = { LENGTH($host) ->
    [0] {""}
   *[other] {" "}a { $host }
  }
phrase-to-failed = { LENGTH($failedHost) ->
    [0] {""}
   *[other] {" "}a { $failedHost }
  }
phrase-failed = { LENGTH($failedHost) ->
    [0] l’ad server
   *[other] { $failedHost }
  }
phrase-correct-wrapper = Chiedi alla rete il cui wrapper o la cui playlist porta a { $host } di correggere quell’indirizzo.
phrase-file-owner = { $isOfServer ->
    [yes] { phrase-to-last-host }
   *[no] all’inserzionista
  }

## Verdicts

input-empty = Il testo è vuoto.
    .next-step = Incolla un ad tag, un embed come JSON o codice, una risposta VAST o VMAP, un file HAR, un codice di errore o un file di caso.

input-unknown = { $reason ->
    [too-large] Il testo supera i 10 milioni di caratteri.
    [json-content] Il JSON non è né un embed né un file HAR né un file di caso.
    [html] Questo è HTML che non è un codice di embed.
    [javascript] Questo è JavaScript e non contiene un ad tag.
    [binary] È un file binario, come una sessione di Charles o Proxyman. Esporta la sessione come HAR e apri quel file.
    [cut-off] Il testo è tagliato: finisce prima della fine del documento, quindi la risposta non si può giudicare.
   *[no-match] Questo testo non si può diagnosticare.
  }
    .next-step = { $reason ->
        [cut-off] Copia il documento intero e incollalo di nuovo, oppure incolla l’ad tag con cui è stato richiesto. Se il documento finisce lì anche nella risposta, è l’ad server a interromperlo.
       *[no-match] Incolla un ad tag, un embed come JSON o codice, una risposta VAST o VMAP, un file HAR, un codice di errore o un file di caso.
      }

no-bid = La risposta dell’asta non ha nessuna offerta con VAST.
    .next-step = Controlla gli offerenti, i loro id di posizionamento, il prezzo minimo e il consenso con cui sono state richieste le offerte; chiedi agli offerenti perché non fanno offerte.

bid-refused = L’offerente non ha fatto offerte: «{ $name }» (motivo { NUMBER($code, useGrouping: 0) } di OpenRTB).
    .next-step = { $code ->
        [2] L’offerente considera non valida la richiesta di offerta. Controlla che abbia id, imp e site o app, e che imp.video abbia mimes, protocols, minduration, maxduration, w e h, come richiede questo offerente.
       *[other] Chiedi a chi gestisce l’asta che cosa significa questo motivo per la richiesta di offerta.
      }

bid-rejected = L’offerta{ phrase-bidder } non si può usare: «{ $quote }».
    .next-step = Chiedi all’offerente o al gestore dell’asta che cosa significa.

reason-stated = Il testo dice perché non c’è pubblicità: “{ $quote }”.
    .next-step = Chiedi a chi l’ha scritto, o a chi gestisce l’ad server, che cosa significa.

text-judged = { $finding ->
    [stream-unmarked] Questa playlist non ha marcatori pubblicitari (SCTE-35), quindi un server che inserisce annunci non vi trova interruzioni.
    [stream-unfilled] Questa playlist ha marcatori pubblicitari e nessun segmento di annunci: dove è stata registrata, nessun server ne ha inseriti.
    [stream-filled] Questa playlist ha segmenti di un’altra fonte, come li inserisce un server per gli annunci.
    [request-without-video] La richiesta di offerta OpenRTB non chiede video (imp.video).
    [request-floor] Il prezzo minimo della richiesta di offerta è { $detail } per mille impressioni, che quasi nessuno offre.
    [request-tmax] La richiesta di offerta lascia agli offerenti { $detail } ms (tmax), in cui quasi nessuno risponde.
    [request-mimes] La richiesta di offerta non accetta MP4 (video.mimes: { $detail }), il formato di quasi tutti gli annunci.
    [request-protocols] La richiesta di offerta non accetta VAST della versione 2 o successive (video.protocols: { $detail }).
    [request-size] La richiesta di offerta non indica una dimensione del player per cui si vendono annunci (video: { $detail }).
    [request-duration] Nessuno spot rientra nelle durate della richiesta di offerta (video: { $detail }).
    [request-linearity] La richiesta di offerta chiede overlay ({ $detail }), e non video.
    [request-placement] La richiesta di offerta non dice dove viene riprodotto il video (video.plcmt), quindi chi compra annunci instream la ignora.
    [request-consent] La richiesta di offerta dice { $detail } e non ha una stringa di consenso (user.consent).
    [request-restricted] La richiesta di offerta è contrassegnata come rivolta ai bambini ({ $detail }), quindi possono andare in onda poche campagne.
    [request-deals] La richiesta di offerta è riservata ai deal ({ $detail }) e non ne ha nessuno (pmp.deals).
    [request-channel] La richiesta di offerta non dice chiaramente dove viene mostrato l’annuncio: { $detail }.
    [request-viewer] Alla richiesta di offerta manca ciò che gli offerenti devono sapere dello spettatore: { $detail }.
    [break-filled] Il server che inserisce gli annunci ha riempito tutta l’interruzione. Numero di annunci: { $detail }.
    [events-complete] Il log mostra un annuncio caricato, avviato e concluso.
    [events-among-others] Il log ha gli eventi di un annuncio iniziato e concluso, fra righe che non sono state capite.
    [events-not-started] Il log termina con { $detail }: un annuncio è stato caricato, e nessuno è iniziato.
    [events-broken-off] Il log termina con { $detail }: un annuncio è iniziato, e la sua fine manca.
    [code-without-call] Il codice non chiama mai { $detail }, quindi non parte nessun annuncio.
    [consent-open] La finestra del consenso è ancora aperta ({ $detail }), quindi non c’è ancora il consenso di chi guarda.
    [consent-unready] La piattaforma del consenso non è pronta ({ $detail }), quindi non c’è una stringa di consenso.
    [consent-empty] La piattaforma del consenso ha risposto ({ $detail }) senza una stringa di consenso, benché valga il GDPR.
    [consent-refused] Secondo la stringa di consenso, chi guarda ha rifiutato archiviazione e personalizzazione per gli annunci ({ $detail }).
    [consent-given] La piattaforma del consenso ha risposto ({ $detail }), e nulla impedisce di richiedere annunci.
   *[request-sound] La richiesta di offerta non ha difetti che il suo testo mostri.
  }
    .next-step = { $finding ->
        [stream-unmarked] Se è stata registrata durante un’interruzione, attiva i marcatori pubblicitari nell’encoder o nel packager, e lasciali passare fino al server che inserisce gli annunci.
        [stream-unfilled] Se è la playlist dell’origine, è corretta. Se è ciò che ricevono gli spettatori, cerca nel log del server che inserisce gli annunci la risposta del suo ad server.
        [stream-filled] Cerca i tracker degli annunci nelle richieste dello spettatore, o nel log del server che li inserisce.
        [request-without-video] Aggiungi il video all’ad unit (mediaTypes.video in Prebid).
        [request-floor] Scrivi il prezzo minimo come prezzo di mille impressioni, nella valuta di bidfloorcur, per esempio 4.5.
        [request-tmax] Lascia agli offerenti da 200 a 1000 ms, e al player altrettanto tempo in più.
        [request-consent] Chiedi il consenso prima della richiesta, e passa la stringa di consenso dello spettatore.
        [request-restricted] Togli il contrassegno se il contenuto non è per bambini; se lo è, possono andare in onda solo annunci per bambini.
        [request-deals] Aggiungi i deal alla richiesta, oppure apri l’asta.
        [break-filled] Non c’è niente da fare: questa interruzione è stata riempita. Per un’altra, incolla la sua registrazione.
        [events-complete] Non c’è niente da fare: questo annuncio è arrivato alla fine.
        [events-among-others] L’annuncio è andato in onda. Se gli spettatori non ne vedono, incolla le righe che li riguardano, o una registrazione della pagina (HAR).
        [events-not-started] Chiama adsManager.init() e adsManager.start() quando l’ads manager è caricato, dopo un clic se il browser ne chiede uno.
        [events-broken-off] Incolla il resto del log, o una registrazione della pagina (HAR).
        [code-without-call] Chiama { $detail }.
        [consent-open] Richiedi gli annunci solo quando il listener della piattaforma del consenso (__tcfapi, addEventListener) segnala useractioncomplete o tcloaded.
        [consent-unready] Richiedi gli annunci solo quando il listener della piattaforma del consenso (__tcfapi, addEventListener) segnala useractioncomplete o tcloaded.
        [consent-empty] Chiedi al fornitore della piattaforma del consenso perché tcString è vuota, e richiedi gli annunci solo quando ha un valore.
        [consent-refused] Prova con qualcuno che dà il consenso; per gli altri possono andare in onda solo annunci senza dati personali.
        [consent-given] Qui non c’è niente da fare. Se manca l’annuncio, diagnostica l’ad tag richiesto, che deve trasmettere questa stringa.
        [request-sound] Incolla la risposta dell’asta, o chiedi agli offerenti perché non fanno offerte.
       *[request-mimes] Correggilo nelle impostazioni dell’ad unit video da cui nasce la richiesta: gli offerenti scartano tali richieste prima di fare un’offerta.
      }

no-ad-for-some = { $by ->
    [country] { phrase-server } non ha annunci solo per gli spettatori di alcuni paesi: “{ $quote }”.
   *[device] { phrase-server } non ha annunci solo per gli spettatori con alcuni dispositivi: “{ $quote }”.
  }
    .next-step = { $by ->
        [country] Confronta i paesi a cui mira la campagna con questo, e aggiungilo se la campagna deve andare in onda lì.
       *[device] Confronta i dispositivi e i browser a cui mira la campagna con questi, e aggiungili se la campagna deve andare in onda lì.
      }

creative-value-missing = Una creatività in Google Ad Manager porta a { $lastHost } con il valore di { $names }, che la richiesta dell’ad tag non ha{ phrase-where }.
    .next-step = Invia { $names } in cust_params dell’ad tag, come fa il modulo video di Prebid, e controlla l’URL VAST di questa creatività; senza un’offerta, un tale elemento pubblicitario non deve essere idoneo.

bid-not-video = L’offerta{ LENGTH($bidder) ->
    [0] {""}
   *[other] {" "}di { $bidder }
  } è per { $mediaType ->
    [native] un annuncio nativo
    [audio] un annuncio audio
   *[banner] un banner
  }, e non per un video.
    .next-step = Controlla che la richiesta chieda video (mediaTypes.video in Prebid, imp.video in OpenRTB); se è così, chiedi all’offerente di rispondere con VAST, e blocca la creatività fino ad allora. Dai al player solo offerte per video.

display-tag = { $format ->
    [cm360] Questo è un tag display di Campaign Manager 360, e non un tag video.
    [cm360-tracker] Questo indirizzo di Campaign Manager 360 conta impressioni o clic; non è un tag video.
    [gpt] Questo è codice di Google Publisher Tag per annunci display, e non un tag video.
    [adsense] Questo è codice di AdSense per annunci display, e non un tag video.
    [banner] Questo è il codice o l’indirizzo di un banner, e non un tag video.
    [dai] Questo è codice per uno stream in cui un server inserisce gli annunci (DAI); non ha un ad tag.
    [gpt-held] Il codice di Google Publisher Tag disattiva il primo caricamento (disableInitialLoad) e non chiama mai refresh(), quindi non viene richiesto nessun annuncio.
    [outstream] Queste sono unità pubblicitarie di Prebid per video outstream senza renderer, quindi non viene mostrata nessuna offerta video.
    [prebid-video] Queste sono unità pubblicitarie di Prebid per video: non hanno un ad tag, che è l’asta a formare.
    [prebid-cache] Queste unità pubblicitarie di Prebid per video non hanno una cache per le offerte: senza cache in pbjs.setConfig, l’ad server non può recuperare il VAST di un’offerta.
    [amp-video] L’elemento amp-video non riproduce annunci e non legge questo attributo.
    [option-empty] L’opzione { $tag } del player è vuota, quindi nessun annuncio viene richiesto.
    [option-value] Il player non conosce il valore in { $tag }, quindi non viene richiesto nessun annuncio.
    [option-unknown] L’opzione { $tag } prende il valore da codice che non è mostrato, quindi il suo tag non è noto.
    [option-off] L’opzione { $tag } disattiva gli annunci del player, quindi nessuno viene richiesto.
    [option-time] Il limite di tempo { $tag } è in millisecondi, che terminano prima che un server possa rispondere, quindi il player abbandona ogni annuncio.
    [option-missing] Senza l’opzione { $tag } il player non richiede alcun annuncio.
    [option-name] Il player legge il tag dall’opzione { $tag }, che questo codice scrive in modo diverso, quindi nessun annuncio viene richiesto.
    [ima-script] La pagina non carica l’SDK IMA, senza il quale il player non richiede alcun annuncio.
    [jw-client] In questo codice di JW Player, advertising non ha client, quindi il player non carica nulla per riprodurre annunci e non ne richiede.
    [player-id] Lo script cerca l’elemento «{ $tag }», che questo codice non ha, quindi nessun player parte e nessun annuncio viene richiesto.
   *[prebid] Queste sono unità pubblicitarie di Prebid per banner, e non un tag video.
  }
    .next-step = { $format ->
        [gpt] Esporta da Google Ad Manager il tag VAST di un’unità pubblicitaria video{ LENGTH($tag) ->
            [0] {""}
           *[other]  o completa questo modello: { $tag }
          }.
        [adsense] AdSense non ha tag VAST: esportane uno da Google Ad Manager o chiedilo a una rete video.
        [prebid-video] Fai la diagnosi del tag VAST che Prebid forma, delle risposte di pbjs.getBidResponses() o di una registrazione della pagina.
        [prebid-cache] Aggiungi a pbjs.setConfig cache con l’url di una Prebid Cache.
        [amp-video] Usa amp-ima-video con data-tag e carica il suo script.
        [prebid] Aggiungi mediaTypes.video all’unità pubblicitaria, e lascia che il modulo video di Prebid formi il tag VAST.
        [banner] Chiedi all’ad server il tag VAST di un posizionamento video.
        [dai] Cerca l’errore nello stream e nel suo SDK. Per gli annunci del player chiedi il tag VAST di un’unità pubblicitaria video.
        [gpt-held] Chiama googletag.pubads().refresh() dopo aver mostrato gli slot o togli disableInitialLoad().
        [outstream] Per annunci in un player, imposta context su "instream"; un’unità fuori da un player ha bisogno di un renderer.
        [option-empty] Scrivi il tag VAST nell’opzione { $tag }.
        [option-value] Scrivi un tag, o uno dei valori della documentazione, esattamente con queste lettere.
        [option-unknown] Stampa questo valore nella console della pagina e incollalo, o incolla una registrazione della pagina (HAR).
        [option-off] Attiva gli annunci nelle opzioni del player.
        [option-time] Scrivi il limite di tempo in millisecondi, per esempio 8000 per 8 secondi.
        [option-missing] Aggiungi { $tag } alle opzioni del player.
        [option-name] Chiama l’opzione { $tag }, esattamente con queste lettere.
        [ima-script] Carica https://imasdk.googleapis.com/js/sdkloader/ima3.js prima degli script del player.
        [jw-client] Aggiungi client: "vast" (o "googima") ad advertising.
        [player-id] Scrivi lo stesso id nello script e nell’elemento del video.
       *[cm360] Chiedi all’agenzia che ha mandato il tag, o a chi gestisce l’account di Campaign Manager 360, il tag VAST di un posizionamento video in-stream.
      }

json-malformed = Il JSON è errato alla riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }: { $error ->
    [trailing-comma] una virgola prima di una parentesi di chiusura
    [missing-comma] manca una virgola
    [missing-colon] mancano i due punti dopo un nome
    [missing-value] manca un valore
    [single-quotes] virgolette diverse da "
    [unquoted-name] un nome senza virgolette
    [comment] un commento
    [unterminated-string] una stringa senza fine
    [control-character] un carattere di controllo in una stringa
    [bad-escape] una sequenza di escape sconosciuta in una stringa
    [unexpected-end] il testo finisce dentro il JSON
    [text-after-end] testo dopo la fine del JSON
   *[unexpected-character] un carattere inatteso
  }.
    .next-step = Correggi la riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }, e incolla di nuovo il JSON.

case-invalid = Il file di caso non si può leggere: { $expected ->
    [json] non è JSON
    [case-file] non ha il formato di un file di caso
    [version] { LENGTH($version) ->
        [0] non ha una versione
       *[other] ha la versione { $version }
      }; questo programma legge la versione { $values }
    [string] { phrase-case-field } non è un testo
    [boolean] { phrase-case-field } non è né true né false
    [number] { phrase-case-field } non è un numero
    [index] { phrase-case-field } non è un numero intero da 0
    [list] { phrase-case-field } non è una lista
    [short-list] { phrase-case-field } ha più di { $values } elementi
    [one-of] { phrase-case-field } non è nessuno di questi valori: { LIST($values) }
    [error-code] { phrase-case-field } non è un codice di errore di { $values }
   *[object] { phrase-case-field } non è un oggetto
  }.
    .next-step = Esporta di nuovo il caso e incolla tutto il file.

error-code = Il codice di errore { $code } non è nella tabella.
    .next-step = Incolla un ad tag, un embed come JSON o codice, una risposta VAST o VMAP, un file HAR, un codice di errore o un file di caso.

code-copied = Un editor ha reso tipografiche le virgolette del codice o indivisibili i suoi spazi, e i browser non ne leggono i valori.
    .next-step = Dove si trova in questa forma, metti il codice riparato, incollato come HTML e non come testo formattato: { $repaired }

embed-address = Il codice carica il suo embed da { LENGTH($host) ->
    [0] un indirizzo
   *[other] { $host }
  } e non lo contiene.
    .next-step = Apri l’indirizzo dell’embed e incolla il suo JSON.

har-without-ads = { $playback ->
    [none] Durante la registrazione non è stato riprodotto nulla, quindi nessun annuncio è stato richiesto
   *[other] Nessuna delle richieste della registrazione ({ $total }) è per annunci
  }{ $hasImaSdk ->
    [yes] , benché l’SDK IMA sia stato caricato
   *[no] {""}
  }{ $refusesConsent ->
    [yes] , dopo che l’utente ha rifiutato il consenso
   *[no] {""}
  }{ LENGTH($script) ->
    [0] {""}
   *[other] , e lo script { $script } non è stato caricato ({ $error })
  }.
    .next-step = { $refusesConsent ->
        [yes] Non c’è nessun guasto se senza consenso non si vogliono annunci. Per giudicare gli annunci, registra di nuovo dando il consenso; altrimenti fai richiedere al player annunci che non ne hanno bisogno.
       *[no] { LENGTH($script) ->
            [0] { $playback ->
                [none] Registra di nuovo con --click e il selettore di ciò che avvia il player; se l’hai già fatto, verifica che lo avvii.
                [some] Verifica gli annunci dell’embed per questo dispositivo e il consenso dell’utente.
               *[other] Registra di nuovo da prima dell’avvio; se non ce n’è ancora nessuna, controlla gli annunci dell’embed e il consenso dell’utente.
              }
           *[other] Fai caricare lo script, poi registra di nuovo: correggi il suo indirizzo, o consentilo nella Content Security Policy della pagina e nell’ad blocker.
          }
      }

ima-sdk-blocked = Il browser ha bloccato lo script dell’SDK IMA, come fanno gli ad blocker, quindi nessun annuncio è stato richiesto.
    .next-step = Prova con un browser senza ad blocker e senza protezione dal tracciamento.

ima-sdk-failed = Lo script dell’SDK IMA non è stato caricato{ LENGTH($error) ->
    [0] {""}
   *[other] {" "}({ $error })
  }, quindi nessun annuncio è stato richiesto.
    .next-step = Ammetti https://imasdk.googleapis.com nella Content Security Policy della pagina, e controlla la rete dell’utente.

content-failed = La conversione del video dell’embed non è riuscita, quindi non parte né il video né la pubblicità.
    .next-step = Carica di nuovo il video.

content-processing = Il video dell’embed non è ancora convertito, quindi non parte né il video né la pubblicità.
    .next-step = Aspetta la fine della conversione.

# Variables:
#   $mediaHost (String) - host of the file of the content
#   $status (Number) - status of its response; 0 if there is none
#   $type (String) - media type of a response that is no media; else empty
#   $isRefused ("yes" | "no") - whether the status is that of a refusal
content-unplayable = Il contenuto non viene riprodotto: { $status ->
    [0] la richiesta del suo video a { $mediaHost } non è riuscita
   *[other] { LENGTH($type) ->
        [0] { $mediaHost } ha risposto alla richiesta del suo video con lo stato { $status }
       *[other] { $mediaHost } ha risposto con { $type } invece che con il suo video
      }
  }. Gli annunci non ne sono la causa.
    .next-step = { $isRefused ->
        [yes] Controlla il token o la firma nell’indirizzo del contenuto: devono essere validi, e arrivare anche ai segmenti di una playlist.
       *[no] Correggi l’indirizzo del contenuto, o caricalo di nuovo; per una diretta, controlla che sia in onda.
      }
embed-without-ads = L’embed non ha annunci in nessuno slot, né per desktop né per mobile.
    .next-step = Imposta un ad tag in uno slot dell’embed, per esempio preroll e mobile_preroll.

ads-off-by-bulk = Il bulk «{ $label }» disattiva gli annunci dell’embed, perché { $by ->
    [label] la pagina sceglie la sua etichetta
    [origin] la sua regola corrisponde all’origine della pagina
   *[any] la sua regola corrisponde a ogni pagina
  }.
    .next-step = Imposta a null gli annunci del bulk «{ $label }» per tenere quelli dell’embed o scegli un’altra etichetta.

device-without-ads = Lo slot { phrase-slot } ha annunci per { $sold } e nessuno per { $empty }.
    .next-step = Imposta lo slot { phrase-slot } anche per { $empty } o conferma che { $empty } resta senza annunci.

ad-video-not-ready = Il video dell’annuncio ospitato non è ancora convertito{ phrase-where }.
    .next-step = Aspetta la conversione del video dell’annuncio o caricalo di nuovo.

ad-object-unknown = L’oggetto dell’annuncio non ha né un ad tag né un video{ phrase-where }.
    .next-step = Imposta source_url dell’oggetto a un ad tag.

campaign-dates = { $isOver ->
    [yes] La campagna è finita il { $date }, come dice il testo, quindi non c’è nessun annuncio.
   *[no] La campagna comincia il { $date }, come dice il testo, quindi non c’è ancora nessun annuncio.
  }
    .next-step = { $isOver ->
        [yes] Fai prolungare la campagna nell’ad server, o usa il tag di una campagna in corso.
       *[no] Aspetta quel giorno; per avere prima l’annuncio, fai anticipare l’inizio della campagna nell’ad server.
      }

tag-empty = L’ad tag è vuoto{ phrase-where }.
    .next-step = Imposta l’ad tag o togli l’oggetto dallo slot.

tag-html-escaped = { $isInWrapper ->
    [yes] Un wrapper porta a { $host } con &amp; nell’indirizzo, che è stato codificato due volte, quindi i parametri che seguono vanno persi{ phrase-where }.
   *[no] L’ad tag { phrase-of } contiene &amp; o &#038;, perché è stato copiato da HTML{ phrase-where }.
  }
    .next-step = { $isInWrapper ->
        [yes] Chiedi { phrase-to-last-host }, di cui è il wrapper, di scrivere & al posto di &amp; dentro CDATA, o di codificare una volta sola.
       *[no] Sostituisci ogni &amp; e &#038; dell’ad tag con &.
      }

tag-not-url = L’ad tag { $reason ->
    [tag-not-absolute] non è un URL assoluto
    [tag-scheme] non è un URL http(s)
    [tag-host] non ha un host valido
    [tag-userinfo] contiene un nome utente o una password, che i browser rifiutano
    [tag-too-long] supera i { $limit } caratteri
    [placeholder] è un segnaposto che nessuno ha compilato
    [local] è un indirizzo come blob: o file:, che esiste solo in una pagina o su un computer
   *[macro-unsafe-position] ha un segnaposto nell’host o nel percorso
  }{ phrase-where }.
    .next-step = { $reason ->
        [tag-not-absolute] Fai iniziare l’ad tag con https://.
        [tag-scheme] Fai iniziare l’ad tag con https://.
        [tag-host] Correggi host e porta dell’ad tag.
        [tag-userinfo] Togli nome utente e password dall’ad tag.
        [tag-too-long] Accorcia i parametri dell’ad tag.
        [placeholder] Fai mettere l’ad tag al suo posto da chi scrive la pagina o l’embed; un segnaposto di questo player ha bisogno di una regola di sostituzione.
        [local] Usa l’indirizzo https del VAST, ad esempio quello di una cache di Prebid, o dai al player il VAST stesso come testo.
       *[macro-unsafe-position] Sostituisci il segnaposto con il suo valore.
      }

http-tag = L’ad tag richiede http://{ $host }, che i browser bloccano in ogni pagina https{ phrase-where }.
    .next-step = Scrivi l’ad tag con https://.

http-on-https = { $source ->
    [tag] L’ad tag richiede http://{ $host }, che i browser bloccano nelle pagine https{ phrase-where }.
   *[wrapper] Un wrapper { phrase-of } porta a http://{ $blockedHost }, che i browser bloccano nelle pagine https{ phrase-where }.
  }
    .next-step = { $source ->
        [tag] Scrivi l’ad tag con https://.
       *[wrapper] Chiedi alla rete di { $blockedHost } il suo tag con https:// e mettilo nel wrapper { phrase-of-last-host }.
      }

slot-type-mismatch = L’oggetto dell’annuncio è { $type }, che non è adatto al suo slot{ phrase-where }.
    .next-step = Sposta l’oggetto in uno slot del suo tipo o correggi il tipo.

consent-late = { $seconds ->
    [0] L’ad tag { phrase-of } è stato espanso con la finestra del consenso aperta{ phrase-where }.
   *[other] L’ad tag { phrase-of } è stato espanso { phrase-seconds } prima che il consenso fosse noto{ phrase-where }.
  }
    .next-step = Fai aspettare al player la piattaforma del consenso o alza il suo tempo di attesa.

consent-missing = La richiesta { phrase-to } dice gdpr=1 e non ha la stringa di consenso in { $parameter }{ LENGTH($value) ->
    [0] {""}
   *[other] , ma il testo “{ $value }” di uno script
  }{ phrase-where }.
    .next-step = { $hasMacro ->
        [yes] La piattaforma del consenso non ha dato una stringa per la macro in { $parameter }: richiedi l’annuncio dopo la sua risposta.
       *[no] { $isInWrapper ->
            [yes] { phrase-correct-wrapper }
           *[no] Richiedi l’annuncio solo dopo la risposta della piattaforma del consenso, e riempi { $parameter } con [GDPRCONSENT].
          }
      }

consent-withheld = { phrase-server } non ha annunci, { LENGTH($placeholders) ->
    [0] { $refused ->
        [purpose-1] e l’utente ha rifiutato l’archiviazione sul dispositivo (finalità 1)
        [vendor-755] e il consenso dell’utente non comprende Google (fornitore 755)
       *[all] e l’utente ha rifiutato ogni finalità del consenso
      }
   *[other] e il consenso dell’utente nega { $placeholders }
  }{ phrase-where }.
    .next-step = Prova con un utente che ha dato il consenso; senza, possono partire solo campagne senza dati personali.

ads-restricted = { $host } non ha annunci per una richiesta con { $parameter }, con cui possono andare in onda meno campagne{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] Chiedi alla rete il cui wrapper porta a { $host } se { $parameter } è giusto per questo contenuto e spettatore.
       *[no] Togli { $parameter } se non è giusto per questo contenuto e spettatore; se lo è, chiedi campagne che possano andare in onda con esso.
      }

page-url-encoded-twice = L’indirizzo nel parametro { $parameter } è codificato due volte, quindi { LENGTH($host) ->
    [0] l’ad server
   *[other] { $host }
  } non riconosce la pagina{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { $cause ->
            [literal] Decodifica una volta il valore di { $parameter } nell’ad tag.
            [placeholder] Codifica una sola volta il valore di { $parameter }: togli la codifica intorno al segnaposto.
           *[page] Dai al player l’indirizzo della pagina senza codifica: l’ad tag lo codifica per { $parameter }.
          }
      }

macro-foreign-player = L’ad tag { phrase-of } ha segnaposto di { LENGTH($systems) ->
    [0] un altro player
   *[other] { $systems }
  } che nessuno riempie: { $placeholders }{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { LENGTH($macros) ->
            [0] Aggiungi regole di sostituzione per questi segnaposto o toglili dall’ad tag.
           *[other] { $macros }
          }
      }

macro-server-side = L’ad tag { phrase-of } ha segnaposto che solo un ad server può riempire: { $placeholders }{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { LENGTH($macros) ->
            [0] Scrivi al loro posto il valore stesso o togli il parametro: un player non li riempie.
           *[other] { $macros }
          }
      }

macro-unresolved = La richiesta { phrase-to } ha ancora segnaposto: { $placeholders }{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { $fixes }
      }

scheme-twice = L’indirizzo di { $host } comincia con un secondo schema, quindi porta a un host che non esiste{ phrase-where }.
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] Scrivi https:// una volta sola all’inizio dell’ad tag.
      }

local-host = { LENGTH($parameter) ->
    [0] { $localHost } esiste solo su una macchina o in una rete, e gli spettatori non possono raggiungerlo{ phrase-where }.
   *[other] Il parametro { $parameter } dell’ad tag nomina { $localHost }, che esiste solo su una macchina o in una rete{ phrase-where }.
  }
    .next-step = { $isInWrapper ->
        [yes] { phrase-correct-wrapper }
       *[no] { LENGTH($parameter) ->
            [0] Scrivi l’host pubblico dell’ad server al posto di { $localHost }{ $isPrivate ->
                [yes] ; per provare in questa rete, consentilo con { $allowPrivate }
               *[no] {""}
              }.
           *[other] Scrivi l’indirizzo pubblico della pagina in { $parameter } o prova sulla pagina pubblica.
          }
      }

ad-blocker = Il browser ha bloccato la richiesta a { $blockedHost } prima dell’invio, come fanno gli ad blocker{ phrase-where }.
    .next-step = Prova con un browser senza ad blocker e senza protezione dal tracciamento.

network-filter = Un filtro o una pagina di accesso della rete dello spettatore{ LENGTH($filter) ->
    [0] {""}
   *[other] {" "}({ $filter })
  } ha risposto al posto { LENGTH($host) ->
    [0] dell’ad server
   *[other] di { $host }
  }{ phrase-where }.
    .next-step = Prova da un’altra rete o chiedi all’amministratore di questa di lasciar passare { LENGTH($host) ->
        [0] l’ad server
       *[other] { $host }
      }. L’ad tag non ha colpa.

viewer-network = { $cause ->
    [clock] L’orologio di questo dispositivo è sbagliato, perciò il certificato di { $failedHost } gli sembra non valido{ phrase-where }.
    [sinkhole] Il nome { $failedHost } porta a un indirizzo che un filtro DNS o il file hosts di questa rete o di questo dispositivo dà al posto del suo{ phrase-where }.
    [filtered] I nomi di più host, tra cui { $failedHost }, non sono stati trovati, mentre altri host hanno risposto, come con un filtro DNS di questa rete o di questo dispositivo{ phrase-where }.
    [proxy] Il proxy di questa rete non ha lasciato passare la richiesta{ phrase-to-failed }{ phrase-where }.
    [proxy-certificate] Il proxy di questa rete o un programma di questo dispositivo ha risposto al posto di { $failedHost } con un certificato proprio, che lo strumento non considera attendibile{ phrase-where }.
    [offline] Questo dispositivo era senza rete quando ha richiesto { $failedHost }{ phrase-where }.
   *[resolver] Nessun server dei nomi ha risposto per { $failedHost }{ phrase-where }.
  }
    .next-step = { $cause ->
        [clock] Imposta la data e l’ora del dispositivo, e riprova; se sono giuste, chiedi del certificato a chi gestisce { $failedHost }.
        [sinkhole] Prova da un’altra rete o con un altro server DNS o consenti { $failedHost } nel filtro o nel file hosts. L’ad tag non ha colpa.
        [filtered] Prova da un’altra rete o con un altro server DNS o consenti { $failedHost } nel filtro o nel file hosts.
        [proxy] Prova senza il proxy o chiedi a chi lo amministra di lasciar passare { phrase-failed }.
        [proxy-certificate] Prova da una rete senza questo proxy, o fornisci allo strumento il certificato radice del proxy (curl: --cacert, Node: NODE_EXTRA_CA_CERTS). Nulla indica un difetto del certificato di { $failedHost }.
        [offline] Prova di nuovo con una connessione.
       *[resolver] Controlla la connessione e il server DNS di questo dispositivo; se altri host si trovano, chiedi a chi gestisce { $failedHost } dei suoi server dei nomi.
      }

cors-refused = Il browser non può leggere la risposta di { $refusedHost }: { $isSeveral ->
    [yes] il suo Access-Control-Allow-Origin ha più di un valore
   *[no] { LENGTH($allowed) ->
        [0] manca l’intestazione CORS per la pagina
       *[other] la sua intestazione CORS ammette solo { $allowed }
      }
  }{ phrase-where }.
    .next-step = { $isSeveral ->
        [yes] Fai inviare a { $refusedHost } Access-Control-Allow-Origin una sola volta: il server e il suo CDN o proxy non devono impostarlo entrambi.
       *[no] Fai inviare a { $refusedHost } Access-Control-Allow-Origin con l’origine della pagina, e Access-Control-Allow-Credentials: true.
      }

policy-refused = La Content Security Policy della pagina non ammette la richiesta a { $refusedHost }{ phrase-where }.
    .next-step = Aggiungi { $origin } a { $directive } nella Content Security Policy della pagina.

certificate-invalid = Il certificato di { $refusedHost } non è valido, o l’handshake TLS è fallito{ phrase-where }.
    .next-step = { $hasPort ->
        [yes] Verifica se questa porta parla TLS, perché quella di http non lo fa: chiedi a chi gestisce { $refusedHost } il suo indirizzo https, o di installare un certificato valido.
       *[no] Fai installare a chi gestisce { $refusedHost } un certificato valido per questo host; controlla l’orologio dell’utente.
      }

address-refused = { $isLoop ->
    [yes] La richiesta a { $lastHost } viene reindirizzata in circolo{ $needsCookies ->
        [yes] , perché il suo cookie non torna
       *[no] {""}
      }{ phrase-where }.
   *[no] La richiesta a { $lastHost } porta a { $target }, { $isPrivate ->
        [yes] in una rete privata, e non vi è stata inviata
       *[no] che i browser non seguono
      }{ phrase-where }.
  }
    .next-step = { $isLoop ->
        [yes] { $needsCookies ->
            [yes] Fai terminare a chi gestisce { $lastHost } la verifica del suo cookie dopo un reindirizzamento, e fai rispondere senza: i browser non conservano i cookie di terze parti.
           *[no] Fai togliere a chi gestisce { $lastHost } il circolo di reindirizzamenti.
          }
       *[no] Fai in modo che chi gestisce { $lastHost } porti direttamente a { $isPrivate ->
            [yes] un indirizzo https pubblico; se la rete è tua, consentila con { $allowPrivate }
           *[no] un indirizzo https
          }.
      }

unreachable = { $fault ->
    [dns] Il nome dell’host { $unreachableHost } non si può risolvere (DNS){ phrase-where }.
    [filtered] Il nome host { $unreachableHost }, quello di un ad server noto, non ha un indirizzo in questa rete, come con un filtro DNS{ phrase-where }.
    [refused] { $unreachableHost } ha rifiutato la connessione{ phrase-where }.
    [reset] { $unreachableHost } ha chiuso la connessione senza rispondere{ phrase-where }.
    [cut-off] La connessione con { $unreachableHost } si è interrotta a metà della risposta{ phrase-where }.
    [encoding] La risposta di { $unreachableHost } non si può decomprimere{ phrase-where }.
    [redirected] { $unreachableHost } reindirizza la richiesta, e da lì non arriva nulla{ phrase-where }.
    [host-answers] { $unreachableHost } risponde ad altre richieste, ma non a questa{ phrase-where }.
    [no-answer] Nulla risponde su { $unreachableHost }: il nome non ha un indirizzo, il server è fermo, il certificato non è valido, oppure il browser o la rete lo blocca{ phrase-where }.
    [unexplained] La pagina non ha ricevuto risposta da { $unreachableHost }: il server non permette alla pagina di leggerla (CORS), oppure lì non risponde nulla{ phrase-where }.
    [service-worker] Il service worker della pagina ha risposto da sé alla richiesta a { $unreachableHost }, quindi l’ad server non è stato interpellato{ phrase-where }.
    [opaque-origin] La pagina ha l’origine «null», perché il suo frame ha una sandbox senza allow-same-origin o è un file, e quindi non può leggere la risposta di { $unreachableHost }{ phrase-where }.
    [canceled] La pagina ha annullato la richiesta a { $unreachableHost } prima di una risposta{ phrase-where }.
    [head] { $unreachableHost } rifiuta le richieste con il metodo HEAD, come quelle di curl -I; i player inviano GET, quindi questo non dice nulla sull’annuncio{ phrase-where }.
   *[other] Non c’è stata connessione con { $unreachableHost }{ phrase-where }.
  }
    .next-step = { $fault ->
        [dns] { $isInWrapper ->
            [yes] Chiedi alla rete il cui wrapper o la cui playlist porta a { $unreachableHost } di correggere quell’host: non ha un indirizzo.
           *[no] Correggi l’host nell’ad tag: { $unreachableHost } non ha un indirizzo.
          }
        [filtered] Prova da un’altra rete o con un altro server DNS. Se nemmeno lì il nome ha un indirizzo, controlla come è scritto { $unreachableHost }.
        [refused] Controlla che il server di { $unreachableHost } sia attivo e che la porta sia giusta.
        [reset] Chiedi a chi gestisce { $unreachableHost } perché il suo server interrompe la connessione.
        [cut-off] Chiedi a chi gestisce { $unreachableHost } perché il suo server interrompe la connessione.
        [encoding] Fai correggere a chi gestisce { $unreachableHost } l’intestazione Content-Encoding, che non corrisponde al contenuto.
        [redirected] Fai controllare a chi gestisce { $unreachableHost } dove reindirizza: in circolo, a un indirizzo che i browser non seguono, o a un server che non risponde.
        [host-answers] Prova senza ad blocker; se non cambia nulla, chiedi a chi gestisce { $unreachableHost } perché il suo server non risponde a questa richiesta.
        [no-answer] Apri { $unreachableHost } in una nuova scheda. Se il nome non ha un indirizzo, correggi l’host; se la connessione o il certificato fallisce, chiedi a chi lo gestisce; se la pagina si apre, prova senza ad blocker.
        [unexplained] Apri l’indirizzo in una nuova scheda. Se il server risponde, fai inviare a { $unreachableHost } Access-Control-Allow-Origin con l’origine della pagina; altrimenti correggi l’host o chiedi a chi lo gestisce.
        [service-worker] Fai in modo che il service worker della pagina lasci al browser le richieste ad altri host, così da non rispondere da sé a nessuna.
        [opaque-origin] Aggiungi allow-same-origin all’attributo sandbox del frame o servi la pagina da un server web.
        [canceled] Registra di nuovo e resta sulla pagina. Se viene annullata ancora, cerca che cosa la interrompe: un nuovo avvio del player, un limite di tempo o un’estensione.
        [head] Richiedi l’ad tag con GET, per esempio con curl -i, e guarda quella risposta.
       *[other] Controlla che l’host { $unreachableHost } sia scritto bene e che il suo server sia attivo.
      }

response-timeout = { phrase-server } non ha risposto { phrase-within }{ phrase-where }.
    .next-step = Chiedi { phrase-to } una risposta più veloce o metti prima nella cascata un ad server più veloce.

wrapper-timeout = { $lastHost }, { phrase-behind }, non ha risposto { phrase-within }{ phrase-where }.
    .next-step = Chiedi alla rete { phrase-of-last-host } una risposta più veloce; fino ad allora sospendi la sua campagna in { LENGTH($host) ->
        [0] ad server
       *[other] { $host }
      }.

http-client-error = { phrase-server-last-host } ha rifiutato la richiesta con lo stato { NUMBER($status, useGrouping: 0) }{ phrase-where }{ phrase-quote }.
    .next-step = { $meaning ->
        [access] Chiedi a chi gestisce { LENGTH($lastHost) ->
            [0] l’ad server
           *[other] { $lastHost }
          } se questo sito, questo indirizzo e questa nazione possono richiedere i suoi annunci.
        [law] Chiedi { phrase-to-last-host } in quali nazioni la risposta è bloccata per motivi legali.
        [limit] Chiedi a chi gestisce { LENGTH($lastHost) ->
            [0] l’ad server
           *[other] { $lastHost }
          } di alzare il limite di richieste, o richiedi annunci meno spesso.
        [wrapper] Chiedi a chi gestisce il wrapper o la playlist che porta lì di correggerne l’indirizzo. { phrase-server-last-host } non ha annunci a quell’indirizzo.
        [not-found] Confronta il percorso e l’ad unit dell’ad tag con quelli attesi da chi gestisce { LENGTH($lastHost) ->
            [0] l’ad server
           *[other] { $lastHost }
          }.
        [request] Confronta l’ad unit e i parametri dell’ad tag con quelli attesi da chi gestisce { LENGTH($lastHost) ->
            [0] l’ad server
           *[other] { $lastHost }
          }.
        [stored-bid] L’ad tag ha l’id di un’asta passata, la cui offerta non è più memorizzata: fai un’asta per ogni visualizzazione, e forma di nuovo l’ad tag, senza hb_uuid o hb_cache_id fissi.
       *[other] Segnala lo stato { NUMBER($status, useGrouping: 0) } a chi gestisce { LENGTH($lastHost) ->
            [0] l’ad server
           *[other] { $lastHost }
          }.
      }

http-server-error = { $isRedirect ->
    [yes] { LENGTH($signIn) ->
        [0] { phrase-server-last-host } ha risposto con lo stato { NUMBER($status, useGrouping: 0) }, che non porta da nessuna parte{ phrase-where }{ phrase-quote }.
       *[other] { phrase-server-last-host } reindirizza a una pagina di accesso di { $signIn } invece di inviare VAST{ phrase-where }.
      }
   *[no] { phrase-server-last-host } è fallito con lo stato { NUMBER($status, useGrouping: 0) }{ phrase-where }{ phrase-quote }.
  }
    .next-step = Segnala lo stato { NUMBER($status, useGrouping: 0) } a chi gestisce { LENGTH($lastHost) ->
        [0] l’ad server
       *[other] { $lastHost }
      }.

client-challenged = { phrase-server-last-host } rifiuta questo client: invece di un annuncio ha risposto la sua protezione dai bot{ LENGTH($protection) ->
    [0] {""}
   *[other] {" "}({ $protection })
  }{ phrase-where }.
    .next-step = Chiedi { phrase-to-last-host } di lasciar passare i player e questa rete. Dipende da chi fa la richiesta: apri in un browser una pagina con l’annuncio, dove può funzionare.

response-compressed = { phrase-response-last-host } contiene { $format ->
    [binary] dati binari, forse compressi, per esempio con Brotli
   *[other] dati compressi con { $format }
  }, e nessun header Content-Encoding lo indica{ phrase-where }.
    .next-step = Chiedi { phrase-to-last-host } di indicare la compressione nell’header Content-Encoding o di inviare il documento senza.

response-html = { phrase-response-last-host } è una pagina HTML invece di VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] { $isPage ->
            [yes] Metti l’ad tag al posto di questo indirizzo, che è quello di una pagina web.
           *[no] Controlla il percorso dell’ad tag: di solito la pagina è un accesso, un errore o una richiesta di consenso.
          }
       *[other] { phrase-change-format }
      }

response-json = { phrase-response-last-host } è JSON invece di VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] Richiedi VAST a questo ad server: di solito il tag ha un parametro per il formato.
       *[other] { phrase-change-format }
      }

response-feed = { phrase-response-last-host } è un feed RSS invece di VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] Richiedi VAST a questo server: l’indirizzo è quello di una lista di contenuti, come Media RSS, e non di annunci.
       *[other] { phrase-change-format }
      }

response-javascript = { phrase-response-last-host } è JavaScript invece di VAST{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($parameter) ->
        [0] Richiedi VAST a questo ad server: il suo tag è per banner o per un player proprio.
       *[other] { phrase-change-format }
      }

response-media = { phrase-response-last-host } è { LENGTH($format) ->
    [0] un’immagine, un video o una playlist
   *[other] un file ({ $format })
  }{ LENGTH($type) ->
    [0] {""}
   *[other] {" "}({ $type })
  } invece di VAST{ phrase-where }.
    .next-step = { $isStream ->
        [yes] Questo è uno stream, come lo consegna l’inserimento di annunci lato server: riproducilo con un player per stream, o usa l’ad tag per annunci che inserisce il player.
       *[no] { $isPixel ->
            [yes] È un pixel che conta impression o clic: chiedi all’agenzia il tag VAST del suo posizionamento video in-stream. Il pixel va nel campo dei tracker delle impression.
           *[no] Controlla il percorso dell’ad tag: è l’indirizzo di un file e non di un ad server.
          }
      }

response-text = { phrase-response-last-host } è un testo invece di VAST{ phrase-where }{ phrase-quote }.
    .next-step = Chiedi a chi gestisce { LENGTH($lastHost) ->
        [0] l’ad server
       *[other] { $lastHost }
      } che cosa significa questo testo; spesso l’ad unit o l’account non è attivo.

xml-malformed = { phrase-response-last-host } non è XML ben formato{ phrase-where }{ LENGTH($message) ->
    [0] .
   *[other] , riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }: { $message }
  }
    .next-step = { LENGTH($remedy) ->
        [0] Fai correggere il documento all’ad server.
       *[other] { $remedy }
      }

root-unexpected = { phrase-response-last-host } ha l’elemento radice <{ $root }> invece di <VAST>{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($file) ->
        [0] Fai inviare all’ad server VAST da 2 a 4.
       *[other] Questo è l’elenco di una cartella di archiviazione: usa l’indirizzo intero del file, ad esempio quello di { $file }.
      }

vast-version = { phrase-response-last-host } è VAST { $version }, che il player non legge{ phrase-where }.
    .next-step = Fai inviare all’ad server VAST da 2 a 4.

vmap-misplaced = { $isBreak ->
    [yes] L’ad tag di una pausa porta a una playlist VMAP su { $lastHost }, dove è ammesso solo VAST{ phrase-where }.
   *[no] Un wrapper porta a una playlist VMAP su { $lastHost }, dove è ammesso solo VAST{ phrase-where }.
  }
    .next-step = { $isBreak ->
        [yes] Chiedi VAST nell’ad tag della pausa (output=vast, senza ad_rule), o dai al player questo URL VMAP come ad tag.
       *[no] Fai portare { phrase-to } a VAST o usa l’URL del VMAP come ad tag.
      }

wrapper-forbidden = { phrase-forbidding } vieta altri wrapper, e { $lastHost } ha risposto con un wrapper{ phrase-where }.
    .next-step = Chiedi alla rete di { $lastHost } un annuncio senza wrapper, o { phrase-of-forbidding } di permetterli.

wrapper-loop = I wrapper { phrase-of } tornano a un URL già richiesto{ LENGTH($backHost) ->
    [0] {""}
   *[other] : { $lastHost } rimanda a { $backHost }
  }{ phrase-where }.
    .next-step = Chiedi alla rete { phrase-of-last-host } di togliere il rinvio a un ad server precedente.

wrapper-limit = { phrase-server } porta attraverso più wrapper dei { $limit } che i player seguono{ phrase-where }.
    .next-step = Chiedi alla rete { phrase-of-last-host } una campagna con meno rivenditori.

wrapper-without-tag = Il wrapper { phrase-of-last-host } non indica un ad tag che si possa richiedere{ phrase-where }{ phrase-quote }.
    .next-step = { LENGTH($quote) ->
        [0] Fai impostare all’ad server VASTAdTagURI a un URL https.
       *[other] Chiedi { phrase-to-last-host } di mettere un ad tag al posto del segnaposto, che nessuno compila.
      }

vpaid-only = { phrase-ad-last-host } ha solo media VPAID, che il player non esegue{ phrase-where }.
    .next-step = Chiedi all’inserzionista la stessa creatività come MP4 (H.264 e AAC).

media-file-missing = Il file multimediale dell’annuncio { phrase-of-last-host } manca: { $mediaHost } ha risposto con lo stato { NUMBER($status, useGrouping: 0) }{ phrase-part }{ phrase-where }.
    .next-step = Chiedi { phrase-file-owner } di caricare di nuovo il file o di correggere il suo URL.

media-file-refused = { $mediaHost } ha rifiutato il file multimediale dell’annuncio { phrase-of-last-host } con lo stato { NUMBER($status, useGrouping: 0) }{ phrase-part }{ phrase-where }.
    .next-step = { $meaning ->
        [access] { LENGTH($expired) ->
            [0] Chiedi { phrase-file-owner } se la firma nell’URL del file è scaduta, e se questo sito e questa nazione possono richiederlo.
           *[other] La firma nell’URL del file è scaduta il { $expired }. Chiedi { phrase-file-owner } un URL valido per tutta la durata della campagna.
          }
        [law] Chiedi { phrase-file-owner } una creatività che qui non sia bloccata per motivi legali.
        [limit] Chiedi { phrase-file-owner } di alzare il limite di richieste di { $mediaHost }.
       *[other] Segnala { phrase-file-owner } lo stato { NUMBER($status, useGrouping: 0) } di { $mediaHost }.
      }

media-file-not-media = Il file multimediale dell’annuncio { phrase-of-last-host } non è un video: { $mediaHost } ha risposto con { LENGTH($type) ->
    [0] un altro tipo
   *[other] { $type }
  }{ phrase-part }{ phrase-where }.
    .next-step = Chiedi { phrase-file-owner } di correggere l’URL del file: porta a una pagina, un testo o un’immagine.

media-file-empty = Il file multimediale dell’annuncio { phrase-of-last-host } è vuoto o troppo corto per un video: { $mediaHost } ha risposto con { $bytes } byte{ phrase-part }{ phrase-where }.
    .next-step = Chiedi { phrase-file-owner } di caricare di nuovo il file o di correggere il suo URL.

media-file-mixed-content = Il file multimediale dell’annuncio { phrase-of-last-host } è su http://{ $mediaHost }, che i browser bloccano nelle pagine https, e con https non c’è{ phrase-where }.
    .next-step = Chiedi { phrase-file-owner } un file multimediale con https://.

media-file-unreachable = Non c’è connessione con { $mediaHost }, dove si trova il file multimediale dell’annuncio{ LENGTH($lastHost) ->
    [0] {""}
   *[other] {" "}di { $lastHost }
  }{ phrase-where }.
    .next-step = Fai correggere { phrase-file-owner } l’URL del file multimediale, o fai riparare il server { $mediaHost }.

media-file-other-site = { $mediaHost } vieta alle pagine di altri siti, con l’header Cross-Origin-Resource-Policy, di mostrare il file multimediale dell’annuncio { phrase-of-last-host }{ phrase-where }.
    .next-step = Fai inviare a { $mediaHost } Cross-Origin-Resource-Policy: cross-origin o nessun header con questo nome.

impression-lost = L’annuncio va in onda, ma { $event ->
    [impression] la sua impression non viene contata
    [verification] lo script che ne misura la visibilità non è stato caricato
   *[other] la sua segnalazione “{ $event }” non è arrivata
  }: { $lastHost } { $status ->
    [0] non è raggiungibile
   *[other] ha risposto con lo stato { NUMBER($status, useGrouping: 0) }
  }{ phrase-where }.
    .next-step = Chiedi a chi gestisce { $lastHost } di riparare il tracker o di correggerne l’indirizzo: un annuncio che non viene contato può non essere pagato.
companion-required = { phrase-ad-last-host } richiede companion per i quali la pagina non ha posto{ phrase-where }.
    .next-step = Aggiungi alla pagina elementi con data-companion-for o fai rendere facoltativi i companion all’ad server.

category-blocked = Un wrapper blocca la categoria dell’annuncio { phrase-of-last-host }{ phrase-where }.
    .next-step = Chiedi alla rete un annuncio di un’altra categoria o togli il blocco dal wrapper.

media-unplayable = { phrase-ad-last-host } non ha media che i browser riproducono, solo { $types }{ phrase-where }.
    .next-step = Chiedi all’inserzionista la creatività come MP4 (H.264 e AAC).

media-missing = { phrase-ad-last-host } non ha nessun file multimediale{ phrase-where }.
    .next-step = Fai aggiungere all’ad server un file multimediale alla creatività.

linearity-mismatch = { phrase-server-last-host } ha risposto con un annuncio { $found }, che non è adatto allo slot{ phrase-where }.
    .next-step = Fai inviare all’ad server annunci { $found ->
        [linear] non-linear
       *[non-linear] linear
      } per questo slot.

break-after-end = La playlist VMAP{ LENGTH($host) ->
    [0] {""}
   *[other] {" "}di { $host }
  } ha un’interruzione pubblicitaria a { $offset }, dopo la fine del video ({ phrase-seconds }){ phrase-where }.
    .next-step = Fai pianificare all’ad server le sue interruzioni entro il video o scrivere il tempo in percentuale.

playlist-without-break = { phrase-response } è una playlist VMAP senza interruzione per questo slot{ phrase-where }: le sue interruzioni sono a { $offsets }.
    .next-step = Chiedi al gestore { phrase-of } un’interruzione con timeOffset="{ $wanted }".

no-ad-on-device = { phrase-server } ha un annuncio { phrase-on-sold } e nessuno { phrase-on-empty }{ phrase-where-slot }.
    .next-step = Controlla nell’ad server che una campagna sia destinata ai dispositivi { $empty }.

no-ad-after-wrapper = { $lastHost }, { phrase-behind }, non ha annunci{ phrase-where }{ phrase-quote }.
    .next-step = Chiedi alla rete { phrase-of-last-host } perché non riempie o aggiungi una campagna di riserva in { LENGTH($host) ->
        [0] ad server
       *[other] { $host }
      }.

no-ad = { LENGTH($host) ->
    [0] La risposta non ha annunci{ phrase-where }{ phrase-quote }.
   *[other] { $host } ha risposto senza annunci{ phrase-where }{ phrase-quote }.
  }
    .next-step = Controlla nell’ad server che una campagna attiva comprenda questa ad unit, dimensione, pagina e nazione.

playback-failed = { phrase-ad-last-host } non è stato riprodotto: errore VAST { NUMBER($code, useGrouping: 0) }.
    .next-step = Segnala l’errore VAST { NUMBER($code, useGrouping: 0) } a chi gestisce { LENGTH($lastHost) ->
        [0] l’ad server
       *[other] { $lastHost }
      }.

response-fault = { phrase-server-last-host } ha risposto con un annuncio che non si può riprodurre{ phrase-where }: { $message }
    .next-step = { $remedy }

failure-code = { phrase-ad-last-host } fallisce con l’errore { $standard } { NUMBER($code, useGrouping: 0) }{ phrase-where }{ LENGTH($message) ->
    [0] .
   *[other] : { $message }
  }
    .next-step = Segnala l’errore { $standard } { NUMBER($code, useGrouping: 0) } a chi gestisce { LENGTH($lastHost) ->
        [0] l’ad server
       *[other] { $lastHost }
      }.

wrapper-not-requested = La risposta porta a { LENGTH($lastHost) ->
    [0] un altro ad server
   *[other] { $lastHost }
  }, che non è stato richiesto.
    .next-step = Incolla la risposta di { LENGTH($lastHost) ->
        [0] quell’ad server
       *[other] { $lastHost }
      }, o fai la diagnosi con le richieste.

har-without-bodies = La registrazione non contiene il corpo delle risposte.
    .next-step = { $source ->
        [command] Richiedi l’ad tag con curl -i e incolla tutto l’output, header e corpo.
        [charles] Registra di nuovo con il corpo delle risposte ed esporta la sessione.
       *[file] Esportalo di nuovo con il contenuto e incollalo. Chrome ed Edge: «Esporta HAR (con dati sensibili)»; Firefox: «Salva tutto come HAR» dopo il caricamento della pagina; Safari: «Esporta» con il pannello Rete aperto mentre la pagina si carica.
      }

not-requested = L’ad tag { phrase-of } non ha difetti visibili nel testo{ phrase-where }; non è stato richiesto.
    .next-step = Fai la diagnosi con le richieste o incolla la risposta dell’ad server.

tag-copied = { LENGTH($character) ->
    [0] Il testo dell’ad tag { phrase-of } così non è utilizzabile da un player: la copia lo ha modificato{ phrase-where }.
   *[other] L’ad tag { phrase-of } ha un carattere invisibile ({ $character }) dopo «{ $behind }»{ phrase-where }: l’ad server riceve un valore diverso da quello che si vede.
  }
    .next-step = { LENGTH($character) ->
        [0] Se è scritto così nella pagina o nell’embed, metti lì il tag riparato; poi fai la diagnosi con le richieste.
       *[other] Digita di nuovo questo valore dove si trova l’ad tag o metti lì il tag riparato.
      }

playlist-plays = { phrase-response } è una playlist VMAP con { $breaks ->
    [one] 1 pausa pubblicitaria
   *[other] { $breaks } pause pubblicitarie
  }{ phrase-where }{ $filled ->
    [all] ; i suoi annunci vengono riprodotti.
    [some] ; in alcune di esse vengono riprodotti annunci.
   *[none] .
  }
    .next-step = { $filled ->
        [all] Non c’è nulla da fare.
       *[none] Fai la diagnosi dell’ad tag di una pausa pubblicitaria che non mostra annunci.
      }

ad-skipped = { phrase-ad } è stato riprodotto, e l’utente l’ha saltato{ phrase-where }.
    .next-step = Non c’è nulla da fare: un annuncio senza skipoffset non si può saltare.

plays-with-fault = { phrase-ad-last-host } viene riprodotto, ma con un errore{ phrase-where }: { $message }
    .next-step = { $remedy }

break-not-played = L’interruzione «{ $adBreak }» (timeOffset="{ $offset }") non viene riprodotta.

ad-not-played = L’annuncio { $ad } non viene riprodotto.

hosted-ad-plays = L’annuncio ospitato è convertito e dovrebbe essere riprodotto{ phrase-where }; il suo video non è stato richiesto.
    .next-step = Non c’è nulla da fare.

ad-plays = { $file ->
    [responded] { phrase-ad } viene riprodotto{ $seconds ->
        [0] {""}
       *[other] {" "}per { phrase-seconds }
      }{ $type ->
        [linear] {""}
       *[non-linear] {" "}come overlay
      }{ phrase-where }.
   *[other] { $type ->
        [non-linear] { phrase-ad } dovrebbe essere riprodotto{ $seconds ->
            [0] {""}
           *[other] {" "}per { phrase-seconds }
          } come overlay{ phrase-where }; la sua immagine non è stata richiesta.
       *[linear] { $file ->
            [unreadable] { phrase-ad } dovrebbe essere riprodotto{ $seconds ->
                [0] {""}
               *[other] {" "}per { phrase-seconds }
              }{ phrase-where }; nessuna risposta per il suo file multimediale su { $mediaHost } si è potuta leggere.
           *[other] { phrase-ad } dovrebbe essere riprodotto{ $seconds ->
                [0] {""}
               *[other] {" "}per { phrase-seconds }
              }{ phrase-where }; il suo file multimediale non è stato richiesto.
          }
      }
  }
    .next-step = { $isAboutCounts ->
        [yes] { $isRecorded ->
            [yes] In questa registrazione nessun tracker dell’annuncio è fallito. Chiedi a entrambe le parti che cosa contano (richieste, risposte o annunci partiti), in quale fuso orario e quale traffico filtrano. Poi registra una visita degli spettatori i cui numeri divergono di più, per dispositivo, browser, ad blocker e consenso.
           *[other] La risposta non mostra difetti nei suoi tracker. Registra una visita della pagina in cui parte l’annuncio (HAR) e fai diagnosticare la registrazione: mostra quale tracker non viene richiesto o resta senza risposta. Confronta anche i fusi orari e i filtri dei due report.
          }
       *[other] { $type ->
            [non-linear] { LENGTH($slot) ->
                [0] Se l’annuncio è per un preroll, midroll o postroll, chiedi all’ad server un annuncio lineare: un overlay lì non parte.
               *[other] Non c’è nulla da fare.
              }
           *[linear] { $file ->
                [responded] Non c’è nulla da fare.
               *[other] Se l’annuncio non parte, apri l’URL del file multimediale in un browser: il file potrebbe mancare.
              }
          }
      }

tag-fault = Ad tag{ LENGTH($host) ->
    [0] {""}
   *[other] {" "}di { $host }
  }{ phrase-where }: { $message }
    .next-step = { $remedy }

reason-step = { $reason ->
    [ads-txt] Aggiungi la riga che l’exchange indica per questo venditore ad ads.txt (di un’app: app-ads.txt) nel dominio dell’editore, e attendi che sia riletto.
    [child-directed] Se il contenuto non è per bambini, togli dall’ad tag ciò che lo contrassegna così; se lo è, possono andare in onda solo annunci per bambini.
    [consent] Prova con uno spettatore che ha dato il consenso, e passa la stringa di consenso all’ad server; senza consenso possono andare in onda solo campagne senza dati personali.
    [traffic] Prova in un browser con una connessione comune, senza VPN, proxy o data center; un server che richiede annunci deve passare l’indirizzo e il browser dello spettatore.
    [capped] Non c’è nulla di guasto: la campagna ha raggiunto il suo limite. Per vedere l’annuncio, prova con un altro spettatore, ad esempio in una finestra privata, o più tardi.
    [mismatch] Confronta targeting, dimensioni e date della campagna con questa richiesta: unità pubblicitaria, dimensione, pagina, dispositivo e nazione.
    [floor] Abbassa il prezzo minimo di questo inventario o trova una domanda che lo paghi.
    [location] Prova da una nazione in cui la campagna è attiva o chiedi all’ad server di includere questa.
    [blocked] Controlla quali categorie e inserzionisti sono bloccati per questo inventario: sblocca quello in questione o trova un’altra domanda.
    [targeting] Correggi ciò che Prebid invia all’ad server: le fasce di prezzo (priceGranularity) nella valuta dell’offerta, in modo che hb_pb sia vicino al suo prezzo, e per un video la cache, che dà hb_uuid.
    [ad-rules] Nessuna regola per gli annunci vale per questa richiesta: verifica che ce ne sia una attiva per questa unità e, se le regole puntano ai contenuti, invia i loro id (cmsid e vid) nell’ad tag.
    [site] Chiedi a chi gestisce il server di autorizzare il dominio di questa pagina.
    [ended] Ciò che l’indirizzo nomina lì non è attivo o non lo è più: chiedi a chi lo gestisce di attivarlo, o metti nell’indirizzo l’id di uno attivo.
    [credentials] Scrivi nell’indirizzo la chiave, il token o la firma valida ora; la ha chi gestisce il server.
    [parameter] Correggi il parametro che la risposta nomina o aggiungilo all’indirizzo.
    [limit] Chiedi a chi gestisce il server di alzare il suo limite di richieste o richiedi annunci meno spesso.
    [outage] Ripeti la richiesta tra qualche minuto; se non cambia, segnalalo a chi gestisce il server.
    [scheme] Scrivi https:// al posto di http:// nell’indirizzo: questa porta del server accetta solo https.
    [moved] Sostituisci l’indirizzo con quello attuale, che ha chi gestisce il servizio: quello vecchio non è più attivo.
    [auction] Questo è l’indirizzo di un’asta, che accetta richieste di offerta (OpenRTB, via POST): dai al player un tag VAST, che ha l’ad server o il gestore dell’asta.
    [parked] Sotto questo dominio nessuno eroga più annunci: togli l’indirizzo o chiedi quello attuale alla rete pubblicitaria.
    [verification] Il servizio con cui l’inserzionista verifica le pagine ha bloccato questa: chiedi all’agenzia dell’inserzionista quale categoria o pagina blocca, di allentare il blocco, o di usare un tag che misura soltanto.
    [creative] Chiedi all’inserzionista una creatività utilizzabile qui, per esempio un MP4 con H.264 e AAC, e caricala di nuovo.
    [transcoding] Non è rotto niente: la creatività è in conversione. Guarda di nuovo fra qualche minuto; prima di una campagna, fai convertire in anticipo le sue creatività.
    [room] L’annuncio è più lungo dell’interruzione: allungala, o chiedi all’ad server annunci più brevi.
    [commented] L’annuncio si trova in un commento della risposta: fallo inviare fuori dal commento.
    [serialized] Il documento è una stringa dentro JSON: fallo inviare da solo, con il tipo text/xml.
    [login] È una pagina che richiede l’accesso, come una console o un’anteprima: copia da lì il tag VAST.
   *[inventory] Confronta gli id nell’indirizzo (editore, placement, zona) con quelli dati dall’ad server, e falli attivare lì.
  }
redirected = { $redirectingHost } reindirizza la richiesta a { $redirectedHost }.
    .next-step = Chiedi a chi gestisce { $redirectedHost } di correggere; chi gestisce { $redirectingHost }, che reindirizza lì, sa chi è.

## Placeholders

macro-equivalent = { $placeholder } come { $macro }
macros-write = Scrivi { $macros }{ LENGTH($placeholders) ->
    [0] {""}
   *[other] ; aggiungi regole di sostituzione per { $placeholders }
  }.
fix-instead = { $macro } al posto di { $placeholder }
fix-write = Scrivi { $corrections }.
fix-value-for = { $field } per { $placeholder }
fix-provide = Fornisci { $values }.
fix-define = Aggiungi una regola di sostituzione o un valore in { $values } per { $placeholders }, o toglilo dall’ad tag.

fix-write-value = Scrivi al posto di { $placeholders } il valore fornito dall’ad server.
fix-use-sdk = Fai riempire { $placeholders } da { $sdk } nell’app prima della richiesta: solo questo SDK ne conosce i valori. Per altri player usa un ad tag senza questi segnaposto.

viewer-field = { $name ->
    [url] l’indirizzo della pagina
    [referrer] l’indirizzo della pagina precedente
    [title] il titolo della pagina
    [gdprApplies] il consenso dello spettatore (se si applica il GDPR)
    [tcString] il consenso dello spettatore (stringa TCF)
    [gppString] il consenso dello spettatore (stringa GPP)
    [uspString] il consenso dello spettatore (stringa US Privacy)
    [coppa] il consenso dello spettatore (COPPA)
    [ifa] l’ID pubblicitario del dispositivo
    [ip] l’indirizzo IP dello spettatore
    [latLong] la posizione dello spettatore
   *[other] { $group ->
        [consent] il consenso dello spettatore
        [page] dati della pagina
        [player] dati del player
        [app] dati dell’app
       *[device] dati del dispositivo
      }
  }

## Notes on a verdict

code-step = L’ad tag funziona. Il codice intorno è stato valutato solo in parte{ $count ->
    [0] {""}
   *[other] ; non valutati: { LIST($unjudged) }
  }.{ $startsWithSound ->
    [yes] {" "}Avvia il video con l’audio, cosa che i browser rifiutano senza un clic: avvialo senza audio.
   *[no] {""}
  } Se la pagina non mostra annunci, controlla le sue impostazioni o incolla una registrazione della pagina (HAR).

note-not-requested = Non è stata inviata nessuna richiesta; il verdetto viene solo dal testo.
note-content-open = Questo verdetto riguarda gli annunci: il contenuto non è stato controllato.
note-assumed = Si presuppone: { LENGTH($pageHost) ->
    [0] la pagina non è nota
   *[other] la pagina è su { $pageHost }
  }; { $gdprApplies ->
    [unknown] non si sa se vale il GDPR
    [yes] vale il GDPR
   *[other] non vale il GDPR
  }; { $hasConsentString ->
    [yes] c’è una stringa di consenso
   *[no] non c’è una stringa di consenso
  }.
note-unfilled = Solo il player della pagina conosce i valori di { $placeholders }, che la diagnosi ha lasciato così come sono.
note-readers = Solo le pagine di { $allowed } possono leggere la risposta di { $host }.

note-about-tag = Il testo ha { $count } ad tag; questo verdetto riguarda il tag { $tag }.
note-about-bid = Questo verdetto riguarda l’offerta in { $pointer } ({ $bidder }), una di { $count }.
repaired-step = { LENGTH($tag) ->
    [0] Il testo non funziona così come è stato incollato; l’annuncio parte solo senza ciò che la copia ha cambiato. Dove si trova così, mettilo com’era prima della copia.
   *[other] L’ad tag non funziona così come è stato incollato. Dove si trova così, metti questo riparato: { $tag }
  }

note-copied = { $change ->
    [terminal-colors] I codici colore di un terminale sono stati tolti dal testo.
    [xml-viewer] Le parole e i segni della vista XML di un browser sono stati tolti.
    [mail-quote] I segni di un’e-mail citata sono stati tolti dall’inizio delle righe.
    [line-numbers] I numeri di riga sono stati tolti.
    [code-block] I segni di un blocco di codice sono stati tolti.
    [formula] La formula del foglio di calcolo attorno all’ad tag è stata tolta.
    [mail-encoded] Il testo era codificato come nel sorgente di un’e-mail (=3D) ed è stato decodificato.
    [html-escaped] Il testo era codificato come HTML (&lt;) ed è stato decodificato.
    [script-escaped] Il testo aveva caratteri preceduti da barre inverse, come in uno script, ed è stato decodificato.
    [percent-encoded] Tutto il testo aveva la codifica percentuale ed è stato decodificato.
    [scheme-twice] Lo schema davanti all’ad tag era doppio o danneggiato, ed è stato corretto.
    [base64] Il testo era codificato in Base64 ed è stato decodificato.
    [quotes] Le virgolette o le parentesi attorno all’ad tag sono state tolte. Toglile anche dove si trova il tag.
    [table-cell] Le virgolette di una cella di tabella sono state tolte.
    [typography] Le virgolette o gli spazi di un programma di scrittura sono stati sostituiti con caratteri semplici.
    [invisible-characters] I caratteri invisibili sono stati tolti.
    [rewritten-link] I link riscritti da un programma di posta o da un sito sono stati sostituiti con le loro destinazioni.
    [look-alikes] I caratteri che somigliano soltanto a quelli normali, come – per -, × per x, ＆ per & o virgolette tipografiche intorno a un valore sono stati sostituiti.
    [line-breaks] Più righe sono state unite in un ad tag.
    [stray-blanks] Gli spazi nell’ad tag sono stati tolti.
    [text-around] Il testo prima e dopo è stato tralasciato. Se l’ha inviato il server, la sua risposta è malformata.
    [text-behind] Il testo dopo l’ad tag è stato tralasciato. Se fa parte del tag, scrivi %20 al posto dello spazio.
   *[cut-off] Forse manca una parte dell’ad tag: contiene dei puntini o finisce dove moduli e database tagliano i testi. Copialo di nuovo dalla fonte.
  }

## Owners

owner-publisher = Editore
owner-ad-server = Ad server
owner-network = Rete pubblicitaria
owner-advertiser = Inserzionista
owner-browser = Browser
owner-consent = Consenso dell’utente
owner-nobody = Nessuno
owner-unknown = Non noto

## Report of a case

report-title = Caso pubblicitario
report-owner = Chi deve agire
report-next-step = Prossimo passo
report-viewer = Utente
report-tags = Ad tag
report-expanded-to = URL richiesto
report-placeholders = Segnaposto
report-requests = Richieste
report-responses = Risposte
report-findings = Rilievi
report-input = Testo incollato
report-none = Nessuno
report-field = Campo
report-value = Valore
report-status = Stato
report-time = Tempo
report-root = Elemento radice
report-result = Esito
report-redacted = Stringhe di consenso, identificatori, cookie e credenziali sono sostituiti da segnaposto della stessa forma.

## Error codes

code-vast-100 = La risposta dell’ad server non è XML ben formato (errore VAST 100).
    .next-step = Fai correggere il documento all’ad server; la causa solita è un URL con & fuori da CDATA.
code-vast-101 = La risposta è XML che non segue lo schema VAST (errore VAST 101).
    .next-step = Fai aggiungere all’ad server l’elemento che manca o spostare quello fuori posto.
code-vast-102 = La risposta ha una versione di VAST che il player non legge (errore VAST 102).
    .next-step = Fai inviare all’ad server VAST da 2 a 4.
code-vast-200 = L’annuncio è di un tipo che il player non si aspetta o non può mostrare (errore VAST 200).
    .next-step = Controlla nell’ad server quali creatività sono prenotate per questa ad unit.
code-vast-201 = È arrivato un annuncio lineare per uno slot overlay, o il contrario (errore VAST 201).
    .next-step = Prenota il tipo di annuncio che lo slot mostra.
code-vast-202 = L’annuncio ha una durata diversa da quella attesa (errore VAST 202).
    .next-step = Imposta in VAST la durata del file multimediale.
code-vast-203 = L’annuncio ha una dimensione diversa da quella attesa (errore VAST 203).
    .next-step = Prenota creatività della dimensione dello slot.
code-vast-204 = La risposta non ha la categoria che il player richiede (errore VAST 204).
    .next-step = Fai inviare all’ad server la categoria dell’annuncio.
code-vast-205 = Un wrapper blocca la categoria dell’annuncio (errore VAST 205).
    .next-step = Chiedi un annuncio di un’altra categoria o togli il blocco dal wrapper.
code-vast-206 = La pausa pubblicitaria è stata accorciata e l’annuncio non è stato mostrato (errore VAST 206).
    .next-step = Accorcia il pod o allunga la pausa pubblicitaria.
code-vast-300 = Un wrapper è difettoso (errore VAST 300).
    .next-step = Chiedi alla rete del wrapper di controllare il suo ad tag.
code-vast-301 = Un ad server non ha dato una risposta utilizzabile: non è arrivata in tempo, era un errore HTTP come 404, oppure CORS o la Content Security Policy della pagina l’ha bloccata (errore VAST 301).
    .next-step = Fai la diagnosi dell’ad tag; nella pagina, `reason` dell’evento `aderror` dice il motivo.
code-vast-302 = La catena ha troppi wrapper o torna su sé stessa (errore VAST 302).
    .next-step = Chiedi all’ad server una campagna con meno rivenditori.
code-vast-303 = L’ad server non ha annunci, o i suoi wrapper non portano a nessuno (errore VAST 303).
    .next-step = Controlla nell’ad server che una campagna attiva comprenda questa ad unit; dietro un wrapper, chiedi alla sua rete perché non riempie.
code-vast-304 = Non è stato possibile mostrare l’annuncio entro il tempo previsto (errore VAST 304).
    .next-step = Chiedi alla rete una creatività più leggera.
code-vast-400 = Non è stato possibile riprodurre l’annuncio lineare (errore VAST 400).
    .next-step = Apri il file dell’annuncio in un browser e segnala alla rete che cosa non va.
code-vast-401 = Il file dell’annuncio non è stato trovato (errore VAST 401).
    .next-step = Chiedi alla rete di correggere l’indirizzo del file.
code-vast-402 = Il file dell’annuncio non è stato caricato in tempo (errore VAST 402).
    .next-step = Chiedi alla rete un file più piccolo su un server più veloce.
code-vast-403 = L’annuncio non ha file che il player supporta (errore VAST 403).
    .next-step = Chiedi all’inserzionista la creatività come MP4 (H.264 e AAC).
code-vast-405 = Non è stato possibile mostrare il file dell’annuncio (errore VAST 405).
    .next-step = Chiedi all’inserzionista di codificare di nuovo il file come MP4 (H.264 e AAC).
code-vast-406 = All’annuncio manca il file mezzanine richiesto (errore VAST 406).
    .next-step = Chiedi alla rete di aggiungere il file mezzanine.
code-vast-407 = Il file mezzanine viene scaricato per la prima volta e l’annuncio non è ancora pronto (errore VAST 407).
    .next-step = Richiedi l’annuncio più tardi.
code-vast-408 = Il player ha rifiutato un annuncio condizionale (errore VAST 408).
    .next-step = Chiedi alla rete un annuncio non condizionale.
code-vast-409 = L’unità interattiva dell’annuncio non è stata eseguita (errore VAST 409).
    .next-step = Chiedi una creatività senza codice interattivo.
code-vast-410 = L’unità di verifica dell’annuncio non è stata eseguita (errore VAST 410).
    .next-step = Chiedi una creatività che parta senza codice di verifica.
code-vast-411 = Il file mezzanine non rispetta le specifiche (errore VAST 411).
    .next-step = Chiedi alla rete di sostituire il file mezzanine.
code-vast-500 = Non è stato possibile mostrare l’overlay (errore VAST 500).
    .next-step = Chiedi alla rete un’immagine statica come overlay.
code-vast-501 = L’overlay è più grande del suo slot (errore VAST 501).
    .next-step = Prenota un overlay più piccolo o alza max_width e max_height dello slot.
code-vast-502 = Non è stato possibile caricare la risorsa dell’overlay (errore VAST 502).
    .next-step = Chiedi alla rete di correggere l’indirizzo dell’immagine.
code-vast-503 = L’overlay non ha risorse che il player supporta (errore VAST 503).
    .next-step = Chiedi l’overlay come immagine statica.
code-vast-600 = Non è stato possibile mostrare un companion (errore VAST 600).
    .next-step = Controlla con la rete i companion della creatività.
code-vast-601 = Un companion non entra nel suo posto nella pagina (errore VAST 601).
    .next-step = Dai al posto del companion la dimensione della creatività.
code-vast-602 = Non è stato possibile mostrare un companion obbligatorio e l’annuncio è stato scartato (errore VAST 602).
    .next-step = Aggiungi alla pagina un posto per il companion o fallo rendere facoltativo all’ad server.
code-vast-603 = Non è stato possibile caricare la risorsa di un companion (errore VAST 603).
    .next-step = Chiedi alla rete di correggere l’indirizzo del companion.
code-vast-604 = Un companion non ha risorse che il player supporta (errore VAST 604).
    .next-step = Chiedi il companion come immagine statica.
code-vast-900 = L’annuncio è fallito per un motivo senza codice proprio (errore VAST 900).
    .next-step = Fai la diagnosi dell’ad tag per vedere in quale richiesta fallisce.
code-vast-901 = Il codice VPAID dell’annuncio è fallito o non è stato eseguito (errore VAST 901).
    .next-step = Chiedi all’inserzionista la stessa creatività come MP4 (H.264 e AAC).
code-vast-902 = Il file interattivo dell’annuncio è fallito (errore VAST 902).
    .next-step = Chiedi una creatività senza codice interattivo.
code-ima-1005 = L’SDK IMA non ha potuto richiedere gli annunci (errore 1005).
    .next-step = Apri l’ad tag in una nuova scheda e correggi quello che mostra.
code-ima-1007 = La risposta non ha media né immagini da mostrare (errore IMA 1007).
    .next-step = Chiedi alla rete di aggiungere un file alla creatività.
code-ima-1009 = L’ad server ha risposto con VAST senza annunci (errore IMA 1009).
    .next-step = Controlla nell’ad server che una campagna attiva comprenda questa ad unit, dimensione, pagina e nazione.
code-ima-1010 = L’SDK IMA non capisce la risposta (errore 1010).
    .next-step = Fai inviare all’ad server VAST o VMAP.
code-ima-1012 = Il browser non ha potuto inviare la richiesta o leggere la risposta (errore IMA 1012).
    .next-step = Prova senza ad blocker e controlla le intestazioni CORS dell’ad server.
code-ima-1013 = L’ad tag non è un URL valido (errore IMA 1013).
    .next-step = Codifica i parametri dell’ad tag e fallo iniziare con https://.
code-ima-1014 = La Protected Audience API del browser è fallita (errore IMA 1014).
    .next-step = Prova con un altro browser e segnala l’errore interno all’ad server.
code-ima-1020 = Non è stato possibile avviare lo stream con gli annunci inseriti (errore IMA 1020).
    .next-step = Controlla gli id dello stream nell’ad server.
code-ima-1021 = Lo stream e il suo sostituto sono falliti entrambi (errore IMA 1021).
    .next-step = Controlla lo stream e il suo sostituto nell’ad server.
code-ima-1022 = Il browser non supporta un URL dell’annuncio (errore IMA 1022).
    .next-step = Usa URL https nell’ad tag e nelle creatività.
code-ima-1101 = La pagina ha chiamato l’SDK IMA con argomenti non validi (errore 1101).
    .next-step = Correggi la chiamata indicata dall’errore interno.
code-ima-1204 = L’SDK IMA ha ricevuto dalla sua app un messaggio difettoso (errore 1204).
    .next-step = Aggiorna l’SDK IMA dell’app.
code-ima-1205 = Il browser non ha permesso all’annuncio di partire senza un clic (errore IMA 1205).
    .next-step = Avvia il player senza audio o con un clic.
code-ima-1300 = La piattaforma del consenso non aveva risposto quando l’annuncio è stato richiesto (errore IMA 1300).
    .next-step = Richiedi gli annunci solo dopo la risposta della piattaforma del consenso.
code-vmap-900 = La pausa pubblicitaria è fallita per un motivo senza codice proprio (errore VMAP 900).
    .next-step = Fai la diagnosi dell’ad tag della pausa pubblicitaria.
code-vmap-1000 = Il documento VMAP non segue il suo schema (errore VMAP 1000).
    .next-step = Fai correggere il documento all’ad server.
code-vmap-1001 = La versione di VMAP non è supportata (errore VMAP 1001).
    .next-step = Fai inviare all’ad server VMAP 1.0.
code-vmap-1002 = Non è stato possibile leggere il documento VMAP (errore VMAP 1002).
    .next-step = Fai inviare all’ad server XML ben formato.
code-vmap-1003 = Una pausa pubblicitaria ha un tipo che il player non mostra (errore VMAP 1003).
    .next-step = Usa pause pubblicitarie di tipo linear o nonlinear.
code-vmap-1004 = Non è stato possibile leggere gli annunci di una pausa pubblicitaria (errore VMAP 1004).
    .next-step = Fai la diagnosi dell’ad tag della pausa pubblicitaria.
code-vmap-1005 = Gli annunci di una pausa pubblicitaria hanno un formato non supportato (errore VMAP 1005).
    .next-step = Fai usare all’ad server VAST da 2 a 4 nella pausa pubblicitaria.
code-vmap-1006 = Non è stato possibile leggere il VAST dentro una pausa pubblicitaria (errore VMAP 1006).
    .next-step = Fai correggere all’ad server il documento in VASTAdData.
code-vmap-1007 = L’ad server di una pausa pubblicitaria non ha risposto in tempo (errore VMAP 1007).
    .next-step = Chiedi una risposta più veloce a chi gestisce quell’ad server.
code-vmap-1008 = La richiesta degli annunci di una pausa pubblicitaria è fallita (errore VMAP 1008).
    .next-step = Fai la diagnosi dell’ad tag della pausa pubblicitaria.
code-embed-source-refused = L’elemento rifiuta l’indirizzo dell’embed, perché la sua origine non è ammessa.
    .next-step = Aggiungi l’origine a MediaEmbed.allowedSources o servi il JSON dalla tua origine.
code-embed-network = Non è stato possibile richiedere il JSON dell’embed.
    .next-step = Controlla la connessione e Access-Control-Allow-Origin del server.
code-embed-timeout = Il JSON dell’embed non era completo dopo 10 s.
    .next-step = Servi il JSON come file statico o in cache.
code-embed-http-status = Il server ha rifiutato la richiesta dell’embed.
    .next-step = Controlla che l’embed sia pubblicato a questo indirizzo.
code-embed-content-type = La risposta per l’embed non è dichiarata come JSON.
    .next-step = Invia l’intestazione Content-Type: application/json.
code-embed-too-large = Il JSON dell’embed supera i 2 MB.
    .next-step = Pubblica solo quello che serve al player.
code-embed-not-json = Il testo dell’embed non è JSON.
    .next-step = Incolla qui il JSON per vedere la riga dell’errore.
code-embed-not-an-embed = Il JSON dell’elemento non è un embed.
    .next-step = Pubblica l’oggetto embed del servizio.
code-embed-no-player = L’embed non indica un player ospitato e non ha un video.
    .next-step = Richiedi l’embed con code_iframe o con il suo video o live.
code-embed-player-refused = L’origine del player ospitato non è ammessa.
    .next-step = Aggiungi l’origine a MediaEmbed.allowedPlayerOrigins.
code-embed-no-code = L’embed non ha il codice per il formato standard.
    .next-step = Richiedi l’embed con il campo code o usa un altro formato.
code-embed-not-controllable = La pagina non può controllare il player del formato standard.
    .next-step = Usa il formato iframe o player.
code-embed-code-unavailable = All’embed manca un campo che questo formato di codice richiede.
    .next-step = Leggi la causa dell’errore e richiedi l’embed con quel campo.
code-embed-module = Non è stato possibile caricare un file del player.
    .next-step = Pubblica tutti i file del pacchetto, poi chiama retry().
code-embed-no-stream = L’embed non indica uno stream, quindi non partono né il contenuto né gli annunci.
    .next-step = Imposta streamUrl o richiedi il video o il live con i suoi indirizzi.
code-embed-media-network = Non è stato possibile caricare il contenuto.
    .next-step = Controlla l’indirizzo del contenuto e la sua intestazione CORS.
code-embed-media-decode = Il browser non ha potuto decodificare il contenuto.
    .next-step = Codifica di nuovo il contenuto.
code-embed-media-unsupported = Il browser non supporta nessun formato del contenuto.
    .next-step = Fornisci HLS o MP4 con H.264 e AAC.
code-embed-trusted-types = La policy della pagina non ammette la policy Trusted Types media-embed.
    .next-step = Aggiungi media-embed alla direttiva trusted-types.
code-embed-unexpected = L’elemento non ha funzionato per un errore che il suo codice non prevedeva.
    .next-step = Leggi nella console la causa (cause) dell’errore; se l’embed contiene solo dati, segnalala come errore della libreria.
code-browser-blocked-by-client = Un’estensione del browser ha bloccato la richiesta{ phrase-to-host }, come fanno gli ad blocker.
    .next-step = Prova con un browser senza ad blocker e senza protezione dal tracciamento.
code-browser-blocked-by-protection = La protezione dal tracciamento del browser ha bloccato la richiesta{ phrase-to-host }.
    .next-step = Disattiva la protezione per questo sito (in Firefox dallo scudo nella barra degli indirizzi) e prova di nuovo: chi la usa non vede annunci.
code-browser-mixed-content = Il browser o l’app ha rifiutato una richiesta http{ phrase-to-host }, perché una pagina https o le impostazioni dell’app permettono solo https.
    .next-step = Usa https nell’ad tag e in tutto quello a cui porta.
code-browser-media-mixed-content = La richiesta{ phrase-to-host } di un file multimediale ha un indirizzo http, che la pagina https o le impostazioni dell’app non permettono.
    .next-step = Se il file è di un annuncio, chiedi al suo network o all’inserzionista un file multimediale con https://. Se è il video della pagina, correggi il suo indirizzo.
code-browser-cors = Il browser non può leggere la risposta alla richiesta{ phrase-to-host }, perché manca l’intestazione CORS per la pagina.
    .next-step = Fai inviare all’ad server Access-Control-Allow-Origin con l’origine della pagina, e Access-Control-Allow-Credentials: true.
code-browser-opaque-origin = Il browser non può leggere la risposta alla richiesta{ phrase-to-host }, perché la pagina ha l’origine «null»: il suo frame ha una sandbox senza allow-same-origin, o è un file.
    .next-step = Aggiungi allow-same-origin all’attributo sandbox del frame o servi la pagina da un server web.
code-browser-cors-several = Il browser non può leggere la risposta alla richiesta{ phrase-to-host }, perché ha l’header CORS Access-Control-Allow-Origin due volte o con più valori.
    .next-step = Fai inviare a chi gestisce il server Access-Control-Allow-Origin una sola volta: spesso lo aggiungono sia l’applicazione sia il server o la CDN davanti.
code-browser-cors-wildcard = Il browser non può leggere la risposta alla richiesta{ phrase-to-host }, perché una richiesta con cookie non accetta l’origine *.
    .next-step = Fai inviare all’ad server l’origine della pagina in Access-Control-Allow-Origin, con Access-Control-Allow-Credentials: true, oppure invia la richiesta senza cookie.
code-browser-response-broken = Il browser non ha potuto usare la risposta alla richiesta{ phrase-to-host }: la codifica, la lunghezza, il protocollo o i reindirizzamenti sono errati.
    .next-step = Chiedi a chi gestisce l’ad server di correggere la risposta.
code-browser-media-failed = { LENGTH($detail) ->
    [0] La richiesta{ phrase-to-host } di un video o del suo manifest non è riuscita: manca, è rifiutato, o i browser non ne riproducono il formato.
   *[other] La richiesta{ phrase-to-host } di { $detail } non è riuscita: è lo stream del contenuto, e non un annuncio.
  }
    .next-step = { LENGTH($detail) ->
        [0] Se è il video della pagina, correggi il suo indirizzo, il suo server o il suo formato; se è quello di un annuncio, diagnostica l’ad tag.
       *[other] Correggi l’indirizzo dello stream, o fallo consegnare dal suo server. Se un server inserisce gli annunci in questo stream, rivolgiti a chi lo gestisce; per tutti gli altri annunci diagnostica l’ad tag.
      }
code-browser-plugin-late = Il plugin pubblicitario del player è stato avviato troppo tardi e ha perso l’inizio del video e il suo preroll.
    .next-step = Avvia il plugin pubblicitario nello stesso task del player, prima che la sorgente sia caricata.
code-browser-sdk-missing = L’SDK IMA non era caricato quando è partito il plugin pubblicitario del player, quindi non è stato richiesto alcun annuncio.
    .next-step = Carica https://imasdk.googleapis.com/js/sdkloader/ima3.js prima del plugin. Se la pagina lo fa, controlla che nessun ad blocker e nessuna policy lo fermi.
code-browser-container-missing = L’elemento per gli annunci che la pagina passa all’SDK IMA non esiste quando l’SDK parte, quindi non è stato richiesto alcun annuncio.
    .next-step = Correggi l’id del contenitore degli annunci, e avvia lo script quando l’elemento è già nella pagina.
code-browser-cache-missing = Prebid ha scartato un’offerta che ha il suo VAST solo come testo, perché non è impostata alcuna cache.
    .next-step = Imposta cache.url nella configurazione di Prebid, oppure cache.useLocal se il player accetta VAST come blob.
code-browser-frame-sandboxed = La sandbox dell’iframe non lascia funzionare il player.
    .next-step = Aggiungi allow-scripts e allow-same-origin all’attributo sandbox dell’iframe (e allow-popups, per i clic sugli annunci), o togli l’attributo.
code-browser-autoplay-refused = Il browser non ha permesso al video di partire con l’audio e senza un clic.
    .next-step = Avvia il player senza audio o con un clic.
code-browser-autoplay-in-frame = La pagina non permette all’iframe del player di avviare un video.
    .next-step = Aggiungi allow="autoplay" all’iframe del player.
code-browser-private-address = La pagina ha inviato la richiesta{ phrase-to-host } a un indirizzo raggiungibile da una sola rete, come quello di un server di prova.
    .next-step = Usa nella pagina l’ad tag dell’ad server pubblico.
code-browser-cache-refused = La cache di Prebid{ phrase-to-host } non ha salvato il VAST dell’offerta, quindi l’ad server non può consegnarlo.
    .next-step = Controlla l’indirizzo e il limite di dimensione della cache o chiedi all’offerente un VAST più piccolo o il suo indirizzo (vastUrl).
code-browser-cache-expired = La cache di Prebid{ phrase-to-host } non ha nessun VAST con questo id: è scaduto, o è stato salvato altrove.
    .next-step = Richiedi l’annuncio prima dopo l’asta, aumenta la durata della cache, e usa la stessa cache per entrambi.
code-browser-bidder-unavailable = Un offerente dell’unità pubblicitaria{ phrase-detail } non è nella build di Prebid, o il suo adattatore non supporta il video, quindi non gli è stata chiesta nessuna offerta.
    .next-step = Compila Prebid con un adattatore di questo offerente che supporti il video o usa un altro offerente per l’unità pubblicitaria.
code-browser-clock-wrong = La richiesta{ phrase-to-host } è fallita, perché secondo l’orologio del dispositivo il certificato del server non è ancora valido.
    .next-step = Imposta la data e l’ora del dispositivo, e riprova; se sono giuste, chiedi del certificato a chi gestisce l’ad server.
code-browser-not-transcoded = Il server che inserisce gli annunci ne ha saltato uno, perché non ha ancora transcodificato la sua nuova creatività.
    .next-step = Aspetta qualche minuto: le interruzioni successive avranno l’annuncio. Per le campagne con creatività nuove richiedi gli annunci prima dell’interruzione (prefetch).
code-browser-break-shortened = Il server che inserisce gli annunci ne ha saltato uno, perché l’interruzione è finita prima o se ne è potuta riempire troppo poca.
    .next-step = Se succede di rado, niente è rotto; altrimenti controlla i marcatori delle interruzioni nel flusso e la soglia di personalizzazione.
code-browser-insertion-off = Il server che inserisce gli annunci non può inserirne: la sua configurazione, la sua sessione o l’host dell’ad server non è accettato.
    .next-step = Controlla la configurazione del server che inserisce gli annunci: il profilo di transcodifica, i parametri della sessione e l’indirizzo dell’ad server.
code-browser-preflight = La pagina invia { LENGTH($detail) ->
    [0] la richiesta{ phrase-to-host } con qualcosa
   *[other] { $detail } con la richiesta{ phrase-to-host }, un’intestazione o un metodo
  } che il server deve prima consentire (preflight), e non lo consente.
    .next-step = Fai richiedere l’annuncio alla pagina con un semplice GET e senza { LENGTH($detail) ->
        [0] intestazioni proprie
       *[other] { $detail }
      }; gli ad server non si aspettano un preflight. Oppure fallo consentire dal server nella risposta a OPTIONS.
code-browser-csp = La Content Security Policy della pagina ha bloccato la richiesta{ phrase-to-host }.
    .next-step = { LENGTH($detail) ->
        [0] Aggiungi l’host a connect-src, e quelli dei media e dei tracker a media-src e img-src.
       *[other] Aggiungi l’host a { $detail } nella Content Security Policy della pagina.
      }
code-browser-timed-out = La richiesta{ phrase-to-host } non ha avuto risposta in tempo.
    .next-step = Chiedi una risposta più veloce a chi gestisce l’ad server.
code-browser-name-not-resolved = La richiesta{ phrase-to-host } è fallita, perché l’host non esiste.
    .next-step = Correggi l’host dell’ad tag.
code-browser-connection-failed = La richiesta{ phrase-to-host } è fallita, perché il server non ha accettato la connessione.
    .next-step = Chiedi a chi gestisce l’ad server se è attivo.
code-browser-upgrade-failed = La richiesta{ phrase-to-host } è fallita: il suo indirizzo è in http, il browser l’ha inviata con https come la pagina, e il server non ha un https funzionante.
    .next-step = Fai consegnare il file con https, da un server che lo supporta.
code-browser-certificate-invalid = La richiesta{ phrase-to-host } è fallita, perché il server ha un certificato non valido.
    .next-step = Controlla che l’orologio dell’utente sia giusto; se lo è, chiedi a chi gestisce l’ad server di rinnovare il certificato.
code-browser-proxy-certificate = Un proxy della rete o un programma del dispositivo ha risposto alla richiesta{ phrase-to-host } con un certificato proprio, che lo strumento non considera attendibile.
    .next-step = Prova da una rete senza questo proxy, o fornisci allo strumento il certificato radice del proxy (curl: --cacert, Node: NODE_EXTRA_CA_CERTS). Nulla indica un difetto del server.
code-browser-proxy-failed = La richiesta{ phrase-to-host } è fallita al proxy della rete.
    .next-step = Prova senza il proxy o chiedi a chi lo amministra di lasciar passare l’ad server.
code-browser-proxy-untrusted = Il client non considera attendibile il certificato del proxy che registra le sue richieste: la richiesta{ phrase-to-host } è fallita solo per la registrazione.
    .next-step = Installa il certificato radice del proxy sul dispositivo e rendilo attendibile (in un’app Android: nella configurazione di sicurezza di rete di una build di debug), poi registra di nuovo. Se l’app accetta solo certi certificati (pinning), escludi i suoi host dalla registrazione. Il server non ha colpa.
code-browser-resolver-failed = La richiesta{ phrase-to-host } è fallita, perché nessun server dei nomi ha risposto.
    .next-step = Controlla la connessione e il server DNS del dispositivo; se altri host si trovano, chiedi a chi gestisce l’ad server dei suoi server dei nomi.
code-browser-address-filtered = La richiesta{ phrase-to-host } è fallita, perché un filtro DNS o il file hosts nasconde l’indirizzo dell’host.
    .next-step = Prova da un’altra rete o con un altro server DNS. L’ad tag non ha colpa.
code-browser-offline = La richiesta{ phrase-to-host } è fallita, perché il browser era senza rete.
    .next-step = Prova di nuovo con una connessione.
code-browser-plugin-missing = Il plugin pubblicitario del player non è caricato, quindi non è stato richiesto alcun annuncio.
    .next-step = Carica lo script del plugin pubblicitario dopo quello del player e prima di usarlo, in una versione adatta al player.
code-browser-ima-plugin-missing = Il player non ha la funzione ima: il suo plugin videojs-ima non è caricato, quindi non è stato richiesto alcun annuncio.
    .next-step = Carica ima3.js dell’SDK IMA, videojs-contrib-ads e videojs-ima, in quest’ordine, dopo Video.js e prima di questa chiamata.
code-browser-request-canceled = La pagina ha annullato la richiesta{ phrase-to-host } prima di una risposta.
    .next-step = Registra di nuovo e resta sulla pagina. Se viene annullata ancora, cerca che cosa la interrompe: un nuovo avvio del player, un limite di tempo o un’estensione.
code-browser-play-interrupted = L’avvio del video è stato interrotto da una pausa o da un’altra sorgente, quindi l’annuncio o il contenuto forse non è partito.
    .next-step = Lascia che un solo script avvii il player: la pagina deve attendere la promise di play() e la fine dell’annuncio prima di mettere in pausa o cambiare sorgente. Se l’annuncio va in onda, niente è rotto.
code-browser-player-size = Prebid ha tolto la dimensione del player dall’unità pubblicitaria, che ha una forma sbagliata, quindi gli offerenti possono rifiutare la richiesta.
    .next-step = Scrivi mediaTypes.video.playerSize come [[640, 480]] o [640, 480].
code-browser-status-missing = Il server non conosce l’indirizzo della richiesta{ phrase-to-host }, o non accetta i suoi parametri (stato come 404 o 400).
    .next-step = Se è l’indirizzo dell’ad tag, confronta percorso e parametri con quelli forniti dall’ad server; se ci porta un wrapper, chiedi alla sua rete.
code-browser-stream-unknown = Il server che inserisce gli annunci non conosce lo stream della richiesta{ phrase-to-host }{ phrase-detail }, quindi il player non ha ricevuto uno stream con annunci.
    .next-step = Confronta gli identificatori dello stream (per un video, sorgente dei contenuti e video; per una diretta, la sua asset key) con quelli nell’account di questo server, e controlla che il video vi sia stato acquisito o che la diretta sia attiva.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-embedder-policy = La Cross-Origin-Embedder-Policy della pagina non ammette la risposta alla richiesta{ phrase-to-host }, a cui manca un’intestazione che permetta altri siti.
    .next-step = Rinuncia a Cross-Origin-Embedder-Policy nelle pagine con annunci, o inviala con credentialless: gli ad server e gli host dei loro file non inviano quasi mai Cross-Origin-Resource-Policy.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-frame-refused = { LENGTH($host) ->
    [0] La pagina nel frame
   *[other] La pagina di { $host }
  } non si lascia mostrare in un frame da altri siti (X-Frame-Options o frame-ancestors).
    .next-step = Usa il codice di incorporamento di quel sito, il cui indirizzo non è quello della pagina per gli spettatori; se è già il suo codice di incorporamento, chiedi al gestore di permettere il tuo sito in frame-ancestors.
# Variables:
#   $host (String) - host of the request; empty if it is not known
code-browser-service-worker = Il service worker della pagina ha preso la richiesta{ phrase-to-host } e non ha dato risposta.
    .next-step = Fai in modo che il service worker lasci stare le richieste verso altri host: esci dal suo listener di fetch senza respondWith().
code-browser-autoplay-policy = L’intestazione Permissions-Policy della pagina vieta la riproduzione automatica, anche nei suoi frame, qualunque cosa dica il loro attributo allow.
    .next-step = Togli autoplay=() dall’intestazione, o scrivi autoplay=(self "https://player.example") con l’origine del player.
code-browser-sdk-held = Lo strumento di consenso della pagina trattiene l’SDK IMA finché lo spettatore non acconsente (type="text/plain"), e uno script che ne ha bisogno è partito prima.
    .next-step = Avvia anche lo script degli annunci solo dopo il consenso: contrassegnalo come l’SDK, o avvialo all’evento dello strumento di consenso.
# Variables:
#   $host (String) - host of the address that a script should set; empty if there is none
code-browser-frame-empty = L’iframe non ha in src un indirizzo da caricare{ LENGTH($host) ->
    [0] {""}
   *[other] , perché uno script dovrebbe mettervi più tardi quello di { $host }; dove non funziona, l’iframe resta vuoto
  }.
    .next-step = Scrivi l’indirizzo del player in src. Se un plugin di caricamento differito l’ha spostato in un attributo data, escludi questo iframe: loading="lazy" non ha bisogno di script.
code-browser-other-site = Il browser non ha dato alla pagina la risposta alla richiesta{ phrase-to-host }: il suo server la riserva alle pagine del suo sito (Cross-Origin-Resource-Policy), o il suo tipo non è quello di media o di dati.
    .next-step = Fai inviare al server Cross-Origin-Resource-Policy: cross-origin, o nessuna intestazione simile, e il Content-Type giusto.
code-browser-status-refused = Il server ha rifiutato la richiesta{ phrase-to-host } (stato come 401, 403 o 429).
    .next-step = Chiedi al gestore dell’ad server se questo sito, questo indirizzo e questo paese possono richiedere i suoi annunci, e quanto spesso; se l’indirizzo ha una firma, controlla che non sia scaduta.
code-browser-status-failed = Il server non è riuscito a rispondere alla richiesta{ phrase-to-host } (stato come 500 o 503).
    .next-step = Segnala lo stato al gestore del server.
