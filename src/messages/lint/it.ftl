### Risultati delle regole sugli ad tag e sugli slot.

phrase-more = { $more ->
    [0] {""}
   *[other] {" "}(e altri { $more })
  }
phrase-parameters = { LENGTH($names) ->
    [one] il parametro { $names }
   *[other] i parametri { $names }
  }
phrase-of-parameters = { LENGTH($names) ->
    [one] del parametro { $names }
   *[other] dei parametri { $names }
  }
phrase-in-parameters = { LENGTH($names) ->
    [one] nel parametro { $names }
   *[other] nei parametri { $names }
  }
phrase-lacks = { LENGTH($names) ->
    [one] All’ad tag manca il parametro { $names }
   *[other] All’ad tag mancano i parametri { $names }
  }
phrase-placeholders = { $placeholders }{ phrase-more }
phrase-time = { NUMBER($seconds) } s

## Testi che contengono un ad tag

tag-surrounded = { $fault ->
    [quotes] L’ad tag è tra virgolette o parentesi.
    [markup] L’ad tag è dentro HTML o XML.
    [code] L’ad tag è dentro uno script, JSON o una formula.
    [mail-quote] Alcune righe dell’ad tag iniziano con >, come in una mail citata.
    [text] C’è altro testo prima o dopo l’ad tag.
    [several] Il testo contiene più ad tag, non separati da ***.
    [joined] Due ad tag sono scritti di seguito, senza nulla in mezzo.
    [unclear] Il testo contiene più URL, e ognuno può essere l’ad tag.
    [computed] L’ad tag è dentro uno script che vi aggiunge dei valori.
   *[no-url] Il testo è codice, e non contiene l’URL di un ad tag.
  }
    .remedy = { $fault ->
        [mail-quote] Togli questi caratteri.
        [several] Separa con *** i tag di una cascata o tienine uno.
        [joined] Tienine uno. Per farli giudicare entrambi, incolla ciascuno su una riga.
        [computed] Tieni solo l’URL, e scrivi una macro come [CACHEBUSTING] per ogni valore.
        [no-url] Chiedi all’ad server il tag VAST di un posizionamento video, e imposta il suo URL: un codice come questo è per lo più di annunci display.
       *[text] Tieni solo l’URL dell’ad tag.
      }

tag-script-escaped = L’ad tag contiene caratteri preceduti da una barra rovesciata, come \/ o \u0026.
    .remedy = Sostituisci i codici: il tag è stato copiato da uno script, da JSON o da Markdown.

tag-percent-encoded = L’ad tag è codificato per intero con %, anche il suo schema o i segni tra i suoi parametri.
    .remedy = Decodificalo: il tag è stato copiato da un parametro di un altro URL.

tag-mail-encoded = L’ad tag è codificato come nel sorgente di una mail, con =3D al posto di =.
    .remedy = Decodificalo: il tag è stato copiato dal sorgente di una mail.

tag-lookalike-chars = L’ad tag contiene caratteri che somigliano soltanto a quelli normali, come – per -, × per x, ＆ per & o virgolette tipografiche intorno a un valore.
    .remedy = Scrivi al loro posto i caratteri normali.

tag-link-rewritten = L’ad tag è un link riscritto da un programma di posta o da un altro servizio.
    .remedy = Usa l’indirizzo che c’è dietro: le richieste con questo link falliscono.

tag-cut-off = L’ad tag ha … al posto di una parte, perché il programma da cui è stato copiato lo ha abbreviato.
    .remedy = Copia di nuovo il tag intero da dove viene modificato.

## Il testo e la sua cascata

tag-whitespace = L’ad tag ha spazi, interruzioni di riga o caratteri invisibili che non ne fanno parte.
    .remedy = Toglili: incolla di nuovo il tag come testo semplice.

tag-waterfall = L’annuncio è una cascata di { $count } tag, che si dividono { phrase-time }.
    .remedy = Non c’è nulla da fare, se il servizio ha attivato le cascate per questo account.

waterfall-no-failover = { $cause ->
    [vmap] Il tag { $number } della cascata richiede una playlist VMAP, che non è mai senza annunci.
   *[sample] Il tag { $number } della cascata è un esempio, che restituisce sempre un annuncio.
  }
    .remedy = Mettilo per ultimo: i tag dopo di esso non vengono mai richiesti.

waterfall-too-many = La cascata ha { $count } tag, per cui ognuno ha circa { $share } ms dei { phrase-time } per tutti.
    .remedy = Tieni al massimo { $limit } tag, prima quelli con il miglior fill rate.

