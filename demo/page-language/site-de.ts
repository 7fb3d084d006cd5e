import type { SiteTexts } from './site-texts.js';

export const site: SiteTexts = {
  language: 'Sprache',
  site: { publisher: 'Magazin', cms: 'CMS', 'ad-ops': 'Werbung', docs: 'Dokumentation' },
  loading: 'Wird geladen …',
  tryAgain: 'Erneut versuchen',
  catalogueErrors: {
    'no-response': 'Die Sandbox hat nicht geantwortet. Prüfen Sie, ob sie noch läuft.',
    'not-found': 'Die Sandbox hat keinen Embed mit dieser ID. Wählen Sie einen anderen.',
    'wrong-status': 'Die Sandbox hat nicht mit dem Embed geantwortet. Laden Sie die Seite neu.',
    'invalid-json':
      'Die Antwort der Sandbox ist nicht das JSON, das diese Seite erwartet. Laden Sie die Seite neu.',
  },
};
