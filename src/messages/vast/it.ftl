### Why a request, an ad or a media file fails, and why a media file is chosen or not.

## Requests

no-ad = L’ad server non ha annunci.
request-timeout = L’ad server non ha risposto in tempo.
request-status = L’ad server ha risposto con lo stato { NUMBER($status, useGrouping: 0) }.
request-unreachable = L’ad server non è raggiungibile, o la sua risposta non ha l’intestazione CORS.
request-mixed = Un URL http non può essere richiesto in una pagina https.
request-cors = La risposta dell’ad server non ha un’intestazione CORS che permetta alla pagina di leggerla.
request-cors-several = Il server ha indicato più origini nella sua intestazione CORS, e i browser la rifiutano.
request-redirect = L’ad server reindirizza a un indirizzo che non si può richiedere.
request-redirect-loop = L’ad server reindirizza in circolo, più di 20 volte.
request-private = La richiesta porta a un indirizzo di una rete privata, cosa che non è stata consentita.
request-dns = Il nome host dell’ad server non può essere risolto (DNS).
request-refused = L’ad server ha rifiutato la connessione.
request-tls = Il certificato dell’ad server non è valido, o il suo handshake TLS è fallito.
request-no-route = Non c’è connessione con l’ad server.
request-clock = L’orologio di questo dispositivo è sbagliato, perciò il certificato dell’ad server gli sembra non valido.
request-sinkhole = Un filtro DNS o il file hosts dà un altro indirizzo per l’ad server.
request-offline = Questo dispositivo è senza rete.
request-resolver = Nessun server DNS ha risposto per il nome host dell’ad server.
request-cookie-loop = L’ad server reindirizza in circolo, perché il suo cookie non torna.
request-reset = L’ad server ha chiuso la connessione senza rispondere.
request-cut-off = La connessione si è interrotta prima della fine della risposta.
request-encoding = La risposta non si può decomprimere: la sua intestazione Content-Encoding non corrisponde al contenuto.
request-policy = La Content Security Policy della pagina non permette richieste all’ad server.
request-redirected = L’ad server reindirizza a un indirizzo che non risponde.
request-host-answers = L’ad server risponde ad altre richieste, ma non a questa.
request-no-answer = L’ad server non risponde.
request-protocol = La risposta dell’ad server non è HTTP valido.
request-other = L’ad server non è raggiungibile.
request-canceled = La richiesta è stata annullata.
request-no-time = Non resta tempo per richiedere l’ad tag.
tag-not-web = L’ad tag non è un URL http(s).
tag-without-url = L’ad tag non produce alcun URL.

## Responses

document-size = La risposta ha più di { $limit } byte.
document-type = La risposta ha un tipo di documento prima dell’elemento radice.
not-xml = La risposta non è XML ben formato.
trusted-types = Per leggere la risposta serve il criterio di Trusted Types media-embed, che la pagina non consente.
not-vast = L’elemento radice della risposta è <{ $root }> e non <VAST>.
vast-version = La risposta è VAST { $version }; sono supportate le versioni da 2 a 4.
ad-no-content = L’annuncio non ha né <InLine> né <Wrapper>.
ad-no-creative = L’annuncio non ha creatività.
ad-only-companions = L’annuncio non ha né una creatività lineare né una non lineare.
category-blocked = Un wrapper blocca la categoria dell’annuncio.

## Wrappers

wrapper-no-tag = Il wrapper non ha l’URL dell’ad tag.
wrapper-tag-not-web = L’ad tag del wrapper non è un URL che si può richiedere.
wrapper-tag-relative = L’ad tag del wrapper è relativo, e il suo documento non ha un URL.
wrapper-circle = I wrapper formano un ciclo.
wrapper-forbidden = Un wrapper dell’annuncio vieta altri wrapper.
wrapper-limit = L’annuncio è dentro più di { $limit } wrapper.
document-limit = L’ad tag porta a più di { $limit } documenti.

## VMAP