waterfall-duplicate = Il tag { $number } della cascata è uguale a uno precedente, che non aveva annunci.
    .remedy = Togli il tag ripetuto.

rule-subject-plain = Il soggetto { $subject } compare anche in altre parole e in nomi dell’ad tag, dove viene sostituito anch’esso.
    .remedy = Scrivi il soggetto tra parentesi quadre, come [nome], nella regola e nel tag.

## L’URL

tag-html-escaped = L’ad tag contiene caratteri codificati come in HTML, per esempio &amp;.
    .remedy = Sostituisci i codici: il tag è stato copiato da HTML o XML.

tag-http-on-https = L’ad tag è un URL http, mentre la pagina è https.
    .remedy = Usa il tag https: il browser blocca la richiesta o la cambia in https.

tag-protocol-relative = L’ad tag non ha uno schema.
    .remedy = Scrivi https://, così il tag funziona anche fuori da una pagina web.

tag-fragment = L’ad tag contiene un #, e ciò che segue non viene inviato all’ad server.
    .remedy = Scrivi # come %23 o toglilo con ciò che segue.

tag-request-too-long = La richiesta è lunga { $length } caratteri, più di { $limit }.
    .remedy = Accorcia i parametri: la maggior parte dei server rifiuta una richiesta così lunga.

tag-long = La richiesta è lunga { $length } caratteri, più di { $limit }.
    .remedy = Accorcia i parametri se mancano annunci: alcuni server tagliano una richiesta così lunga.

tag-illegal-chars = { LENGTH($name) ->
    [0] L’ad tag ha caratteri che in un URL vanno codificati con %.
   *[other] La & di &{ $name } è stata letta come un’entità HTML, quindi l’ad tag non ha il parametro { $name }.
  }
    .remedy = { LENGTH($name) ->
        [0] Codificali con %: i player li inviano in modi diversi.
       *[other] Scrivi di nuovo &{ $name }=; in HTML, &amp;{ $name }=.
      }

tag-bad-percent = { $fault ->
    [cut] L’ad tag è tagliato: finisce nel mezzo di un carattere codificato.
   *[sign] L’ad tag ha un segno di percento non seguito da due cifre esadecimali.
  }
    .remedy = { $fault ->
        [cut] Copia di nuovo il tag intero da dove viene modificato: un campo o un programma lo ha abbreviato.
       *[sign] Scrivi il segno di percento come %25.
      }

ad-host-gone = L’host appartiene { $server ->
    [liverail] a LiveRail, il cui ad server è stato chiuso da Facebook nel 2016
    [adtech] ad Adtech, il cui ad server è stato chiuso da Verizon Media nel 2020
    [mopub] a MoPub, chiuso nel 2022
    [adaptv] alla piattaforma supply-side di Yahoo, chiusa nel 2023
    [emx] a EMX Digital, diventata insolvente nel 2023
    [spotx] a SpotX, che Magnite ha rilevato nel 2021 e integrato nella propria piattaforma
   *[sizmek] a Sizmek, il cui ad server è stato chiuso da Amazon alla fine del 2024
  }.
    .remedy = Chiedi al fornitore un tag nuovo o togli l’annuncio.

## Parametri

tag-no-query = L’ad tag ha un & ma nessun ? prima, quindi non ha una query.
    .remedy = Fai iniziare la query con un punto interrogativo.

param-question-mark = { $fault ->
    [address] L’indirizzo nel parametro { $name } non è codificato con %, quindi i suoi parametri sono diventati quelli dell’ad tag.
    [waterfall] Nel parametro { $name } inizia un secondo ad tag, senza *** che lo separi.
   *[separator] L’ad tag ha un secondo ? dopo il parametro { $name }, dove serve un &.
  }
    .remedy = { $fault ->
        [address] Codifica per intero l’indirizzo in { $name }.
        [waterfall] Scrivi *** tra i due ad tag.
       *[separator] Scrivi & al posto del secondo ?.
      }

