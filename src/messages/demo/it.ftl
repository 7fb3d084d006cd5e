## All pages

language = Lingua
site-publisher = Editore
site-cms = CMS
site-ad-ops = Pubblicità
site-docs = Documenti
loading = Caricamento…
try-again = Riprova
catalogue-error-no-response = La sandbox non ha risposto. Controlla che sia ancora attiva.
catalogue-error-not-found = La sandbox non ha nessun embed con questo id. Scegline un altro.
catalogue-error-wrong-status = La sandbox non ha risposto con l’embed. Ricarica la pagina.
catalogue-error-invalid-json = La risposta della sandbox non è il JSON che questa pagina si aspetta. Ricarica la pagina.

## Start page

start-skip-link = Vai alle demo
start-intro = Riproduce in una pagina gli embed di un servizio di pubblicazione di media, scrive il loro codice per ogni CMS e spiega i loro ad tag.
start-code = Modi di scriverlo
start-copy = Copia
start-copied = Copiato.
start-not-copied = Il browser non permette di copiare. Seleziona il codice e copialo.
start-publisher = Per gli editori
start-publisher-note = Un player in un articolo con un solo tag e senza salti del layout.
start-cms = Per gli sviluppatori di CMS
start-cms-note = Trovare un embed, vederlo, cambiarne le impostazioni e copiarne il codice in ogni formato.
start-ad-ops = Per la gestione della pubblicità
start-ad-ops-note = Scopri perché un annuncio non è andato in onda, chi deve intervenire e che cosa fare.
start-guides = C’è una guida per ogni ruolo nella
start-guides-link = documentazione
start-served = Queste pagine sono servite dalla sandbox, che accetta connessioni solo da questo computer.
start-embeds = Senza chiave, serve gli
start-embeds-link = embed pubblicati
start-rest = La sua interfaccia REST è in
start-token = e richiede un token di accesso; la chiave per ottenerlo è nel terminale che ha avviato la sandbox.

## Publisher page

publisher-skip-link = Vai all’articolo
publisher-markup = Il markup
publisher-fields-of-embed = Campi di questo embed
publisher-foot = Un articolo inventato in un giornale inventato. La pagina è servita con una Content Security Policy severa: nessuno script e nessuno stile nella pagina, nessun’altra origine. Per vedere un altro embed nella prima figura, aggiungi all’URL
publisher-foot-id = e il suo id pubblico o, se non ne ha uno, il suo id, come in
publisher-panel = Campi dell’embed
publisher-fields-label = Campi
publisher-watch = Guarda il video
publisher-intro = I campi di questo embed che cambiano il suo player. Tutti gli altri hanno i valori predefiniti.
publisher-events = Eventi del player, dal più recente
publisher-chosen = Embed { $name }, scelto dall’URL.
publisher-caused-by = causato da
publisher-ad-position = { $index } di { $count }
publisher-vast-error = errore VAST { NUMBER($code, useGrouping: 0) }
publisher-caption-plain-video = Un video nel frame del player ospitato, il formato predefinito. Tutte le scene di questa pagina sono disegnate da uno script.
publisher-caption-scroll-mode = Un player nella pagina con i comandi del browser. Avvialo e scorri in basso: ti segue finché non lo chiudi o finisce.
publisher-caption-live = Una diretta. Il suo embed la avvia senza audio.
publisher-caption-ad-breaks = Con un preroll, un midroll e un postroll. Il pannello elenca i loro eventi.
publisher-caption-portrait = Un video verticale. Il suo riquadro ha la dimensione finale prima che si carichi qualcosa.
publisher-caption-watermark = Il codice del servizio in un frame isolato, che non ha accesso a questa pagina. Con un watermark.
publisher-caption-overlays = Si carica quando se ne vede metà. Annunci overlay compaiono sul video per qualche secondo.
publisher-caption-italian = Solo un’immagine finché non fai clic: prima non si carica nessuna parte del player. Con titolo e sottotitoli in italiano; i testi del player seguono la lingua della figura.
publisher-caption-arabic = Richiamato con il suo id pubblico. Gli screen reader leggono sul pulsante il titolo in arabo e giapponese.
publisher-caption-custom-look = Serve il consenso: nessuna richiesta va a un’altra origine prima che il lettore la permetta. Con sfondo, colori e sottotitoli in due lingue.
publisher-caption-autoplay = Parte da solo e senza audio quando se ne vede metà, dopo un annuncio.
publisher-caption-converting = Un video ancora in conversione, con un messaggio.

