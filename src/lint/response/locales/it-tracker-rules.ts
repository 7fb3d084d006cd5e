import type { TRACKER_RULES as English } from './en-tracker-rules.js';
import type { VastRuleTexts } from './vast-rule-texts.js';

/** Trackers, links, icons, captions, overlays, companions and measurement. */
export const TRACKER_RULES: VastRuleTexts<typeof English> = {
  'track-no-impression': [
    ['{ad} non ha una <Impression> con un URL, quindi la sua erogazione non si può contare.'],
    'Chiedi all’ad server un URL di Impression: senza, nulla viene contato o fatturato.',
  ],
  'wrapper-no-impression': [
    ['{ad} non ha una <Impression> con un URL, quindi questo ad server non può contarlo.'],
    'Aggiungi al wrapper un URL di Impression se il suo ad server conta.',
  ],
  'track-no-error': [
    ['{ad} non ha un URL <Error> con [ERRORCODE], quindi l’ad server non sa perché fallisce.'],
    'Aggiungi un URL di Error con la macro [ERRORCODE].',
  ],
  'track-empty': [['Il tracker di {a} non ha un URL.'], 'Scrivi l’URL, o togli l’elemento.'],
  'track-not-url': [
    ['Il tracker di {a} non è un URL http(s) assoluto, quindi non viene mai richiesto.'],
    'Scrivi un URL che inizia con https://.',
  ],
  'track-http': [
    ['Il tracker di {a} su {host} è http, e la pagina è https.'],
    'Chiedi https al fornitore: il player lo richiede via https, e conta solo se il server lo offre.',
  ],
  'track-macro-left': [
    ['Il tracker di {a} ha {parts}.'],
    'Usa una macro di VAST, o falla riempire all’ad server prima che risponda.',
  ],
  'track-duplicate': [
    ['Il tracker di {a} ha lo stesso URL due volte, quindi conta doppio.'],
    'Tienine uno solo.',
  ],
  'click-not-url': [
    ['<{a}> non è un URL http(s) assoluto, quindi l’annuncio non ha un link.'],
    'Scrivi un URL che inizia con https://.',
  ],
  'track-event-missing': [
    ['Un elemento <Tracking> non ha event, quindi non viene mai richiesto.'],
    'Aggiungi l’attributo event, o togli l’elemento.',
  ],
  'track-event-unknown': [
    [
      'L’evento {a} non è nello standard, quindi i player non lo segnalano mai.',
      'L’evento è scritto {a}; i player segnalano solo {b}.',
    ],
    'Usa un evento dello standard, scritto come nello standard.',
  ],
  'track-progress-offset': [
    [
      'Un tracker di progress non ha offset, quindi non viene mai richiesto.',
      'L’offset di un tracker di progress è {a}; deve essere HH:MM:SS o una percentuale.',
      'L’offset di un tracker di progress è {a}, e l’annuncio finisce dopo {n} s.',
    ],
    'Scrivi un offset entro la durata dell’annuncio.',
  ],
  'icon-not-shown': [
    ['{icon} non viene mostrata: {reason}.'],
    'Aggiungi una <StaticResource> con un’immagine e un creativeType come image/png.',
  ],
  'icon-duplicate': [
    ['{icon} c’è due volte; viene mostrata solo la prima.'],
    'Tieni una sola icona per programma.',
  ],
  'icon-late': [
    ['{icon} inizia dopo {n} s, e l’annuncio finisce dopo {m} s.'],
    'Scrivi un offset entro la durata dell’annuncio.',
  ],
  'captions-not-shown': [
    [
      'I sottotitoli hanno il tipo {a}; il player mostra text/vtt e SubRip.',
      'I sottotitoli non sono un URL http(s), quindi non vengono mai caricati.',
    ],
    'Chiedi i sottotitoli come WebVTT (text/vtt) a un URL https.',
  ],
  'overlay-not-shown': [
    ['L’overlay non viene mostrato: {reason} (errore VAST 503).'],
    'Chiedi una <StaticResource> con un’immagine o un testo.',
  ],
  'overlay-variation-not-shown': [
    ['Una variante dell’overlay non viene mostrata: {reason}.'],
    'Non c’è nulla da fare: viene mostrata un’altra variante.',
  ],
  'companion-required': [
    ['L’annuncio richiede companion ({a}): senza posti nella pagina non parte (errore VAST 602).'],
    'Aggiungi alla pagina i posti per i companion, o fai scrivere required="none" all’ad server.',
  ],
  'omid-partial': [
    [
      'La verifica {a} non ha <JavaScriptResource apiFramework="omid">, quindi nessun browser può eseguirla.',
    ],
    'Chiedi al fornitore uno script con apiFramework="omid"; il player segnala verificationNotExecuted.',
  ],
};
