### Texts of the ad tag debugger.

## All parts

copied = Copiato.
more = Mostra altri { $next } di { $rest }
more-characters = Mostra altro dei { $rest } caratteri rimasti

## Parts that are loaded when they are opened

panel-loading = Caricamento …
panel-failed = Questa parte non è stata caricata. Controlla la connessione.
panel-retry = Riprova

## Sections of the evidence

section-tags = Ad tag
section-slots = Spazi e dispositivi
section-findings = Rilievi
section-tag = Ad tag
section-chain = Richieste
section-media = File multimediali
section-trackers = Tracker
section-additions = Companion e icone
section-context = Contesto
section-consent = Con un altro consenso
section-google = Parametri di Google Ad Manager
section-players = Altri lettori

## Input

input-label = Che cosa non parte?
input-placeholder = Incolla un ad tag, un embed o il suo codice, VAST, VMAP, un file HAR o un codice d’errore. Oppure trascina qui un file.
input-file = Apri un file
input-clear = Svuota
input-undo = Annulla
input-redo = Ripeti
input-tags = Trovati { $count } ad tag. Controlla
input-all-tags = tutti
input-waterfall = tutti, come una cascata
input-drop = Rilascia il file per controllarlo.
input-from-page = È controllato l’embed di questa pagina.
input-not-loaded = L’embed di questa pagina non può essere caricato. Controlla l’indirizzo in src o incolla l’embed.
input-too-large = Il file supera { $megabytes } MB. Togli ciò che non riguarda la richiesta dell’annuncio.
input-unreadable = Il file non è leggibile. Salvalo come testo UTF-8 e aprilo di nuovo.
input-excerpt = Il campo mostra i primi { $shown } caratteri di { $total }; tutti vengono controllati. Incolla un altro testo per sostituirli.

## Verdict

verdict-heading = Esito
verdict-owner-publisher = Editore
verdict-owner-ad-server = Ad server
verdict-owner-network = Rete pubblicitaria
verdict-owner-advertiser = Inserzionista
verdict-owner-browser = Browser
verdict-owner-consent = Piattaforma di consenso
verdict-owner-nobody = Tutto bene
verdict-owner-unknown = Non ancora noto
verdict-who-acts = Chi agisce: { $owner }
verdict-next-step = Che cosa fare
verdict-copy = Copia l’esito
verdict-checking = Controllo in corso …
verdict-requesting = In attesa dell’ad server …
verdict-press-request = Premi «{ $button }» o incolla la risposta dell’ad server.
verdict-recorded = Registrato
verdict-recording-case = { LENGTH($date) ->
    [0] File del caso
   *[other] File del caso del { $date }
  }
verdict-recording-record = { LENGTH($date) ->
    [0] Registrazione di una pagina
   *[other] Registrazione di una pagina del { $date }
  }
verdict-check-live = Controlla di nuovo dal vivo
verdict-empty = Ancora niente da controllare.
verdict-failed = L’input non può essere controllato per un errore del debugger. Copialo in una segnalazione.
verdict-kind-ad-tag = Ad tag
verdict-kind-embed = Embed
verdict-kind-embed-code = Codice di incorporamento
verdict-kind-vast = Documento VAST
verdict-kind-vmap = Documento VMAP
verdict-kind-response = Risposta diversa da VAST
verdict-kind-har = File HAR
verdict-kind-command = Output di un comando
verdict-kind-charles = Sessione di Charles
verdict-kind-error-code = Codice d’errore
verdict-kind-case = File del caso
verdict-kind-unknown = Input sconosciuto
verdict-request = Richiedi l’annuncio a { $hosts }
verdict-request-note = Conta come richiesta pubblicitaria. Nessun tracker viene richiesto, e di un file multimediale solo l’intestazione. Senza risposta viene ripetuta fino a due volte, e si prova un altro indirizzo dell’host, per capire perché.
verdict-again = Richiedi di nuovo
verdict-outdated = Le risposte qui sotto sono di un contesto precedente.

## Exports

