### Texts of the parts of the ad tag debugger that are loaded when they are opened.

## Ads, media files and trackers

ad-name = Annuncio { $number }{ LENGTH($title) ->
    [0] {""}
   *[other] : { $title }
  }
ad-no-ads = La risposta non ha annunci.
ad-file = File
ad-format = Tipo
ad-size = Dimensioni
ad-bitrate = Bitrate
ad-verdict = Nel lettore
ad-chosen = scelto
ad-playable = riproducibile
ad-not-playable = non riproducibile
ad-check-found = file trovato
ad-check-missing = file mancante{ $status ->
    [0] {""}
   *[other] {" "}· { NUMBER($status, useGrouping: 0) }
  }
ad-check-not-media = non è un file multimediale
ad-check-empty = vuoto o troppo corto
ad-check-mixed-content = http, bloccato nelle pagine https
ad-check-unreachable = nessuna connessione con il server
ad-check-other-site = vietato alle pagine di altri siti
ad-check-not-checked = {""}
ad-duration = Durata
ad-skippable = Si può saltare dopo
ad-refused = L’annuncio ha codice { $code }, che il lettore non esegue.
ad-event = Evento
ad-when = Quando
ad-count = Tracker
ad-time-at = a { $time }
ad-time-viewable = dopo { $seconds } s in vista
ad-time-shown = quando viene mostrato
ad-time-removed = quando viene tolto
ad-time-action = solo se accade
ad-time-late = non dovuto: dopo la fine dell’annuncio
ad-not-due = non dovuto: l’annuncio non parte
ad-urls = { $count } URL
ad-companions = Companion
ad-required-all = Tutti devono essere mostrati, altrimenti l’annuncio non parte.
ad-required-any = Uno deve essere mostrato, altrimenti l’annuncio non parte.
ad-required-none = L’annuncio parte anche senza.
ad-icons = Icone
ad-captions = Sottotitoli
ad-no-additions = L’annuncio non ha companion, icone o sottotitoli.
ad-no-trackers = L’annuncio non ha tracker.
ad-error-trackers = Errori che un lettore segnalerebbe
ad-audit-due = Dovuti
ad-audit-requested = Richiesti
ad-audit-result = Esito
ad-audit-result-requested = come dovuto
ad-audit-result-not-due = non dovuto
ad-audit-result-missing = mancante
ad-audit-result-duplicate = troppe volte
ad-audit-result-unexpected = mai dovuto
ad-audit-result-refused = non è un URL
ad-audit-none = La registrazione non ha tracker.

## Context

context-expected-size = Scrivi larghezza x altezza in pixel, per esempio 640x360. Fino ad allora la dimensione è ignota.
context-expected-ip = Scrivi un indirizzo IPv4 o IPv6, per esempio 203.0.113.7. Il valore è usato così com’è.
context-expected-lat-long = Scrivi latitudine e longitudine in gradi, per esempio 45.44, 12.33. Fino ad allora la posizione è ignota.
context-expected-page-url = Scrivi l’URL http o https per intero. Il valore è usato così com’è.
context-expected-referrer = Scrivi l’URL http o https per intero. Il valore è usato così com’è.
context-expected-language = Scrivi il codice di una lingua, per esempio en o it-CH. Il valore è usato così com’è.
context-expected-correlator = Scrivi un numero intero. Altri valori sono ignoti.
context-expected-playhead = Scrivi i secondi, per esempio 12.5. Altri valori sono ignoti.
context-expected-mime = Scrivi i tipi di media separati da virgole, per esempio video/mp4.
context-expected-tc-string = Questa non è una stringa TC della versione 2. Il valore è usato così com’è.
context-expected-gpp = Questa non è una stringa GPP. Il valore è usato così com’è.
context-expected-gpp-sid = Scrivi gli id delle sezioni GPP separati da virgole, per esempio 2, 6.
context-expected-usp = Scrivi una stringa US privacy, per esempio 1YNN. Il valore è usato così com’è.
context-expected-addtl = Scrivi una stringa AC, per esempio 1~70.89. Il valore è usato così com’è.
context-expected-random = Scrivi un numero da 0 a meno di 1, per esempio 0.42. Fino ad allora il numero è dal vivo.
context-expected-now = Scrivi un istante in ISO 8601, per esempio 2026-08-29T20:15:00Z. Fino ad allora l’ora è quella attuale.