param-implausible = { $fault ->
    [floor] Nessuna campagna paga un prezzo minimo così alto: { $settings }.
    [size] L’ad tag non dà dimensioni al player: { $settings }.
    [sound] L’ad tag annuncia l’autoplay con audio: { $settings }.
    [page] Il parametro { $settings } ha l’indirizzo di un’anteprima o di una prova, e non quello della pagina pubblica.
    [slot] L’ad tag chiede un tipo di annuncio diverso da quello che mostra il suo slot: { $settings }.
   *[format] L’ad tag chiede un formato diverso da VAST o VMAP: { $settings }.
  }
    .remedy = { $fault ->
        [floor] Scrivi il prezzo per 1.000 impressioni nella valuta dell’asta, come 1.50, o togli il parametro.
        [size] Scrivi le dimensioni del player in pixel, e forma l’ad tag solo quando il player le ha.
        [sound] Avvia senza audio o con un clic, e indicalo nell’ad tag: i browser bloccano l’autoplay con audio.
        [page] Scrivi l’indirizzo pubblico codificato con % oppure [PAGEURL].
        [slot] Chiedi annunci lineari in preroll, midroll o postroll, e non lineari in un overlay; oppure sposta l’ad tag nello slot per cui è fatto.
        [freewheel] Scrivi resp=vast3, oppure resp=vmap1 per un elenco di pause pubblicitarie.
       *[format] Scrivi il valore per VAST che documenta l’ad server o chiedigli il suo tag VAST.
      }

tag-media = { $fault ->
    [stream] Questo è l’indirizzo di uno stream, e non un ad tag.
    [platform] Questo è l’indirizzo di un video di una piattaforma, e non un ad tag.
    [console] Questo è l’indirizzo di una pagina per persone, come la console di un ad server, e non un ad tag.
   *[video] Questo è l’indirizzo di un file video, e non un ad tag.
  }
    .remedy = { $fault ->
        [stream] Se un server inserisce gli annunci nello stream, riproducilo come contenuto; per gli annunci del player chiedi il tag VAST.
        [platform] Chiedi all’ad server il suo tag VAST. Un video di una piattaforma si incorpora con il codice della piattaforma.
        [console] Copia il tag VAST da questa pagina; ciò che segue il # non viene mai inviato a un server.
       *[video] Chiedi all’ad server un tag VAST di questo video.
      }

tag-double-encoded = Il valore { phrase-of-parameters }{ phrase-more } è codificato due volte con %.
    .remedy = Codifica il valore una sola volta.

param-duplicate = L’ad tag contiene più di una volta { phrase-parameters }{ phrase-more }, con { $values ->
    [same] lo stesso valore
   *[different] valori diversi
  }.
    .remedy = Tienine uno solo: non tutti i server leggono lo stesso.

param-empty = L’ad tag non ha un valore per { phrase-parameters }{ phrase-more }.
    .remedy = Imposta i valori o togli i parametri.

## Segnaposto

macro-near-miss = { $placeholder } è sconosciuto, e probabilmente significa { $macro }.
    .remedy = Scrivi { $macro } al posto di { $placeholder }.

macro-case = { phrase-placeholders } { LENGTH($placeholders) ->
    [one] va scritto
   *[other] vanno scritti
  } in maiuscole.
    .remedy = Scrivi le maiuscole: la maggior parte degli altri player le distingue dalle minuscole.

macro-not-iab = Alcuni altri player non riempiono { phrase-placeholders }, perché lo IAB non ha { LENGTH($placeholders) ->
    [one] una macro scritta così
   *[other] macro scritte così
  }.
    .remedy = { LENGTH($known) ->
        [0] {""}
       *[other] Per altri player, scrivi { $macros } al posto di { $known }.
      }{ LENGTH($unknown) ->
        [0] {""}
       *[other] { LENGTH($known) ->
            [0] {""}
           *[other] {" "}
          }Lo IAB non ha una macro con il valore di { $unknown }.
      }

macro-deprecated = VAST 4.1 ha sostituito { phrase-placeholders }.
    .remedy = Usa [MEDIAPLAYHEAD].

macro-mixed-syntax = L’ad tag ha segnaposto nella sintassi di altri { $count } sistemi.
    .remedy = Usa macro tra parentesi quadre: sono state copiate insieme parti dei tag di più sistemi.

macro-mismatched = Le parentesi di { phrase-placeholders } non corrispondono.
    .remedy = Correggi le parentesi.

macro-unresolved = Nessuno riempie { phrase-placeholders }.
    .remedy = Scrivi una macro tra parentesi quadre (come [PAGEURL]) o il valore.

macro-quoted = Le virgolette o gli asterischi di { phrase-placeholders } vengono inviati all’ad server.
    .remedy = Toglili: sono stati copiati insieme alla macro.