export-report = Copia il rapporto
export-case-file = Salva il file del caso
export-link = Copia il link
export-not-copied = Il browser non permette di copiare. Seleziona il testo e copialo.
export-saved = Salvato.
export-link-too-long = L’input è troppo lungo per un link. Salva invece un file del caso.
export-link-copied = Copiato.
export-link-omits = Il link non contiene: { $names }.
export-in-input = stringhe di consenso e identificativi nel testo incollato

## Slots and devices

slot-caption = Ogni spazio pubblicitario sui due dispositivi, con quello che vi accade
slot-heading = Spazio
slot-device-desktop = Desktop
slot-device-mobile = Mobile
slot-name-preroll = Preroll
slot-name-midroll = Midroll
slot-name-postroll = Postroll
slot-name-overlayInitial = Overlay iniziale
slot-name-overlayMain = Overlay principale
slot-empty = vuoto
slot-hosted = annuncio video del servizio
slot-unknown-ad = tipo di annuncio sconosciuto
slot-no-tag = nessun tag
slot-comparison-none = vuoto su entrambi
slot-comparison-desktop-only = solo desktop
slot-comparison-mobile-only = solo mobile
slot-comparison-same = uguale su entrambi
slot-comparison-different = diverso
slot-not-requested = non richiesto
slot-no-url = nessuna richiesta
slot-result-linear = parte
slot-result-non-linear = parte l’overlay
slot-result-playlist = playlist VMAP
slot-failure = { $code ->
    [303] nessun annuncio · { NUMBER($code, useGrouping: 0) }
   *[other] errore · { NUMBER($code, useGrouping: 0) }
  }
slot-show = Mostra { $title }
slot-step = { $index } di { $count }
slot-tag = Tag { $number }
slot-check-only = Controlla solo questo
slot-requested-first = richiesto per primo
slot-requested-next = richiesto se il tag precedente non ha un annuncio che parte
slot-untitled = Senza titolo
slot-midroll-at = a { $time }
slot-midroll-unknown = a un momento non noto
slot-skip-after = si può saltare dopo { $seconds } s
slot-appears = appare dopo { $seconds } s
slot-stays = resta per { $seconds } s
slot-stays-until-end = resta fino alla fine
slot-video = Video
slot-click = Destinazione del clic
slot-poster = Immagine
slot-none = nessuna

## Ad tag

tag-template = Modello
tag-request = Richiesta
tag-no-request = Nessuna richiesta: non è un URL http o https valido.
tag-copy-url = Copia l’URL
tag-copy-template = Copia il tag
tag-placeholders = Ogni segnaposto con il suo valore e il motivo
tag-no-placeholders = Il tag non ha segnaposto.
tag-column-placeholder = Segnaposto
tag-column-value = Valore
tag-column-reason = Motivo
tag-unchanged = invariato
tag-empty-value = (vuoto)
tag-encoded-as = codificato come
tag-differs = diverso
tag-to-row = Segnaposto { $number }, { $placeholder }: mostra il motivo
tag-to-mark = { $number }: mostra nel tag
tag-status-replaced = compilato
    .reason = {""}
tag-status-unknown-value = sconosciuto
    .reason = Il valore non è noto: vale -1, come prescrive VAST.
tag-status-withheld = trattenuto
    .reason = Il consenso non permette di inviare il valore: vale -2.
tag-status-no-rule = invariato
    .reason = Nessuna regola e nessuna macro ha questo nome.
tag-status-unknown-rule = invariato
    .reason = La sua regola ne nomina una sconosciuta.
tag-status-no-value = invariato
    .reason = Il nome è noto, ma qui non c’è un valore.
tag-status-ad-server = invariato
    .reason = Solo un ad server può compilarlo.
tag-status-not-allowed-here = rifiutato
    .reason = Un valore qui potrebbe mandare la richiesta a un altro server o percorso.
tag-source-time = l’ora
tag-source-random = il numero casuale
tag-source-page = la pagina
tag-source-embed = l’embed
tag-source-content = il video o la diretta
tag-source-player = il lettore
tag-source-slot = la pausa pubblicitaria
tag-source-device = il dispositivo
tag-source-app = l’app
tag-source-consent = il consenso
tag-source-event = un evento dell’annuncio
tag-source-response = la risposta dell’ad server
tag-source-template = il valore predefinito nel segnaposto
tag-source-values = i valori forniti
tag-rule = { LENGTH($name) ->
    [0] Regola di sostituzione
   *[other] Regola di sostituzione { $name }
  }
