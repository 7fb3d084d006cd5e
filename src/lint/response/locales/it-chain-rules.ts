import type { CHAIN_RULES as English } from './en-chain-rules.js';
import type { VastRuleTexts } from './vast-rule-texts.js';

/** Wrappers, ad breaks and requests. */
export const CHAIN_RULES: VastRuleTexts<typeof English> = {
  'wrapper-no-uri': [
    ['{ad} è un wrapper senza <VASTAdTagURI> (errore VAST 300).'],
    'Chiedi all’ad server del wrapper l’ad tag del successivo.',
  ],
  'wrapper-not-url': [
    ['L’ad tag di un wrapper non è un URL http(s) (errore VAST 300).'],
    'Scrivi un URL che inizia con https://.',
  ],
  'wrapper-relative': [
    ['L’ad tag di un wrapper è relativo al suo documento; altri player non lo risolvono.'],
    'Scrivi l’URL intero.',
  ],
  'wrapper-http': [
    ['L’ad tag di un wrapper su {host} è http, che i browser bloccano su una pagina https.'],
    'Chiedi al fornitore il tag https.',
  ],
  'wrapper-macro-left': [
    ['L’ad tag di un wrapper ha {a}, che nessun player riempie.'],
    'Usa una macro di VAST, o falla riempire all’ad server prima che risponda.',
  ],
  'wrapper-macro-in-host': [
    ['L’ad tag di un wrapper ha {a} nello schema o nell’host, dove nessuna macro viene riempita.'],
    'Sostituisci la macro con l’host effettivo.',
  ],
  'wrapper-no-follow': [
    [
      'Il wrapper ha {a}: un altro wrapper dietro di lui non viene seguito.',
      'Il wrapper ha {a}: se non porta a nessun annuncio, nessun altro lo sostituisce.',
    ],
    'Non c’è nulla da fare, a meno che la catena finisca qui senza annuncio.',
  ],
  'vmap-version': [
    ['La versione di VMAP è {a}; deve essere 1.0 (errore VMAP 1001).'],
    'Chiedi all’ad server VMAP 1.0.',
  ],
  'vmap-no-break': [
    ['Il documento VMAP non ha nessun <AdBreak>.'],
    'Se ti aspettavi delle pause, controlla nell’ad server le regole pubblicitarie del contenuto.',
  ],
  'vmap-offset': [
    [
      'La pausa pubblicitaria non ha timeOffset (errore VMAP 1000).',
      'Il timeOffset è {a}, una posizione che il player non ha.',
      'Il timeOffset è {a}; deve essere hh:mm:ss, una percentuale, start o end (errore VMAP 1000).',
    ],
    'Scrivi il momento della pausa come hh:mm:ss, una percentuale fino a 100%, start o end.',
  ],
  'vmap-break-type': [
    ['Il breakType è {a}; il player ha pause linear e nonlinear (errore VMAP 1003).'],
    'Usa linear per gli annunci al posto del contenuto e nonlinear per gli overlay.',
  ],
  'vmap-source': [
    [
      'La pausa pubblicitaria ha CustomAdData, che solo il suo player legge (errore VMAP 1005).',
      '<AdSource> non ha né VASTAdData né AdTagURI (errore VMAP 1000).',
      'Il templateType è {a}; deve essere vast2, vast3 o vast4 (errore VMAP 1005).',
    ],
    'Usa VASTAdData o AdTagURI con VAST 2, 3 o 4.',
  ],
  'vmap-tag-not-url': [
    ['L’ad tag di una pausa non è un URL http(s) assoluto (errore VMAP 1008).'],
    'Scrivi un URL che inizia con https://.',
  ],
  'wrapper-depth': [
    ['La catena ha più di {n} wrapper, dove i player si fermano (errore VAST 302).'],
    'Chiedi un tag più vicino all’annuncio.',
  ],
  'wrapper-loop': [
    ['Un wrapper porta a un URL che la catena ha già richiesto (errore VAST 302).'],
    'Interrompi il ciclo nell’ad server che rimanda indietro.',
  ],
  'wrapper-cut': [
    [
      'Il wrapper che ha portato qui ha dei limiti. followAdditionalWrappers="false": il wrapper di questa risposta non viene seguito.',
      'Il wrapper che ha portato qui ha dei limiti. allowMultipleAds non è "true": il pod di questa risposta viene ignorato.',
      'Il wrapper che ha portato qui ha dei limiti. allowMultipleAds non è "true": si prova solo il primo annuncio di questa risposta.',
      'Il wrapper che ha portato qui ha dei limiti. fallbackOnNoAd="false": nessun altro annuncio prende il posto di questo.',
    ],
    'Se ti aspettavi un annuncio, chiedi all’ad server del wrapper di permetterlo.',
  ],
  'wrapper-value-missing': [
    ['La richiesta ha ancora {a}, il cui valore qui non è noto.'],
    'Indica il valore della macro, o toglila dal wrapper.',
  ],
  'wrapper-empty-after': [
    [
      'Non c’è un annuncio dopo {n} wrapper (errore VAST 303).',
      'Non c’è un annuncio dopo {n} wrapper (errore VAST 303).',
    ],
    'Chiedi all’ad server del wrapper perché rimanda a uno che non ha annunci.',
  ],
  'net-cors': [
    [
      '{host} risponde senza un header CORS per questa pagina, o non è raggiungibile.',
      '{host} risponde senza un header CORS per questa pagina.',
    ],
    'Fai restituire al server l’header Origin in Access-Control-Allow-Origin con Access-Control-Allow-Credentials: true; controlla che sia attivo.',
  ],
  'net-cors-credentials': [
    ['{host} non ammette cookie, quindi un player che li invia deve fare la richiesta due volte.'],
    'Fai restituire al server l’header Origin con Access-Control-Allow-Credentials: true.',
  ],
  'net-timeout': [
    ['{host} non ha risposto entro i {n} ms della pausa pubblicitaria (errore VAST 301).'],
    'Chiedi al fornitore perché il suo server è lento, o toglilo dalla catena.',
  ],
  'net-unreachable': [
    [
      '{host} non è raggiungibile (errore VAST 301).',
      '{host} ha un nome che il DNS non può risolvere (errore VAST 301).',
      '{host} ha rifiutato la connessione (errore VAST 301).',
      '{host} non ha un certificato valido, o il suo handshake TLS è fallito (errore VAST 301).',
    ],
    'Controlla l’host dell’URL e la rete.',
  ],
  adblock: [
    ['La richiesta a {host}, un ad server noto, è fallita dopo {n} ms, come con un ad blocker.'],
    'Apri la pagina senza estensioni e filtri, e confronta.',
  ],
  'net-status': [
    ['{host} ha risposto con lo stato {status}; doveva essere 200 (errore VAST 301).'],
    'Controlla l’URL; per 5xx chiedi all’ad server.',
  ],
  'net-no-fill': [
    ['{host} ha risposto con lo stato 204: non ha annunci.'],
    'Se ti aspettavi un annuncio, controlla nell’ad server targeting, ad unit e dimensioni.',
  ],
  'net-content-type': [
    [
      '{host} non invia il tipo di contenuto; doveva essere application/xml.',
      '{host} invia il tipo di contenuto {a}; doveva essere application/xml.',
    ],
    'Fai inviare al server application/xml o text/xml: alcuni player rifiutano altri tipi.',
  ],
  'net-slow': [
    [
      'L’intera catena ha impiegato {n} ms; devono essere al massimo {m} ms.',
      '{host} ha impiegato {n} ms; devono essere al massimo {m} ms.',
    ],
    'Accorcia la catena, o chiedi al fornitore lento: il contenuto aspetta l’annuncio.',
  ],
  'net-mixed-chain': [
    [
      'L’ad tag su {host} è http, che i browser bloccano su una pagina https.',
      '{host} reindirizza a http, che i browser bloccano su una pagina https.',
    ],
    'Chiedi https al fornitore.',
  ],
};
