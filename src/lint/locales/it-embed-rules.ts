import type { RuleTexts } from './rule-text.js';

/** The rules about the other fields of an embed, by name. The fault is a sentence. */
export const EMBED_RULES = {
  'not-object': [
    'Un campo o un elemento di una lista non è un oggetto.',
    'Invia un oggetto, o null.',
  ],
  'not-list': ['Un campo non è una lista.', 'Invia una lista, o null.'],
  'not-text': ['Un campo non è una stringa.', 'Invia una stringa, o null.'],
  'not-flag': ['Un campo sì/no non è né 1 né 0.', 'Invia 1 o 0, o null.'],
  'not-number': ['Un campo non è un numero decimale.', 'Invia un numero decimale, o null.'],
  'not-length': [
    'Un campo non è una lunghezza.',
    'Invia un numero, eventualmente con px o %, o null.',
  ],
  'not-pixels': ['Un campo non è un numero di pixel.', 'Invia un numero di pixel, o null.'],
  'not-color': ['Un campo non è un colore esadecimale.', 'Invia un colore esadecimale, o null.'],
  'not-date': [
    'Un campo non è data e ora come YYYY-MM-DD hh:mm:ss.',
    'Invia data e ora come YYYY-MM-DD hh:mm:ss, o null.',
  ],
  'not-language': ['Un campo non è un codice di lingua.', 'Invia un codice di lingua, o null.'],
  'not-address': [
    'Un campo non è un URL http(s) assoluto.',
    'Invia un URL http(s) assoluto, o null.',
  ],
  'unknown-volume': [
    '`setting_volume` non è uno dei suoi quattro valori.',
    'Invia -1, none, defaultOn o defaultOff, o null.',
  ],
  'unknown-ad-type': [
    'Il tipo di un annuncio non è né linear né non-linear.',
    'Invia linear o non-linear, o null.',
  ],
  'bulk-rule-form': [
    'La regola di un bulk non è né * né un’origine con /*.',
    'Invia * o un’origine con /*, come https://www.example.com/*, o null.',
  ],
  'empty-value': ['Un campo è una stringa vuota al posto di null.', 'Invia null.'],
  'out-of-bounds': [
    'Un numero è fuori dal suo intervallo.',
    'Usa un valore dell’intervallo documentato.',
  ],
  'address-userinfo': ['Un URL contiene un nome utente o una password.', 'Toglili dall’URL.'],
  'source-video-and-live': ['L’embed ha un video e una diretta.', 'Togli uno dei due.'],
  'stream-url-callback': [
    '`options.streamUrl` ha dato un errore, o nessun URL http(s) assoluto.',
    'Restituisci un URL http(s) assoluto, o null.',
  ],
  'hosted-player-missing': [
    '`code_iframe` non ha un frame con un URL http(s).',
    'Invia il codice come lo ha generato il servizio.',
  ],
  'bulk-label-unknown': [
    'Nessun bulk ha l’etichetta di `options.bulkLabel`.',
    'Imposta `options.bulkLabel` all’etichetta di un bulk di questo embed.',
  ],
  'bulk-ambiguous': ['Due bulk corrispondono alla pagina.', 'Togli uno dei due.'],
  'unknown-destroy-event': [
    '`scrollmode_destroy_on` non è un evento del player.',
    'Usa il nome di un evento del player, come ENDED.',
  ],
  'unknown-ad-kind': [
    'Un oggetto dell’annuncio non ha né un tag né un video.',
    'Imposta il suo source_url a un ad tag.',
  ],
  'ad-video-not-ready': [
    'Il video di un annuncio non è ancora convertito.',
    'Aspetta la conversione, o carica di nuovo il video.',
  ],
  'slot-mobile-missing': [
    'Uno slot ha annunci per desktop e nessuno per mobile.',
    'Imposta anche questo campo.',
  ],
  'midroll-without-time': [
    'L’inizio di un midroll non è noto.',
    'Imposta i suoi secondi in `options.midrollAt`.',
  ],
  'watermark-offsets': ['Il watermark ha due distanze opposte.', 'Togli una delle due.'],
  'slot-type-mismatch': [
    'Un annuncio linear è in uno slot per overlay, o uno non-linear in un preroll, midroll o postroll.',
    'Sposta l’annuncio in un altro slot, o correggi il suo tipo: i player lo rifiutano con l’errore VAST 201.',
  ],
  'slot-duplicate-tag': [
    'Lo stesso tag è in due slot, o due volte in uno.',
    'Usa un’ad unit per ogni annuncio, così lo stesso annuncio non parte due volte.',
  ],
  'slot-desktop-missing': [
    'Uno slot ha annunci per mobile e nessuno per desktop.',
    'Imposta anche questo campo.',
  ],
  'overlay-main-only': [
    'Un overlay iniziale ha `fixed` o `delay_time`.',
    'Toglilo, o sposta l’annuncio in overlay_main.',
  ],
  'slot-overlay-times': [
    'Un overlay compare dopo la fine del contenuto.',
    'Fai comparire prima l’overlay.',
  ],
  'slot-overlay-size': [
    'Il tag di un overlay richiede solo dimensioni più grandi di quelle ammesse.',
    'Alza max_width e max_height, o richiedi annunci più piccoli: i player rifiutano gli altri con l’errore VAST 501.',
  ],
} satisfies RuleTexts;