## Under other consent

consent-note = Che cosa porterebbe questo tag per chi ha scelto altro. Le stringhe sono esempi.
consent-scenario-page = Questo contesto
    .meaning = come nel contesto qui sopra
consent-scenario-granted = Concesso
    .meaning = ha accettato tutto
consent-scenario-refused = Rifiutato
    .meaning = ha rifiutato tutto
consent-scenario-no-platform = Senza piattaforma
    .meaning = la pagina non ha una piattaforma di consenso
consent-scenario-late = In ritardo
    .meaning = la piattaforma non ha risposto in tempo
consent-scenario-us-opt-out = Opt-out USA
    .meaning = ha rifiutato vendita e condivisione
consent-scenario-child-directed = Per bambini
    .meaning = il contenuto è rivolto ai bambini
consent-parameter = Parametro
consent-unchanged = Il consenso non cambia niente in questo tag.
consent-decoded = In chiaro
consent-no-strings = nessuna stringa di consenso
consent-apply = Usa
consent-use = Usa «{ $scenario }» come contesto
consent-kept = invariato

## Parameters of Google Ad Manager

google-note = Modifica un valore per cambiare il tag qui sopra. Le liste hanno virgole tra gli elementi.
google-name = Parametro
google-meaning = Significato
google-value = Valore
google-nested = Chiave in cust_params
google-unknown = Parametro non documentato.
google-wrong-form = forma non valida
google-placeholder = segnaposto
google-legacy = senza più effetto
google-html-escaped = Il tag è stato copiato da HTML: qui &amp; è letto come &.
google-unescape = Scrivi & nel tag

## Other players

player-note = Che cosa richiederebbero altri lettori per lo stesso tag e contesto. Le differenze sono marcate.
player-that = Quel lettore
player-own = Questo lettore
player-same = stessa richiesta
player-no-request = nessuna richiesta
player-why = Differenze e motivi
player-differences = { $count } { $count ->
    [one] differenza
   *[other] differenze
  }
player-kind-different = diverso
player-kind-kept = invariato
player-kind-unknown = valore proprio
player-omitted = omesso

## Meanings of the parameters of Google Ad Manager