## What the fields of an embed do, on the publisher page

phrase-seconds = { NUMBER($seconds, style: "unit", unit: "second", unitDisplay: "long") }
phrase-ad-count = { $count ->
    [one] un annuncio
   *[other] { $count } annunci
  }
phrase-ads = { phrase-ad-count }{ $hosted ->
    [0] {""}
   *[other] {" "}({ $hosted } sul servizio)
  }{ $fallback ->
    [yes] , con tag di riserva
   *[no] {""}
  }

effect-title = Il titolo del player, se la pagina non ne imposta uno.
effect-converting = È ancora in conversione, quindi compare un messaggio.
effect-conversion-failed = Non è stato possibile convertirlo, quindi compare un messaggio.
effect-plays = Viene riprodotto.
effect-live = Viene riprodotto in diretta: con un’etichetta, senza barra del tempo.
effect-crop = Riempie il riquadro e taglia i bordi.
effect-autoplay = Parte da solo; senza audio se il browser lo richiede.
effect-mute = Parte senza audio.
effect-preload = Carica il contenuto prima che inizi la riproduzione.
effect-picture-in-picture = Aggiunge un pulsante per il picture-in-picture.
effect-no-bar = Toglie la barra dei comandi.
effect-keeps-bar = Tiene visibile la barra dei comandi.
effect-no-seeking = Impedisce di andare avanti nel video.
effect-background-image = Mostra un’immagine nell’area intorno al video.
effect-floats = Segue il lettore lungo la pagina durante la riproduzione.
effect-float-muted = Toglie l’audio al player fluttuante quando il mouse è sopra.
effect-watermark = Mostra un’immagine sopra il video.
effect-watermark-hidden = L’immagine si nasconde insieme ai comandi.
effect-ima = Richiede l’SDK IMA. Questa pagina non permette il suo script, quindi gli annunci li riproduce il gestore integrato.
effect-analytics = Viene passato all’adattatore di analisi che la pagina ha registrato, se c’è.
effect-public-id = L’URL del player contiene { $id } al posto dell’id.
effect-plays-for = Dura { phrase-seconds }.
effect-subtitles = Offre sottotitoli: { $labels }.
effect-subtitles-default = Mostra all’inizio i sottotitoli in { $language }.
effect-background = Riempie di { $color } l’area intorno al video.
effect-player-color = Mostra i pulsanti e le barre del player in { $color }.
effect-destroy-on = Toglie il player con { LIST($events, type: "disjunction") }.
effect-watermark-width = L’immagine è larga { $pixels } px.
effect-watermark-height = L’immagine è alta { $pixels } px.
effect-watermark-opacity = L’immagine è trasparente al { NUMBER($share, style: "percent") }.
effect-watermark-time = L’immagine scompare dopo { phrase-seconds } di riproduzione.
effect-watermark-link = Un clic sull’immagine apre { $url }.
effect-preroll = Riproduce { phrase-ads } prima del contenuto.
effect-midroll = Interrompe il contenuto dopo { NUMBER($times, style: "unit", unit: "second", unitDisplay: "long") }.
effect-postroll = Riproduce { phrase-ads } dopo il contenuto.
effect-skip = Permette di saltare il preroll dopo { phrase-seconds }.
effect-overlay-for = Mostra { phrase-ad-count } sopra il video dopo { phrase-seconds }, per { NUMBER($duration, style: "unit", unit: "second", unitDisplay: "long") }.
effect-overlay-to-end = Mostra { phrase-ad-count } sopra il video dopo { phrase-seconds }, fino alla fine.
effect-bulk-label = Le impostazioni del bulk «{ $label }» sostituiscono quelle dell’embed, perché la pagina indica la sua etichetta.
effect-bulk-origin = Le impostazioni del bulk «{ $label }» sostituiscono quelle dell’embed, perché corrisponde a questa pagina.
effect-bulk-any = Le impostazioni del bulk «{ $label }» sostituiscono quelle dell’embed, perché corrisponde a tutte le pagine.
effect-watermark-offset-top = L’immagine è a { $length } dal bordo superiore.
effect-watermark-offset-right = L’immagine è a { $length } dal bordo destro.
effect-watermark-offset-bottom = L’immagine è a { $length } dal bordo inferiore.
effect-watermark-offset-left = L’immagine è a { $length } dal bordo sinistro.
effect-volume-unchecked = Lascia invariato l’audio degli annunci.
effect-volume-on = Riproduce gli annunci con l’audio.
effect-volume-off = Riproduce gli annunci senza audio.

