import type { VerdictTexts } from './language-texts.js';

export const vastCodes: VerdictTexts['codes']['vast'] = {
  100: [
    'La risposta dell’ad server non è XML ben formato (errore VAST 100).',
    'Fai correggere il documento all’ad server; la causa solita è un URL con & fuori da CDATA.',
  ],
  101: [
    'La risposta è XML che non segue lo schema VAST (errore VAST 101).',
    'Fai aggiungere all’ad server l’elemento che manca, o spostare quello fuori posto.',
  ],
  102: [
    'La risposta ha una versione di VAST che il player non legge (errore VAST 102).',
    'Fai inviare all’ad server VAST da 2 a 4.',
  ],
  200: [
    'L’annuncio è di un tipo che il player non si aspetta o non può mostrare (errore VAST 200).',
    'Controlla nell’ad server quali creatività sono prenotate per questa ad unit.',
  ],
  201: [
    'È arrivato un annuncio lineare per uno slot overlay, o il contrario (errore VAST 201).',
    'Prenota il tipo di annuncio che lo slot mostra.',
  ],
  202: [
    'L’annuncio ha una durata diversa da quella attesa (errore VAST 202).',
    'Imposta in VAST la durata del file multimediale.',
  ],
  203: [
    'L’annuncio ha una dimensione diversa da quella attesa (errore VAST 203).',
    'Prenota creatività della dimensione dello slot.',
  ],
  204: [
    'La risposta non ha la categoria che il player richiede (errore VAST 204).',
    'Fai inviare all’ad server la categoria dell’annuncio.',
  ],
  205: [
    'Un wrapper blocca la categoria dell’annuncio (errore VAST 205).',
    'Chiedi un annuncio di un’altra categoria, o togli il blocco dal wrapper.',
  ],
  206: [
    'L’interruzione è stata accorciata e l’annuncio non è stato mostrato (errore VAST 206).',
    'Accorcia il pod, o allunga l’interruzione.',
  ],
  300: [
    'Un wrapper è difettoso (errore VAST 300).',
    'Chiedi alla rete del wrapper di controllare il suo ad tag.',
  ],
  301: [
    'Un ad server non ha risposto in tempo o non è raggiungibile (errore VAST 301).',
    'Fai la diagnosi dell’ad tag per trovare il server lento, e chiedi una risposta più veloce a chi lo gestisce.',
  ],
  302: [
    'La catena ha troppi wrapper o torna su sé stessa (errore VAST 302).',
    'Chiedi all’ad server una campagna con meno rivenditori.',
  ],
  303: [
    'I wrapper non portano a nessun annuncio (errore VAST 303).',
    'Chiedi alla rete dietro l’ultimo wrapper perché non riempie, o aggiungi una campagna di riserva nell’ad server.',
  ],
  304: [
    'Non è stato possibile mostrare l’annuncio entro il tempo previsto (errore VAST 304).',
    'Chiedi alla rete una creatività più leggera.',
  ],
  400: [
    'Non è stato possibile riprodurre l’annuncio lineare (errore VAST 400).',
    'Apri il file dell’annuncio in un browser e segnala alla rete che cosa non va.',
  ],
  401: [
    'Il file dell’annuncio non è stato trovato (errore VAST 401).',
    'Chiedi alla rete di correggere l’indirizzo del file.',
  ],
  402: [
    'Il file dell’annuncio non è stato caricato in tempo (errore VAST 402).',
    'Chiedi alla rete un file più piccolo su un server più veloce.',
  ],
  403: [
    'L’annuncio non ha file che il player supporta (errore VAST 403).',
    'Chiedi la creatività come MP4 (H.264 e AAC).',
  ],
  405: [
    'Non è stato possibile mostrare il file dell’annuncio (errore VAST 405).',
    'Chiedi alla rete di codificare di nuovo il file come MP4 (H.264 e AAC).',
  ],
  406: [
    'All’annuncio manca il file mezzanine richiesto (errore VAST 406).',
    'Chiedi alla rete di aggiungere il file mezzanine.',
  ],
  407: [
    'Il file mezzanine viene scaricato per la prima volta e l’annuncio non è ancora pronto (errore VAST 407).',
    'Richiedi l’annuncio più tardi.',
  ],
  408: [
    'Il player ha rifiutato un annuncio condizionale (errore VAST 408).',
    'Chiedi alla rete un annuncio non condizionale.',
  ],
  409: [
    'L’unità interattiva dell’annuncio non è stata eseguita (errore VAST 409).',
    'Chiedi una creatività senza codice interattivo.',
  ],
  410: [
    'L’unità di verifica dell’annuncio non è stata eseguita (errore VAST 410).',
    'Chiedi una creatività che parta senza codice di verifica.',
  ],
  411: [
    'Il file mezzanine non rispetta le specifiche (errore VAST 411).',
    'Chiedi alla rete di sostituire il file mezzanine.',
  ],
  500: [
    'Non è stato possibile mostrare l’overlay (errore VAST 500).',
    'Chiedi alla rete un’immagine statica come overlay.',
  ],
  501: [
    'L’overlay è più grande del suo slot (errore VAST 501).',
    'Prenota un overlay più piccolo, o alza max_width e max_height dello slot.',
  ],
  502: [
    'Non è stato possibile caricare la risorsa dell’overlay (errore VAST 502).',
    'Chiedi alla rete di correggere l’indirizzo dell’immagine.',
  ],
  503: [
    'L’overlay non ha risorse che il player supporta (errore VAST 503).',
    'Chiedi l’overlay come immagine statica.',
  ],
  600: [
    'Non è stato possibile mostrare un companion (errore VAST 600).',
    'Controlla con la rete i companion della creatività.',
  ],
  601: [
    'Un companion non entra nel suo posto nella pagina (errore VAST 601).',
    'Dai al posto del companion la dimensione della creatività.',
  ],
  602: [
    'Non è stato possibile mostrare un companion obbligatorio e l’annuncio è stato scartato (errore VAST 602).',
    'Aggiungi alla pagina un posto per il companion, o fallo rendere facoltativo all’ad server.',
  ],
  603: [
    'Non è stato possibile caricare la risorsa di un companion (errore VAST 603).',
    'Chiedi alla rete di correggere l’indirizzo del companion.',
  ],
  604: [
    'Un companion non ha risorse che il player supporta (errore VAST 604).',
    'Chiedi il companion come immagine statica.',
  ],
  900: [
    'L’annuncio è fallito per un motivo senza codice proprio (errore VAST 900).',
    'Fai la diagnosi dell’ad tag per vedere in quale richiesta fallisce.',
  ],
  901: [
    'Il codice VPAID dell’annuncio è fallito o non è stato eseguito (errore VAST 901).',
    'Chiedi la stessa creatività come MP4 (H.264 e AAC).',
  ],
  902: [
    'Il file interattivo dell’annuncio è fallito (errore VAST 902).',
    'Chiedi una creatività senza codice interattivo.',
  ],
};