google-parameter-iu = La rete e l’unità pubblicitaria.
google-parameter-sz = Le dimensioni del player in pixel.
google-parameter-env = L’ambiente della richiesta: vp è video.
google-parameter-gdfp_req = La richiesta è per Google Ad Manager.
google-parameter-output = Il formato della risposta.
google-parameter-unviewed_position_start = Conta un’impressione solo quando l’annuncio viene mostrato.
google-parameter-url = La pagina con il player.
google-parameter-description_url = La pagina che descrive il video.
google-parameter-correlator = Un numero casuale che tutte le richieste di una visita alla pagina condividono, e nessun’altra visita ha.
google-parameter-vpmute = Se il player parte senza audio.
google-parameter-plcmt = Il posizionamento del video, come lo numera lo IAB.
google-parameter-vpa = Se il video parte da solo o con un clic.
google-parameter-ott_placement = Il posizionamento su una TV connessa.
google-parameter-vpos = La posizione della pausa pubblicitaria.
google-parameter-vconp = Se altri contenuti seguono senza che l’utente faccia nulla.
google-parameter-aconp = Se i contenuti audio vengono riprodotti di continuo.
google-parameter-vid_d = La durata del contenuto.
google-parameter-hl = La lingua degli annunci.
google-parameter-omid_p = Il partner per Open Measurement.
google-parameter-dth = Il tipo di dispositivo.
google-parameter-givn = Il nonce delle librerie di accesso programmatico.
google-parameter-wta = Se il player può mostrare l’icona AdChoices.
google-parameter-gdpr = Se vale il GDPR.
google-parameter-gdpr_consent = Il consenso dell’utente.
google-parameter-addtl_consent = Il consenso ai fornitori di tecnologia pubblicitaria di Google che non sono nella Global Vendor List.
google-parameter-us_privacy = La stringa US privacy.
google-parameter-gpp = La stringa della Global Privacy Platform.
google-parameter-gpp_sid = Le sezioni della stringa GPP che valgono.
google-parameter-tfcd = Se il contenuto è rivolto ai bambini.
google-parameter-npa = Se gli annunci non devono essere personalizzati.
google-parameter-rdp = Se il trattamento dei dati è limitato, per gli stati USA.
google-parameter-ltd = Se sono ammessi solo annunci limitati, senza cookie.
google-parameter-cust_params = Coppie chiave-valore per il targeting.
google-parameter-ad_rule = Se la risposta è un elenco di pause pubblicitarie; richiede output=vmap.
google-parameter-ciu_szs = Le dimensioni dei companion.
google-parameter-cmsid = La fonte di contenuti del video.
google-parameter-vid = L’id del video in quella fonte.
google-parameter-vid_t = Il titolo del video.
google-parameter-ppid = Un id dell’utente fornito dall’editore.
google-parameter-pod = Il numero della pausa pubblicitaria.
google-parameter-ppos = La posizione dell’annuncio nella sua pausa.
google-parameter-mridx = Il numero del midroll.
google-parameter-pmnd = La durata minima di una pausa pubblicitaria.
google-parameter-pmxd = La durata massima di una pausa pubblicitaria.
google-parameter-pmad = Il massimo di annunci in una pausa.
google-parameter-min_ad_duration = La durata minima di un annuncio.
google-parameter-max_ad_duration = La durata massima di un annuncio.
google-parameter-excl_cat = Etichette di annunci non desiderati.
google-parameter-nofb = Se gli annunci di riserva sono disattivati.
google-parameter-vad_type = Il tipo di annunci.
google-parameter-allcues = Le posizioni di tutte le pause pubblicitarie, in millisecondi.
google-parameter-lip = Se questa è l’ultima pausa del contenuto.
google-parameter-scor = Un numero che tutte le richieste di uno stream video condividono.
google-parameter-trt = Il tipo di traffico: acquistato o organico.
google-parameter-rdid = L’id pubblicitario del dispositivo.
google-parameter-idtype = Il genere di id pubblicitario.
google-parameter-is_lat = Se il dispositivo limita il tracciamento pubblicitario.
google-parameter-msid = L’id dell’app.
google-parameter-an = Il nome dell’app.
google-parameter-impl = Un parametro di vecchi ad tag, senza effetto sui video.
google-parameter-sdkv = La versione dell’SDK IMA, che la imposta da sé.
google-parameter-overlay = Un parametro di vecchi ad tag per annunci sopra il contenuto.

## Values that a parameter of Google Ad Manager takes

google-form-values = { LIST($values, type: "disjunction") }
google-form-iu = /RETE/UNITÀ
google-form-sz = LARGHEZZAxALTEZZA, più d’una separate da |
google-form-output = vast, da xml_vast2 a xml_vast4, vmap, xml_vmap1
google-form-vconp = 1 per la riproduzione continua, 2 se non lo è
google-form-hl = un tag di lingua
google-form-omid_p = PARTNER/VERSIONE
google-form-gdpr_consent = una stringa TCF versione 2
google-form-addtl_consent = VERSIONE~ID
google-form-us_privacy = 1, poi tre tra Y, N o -
google-form-ciu_szs = dimensioni separate da virgole
google-form-integer = un numero intero
google-form-milliseconds = un numero intero di millisecondi
google-form-seconds = un numero intero di secondi
google-form-positive = un numero intero positivo
google-form-address = un URL http(s)
google-form-integers = numeri interi separati da virgole

## Names of other players

player-name = { LIST($products) }
player-name-encoded = { LIST($products) }, con uriEncode

## Why another player writes a part of a URL in another way