## CMS page

cms-title = Gli embed e il loro codice
cms-sign-in = Accedi
cms-sign-in-note = Questa è una demo: nome utente e password sono entrambi «editor», se chi l’ha avviata non ha scelto un’altra password.
cms-user-name = Nome utente
cms-password = Password
cms-sign-out = Esci
cms-guest = Scrivi come ospite
cms-account = Accesso come { $name }
cms-views = Viste
cms-embeds = Embed
cms-embed = Codice
cms-article = Articolo
cms-write = Scrivi
cms-articles = Articoli
cms-all-articles = Articoli e bozze
cms-insertion = Inserisci un embed
cms-insert-into-article = Inserisci nell’articolo
cms-insert-as-embed = Inserisci come embed
cms-insert-at-cursor = Inserisci nella posizione del cursore
cms-insertion-hint = Scegli un embed dall’elenco. Viene inserito nel testo dove si trova il cursore.
cms-insertion-note = Viene inserito nel testo dove si trova il cursore. Per un altro embed, sceglilo dall’elenco.
cms-chosen-embed = Scelto:
cms-choose-embed = Scegli un embed
cms-choose-another = Scegline un altro
cms-format-taken = L’articolo conserva il lettore video, le sue dimensioni e il suo titolo.
cms-format-refused = L’articolo non conserva il codice del formato «{ $format }». «Inserisci come embed» inserisce lo stesso video come lettore, con le sue dimensioni e il suo titolo.
cms-quoted = «{ $option }»
cms-options-dropped = Non conserva { $names }: valgono le impostazioni dell’embed.
cms-saving = Salvataggio…
cms-saved-at = Salvato: { $time }
cms-kept = Conservato su questo dispositivo. Il testo sarà inviato quando il server sarà di nuovo raggiungibile.
cms-kept-refused = Conservato su questo dispositivo, non salvato.
cms-kept-signed-out = Accesso terminato. Il testo è conservato su questo dispositivo: accedi per salvarlo.
cms-kept-conflict = Conservato su questo dispositivo finché non avrai scelto.
cms-not-kept = Non salvato, e questo dispositivo non può conservare il testo. Lascia aperta questa pagina.
cms-save-as-new = Salva come nuovo articolo
cms-conflict-passage = Brano
cms-conflict-mine = Il tuo testo
cms-conflict-theirs = { $author }, salvato: { $time }
cms-conflict-deleted = eliminato
cms-keep-both = Mantieni entrambi
cms-keep-mine = Mantieni il tuo testo
cms-keep-theirs = Mantieni l’altro testo
cms-conflict-continue = Continua con i testi scelti
cms-no-articles = Non c’è ancora nessun articolo. Ciò che scrivi in «Scrivi» viene salvato qui da solo.
cms-untitled = Senza titolo
cms-article-state-draft = bozza
cms-article-state-published = pubblicato
cms-article-state-changed = modificato dopo la pubblicazione
cms-open-article = Apri
cms-unpublish = Ritira
cms-delete-article = Elimina
cms-delete-question = Eliminare «{ $title }»? L’operazione non può essere annullata.
cms-delete-published = I lettori non troveranno più nulla al suo indirizzo.
cms-keep-article = Conserva
cms-search = Cerca per titolo, tag o id
cms-filters = Filtri e ordine
cms-filters-active = { $count ->
    [one] { $count } attivo
   *[other] { $count } attivi
  }
cms-state = Stato
cms-kind = Tipo
cms-ads = Pubblicità
cms-sort = Ordine
cms-any = Qualsiasi
cms-with-ads = Con pubblicità
cms-without-ads = Senza pubblicità
cms-reset = Azzera i filtri
cms-state-ready = pronto
cms-state-processing = in elaborazione
cms-state-failed = non riuscito
cms-state-empty = senza contenuto
cms-kind-video = video
cms-kind-live = diretta
cms-kind-none = nessuno
cms-sort-relevance = I più pertinenti
cms-sort-newest = Prima i più recenti
cms-sort-oldest = Prima i meno recenti
cms-sort-title = Per titolo
cms-sort-longest = Prima i più lunghi
cms-count = { $found } embed su { $all }
cms-indexing = { $indexed } embed su { $all } letti finora
cms-none-found = Nessun embed corrisponde. Controlla i filtri o usa meno parole.
cms-no-embeds = Non c’è ancora nessun embed. Carica un video.
cms-reset-search = Azzera la ricerca e i filtri
cms-pages = Pagine dell’elenco
cms-previous = Indietro
cms-next = Avanti
cms-range = { $from }–{ $to } di { $total }
cms-ad-count = { $count ->
    [one] { $count } annuncio
   *[other] { $count } annunci
  }
