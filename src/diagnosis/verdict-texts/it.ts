import { findingText } from '../../lint/locales/it.js';
import { vastFindingText } from '../../vast/lint/locales/it.js';
import { codes } from './it-codes.js';
import { verdicts } from './it-verdicts.js';
import type { VerdictTexts } from './language-texts.js';

export const texts: VerdictTexts = {
  language: 'it',
  verdicts,
  codes,
  toHost: (host) => ` a ${host}`,
  owners: {
    publisher: 'Editore',
    'ad-server': 'Ad server',
    network: 'Rete pubblicitaria',
    browser: 'Browser',
    consent: 'Consenso dell’utente',
    nobody: 'Nessuno',
    unknown: 'Non noto',
  },
  notRequested: 'Non è stata inviata nessuna richiesta; il verdetto viene solo dal testo.',
  assumed: ({ pageHost: h, gdprApplies, hasConsentString }) => {
    const page = h === null ? 'la pagina non è nota' : `la pagina è su ${h}`;
    const gdpr =
      gdprApplies === null
        ? 'non si sa se vale il GDPR'
        : gdprApplies
          ? 'vale il GDPR'
          : 'non vale il GDPR';
    const string = hasConsentString
      ? 'c’è una stringa di consenso'
      : 'non c’è una stringa di consenso';
    return `Si presuppone: ${page}; ${gdpr}; ${string}.`;
  },
  aboutTag: (tag, count) => `Il testo ha ${count} ad tag; questo verdetto riguarda il tag ${tag}.`,
  finding: (rule, message, remedy) =>
    findingText(rule, message, remedy) ?? vastFindingText(rule, message),
  report: {
    title: 'Caso pubblicitario',
    owner: 'Chi deve agire',
    nextStep: 'Prossimo passo',
    viewer: 'Utente',
    tags: 'Ad tag',
    expandedTo: 'URL richiesto',
    placeholders: 'Segnaposto',
    requests: 'Richieste',
    responses: 'Risposte',
    findings: 'Rilievi',
    input: 'Testo incollato',
    none: 'Nessuno',
    field: 'Campo',
    value: 'Valore',
    status: 'Stato',
    time: 'Tempo',
    root: 'Elemento radice',
    result: 'Esito',
    redacted:
      'Stringhe di consenso, identificatori, cookie e credenziali sono sostituiti da segnaposto della stessa forma.',
  },
};
