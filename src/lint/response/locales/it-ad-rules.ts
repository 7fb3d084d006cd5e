import type { AD_RULES as English } from './en-ad-rules.js';
import type { VastRuleTexts } from './vast-rule-texts.js';

/** Ads, their creatives and their media files. */
export const AD_RULES: VastRuleTexts<typeof English> = {
  'vast-no-ad': [
    ['Il documento non ha nessun <Ad>: l’ad server non ha nulla da mostrare.'],
    'Se ti aspettavi un annuncio, controlla nell’ad server targeting, ad unit e dimensioni.',
  ],
  'vast-ad-empty': [
    [
      '{ad} ha sia <InLine> sia <Wrapper>; deve averne uno solo (errore VAST 101).',
      '{ad} non ha né <InLine> né <Wrapper>; deve averne uno (errore VAST 101).',
    ],
    'Chiedi all’ad server un <InLine> o un <Wrapper> in ogni <Ad>.',
  ],
  'vast-inline-missing': [
    ['{ad} non ha tutto ciò che lo standard richiede: manca {list}.'],
    'Chiedi all’ad server di aggiungere ciò che lo standard richiede: i player rigorosi segnalano l’errore VAST 101.',
  ],
  'vast-id-missing': [
    ['{ad} non ha tutti gli identificativi che VAST {version} richiede: manca {list}.'],
    'Chiedi gli identificativi all’ad server: servono alla misurazione e al frequency capping tra sistemi.',
  ],
  'vast-companions-only': [
    ['{ad} non ha né una creatività lineare né una non lineare (errore VAST 200).'],
    'Prenota un video o un overlay per questo slot.',
  ],
  'vast-sequence': [
    [
      'Due annunci hanno la sequence {n}; ci deve essere un annuncio per ogni posizione del pod.',
      'La sequence è {a}; deve essere un numero intero a partire da 1.',
    ],
    'Numera gli annunci di un pod da 1, ogni numero una volta sola.',
  ],
  'vast-duration': [
    [
      'La creatività lineare non ha <Duration>; deve essere HH:MM:SS.',
      'La durata è {a}; deve essere un tempo maggiore di 0 come HH:MM:SS o HH:MM:SS.mmm.',
    ],
    'Scrivi la durata come HH:MM:SS: i player rigorosi segnalano l’errore VAST 101 o 202.',
  ],
  'vast-skip-offset': [
    [
      'Lo skipoffset è {a}; deve essere HH:MM:SS o una percentuale fino a 100%.',
      'Lo skipoffset è {a} e l’annuncio finisce dopo {n} s, quindi non si può mai saltare.',
    ],
    'Scrivi un tempo prima della fine dell’annuncio, o togli l’attributo.',
  ],
  'vast-no-media': [
    [
      'La creatività lineare ha solo codice interattivo (InteractiveCreativeFile) e nessun <MediaFile>.',
      'La creatività lineare non ha nessun <MediaFile> (errore VAST 401).',
    ],
    'Chiedi all’ad server un <MediaFile> di tipo video/mp4.',
  ],
  'media-not-url': [
    [
      'Il file multimediale non ha un URL.',
      'Il file multimediale non è un URL http(s) assoluto, quindi i player lo ignorano.',
    ],
    'Scrivi un URL https assoluto.',
  ],
  'media-http': [
    ['Il file multimediale su {host} è http, e la pagina è https.'],
    'Chiedi https al fornitore: i browser bloccano il file o lo richiedono via https.',
  ],
  'media-unsupported': [
    ['Il browser non può riprodurre nessuno dei file multimediali: {a} (errore VAST 403).'],
    'Chiedi video/mp4 con H.264, che ogni browser riproduce.',
  ],
  'media-flash': [
    ['La creatività lineare ha solo Flash, che nessun browser esegue.'],
    'Chiedi video/mp4 al posto di Flash.',
  ],
  'media-interactive-only': [
    [
      'Tutti i file multimediali sono unità interattive ({a}), quindi non parte nulla (errore VAST 901).',
    ],
    'Chiedi una creatività che abbia anche un semplice file video/mp4.',
  ],
  'media-vpaid': [
    ['Un file multimediale è un’unità VPAID: codice dell’annuncio che il player non esegue.'],
    'Chiedi un semplice file video: VPAID è deprecato da VAST 4.1.',
  ],
  'media-simid': [
    ['Il codice interattivo ({a}) non viene eseguito; il file multimediale parte senza.'],
    'Non c’è nulla da fare, a meno che la campagna dipenda dall’interazione.',
  ],
  'media-file-unsupported': [
    ['Il browser non può riprodurre questo file ({a}); ne riproduce un altro.'],
    'Non c’è nulla da fare: è per altri player.',
  ],
  'media-type-missing': [
    [
      'Il file multimediale non ha un tipo e la sua estensione non lo indica, quindi i player lo ignorano.',
      'Il file multimediale non ha un tipo. Dall’estensione è {a}.',
    ],
    'Scrivi il tipo MIME del file nell’attributo type.',
  ],
  'media-type-alias': [
    ['Il tipo è {a}, che i browser non conoscono; deve essere {b}.'],
    'Scrivi il tipo MIME registrato: i player che confrontano i tipi ignorano il file.',
  ],
  'media-mime-mismatch': [
    [
      'Il tipo è {a}; deve essere un tipo MIME come video/mp4.',
      'Il tipo è {a}, e l’URL finisce come {b}.',
    ],
    'Apri il file e correggi il tipo o l’URL: un tipo sbagliato è l’errore VAST 405.',
  ],
  'media-size-missing': [
    ['Al file multimediale manca {list}, quindi i player non possono scegliere in base a questo.'],
    'Chiedi width, height e bitrate di ogni file.',
  ],
  'media-ladder': [
    [
      'Tutti i file multimediali superano {n} kbit/s, troppo per molte connessioni.',
      'Nessun file multimediale è vicino alla larghezza del player, {n} pixel.',
    ],
    'Chiedi più file di dimensioni e bitrate diversi.',
  ],
  'media-framework-vast': [
    [
      'L’apiFramework è VAST, che non lo è; alcuni player prendono il file per un’unità interattiva.',
    ],
    'Togli l’attributo apiFramework dai file multimediali semplici.',
  ],
};
