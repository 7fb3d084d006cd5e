import { site } from '../page-language/site-de.js';
import type { StartTexts } from './texts.js';

export const de: StartTexts = {
  ...site,
  labels: {
    skipLink: 'Zu den Demos springen',
    intro:
      'Spielt die Embeds eines Dienstes für Medien in einer Seite ab, schreibt ihren Code für jedes CMS und erklärt ihre Ad-Tags. Wählen Sie eine Demo:',
    publisher: 'Für Publisher',
    publisherNote: 'Ein Player im Artikel mit einem einzigen Tag und ohne springendes Layout.',
    cms: 'Für CMS-Entwickler',
    cmsNote: 'Einen Embed suchen, ansehen, einstellen und seinen Code in jedem Format kopieren.',
    adOps: 'Für Ad Operations',
    adOpsNote:
      'Wie und warum jeder Platzhalter eines Ad-Tags gefüllt wurde, auf Desktop und Mobilgerät.',
    guides: 'Zu jeder gehört eine Anleitung in der',
    guidesLink: 'Dokumentation',
    served: 'Diese Seiten kommen aus der Sandbox, die nur Verbindungen von diesem Rechner annimmt.',
    embeds: 'Ohne Schlüssel liefert sie die',
    embedsLink: 'veröffentlichten Embeds',
    rest: 'Ihre REST-Schnittstelle liegt unter',
    token:
      'und verlangt ein Zugriffstoken; der Schlüssel dafür steht im Terminal, das die Sandbox gestartet hat.',
  },
};