cms-size-not-set = dimensioni non impostate
cms-chosen = L’embed scelto
cms-choose = Scegli un embed dall’elenco.
cms-code = Codice
cms-code-for = Per:
cms-not-listed = L’elenco ora non mostra questo embed.
cms-preview = Anteprima
cms-public-id = id pubblico
cms-upload = Carica un video
cms-upload-title = Titolo
cms-upload-file = File video
cms-upload-start = Carica
cms-upload-cancel = Annulla
cms-upload-progress = { $percent }% inviato
cms-upload-storing = Il servizio salva il video…
cms-upload-interrupted = La connessione si è interrotta. Il caricamento ricomincerà quando il server sarà di nuovo raggiungibile.
cms-queue = Caricamenti
cms-upload-state-waiting = in attesa
cms-upload-state-encoding = in codifica
cms-upload-state-available = disponibile
cms-upload-state-failed = non riuscito
cms-upload-failed = L’encoder non ha potuto convertire il file. Carica un video in un altro formato.
cms-ahead = { $count } video prima
cms-show = Mostra
cms-article-title = Titolo dell’articolo
cms-article-text = Testo dell’articolo
cms-article-note = Incolla l’indirizzo o il codice di un embed su una riga a sé: diventa un lettore video.
cms-formats = Stile del testo
cms-format-bold = Grassetto
cms-format-italic = Corsivo
cms-format-heading = Titolo
cms-format-bulletList = Elenco
cms-format-quote = Citazione
cms-publish = Pubblica
cms-publish-again = Pubblica le modifiche
cms-published = Pubblicato.
cms-new-article = Nuovo articolo
cms-loading-editor = Caricamento dell’editor…
cms-error-editor-failed = Impossibile caricare l’editor. Ricarica la pagina.
cms-error-not-an-embed = L’editor non è riuscito a inserire questo embed. Sceglilo di nuovo dall’elenco.
cms-code-refused = Il codice incollato non è nell’articolo, che conserva solo testo ed embed di questo sito. Scegli un embed dall’elenco o incolla il suo indirizzo.
cms-code-without-options = L’articolo non conserva { $names } del codice incollato: valgono le impostazioni dell’embed.
cms-error-article-changed = Qualcun altro ha modificato gli stessi passaggi. Scegli che cosa resta nell’articolo.
cms-error-signed-out = La sessione è terminata. Accedi di nuovo.
cms-error-wrong-password = Il nome utente o la password sono errati.
cms-error-other-origin = La richiesta proviene da un altro sito. Ricarica la pagina.
cms-error-invalid-request = Il server non ha capito la richiesta. Controlla i dati inseriti.
cms-error-no-such-embed = Non esiste un embed con questo id. Scegline un altro.
cms-error-no-such-article = Questo articolo è stato eliminato. Salvalo come nuovo articolo per conservarne il testo.
cms-error-service-failed = Il servizio non ha risposto come previsto. Riprova; i dettagli sono nel terminale del server.
cms-error-upload-too-large = Il file supera i 2 GiB. Scegline uno più piccolo.
cms-error-article-without-title = L’articolo non ha un titolo. Scrivine uno.
cms-error-article-without-text = L’articolo non ha un testo. Scrivine uno o inserisci un embed.
cms-error-article-too-large = L’articolo supera 1 MiB. Accorcialo.
cms-error-article-too-deep = L’articolo ha più di 100 citazioni ed elenchi annidati. Non è stato salvato nulla: riduci i livelli.
cms-error-too-many-articles = Ci sono già 1000 articoli. Eliminane alcuni in «Articoli».
cms-error-disk-full = Il disco del server è pieno; nulla è stato salvato. Libera spazio.
cms-error-not-found = A questo indirizzo non c’è nulla.
cms-error-internal = Errore del server. I dettagli sono nel terminale del server.
cms-error-no-response = Il server non ha risposto. Verifica che sia ancora in funzione.
cms-error-invalid-response = La risposta del server non è il JSON che questa pagina si aspetta. Ricarica la pagina.

## Ad ops page