tag-macro = { LENGTH($name) ->
    [0] Macro
   *[other] Macro { $name }
  }
tag-from = fonte: { $source }

## Requests and documents

chain-hop = Richiesta { $number }
chain-pasted = Il documento incollato
chain-no-response = nessuna risposta
chain-type = Tipo di contenuto
chain-cors = CORS
chain-cors-verdict-same-origin = stessa origine
chain-cors-verdict-with-credentials = permesso con i cookie
chain-cors-verdict-without-credentials = permesso senza cookie
chain-cors-verdict-refused = rifiutato, oppure il server non risponde
chain-cors-verdict-not-applicable = non pertinente
chain-cookies = Cookie
chain-cookies-sent = inviati
chain-cookies-not-sent = non inviati
chain-document = Documento
chain-ad-systems = Sistemi pubblicitari
chain-redirected = Reindirizzato a
chain-macros = { $count } macro { $count ->
    [one] compilata
   *[other] compilate
  }{ $kept ->
    [0] {""}
   *[other] , { $kept } invariate
  }
chain-stopped = Fermo qui · { NUMBER($code, useGrouping: 0) }
chain-response = Corpo
chain-truncated = I primi { $shown } caratteri di { $total }.
chain-total = { $milliseconds } ms in tutto
chain-not-requested = Il tag non è stato richiesto.

## Findings and repairs

finding-severity-error = errore
finding-severity-warning = avviso
finding-severity-info = nota
finding-count-error = { $count } { $count ->
    [one] errore
   *[other] errori
  }
finding-count-warning = { $count } { $count ->
    [one] avviso
   *[other] avvisi
  }
finding-count-info = { $count } { $count ->
    [one] nota
   *[other] note
  }
finding-none = Niente da segnalare.
finding-apply = Applica
finding-applied = La correzione è applicata all’input.
finding-undo = Annulla
finding-copy-tag = Copia il tag
finding-copy-rules = Copia replace_rules
finding-copy-input = Copia l’input
finding-copy-diff = Copia le differenze
finding-input = l’input
finding-line = riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }

## Context

context-group-desktop = Desktop
context-group-mobile = Mobile
context-group-page = Pagina
context-group-player = Lettore
context-group-consent = Consenso
context-group-time = Ora
context-field-ua = User agent
context-field-size = Dimensioni del lettore, px
context-field-lmt = Limita il tracciamento
context-field-ifa = Identificativo pubblicitario (IFA)
context-field-ifa-type = Tipo di IFA
context-field-ip = Indirizzo IP
context-field-lat-long = Latitudine, longitudine
context-field-page-url = URL della pagina
context-field-referrer = Referrer
context-field-page-title = Titolo della pagina
context-field-language = Lingua
context-field-correlator = Correlator
context-field-label = Etichetta del bulk
context-field-companions = Mostra i companion
context-field-playhead = Posizione, s
context-field-muted = Senza audio
context-field-mime = Tipi di media supportati
context-field-gdpr = Il TCF si applica
context-field-coppa = COPPA
context-field-tc-string = Stringa TCF
context-field-gpp = Stringa GPP
context-field-gpp-sid = Sezioni GPP
context-field-usp = US privacy
context-field-addtl = Stringa AC di Google
context-field-withheld = Trattenuti dal consenso
context-field-moment = Modo
context-field-random = Numero casuale
context-field-now = Ora
context-flag-unknown = Sconosciuto
context-flag-yes = Sì
context-flag-no = No
context-moment-live = Dal vivo
context-moment-fixed = Fissa
context-unknown-value = sconosciuto
context-keep = Mantieni i valori attuali
context-reset = Ripristina
context-tcf-unknown = TCF non noto
context-tcf-yes = il TCF si applica
context-tcf-no = il TCF non si applica
context-withheld = { $names }: trattenuti
context-nothing-withheld = niente trattenuto
