### Osservazioni sui campi di un embed: che cosa è stato trovato, e che cosa fare (.remedy).

## Parti di più testi

phrase-value = { $kind ->
    [text] Il valore «{ $value }»
    [list] Il valore (una lista)
    [object] Il valore (un oggetto)
   *[literal] Il valore { $value }
  }

## Valori della forma sbagliata

not-object = Il valore non è un oggetto.
    .remedy = Invia un oggetto o null.

not-list = Il valore non è una lista.
    .remedy = Invia una lista o null.

not-text = { phrase-value } non è una stringa.
    .remedy = Invia una stringa o null.

not-flag = { phrase-value } non è né 1 né 0.
    .remedy = Invia 1, 0 o null.

not-number = { phrase-value } non è un numero decimale.
    .remedy = Invia un numero decimale o null.

not-length = { phrase-value } non è un numero, eventualmente con px o %.
    .remedy = Invia un numero (eventualmente con px o %) o null.

not-pixels = { phrase-value } non è un numero di pixel.
    .remedy = Invia un numero di pixel o null.

not-color = { phrase-value } non è un colore esadecimale.
    .remedy = Invia un colore esadecimale o null.

not-date = { phrase-value } non è data e ora come YYYY-MM-DD hh:mm:ss.
    .remedy = Invia data e ora come YYYY-MM-DD hh:mm:ss o null.

not-language = { phrase-value } non è un codice di lingua.
    .remedy = Invia un codice di lingua o null.

not-address = Il valore non è un URL http(s) assoluto.
    .remedy = Invia un URL http(s) assoluto o null.

unknown-volume = { phrase-value } non è né -1 né none, defaultOn o defaultOff.
    .remedy = Invia -1, none, defaultOn, defaultOff o null.

unknown-ad-type = { phrase-value } non è né linear né non-linear.
    .remedy = Invia linear, non-linear o null.

bulk-rule-form = Il valore non è né * né un’origine con /*, come https://www.example.com/*.
    .remedy = Invia *, un’origine con /* (come https://www.example.com/*) o null.

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

stream-url-callback = `options.streamUrl` ha dato un errore o nessun URL http(s) assoluto.
    .remedy = Restituisci un URL http(s) assoluto o null.

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
    .remedy = Aspetta la conversione o carica di nuovo il video.

slot-mobile-missing = Lo slot ha annunci per desktop e nessuno per mobile.
    .remedy = Imposta anche questo campo.

midroll-without-time = L’inizio del midroll non è noto.
    .remedy = Imposta i suoi secondi in `options.midrollAt`.

overlay-main-only = Il campo vale solo per un overlay principale e viene ignorato.
    .remedy = Toglilo o sposta l’annuncio in overlay_main.

watermark-offsets = La distanza viene ignorata, perché è impostata anche quella opposta.
    .remedy = Togli una delle due.
