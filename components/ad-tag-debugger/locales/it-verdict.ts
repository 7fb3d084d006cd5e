import type { VerdictMessages } from './messages.js';

export const verdict: VerdictMessages = {
  heading: 'Esito',
  owners: {
    publisher: 'Editore',
    'ad-server': 'Ad server',
    network: 'Rete pubblicitaria',
    browser: 'Browser',
    consent: 'Consenso',
    nobody: 'Tutto bene',
    unknown: 'Non ancora noto',
  },
  nextStep: 'Che cosa fare',
  copy: 'Copia l’esito',
  checking: 'Controllo in corso …',
  requesting: 'In attesa dell’ad server …',
  pressRequest: (button) => `Premi «${button}», o incolla la risposta dell’ad server.`,
  recorded: 'Registrato',
  recordings: {
    case: (date) => `File del caso ${date === '' ? '' : `del ${date}`}`.trim(),
    record: (date) => `Registrazione di una pagina ${date === '' ? '' : `del ${date}`}`.trim(),
  },
  checkLive: 'Controlla di nuovo dal vivo',
  empty: 'Ancora niente da controllare.',
  failed:
    'L’input non può essere controllato per un errore del debugger. Copialo in una segnalazione.',
  kinds: {
    'ad-tag': 'Ad tag',
    embed: 'Embed',
    'embed-code': 'Codice di incorporamento',
    vast: 'Documento VAST',
    vmap: 'Documento VMAP',
    response: 'Risposta diversa da VAST',
    har: 'File HAR',
    'error-code': 'Codice d’errore',
    case: 'File del caso',
    unknown: 'Input sconosciuto',
  },
  request: (hosts) => `Richiedi l’annuncio a ${hosts}`,
  requestNote:
    'Conta come richiesta pubblicitaria. Nessun tracker viene richiesto, e di un file multimediale solo l’intestazione.',
  again: 'Richiedi di nuovo',
  outdated: 'Le risposte qui sotto sono di un contesto precedente.',
};
