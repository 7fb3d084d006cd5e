import type { VerdictParameters } from './verdict-parameters.js';

export const JSON_ERRORS: Readonly<Record<VerdictParameters['json-malformed']['error'], string>> = {
  'trailing-comma': 'una virgola prima di una parentesi di chiusura',
  'missing-comma': 'manca una virgola',
  'missing-colon': 'mancano i due punti dopo un nome',
  'missing-value': 'manca un valore',
  'single-quotes': 'virgolette diverse da "',
  'unquoted-name': 'un nome senza virgolette',
  comment: 'un commento',
  'unterminated-string': 'una stringa senza fine',
  'control-character': 'un carattere di controllo in una stringa',
  'bad-escape': 'una sequenza di escape sconosciuta in una stringa',
  'unexpected-end': 'il testo finisce dentro il JSON',
  'text-after-end': 'testo dopo la fine del JSON',
  'unexpected-character': 'un carattere inatteso',
};

export const NOT_URL: Readonly<
  Record<VerdictParameters['tag-not-url']['reason'], readonly [string, string]>
> = {
  'tag-not-absolute': ['non è un URL assoluto', 'Fai iniziare l’ad tag con https://.'],
  'tag-scheme': ['non è un URL http(s)', 'Fai iniziare l’ad tag con https://.'],
  'tag-host': ['non ha un host valido', 'Correggi host e porta dell’ad tag.'],
  'tag-userinfo': [
    'contiene un nome utente o una password, che i browser rifiutano',
    'Togli nome utente e password dall’ad tag.',
  ],
  'tag-too-long': ['supera i 65.536 caratteri', 'Accorcia i parametri dell’ad tag.'],
  'macro-unsafe-position': [
    'ha un segnaposto nell’host o nel percorso',
    'Sostituisci il segnaposto con il suo valore.',
  ],
};

/** What to do about an address that is encoded twice, by its cause. */
export const ENCODED_TWICE: Readonly<
  Record<VerdictParameters['page-url-encoded-twice']['cause'], (parameter: string) => string>
> = {
  literal: (parameter) => `Decodifica una volta il valore di ${parameter} nell’ad tag.`,
  placeholder: (parameter) =>
    `Codifica una sola volta il valore di ${parameter}: togli la codifica intorno al segnaposto.`,
  page: (parameter) =>
    `Dai al player l’indirizzo della pagina senza codifica: l’ad tag lo codifica per ${parameter}.`,
};

export const UNKNOWN: Readonly<Record<VerdictParameters['input-unknown']['reason'], string>> = {
  'too-large': 'Il testo supera i 10 milioni di caratteri.',
  'json-content': 'Il JSON non è né un embed né un file HAR né un file di caso.',
  html: 'Questo è HTML che non è un codice di embed.',
  javascript: 'Questo è JavaScript e non contiene un ad tag.',
  'no-match': 'Questo testo non si può diagnosticare.',
};

export const BULK_REASONS: Readonly<Record<VerdictParameters['ads-off-by-bulk']['by'], string>> = {
  label: 'la pagina sceglie la sua etichetta',
  origin: 'la sua regola corrisponde all’origine della pagina',
  any: 'la sua regola corrisponde a ogni pagina',
};
