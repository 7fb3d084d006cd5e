import type { VerdictMessages } from './messages.js';

export const verdict: VerdictMessages = {
  heading: 'Diagnose',
  owners: {
    publisher: 'Publisher',
    'ad-server': 'Ad-Server',
    network: 'Werbenetzwerk',
    browser: 'Browser',
    consent: 'Einwilligung',
    nobody: 'Alles in Ordnung',
    unknown: 'Noch nicht bekannt',
  },
  nextStep: 'Nächster Schritt',
  copy: 'Diagnose kopieren',
  checking: 'Wird geprüft …',
  requesting: 'Warten auf den Ad-Server …',
  pressRequest: (button) =>
    `Klicken Sie auf „${button}“, oder fügen Sie die Antwort des Ad-Servers ein.`,
  recorded: 'Aufgezeichnet',
  recordings: {
    case: (date) => `Falldatei ${date === '' ? '' : `vom ${date}`}`.trim(),
    record: (date) => `Aufzeichnung einer Seite ${date === '' ? '' : `vom ${date}`}`.trim(),
  },
  checkLive: 'Live erneut prüfen',
  empty: 'Noch nichts zu prüfen.',
  failed:
    'Die Eingabe kann wegen eines Fehlers im Debugger nicht geprüft werden. Kopieren Sie sie in eine Fehlermeldung.',
  kinds: {
    'ad-tag': 'Ad-Tag',
    embed: 'Embed-Objekt',
    'embed-code': 'Einbettungscode',
    vast: 'VAST-Dokument',
    vmap: 'VMAP-Dokument',
    response: 'Antwort ohne VAST',
    har: 'HAR-Datei',
    'error-code': 'Fehlercode',
    case: 'Falldatei',
    unknown: 'Unbekannte Eingabe',
  },
  request: (hosts) => `Anzeige von ${hosts} anfordern`,
  requestNote:
    'Das zählt als Ad Request. Tracker werden nicht aufgerufen, von Mediendateien nur die Header.',
  again: 'Erneut anfordern',
  outdated: 'Die Antworten unten gehören zu einem früheren Kontext.',
};