macro-encoded-brackets = Le parentesi di { phrase-placeholders } sono codificate con %.
    .remedy = Scrivi [ e ]: la maggior parte degli altri player non riempie parentesi codificate.

macro-bare-word = Una semplice parola sta al posto del valore { phrase-in-parameters }{ phrase-more }.
    .remedy = Scrivi una macro tra parentesi quadre o il valore.

macro-value-text = Il testo di un valore mancante, come undefined, è { phrase-in-parameters }{ phrase-more }.
    .remedy = Correggi lo script che ha scritto il tag o il valore.

macro-value-unknown = La richiesta ha -1, cioè sconosciuto, per { phrase-placeholders }.
    .remedy = Fornisci il valore nel contesto, se lo conosci.

macro-value-withheld = La richiesta ha -2, cioè trattenuto, per { phrase-placeholders }.
    .remedy = Non c’è nulla da fare: l’utente non ha acconsentito a condividerlo.

macro-nested-encoding = Il testo intorno a { phrase-placeholders } è codificato con %, per cui il valore inserito viene codificato una volta in più.
    .remedy = Controlla la richiesta: la maggior parte degli altri player codifica il valore troppo poche volte.

## Cache buster

cachebuster-missing = { LENGTH($name) ->
    [0] L’ad tag non ha un parametro che renda diversa ogni richiesta.
   *[other] Il parametro { $name } non ha un valore, per cui tutte le richieste sono uguali.
  }
    .remedy = Aggiungi cb=[CACHEBUSTING] o il parametro che l’ad server legge.

cachebuster-frozen = C’è un numero fisso { phrase-in-parameters }{ phrase-more }, che dovrebbe invece essere diverso a ogni richiesta.
    .remedy = Sostituiscilo con una macro come [CACHEBUSTING]: il tag è stato copiato dopo l’espansione.

user-id-frozen = L’identificativo di una sola persona o di un solo dispositivo è { phrase-in-parameters }{ phrase-more }.
    .remedy = Toglilo: tutti gli utenti conterebbero come uno, e il suo identificativo sarebbe pubblico.

## Consenso

consent-flag-without-string = { LENGTH($flag) ->
    [0] L’ad tag dice che vale il GDPR, ma non ha una stringa di consenso.
   *[other] Se vale il GDPR, { $flag } diventa 1, ma l’ad tag non invia una stringa di consenso.
  }
    .remedy = { LENGTH($consent) ->
        [0] Richiedi l’annuncio dopo la risposta della piattaforma del consenso, e riempi gdpr_consent con [GDPRCONSENT].
       *[other] Richiedi l’annuncio dopo la risposta della piattaforma del consenso: prima { $consent } non ha un valore.
      }

consent-string-without-flag = L’ad tag ha una stringa di consenso, ma non dice se vale il GDPR.
    .remedy = Aggiungi gdpr=[gdpr].

consent-flag-form = Il parametro { $name } non è né 0 né 1.
    .remedy = Invia 1, 0 o la macro [gdpr].

consent-tcstring-form = Il valore del parametro { $name } non è una stringa di consenso di TCF 2.
    .remedy = Invia la stringa della piattaforma del consenso con la macro [GDPRCONSENT]. La versione 1 non vale più.

consent-usp-form = Il valore del parametro { $name } non è una stringa US Privacy come 1YNN.
    .remedy = Invia quattro caratteri come 1YNN o la macro [us_privacy].

consent-gpp-sid = { $fault ->
    [other-sections] La stringa GPP non ha tutte le sezioni di gpp_sid.
    [no-sections] L’ad tag ha una stringa GPP senza le sue sezioni.
   *[no-string] L’ad tag ha le sezioni di una stringa GPP senza la stringa.
  }
    .remedy = Invia insieme gpp=[GPPSTRING] e gpp_sid=[GPPSECTIONID].

consent-frozen = Il consenso di un solo utente è { phrase-in-parameters }{ phrase-more }.
    .remedy = Sostituiscilo con la macro del suo parametro, come [GDPRCONSENT] per una stringa TCF: il tag è stato copiato dopo l’espansione.

consent-absent = { $known ->
    [tcf] L’utente ha una stringa di consenso TCF
    [gpp] L’utente ha una stringa di consenso GPP
   *[gdpr] Per l’utente vale il GDPR
  }, ma l’ad tag non ha un parametro per il consenso.
    .remedy = Aggiungi gdpr=[gdpr] e gdpr_consent=[GDPRCONSENT], se l’ad server non legge il consenso da sé.