player-reason-own-random = Questo player genera un proprio numero casuale di al massimo { $digits } cifre.
player-reason-own-cachebuster = Questo player genera un proprio cache buster di { $length } lettere e cifre.
player-reason-null-variable = Questo player scrive una variabile della pagina che è null come il testo «null».
player-reason-unknown-default = Questo player scarta il valore predefinito di una macro che non conosce.
player-reason-undefined-comma = Questo player scrive una virgola per un valore non definito.
player-reason-curly-brackets = Questo player sostituisce solo le proprie macro, che sono tra parentesi graffe.
player-reason-double-underscores = Questo player sostituisce solo le proprie macro, che sono tra doppi trattini bassi.
player-reason-square-brackets = Questo player sostituisce solo le macro tra parentesi quadre.
player-reason-first-occurrence = Questo player sostituisce solo la prima occorrenza di una macro, e solo le macro che conosce.
player-reason-trackers-only = Questo player sostituisce le macro nei tracker, ma non nell’URL di un ad tag.
player-reason-repeated = Questo player sostituisce anche i segnaposto dentro un valore che ha appena inserito.
player-reason-dollar-sign = Questo player legge $& e simili in un valore come parte del testo attorno al segnaposto.
player-reason-missing-as-word = Questo player scrive un valore mancante come il testo «null» o «undefined».
player-reason-empty = Questo player non ha un valore e non scrive nulla, dove altri scrivono -1 o lasciano il segnaposto.
player-reason-minus-one = Questo player invia -1 per una macro dello standard VAST che non ha valore.
player-reason-filled = Questo player riempie un segnaposto che qui resta com’è.
player-reason-not-withheld = Questo player invia un valore che qui il consenso trattiene.
player-reason-not-encoded = Questo player inserisce il valore senza codificarlo.
player-reason-encoded-commas = Questo player codifica anche le virgole di un elenco.
player-reason-encoded-once = Questo player codifica il valore una volta, anche se il testo attorno è già codificato.
player-reason-other-encoding = Questo player codifica altri caratteri del valore.
player-reason-flag-as-word = Questo player scrive un sì o un no come parola.
player-reason-other-value = Questo player ha un altro valore per questo segnaposto.
player-reason-unknown-value = Questo player ha un valore proprio, che qui non è noto.
player-reason-illegal-characters = Questo player lascia al browser i caratteri che nessun URL ammette, e il browser ne codifica la maggior parte.
player-reason-no-parameter = Questo player non aggiunge e non riempie questo parametro.
player-reason-removed = Questo player toglie una macro che non ha valore.
player-reason-kept-without-value = Questo player lascia una macro per cui non ha un valore.
player-reason-cut = Questo player taglia i valori dopo { $max } caratteri.
player-reason-added-parameters = Questo player aggiunge vpa e vpmute agli ad tag di Google Ad Manager.
player-reason-fixed = Questo player scrive qui un valore fisso.
player-reason-late-break = Questo player invia 3 per ogni pausa dopo l’inizio del contenuto.
player-reason-state = Questo player invia il suo stato anche con una richiesta.
player-reason-click-position = Questo player non comunica mai la posizione di un clic.
player-reason-ima-correlator = L’SDK IMA sostituisce il correlator con uno proprio.
player-reason-ima-us-privacy = L’SDK IMA aggiunge la stringa US privacy della pagina, ma non la stringa GPP.
player-reason-ima-no-macros = L’SDK IMA non espande le macro di un ad tag; deve riempirle la pagina.

## Why another player sends no request

player-failure-lone-surrogate = Genera un URIError per un valore con un surrogato isolato.
player-failure-no-value = Genera un TypeError, perché { $name } non ha valore.
player-failure-too-long = L’URL supererebbe i { $max } caratteri.

## What to do after the verdict

step-copy-ad-server = Copia per chi gestisce l’ad server
step-copy-network = Copia per la rete pubblicitaria
step-copy-advertiser = Copia per l’inserzionista
step-show = Mostra i rilievi
step-as-desktop = Richiedi come desktop
step-as-mobile = Richiedi come mobile
step-as-note = L’altro dispositivo conta come una richiesta pubblicitaria, con i suoi segnaposto, dimensioni e identificatori; il browser invia il proprio User-Agent.
step-as-same = Nessun segnaposto di questo tag dipende dal dispositivo: le due richieste sono uguali.
rate-ask = Richiedi { $times } volte
rate-note = { $times } volte contano come { $times } richieste pubblicitarie, una al secondo; senza risposta, ognuna viene ripetuta fino a due volte.
rate-stop = Ferma
rate-filled = { $answers ->
    [0] nessuna risposta
    [one] annunci in { $filled } risposta su { $answers }
   *[other] annunci in { $filled } risposte su { $answers }
  }
