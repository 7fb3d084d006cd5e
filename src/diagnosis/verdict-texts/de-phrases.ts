import type { VerdictParameters } from './verdict-parameters.js';

export const JSON_ERRORS: Readonly<Record<VerdictParameters['json-malformed']['error'], string>> = {
  'trailing-comma': 'ein Komma vor einer schließenden Klammer',
  'missing-comma': 'ein fehlendes Komma',
  'missing-colon': 'ein fehlender Doppelpunkt nach einem Namen',
  'missing-value': 'ein fehlender Wert',
  'single-quotes': 'ein anderes Anführungszeichen als "',
  'unquoted-name': 'ein Name ohne Anführungszeichen',
  comment: 'ein Kommentar',
  'unterminated-string': 'ein Text ohne Ende',
  'control-character': 'ein Steuerzeichen in einem Text',
  'bad-escape': 'eine unbekannte Escape-Sequenz in einem Text',
  'unexpected-end': 'das Ende des Textes innerhalb des JSON',
  'text-after-end': 'Text nach dem Ende des JSON',
  'unexpected-character': 'ein unerwartetes Zeichen',
};

export const NOT_URL: Readonly<
  Record<VerdictParameters['tag-not-url']['reason'], readonly [string, string]>
> = {
  'tag-not-absolute': ['ist keine absolute URL', 'Beginnen Sie das Ad-Tag mit https://.'],
  'tag-scheme': ['ist keine http(s)-URL', 'Beginnen Sie das Ad-Tag mit https://.'],
  'tag-host': ['hat keinen gültigen Host', 'Korrigieren Sie Host und Port des Ad-Tags.'],
  'tag-userinfo': [
    'enthält einen Benutzernamen oder ein Passwort, was Browser ablehnen',
    'Entfernen Sie Benutzernamen und Passwort aus dem Ad-Tag.',
  ],
  'tag-too-long': ['ist länger als 65.536 Zeichen', 'Kürzen Sie die Parameter des Ad-Tags.'],
  'macro-unsafe-position': [
    'hat einen Platzhalter im Host oder Pfad',
    'Ersetzen Sie den Platzhalter durch seinen Wert.',
  ],
};

/** What to do about an address that is encoded twice, by its cause. */
export const ENCODED_TWICE: Readonly<
  Record<VerdictParameters['page-url-encoded-twice']['cause'], (parameter: string) => string>
> = {
  literal: (parameter) => `Dekodieren Sie den Wert von ${parameter} im Ad-Tag einmal.`,
  placeholder: (parameter) =>
    `Kodieren Sie den Wert von ${parameter} nur einmal: Entfernen Sie die Kodierung um den Platzhalter.`,
  page: (parameter) =>
    `Übergeben Sie dem Player die Seitenadresse unkodiert: Das Ad-Tag kodiert sie für ${parameter}.`,
};

export const UNKNOWN: Readonly<Record<VerdictParameters['input-unknown']['reason'], string>> = {
  'too-large': 'Der Text hat mehr als 10 Millionen Zeichen.',
  'json-content': 'Das JSON ist weder ein Embed noch eine HAR-Datei noch eine Falldatei.',
  html: 'Das ist HTML, das kein Einbettungscode ist.',
  javascript: 'Das ist JavaScript, und es nennt kein Ad-Tag.',
  'no-match': 'Dieser Text kann nicht diagnostiziert werden.',
};

export const BULK_REASONS: Readonly<Record<VerdictParameters['ads-off-by-bulk']['by'], string>> = {
  label: 'die Seite sein Label auswählt',
  origin: 'seine Regel zum Origin der Seite passt',
  any: 'seine Regel zu jeder Seite passt',
};