consent-late = L’ad tag è stato espanso prima della risposta della piattaforma del consenso.
    .remedy = Aspetta di più la piattaforma o espandi di nuovo il tag dopo la sua risposta.

## Google Ad Manager

gam-missing-required = { phrase-lacks }.
    .remedy = Aggiungi { $settings }.

gam-correlator = Il correlator { $fault ->
    [missing] manca
    [empty] è vuoto
   *[not-integer] non è un numero intero positivo
  }.
    .remedy = Scrivi correlator=[timestamp]. Solo l’SDK IMA imposta il correlator da sé.

gam-page-missing = { phrase-lacks }.
    .remedy = Aggiungi { $names } con l’indirizzo della pagina ([PAGEURL]): senza c’è meno domanda.

gam-live = Il contenuto è una diretta, ma l’ad tag non ha il percorso per le dirette.
    .remedy = Usa il percorso /gampad/live/ads, che è fatto per molte richieste insieme.

gam-impl-s = L’ad tag ha il parametro impl=s, che non è più in uso.
    .remedy = Toglilo.

gam-vpa-vpmute = { phrase-lacks }.
    .remedy = Aggiungili senza valore: il player li riempie, e chi compra in programmatic li legge.

gam-test-unit = L’unità pubblicitaria è un esempio di Google, che non paga nulla.
    .remedy = Usa un’unità pubblicitaria tua prima di pubblicare.

gam-iu = Il parametro iu non è il percorso di un’unità pubblicitaria: { $fault ->
    [no-slash] non inizia con una barra
    [no-unit] non ha un’unità pubblicitaria dopo il codice di rete
   *[no-network] non inizia con un codice di rete
  }.
    .remedy = Scrivi iu come in Google Ad Manager: una barra, il codice di rete, una barra e l’unità pubblicitaria, per esempio /1234567/video.

gam-bids-empty = Le chiavi dell’header bidding in cust_params sono vuote: { $names }{ phrase-more }.
    .remedy = Richiedi l’annuncio solo quando l’header bidding è finito, e ometti le chiavi se non c’è un’offerta.

gam-sz = Il parametro sz non è una lista di dimensioni come 640x480.
    .remedy = Scrivi le dimensioni come 640x480, e più di una come 640x480%7C400x300.

gam-value = { $fault ->
    [above] Il parametro { $name } è { $value }, maggiore di { $values }.
    [preview] Il parametro { $name } è quello di un’anteprima, che mostra un elemento pubblicitario per poco tempo, e nulla quando è scaduta.
    [server] Il parametro { $name } è per i server che inseriscono annunci in uno stream, e non per l’ad tag di una pagina.
   *[value] Google Ad Manager non conosce il valore { $value } del parametro { $name }.
  }
    .remedy = { $fault ->
        [above] Correggi uno dei due valori: nessun annuncio ha una durata simile.
        [preview] Copia l’ad tag senza l’anteprima o crea un nuovo link di anteprima.
        [server] Togli il parametro o chiedi l’ad tag per i player.
        [milliseconds] Scrivi millisecondi, per esempio { $name }={ $values }.
       *[value] Scrivi un valore come { LIST($values, type: "disjunction") }.
      }

gam-output = { $fault ->
    [unknown-format] Il parametro output non è né vast né vmap.
    [no-vmap] L’ad tag ha ad_rule=1, ma richiede VAST.
   *[no-ad-rule] L’ad tag richiede VMAP senza ad_rule=1.
  }
    .remedy = Usa output=vast per una pausa pubblicitaria o output=vmap con ad_rule=1 per tutte.

gam-url-params = Il parametro { $name } non è { $fault ->
    [no-page] l’indirizzo della pagina, ma quello di un frame o di un test
    [not-absolute] un URL http(s) assoluto
   *[not-encoded] codificato con %
  }.
    .remedy = Invia l’indirizzo della pagina principale, codificato: url=[PAGEURL].

gam-cust-params = Il parametro cust_params { $fault ->
    [not-encoded] non è codificato con %
   *[encoded-twice] è codificato due volte con %
  }.
    .remedy = Codifica chiave=valore&chiave=valore una volta, tutto insieme.

gam-slot-vpos = Il parametro vpos non è { $position }, lo slot dell’annuncio.
    .remedy = Imposta vpos in base allo slot o sposta l’annuncio nello slot per cui è fatto.