ad-ops-title = Perché non c’è pubblicità?
ad-ops-embed = Embed
ad-ops-choose-embed = Scegli un embed della sandbox
ad-ops-no-embeds = La sandbox non ha ancora embed. Carica un video nella pagina CMS.
ad-ops-examples-label = Esempi dall’ad server della sandbox
ad-ops-report = Apri un rapporto dell’audit
ad-ops-report-note = Scegli o trascina qui il file scritto da media-embed audit --format ndjson. Nulla del suo contenuto esce da questa pagina.
ad-ops-report-file = Rapporto
ad-ops-report-unreadable = Questo file non è un rapporto dell’audit.
ad-ops-record = Registra gli annunci di una pagina online
ad-ops-record-note = Esegui questo nella console di una pagina con il player. La prima volta la pagina si riapre e i suoi annunci vengono registrati. Avvia l’embed, eseguilo di nuovo e incolla qui sopra ciò che copia.
ad-ops-record-script = Lo script per la console
ad-ops-record-copy = Copia lo script
ad-ops-more-examples = { $count ->
    [one] { $count } altro esempio
   *[other] { $count } altri esempi
  }
ad-ops-example-no-ad = Nessun annuncio
ad-ops-example-time-out = Tempo scaduto
ad-ops-example-wrapper-time-out = Wrapper troppo lento
ad-ops-example-no-ad-on-mobile = Nessun annuncio su mobile
ad-ops-example-consent-missing = Consenso mancante
ad-ops-example-encoded-twice = Pagina codificata due volte
ad-ops-example-http-on-https = http su https
ad-ops-example-vpaid-only = Solo VPAID
ad-ops-example-foreign-macros = Macro di un altro player
ad-ops-example-plays = Viene riprodotto
ad-ops-example-three-wrappers = Tre wrapper
ad-ops-example-vmap = Playlist VMAP
ad-ops-example-unplayable-then-ad = Non riproducibile, poi un annuncio
ad-ops-example-error-500 = Errore 500
ad-ops-example-malformed = XML non corretto
ad-ops-example-no-cors = Senza CORS
ad-ops-example-wrapper-loop = Ciclo di wrapper
ad-ops-example-too-many-wrappers = Troppi wrapper
ad-ops-example-relative-wrapper = Wrapper relativo
ad-ops-example-companion-required = Companion obbligatorio
ad-ops-example-overlay-as-preroll = Overlay come preroll

## The sandbox: the hosted player without a video, and the landing page of ads

sandbox-processing = Questo video è in preparazione. Torna più tardi.
sandbox-failed = Questo video non può essere convertito.
sandbox-empty = Non c’è nulla da riprodurre.
sandbox-missing = Questo player non esiste.
sandbox-advertiser = L’inserzionista della demo
sandbox-landing = Gli annunci della demo portano a questa pagina.

## The sandbox: what it shows for an address that it cannot show

sandbox-error-title = { $fault ->
    [not-found] A questo indirizzo non c’è nulla
    [server] Si è verificato un errore nella sandbox
   *[request] Questo indirizzo non si può mostrare
  }
sandbox-error-status = ha risposto con lo stato { NUMBER($status, useGrouping: 0) }.
sandbox-error-advice = Controlla l’indirizzo o apri una di queste pagine:
sandbox-shows-publisher = un articolo con player di ogni tipo
sandbox-shows-cms = gli embed e il loro codice in ogni formato
sandbox-shows-ad-ops = perché un annuncio non parte
sandbox-shows-docs = guide, elementi, riferimento e regole di controllo
sandbox-published = Embed pubblicati
sandbox-shows-published = l’elenco come JSON, con i nomi per gli indirizzi

## Documentation: the keys of its pages

docs-keys = Tasti
docs-keys-title = Tasti di questo sito
docs-key-search = Cercare nella documentazione
docs-key-next = Pagina successiva
docs-key-previous = Pagina precedente
docs-key-home = Prima pagina
docs-key-help = Mostrare questi tasti
docs-key-close = Chiudere questa finestra o i risultati
docs-keys-on = Usare i tasti singoli in questo sito
docs-keys-close = Chiudi

## Documentation: what is around its texts, which are in English

docs-skip-link = Vai al testo
docs-menu = Menu
docs-contents = In questa pagina
docs-search = Cerca
docs-search-results = Risultati della ricerca
docs-previous = Precedente
docs-next = Successiva
docs-edit = Modifica questa pagina
docs-report = Segnala un errore
docs-results = { $count ->
    [one] { $count } risultato
   *[other] { $count } risultati
  }
docs-no-result = Niente corrisponde a «{ $query }».
docs-search-failed = Non è stato possibile caricare l’indice della ricerca. Controlla la connessione e riprova.
