import { pluralText } from '../../src/locales/plural-text.js';
import { site } from '../page-language/site-de.js';
import type { AdOpsTexts } from './texts.js';

export const de: AdOpsTexts = {
  ...site,
  title: 'Warum kommt keine Werbung?',
  embed: 'Embed auswählen',
  chooseEmbed: 'Wählen Sie einen Embed der Sandbox',
  noEmbeds: 'Die Sandbox hat noch keinen Embed. Laden Sie auf der CMS-Seite ein Video hoch.',
  examplesLabel: 'Beispiele vom Ad-Server der Sandbox',
  moreExamples: (count) =>
    pluralText('de', count, { one: '# weiteres Beispiel', other: '# weitere Beispiele' }),
  examples: {
    'no-ad': 'Keine Anzeige',
    'time-out': 'Zeitüberschreitung',
    'wrapper-time-out': 'Wrapper zu langsam',
    'no-ad-on-mobile': 'Mobil keine Anzeige',
    'consent-missing': 'Einwilligung fehlt',
    'encoded-twice': 'Seite doppelt kodiert',
    'http-on-https': 'http auf https',
    'vpaid-only': 'Nur VPAID',
    'foreign-macros': 'Makros eines anderen Players',
    plays: 'Läuft',
    'three-wrappers': 'Drei Wrapper',
    vmap: 'VMAP-Playlist',
    'unplayable-then-ad': 'Erst unspielbar, dann Anzeige',
    'error-500': 'Fehler 500',
    malformed: 'Fehlerhaftes XML',
    'no-cors': 'Kein CORS',
    'wrapper-loop': 'Wrapper-Schleife',
    'too-many-wrappers': 'Zu viele Wrapper',
    'relative-wrapper': 'Relativer Wrapper',
    'companion-required': 'Companion verlangt',
    'overlay-as-preroll': 'Overlay als Pre-Roll',
  },
};
