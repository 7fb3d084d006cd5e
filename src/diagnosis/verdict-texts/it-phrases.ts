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

/** By the name of the lint rule: what the ad tag has, and what to do. */
export const TAG_FAULTS: Readonly<Record<string, readonly [string, string]>> = {
  'macro-mismatched': ['ha una macro con parentesi che non si chiudono', 'Correggi le parentesi.'],
  'macro-unresolved': [
    'ha un segnaposto che nessuno riempie',
    'Scrivi una macro tra parentesi quadre, come [PAGEURL], o il valore.',
  ],
  'macro-value-text': [
    'ha come valore un testo che uno script lascia per errore, come undefined o null',
    'Correggi lo script che ha scritto il tag o il valore.',
  ],
  'tag-too-long': [
    'è troppo lungo per la maggior parte dei server',
    'Accorcia i parametri dell’ad tag.',
  ],
  'tag-bad-percent': [
    'ha un segno di percento senza due cifre esadecimali',
    'Scrivi il segno di percento come %25.',
  ],
  'tag-no-query': [
    'ha parametri senza un punto interrogativo prima',
    'Fai iniziare la query con un punto interrogativo.',
  ],
  'consent-flag-without-string': [
    'ha gdpr=1 e nessuna stringa di consenso',
    'Aggiungi gdpr_consent=[gdpr_consent], e richiedi l’annuncio dopo la risposta della piattaforma del consenso.',
  ],
  'consent-flag-form': ['ha un valore di gdpr che non è 0 o 1', 'Invia 1 o 0, o la macro [gdpr].'],
  'consent-tcstring-form': [
    'ha una stringa di consenso che non è valida',
    'Invia la stringa della piattaforma del consenso con la macro [gdpr_consent].',
  ],
  'consent-usp-form': [
    'ha una stringa us_privacy che non è valida',
    'Invia quattro caratteri come 1YNN, o la macro [us_privacy].',
  ],
  'consent-frozen': [
    'contiene il consenso di un solo utente, perché è stato copiato dopo l’espansione',
    'Sostituisci il valore con una macro come [gdpr_consent].',
  ],
  'gam-missing-required': [
    'non ha tutti i parametri che Google Ad Manager richiede',
    'Aggiungi quelli che mancano; env=vp, gdfp_req=1, output=vast e unviewed_position_start=1 sono usuali.',
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
  'no-match': 'Questo testo non si può diagnosticare.',
};

export const BULK_REASONS: Readonly<Record<VerdictParameters['ads-off-by-bulk']['by'], string>> = {
  label: 'la pagina sceglie la sua etichetta',
  origin: 'la sua regola corrisponde all’origine della pagina',
  any: 'la sua regola corrisponde a ogni pagina',
};
