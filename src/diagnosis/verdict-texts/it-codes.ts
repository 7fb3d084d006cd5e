import type { VerdictTexts } from './language-texts.js';
import { vastCodes } from './it-vast-codes.js';

export const codes: VerdictTexts['codes'] = {
  vast: vastCodes,
  ima: {
    1005: [
      'L’SDK IMA non ha potuto richiedere gli annunci (errore 1005).',
      'Apri l’ad tag in una nuova scheda e correggi quello che mostra.',
    ],
    1007: [
      'La risposta non ha media né immagini da mostrare (errore IMA 1007).',
      'Chiedi alla rete di aggiungere un file alla creatività.',
    ],
    1009: [
      'L’ad server ha risposto con VAST senza annunci (errore IMA 1009).',
      'Controlla nell’ad server che una campagna attiva comprenda questa ad unit, dimensione, pagina e nazione.',
    ],
    1010: [
      'L’SDK IMA non capisce la risposta (errore 1010).',
      'Fai inviare all’ad server VAST o VMAP.',
    ],
    1012: [
      'Il browser non ha potuto inviare la richiesta o leggere la risposta (errore IMA 1012).',
      'Prova senza ad blocker e controlla le intestazioni CORS dell’ad server.',
    ],
    1013: [
      'L’ad tag non è un URL valido (errore IMA 1013).',
      'Codifica i parametri dell’ad tag e fallo iniziare con https://.',
    ],
    1014: [
      'La Protected Audience API del browser è fallita (errore IMA 1014).',
      'Prova con un altro browser e segnala l’errore interno all’ad server.',
    ],
    1020: [
      'Non è stato possibile avviare lo stream con gli annunci inseriti (errore IMA 1020).',
      'Controlla gli id dello stream nell’ad server.',
    ],
    1021: [
      'Lo stream e il suo sostituto sono falliti entrambi (errore IMA 1021).',
      'Controlla lo stream e il suo sostituto nell’ad server.',
    ],
    1022: [
      'Il browser non supporta un URL dell’annuncio (errore IMA 1022).',
      'Usa URL https nell’ad tag e nelle creatività.',
    ],
    1101: [
      'La pagina ha chiamato l’SDK IMA con argomenti non validi (errore 1101).',
      'Correggi la chiamata indicata dall’errore interno.',
    ],
    1204: [
      'L’SDK IMA ha ricevuto dalla sua app un messaggio difettoso (errore 1204).',
      'Aggiorna l’SDK IMA dell’app.',
    ],
    1205: [
      'Il browser non ha permesso all’annuncio di partire senza un clic (errore IMA 1205).',
      'Avvia il player senza audio, o con un clic.',
    ],
    1300: [
      'La piattaforma del consenso non aveva risposto quando l’annuncio è stato richiesto (errore IMA 1300).',
      'Richiedi gli annunci solo dopo la risposta della piattaforma del consenso.',
    ],
  },
  vmap: {
    900: [
      'L’interruzione è fallita per un motivo senza codice proprio (errore VMAP 900).',
      'Fai la diagnosi dell’ad tag dell’interruzione.',
    ],
    1000: [
      'Il documento VMAP non segue il suo schema (errore VMAP 1000).',
      'Fai correggere il documento all’ad server.',
    ],
    1001: [
      'La versione di VMAP non è supportata (errore VMAP 1001).',
      'Fai inviare all’ad server VMAP 1.0.',
    ],
    1002: [
      'Non è stato possibile leggere il documento VMAP (errore VMAP 1002).',
      'Fai inviare all’ad server XML ben formato.',
    ],
    1003: [
      'Un’interruzione ha un tipo che il player non mostra (errore VMAP 1003).',
      'Usa interruzioni di tipo linear o nonlinear.',
    ],
    1004: [
      'Non è stato possibile leggere gli annunci di un’interruzione (errore VMAP 1004).',
      'Fai la diagnosi dell’ad tag dell’interruzione.',
    ],
    1005: [
      'Gli annunci di un’interruzione hanno un formato non supportato (errore VMAP 1005).',
      'Fai usare all’ad server VAST da 2 a 4 nell’interruzione.',
    ],
    1006: [
      'Non è stato possibile leggere il VAST dentro un’interruzione (errore VMAP 1006).',
      'Fai correggere all’ad server il documento in VASTAdData.',
    ],
    1007: [
      'L’ad server di un’interruzione non ha risposto in tempo (errore VMAP 1007).',
      'Chiedi una risposta più veloce a chi gestisce quell’ad server.',
    ],
    1008: [
      'La richiesta degli annunci di un’interruzione è fallita (errore VMAP 1008).',
      'Fai la diagnosi dell’ad tag dell’interruzione.',
    ],
  },
  embed: {
    'source-refused': [
      'L’elemento rifiuta l’indirizzo dell’embed, perché la sua origine non è ammessa.',
      'Aggiungi l’origine a MediaEmbed.allowedSources, o servi il JSON dalla tua origine.',
    ],
    network: [
      'Non è stato possibile richiedere il JSON dell’embed.',
      'Controlla la connessione e Access-Control-Allow-Origin del server.',
    ],
    timeout: [
      'Il JSON dell’embed non era completo dopo 10 s.',
      'Servi il JSON come file statico o in cache.',
    ],
    'http-status': [
      'Il server ha rifiutato la richiesta dell’embed.',
      'Controlla che l’embed sia pubblicato a questo indirizzo.',
    ],
    'content-type': [
      'La risposta per l’embed non è dichiarata come JSON.',
      'Invia l’intestazione Content-Type: application/json.',
    ],
    'too-large': ['Il JSON dell’embed supera i 2 MB.', 'Pubblica solo quello che serve al player.'],
    'not-json': [
      'Il testo dell’embed non è JSON.',
      'Incolla qui il JSON per vedere la riga dell’errore.',
    ],
    'not-an-embed': [
      'Il JSON dell’elemento non è un embed.',
      'Pubblica l’oggetto embed del servizio.',
    ],
    'no-player': [
      'L’embed non indica un player ospitato e non ha un video.',
      'Richiedi l’embed con code_iframe, o con il suo video o live.',
    ],
    'player-refused': [
      'L’origine del player ospitato non è ammessa.',
      'Aggiungi l’origine a MediaEmbed.allowedPlayerOrigins.',
    ],
    'no-code': [
      'L’embed non ha il codice per il formato standard.',
      'Richiedi l’embed con il campo code, o usa un altro formato.',
    ],
    'not-controllable': [
      'La pagina non può controllare il player del formato standard.',
      'Usa il formato iframe o player.',
    ],
    'code-unavailable': [
      'All’embed manca un campo che questo formato di codice richiede.',
      'Leggi la causa dell’errore e richiedi l’embed con quel campo.',
    ],
    module: [
      'Non è stato possibile caricare un file del player.',
      'Pubblica tutti i file del pacchetto, poi chiama retry().',
    ],
    'no-stream': [
      'L’embed non indica uno stream, quindi non partono né il contenuto né gli annunci.',
      'Imposta streamUrl, o richiedi il video o il live con i suoi indirizzi.',
    ],
    'media-network': [
      'Non è stato possibile caricare il contenuto.',
      'Controlla l’indirizzo del contenuto e la sua intestazione CORS.',
    ],
    'media-decode': [
      'Il browser non ha potuto decodificare il contenuto.',
      'Codifica di nuovo il contenuto.',
    ],
    'media-unsupported': [
      'Il browser non supporta nessun formato del contenuto.',
      'Fornisci HLS o MP4 con H.264 e AAC.',
    ],
    'trusted-types': [
      'La policy della pagina non ammette la policy Trusted Types media-embed.',
      'Aggiungi media-embed alla direttiva trusted-types.',
    ],
  },
  browser: {
    'blocked-by-client': [
      'Un’estensione del browser ha bloccato la richiesta{host}, come fanno gli ad blocker.',
      'Prova con un browser senza ad blocker e senza protezione dal tracciamento.',
    ],
    'mixed-content': [
      'Il browser ha bloccato una richiesta http{host} in una pagina https.',
      'Usa https nell’ad tag e in tutto quello a cui porta.',
    ],
    cors: [
      'Il browser non può leggere la risposta alla richiesta{host}, perché manca l’intestazione CORS per la pagina.',
      'Fai inviare all’ad server Access-Control-Allow-Origin con l’origine della pagina, e Access-Control-Allow-Credentials: true.',
    ],
    csp: [
      'La Content Security Policy della pagina ha bloccato la richiesta{host}.',
      'Aggiungi l’host a connect-src, e quelli dei media e dei tracker a media-src e img-src.',
    ],
    'timed-out': [
      'La richiesta{host} non ha avuto risposta in tempo.',
      'Chiedi una risposta più veloce a chi gestisce l’ad server.',
    ],
    'name-not-resolved': [
      'La richiesta{host} è fallita, perché l’host non esiste.',
      'Correggi l’host dell’ad tag.',
    ],
    'connection-failed': [
      'La richiesta{host} è fallita, perché il server non ha accettato la connessione.',
      'Chiedi a chi gestisce l’ad server se è attivo.',
    ],
    'certificate-invalid': [
      'La richiesta{host} è fallita, perché il server ha un certificato non valido.',
      'Chiedi a chi gestisce l’ad server di rinnovare il certificato.',
    ],
    offline: [
      'La richiesta{host} è fallita, perché il browser era senza rete.',
      'Prova di nuovo con una connessione.',
    ],
  },
};
