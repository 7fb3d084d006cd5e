import { findingText } from '../../lint/locales/de.js';
import { vastFindingText } from '../../vast/lint/locales/de.js';
import { codes } from './de-codes.js';
import { verdicts } from './de-verdicts.js';
import type { VerdictTexts } from './language-texts.js';

export const texts: VerdictTexts = {
  language: 'de',
  verdicts,
  codes,
  toHost: (host) => ` an ${host}`,
  owners: {
    publisher: 'Publisher',
    'ad-server': 'Ad-Server',
    network: 'Werbenetzwerk',
    browser: 'Browser',
    consent: 'Einwilligung des Nutzers',
    nobody: 'Niemand',
    unknown: 'Nicht bekannt',
  },
  notRequested: 'Es wurde keine Anfrage gesendet; die Diagnose beruht nur auf dem Text.',
  assumed: ({ pageHost: h, gdprApplies, hasConsentString }) => {
    const page = h === null ? 'die Seite ist unbekannt' : `die Seite liegt auf ${h}`;
    const gdpr =
      gdprApplies === null
        ? 'ob die DSGVO gilt, ist unbekannt'
        : gdprApplies
          ? 'die DSGVO gilt'
          : 'die DSGVO gilt nicht';
    const string = hasConsentString
      ? 'es gibt einen Consent-String'
      : 'es gibt keinen Consent-String';
    return `Angenommen: ${page}; ${gdpr}; ${string}.`;
  },
  aboutTag: (tag, count) =>
    `Der Text enthält ${count} Ad-Tags; diese Diagnose betrifft Tag ${tag}.`,
  finding: (rule, message, remedy) =>
    findingText(rule, message, remedy) ?? vastFindingText(rule, message),
  report: {
    title: 'Werbefall',
    owner: 'Zuständig',
    nextStep: 'Nächster Schritt',
    viewer: 'Nutzer',
    tags: 'Ad-Tags',
    expandedTo: 'Angeforderte URL',
    placeholders: 'Platzhalter',
    requests: 'Anfragen',
    responses: 'Antworten',
    findings: 'Befunde',
    input: 'Eingabe',
    none: 'Keine',
    field: 'Feld',
    value: 'Wert',
    status: 'Status',
    time: 'Zeit',
    root: 'Wurzelelement',
    result: 'Ergebnis',
    redacted:
      'Consent-Strings, Kennungen, Cookies und Zugangsdaten sind durch Platzhalter derselben Form ersetzt.',
  },
};