vmap-version = La risposta è VMAP { $version }; è supportata la versione 1.
vmap-offset-position = Una pausa pubblicitaria del documento VMAP ha una posizione (#…) come timeOffset. Scrivi un tempo o una percentuale: il player non definisce posizioni per le pause.
vmap-offset = Una pausa pubblicitaria del documento VMAP non ha un timeOffset valido. Scrivi hh:mm:ss, una percentuale fino a 100%, start o end.
vmap-break-type = Una pausa pubblicitaria del documento VMAP non è né linear né nonlinear. Il player non mostra annunci display.
vmap-template-type = Il templateType di un AdTagURI non è VAST 2, 3 o 4.
vmap-custom-data = CustomAdData non è supportato. Usa VASTAdData o AdTagURI.
vmap-empty-source = Un AdSource non ha né VASTAdData né AdTagURI.
vmap-tag-not-web = L’AdTagURI di una pausa pubblicitaria non è un URL http(s).

## Ads in the player

unexpected = L’annuncio è fallito in modo imprevisto.
slot-linear = L’annuncio è un overlay, ma lo slot è per annunci lineari.
slot-overlay = L’annuncio è lineare, ma lo slot è per gli overlay.
only-interactive = L’annuncio ha solo un’unità interattiva (VPAID).
no-playable-file = Il browser non può riprodurre nessun file multimediale dell’annuncio.
companion-not-shown = La pagina non mostra un companion obbligatorio.
overlay-too-large = L’overlay non entra nel player.
overlay-empty = L’annuncio non ha né un’immagine né un testo.
overlay-picture = L’immagine dell’overlay non può essere caricata.
media-status = Il file multimediale ha risposto con lo stato { NUMBER($status, useGrouping: 0) }.
media-type = Il file multimediale è { $type }, che non è un contenuto multimediale.
media-empty = Il file multimediale ha { $bytes } byte, troppo pochi per un video.
media-mixed = Il file multimediale è http, mentre la pagina è https.
media-unreachable = Non c’è connessione con il server del file multimediale.
media-other-site = Il server del file multimediale vieta alle pagine di altri siti di mostrarlo.
media-timeout = Il file multimediale dell’annuncio ha impiegato troppo a caricarsi.
media-no-time = I file multimediali precedenti hanno esaurito il tempo.
media-not-loaded = Il file multimediale dell’annuncio non può essere caricato.
media-not-played = Il file multimediale dell’annuncio non può essere riprodotto.
media-policy = La Content Security Policy della pagina non permette il file multimediale dell’annuncio ({ $directive }).
autoplay-refused = Il browser non permette all’annuncio di partire.
video-ad-without-url = L’annuncio video non ha un URL.
ad-not-overlay = L’oggetto dell’annuncio non è per un overlay.
ad-kind-unknown = Il tipo dell’oggetto dell’annuncio è sconosciuto.
page-timeout = La pagina non ha risposto in tempo.
page-rejected = La promise con cui la pagina ha risposto è stata rifiutata.
page-response = La risposta della pagina non è né un URL http(s) né il testo di un documento VAST o VMAP.
ads-code-timeout = Il codice degli annunci non era ancora caricato dopo { $ms } ms.
companion-code-missing = Il codice dei companion dell’annuncio non è stato caricato.
ads-silent = Gli annunci non hanno mostrato nulla in tempo, quindi il player li ha abbandonati.

## IMA SDK

ima-error = { $text }
ima-failed = L’SDK IMA non ha funzionato.
ima-no-code = L’SDK IMA non ha segnalato alcun codice di errore.
ima-no-ad = L’SDK IMA non ha avviato alcun annuncio.
ima-slot = L’annuncio è lineare in uno slot per overlay, o viceversa.
ima-only-tags = L’SDK IMA riproduce solo ad tag.
ima-playlist = L’ad tag di un overlay porta a una playlist VMAP, che l’SDK IMA non può mostrare come overlay. Metti il tag in un preroll.

## Media files

file-over-limit = Il suo bitrate di { $bitrate } kbit/s supera { $limit } kbit/s.
file-higher-over-limit = Tutti i file superano { $limit } kbit/s, e il file scelto ha un bitrate più basso.
file-size-worse = La dimensione del file scelto si adatta meglio al player di { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } pixel.
file-bitrate-lower = Il file scelto si adatta altrettanto bene al player e ha un bitrate più alto.
file-later = Il file scelto si adatta altrettanto bene al player e viene prima.
file-only-within-limit = È l’unico file riproducibile entro { $limit } kbit/s.
file-lowest-over-limit = Tutti i file superano { $limit } kbit/s, e questo ha il bitrate più basso.
file-size-best = La sua dimensione è la più adatta al player di { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } pixel.
file-bitrate-best = Tra i file di dimensione più adatta al player, ha il bitrate più alto.
file-first = È il primo dei file più adatti al player.
file-only = È l’unico file riproducibile.
file-code = Il player non esegue codice { $framework }.
file-type-unknown = Il file non ha un tipo, e il suo URL non ha un’estensione che il player conosce.
file-type-not-played = Il browser non riproduce { $type }.
file-ad-not-played = L’annuncio non viene riprodotto in questo slot.