gam-playback-contradiction = Il player non parte come { LENGTH($names) ->
    [one] indica il parametro { $names }
   *[other] indicano i parametri { $names }
  }.
    .remedy = Lascia i valori vuoti, così il player li riempie.

## Annunci nei loro slot

slot-type-mismatch = L’annuncio è { $type ->
    [linear] lineare
   *[non-linear] non lineare
  }, ma lo slot riproduce annunci { $expected ->
    [linear] lineari
   *[non-linear] non lineari
  }.
    .remedy = Sposta l’annuncio in un altro slot o correggi il suo tipo: i player lo rifiutano con l’errore VAST 201.

slot-duplicate-tag = Lo stesso ad tag è anche in { $path }.
    .remedy = Usa un’ad unit diversa per ogni annuncio, così lo stesso annuncio non parte due volte.

slot-desktop-missing = Lo slot ha annunci per mobile, ma nessuno per desktop.
    .remedy = Imposta anche questo campo.

slot-overlay-times = L’overlay compare dopo { $at } s, ma il contenuto dura solo { $duration } s.
    .remedy = Fai comparire prima l’overlay.

slot-overlay-size = L’ad tag richiede solo dimensioni maggiori di quelle ammesse da max_width e max_height.
    .remedy = Alza max_width e max_height o richiedi annunci più piccoli: i player rifiutano quelli più grandi con l’errore VAST 501.

## Riparazioni

repair-keep-tag = Tenere solo l’URL del tag.
repair-remove-characters = Togliere questi caratteri.
repair-separate-tags = Separare i tag con ***.
repair-replace-escapes = Sostituire gli escape con i loro caratteri.
repair-replace-html-escapes = Sostituire i codici HTML con i loro caratteri.
repair-replace-lookalikes = Sostituire i caratteri con quelli di un URL.
repair-decode-tag = Decodificare il tag.
repair-use-link-target = Usare l’indirizzo dietro il link.
repair-remove-empty-tags = Togliere gli ad tag vuoti.
repair-keep-first-tags = Tenere il primo di ciascuno.
repair-start-with-https = Iniziare l’ad tag con https://.
repair-use-https = Usare https. L’ad server deve supportarlo.
repair-remove-user = Togliere il nome utente e la password.
repair-encode-hash = Sostituire # con %23.
repair-encode-characters = Codificare questi caratteri con %.
repair-encode-percent-sign = Scrivere il segno di percento come %25.
repair-begin-query = Sostituire il primo & con ?.
repair-separate-parameters = Sostituire il secondo ? con &.
repair-encode-once = Codificare il valore una volta sola.
repair-encode-parameter = Codificare { $name } con %.
repair-keep-first-parameters = Tenere il primo di ciascuno.
repair-remove-empty-parameters = Togliere i parametri senza valore.
repair-remove-parameters = Togliere { phrase-parameters }{ phrase-more }.
repair-set-parameters = Impostare { $settings }.
repair-add-parameters = Aggiungere { $settings }.
repair-add-empty-parameters = Aggiungere { $names } senza valori, che il player riempie.
repair-leave-values = Lasciare i valori al player.
repair-use-live-path = Usare il percorso /gampad/live/ads.
repair-add-random-number = Aggiungere un numero casuale.
repair-replace-number = Sostituire il numero con una macro.
repair-remove-id = Togliere l’identificativo.
repair-replace-consent = Sostituire il consenso con delle macro.
repair-write-macro = Scrivere { $macro }.
repair-write-macros = Scrivere le macro tra parentesi.
repair-write-capitals = Scrivere le macro in maiuscolo.
repair-correct-brackets = Correggere le parentesi.
repair-decode-brackets = Scrivere le parentesi senza codifica.
repair-correct-macros = Correggere i nomi delle macro.
repair-translate-placeholders = Scrivere { phrase-placeholders } come macro tra parentesi.
repair-remove-rule = Togliere la regola.
repair-keep-first-rule = Tenere la prima delle regole.
repair-use-rule = Usare la regola { $name }.

## Correzioni dei campi

repair-remove-list-element = Togliere l’elemento, che non viene usato.
repair-clear-field = Togliere il valore, che non viene usato.
repair-set-flag = Impostare il valore a { $flag }.
repair-clamp-number = Usare il valore ammesso più vicino, { $value }.
repair-clean-address = Togliere il nome utente e la password.
repair-set-field-null = Impostare il campo a null.
repair-remove-live = Togliere la diretta, che non viene riprodotta.
repair-remove-offset = Togliere questa distanza, che non viene usata.
