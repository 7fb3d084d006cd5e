import { site } from '../page-language/site-de.js';
import { effects } from './effects/texts-de.js';
import type { PublisherTexts } from './texts.js';

export const de: PublisherTexts = {
  ...site,
  labels: {
    skipLink: 'Zum Artikel springen',
    markup: 'Das Markup',
    fieldsOfEmbed: 'Felder dieses Embeds',
    foot: 'Ein erfundener Artikel in einer erfundenen Zeitung. Die Seite wird mit einer strengen Content Security Policy ausgeliefert: kein Inline-Skript, kein Inline-Stil, kein anderer Origin. Um einen anderen Embed in der ersten Abbildung zu sehen, hängen Sie an die URL an:',
    footId: 'und seine öffentliche ID, oder seine ID, wenn er keine hat, wie in',
  },
  panel: 'Felder des Embeds',
  fieldsLabel: 'Felder mit Wirkung',
  watch: 'Video ansehen',
  intro:
    'Die Felder dieses Embeds, die seinen Player verändern. Alle anderen Felder haben ihre Standardwerte.',
  events: 'Ereignisse des Players, die neuesten zuerst',
  chosen: (name) => `Embed ${name}, von der URL gewählt.`,
  causedBy: 'verursacht von',
  adPosition: (index, count) => `${index} von ${count}`,
  vastError: (code) => `VAST-Fehler ${code}`,
  captions: {
    plainVideo:
      'Ein Video im Frame des gehosteten Players, dem Standardformat. Alle Szenen dieser Seite hat ein Skript gezeichnet.',
    scrollMode:
      'Ein Player in der Seite mit den Bedienelementen des Browsers. Starten Sie ihn und scrollen Sie nach unten: Er folgt Ihnen, bis Sie ihn schließen oder er endet.',
    live: 'Ein Livestream. Sein Embed startet ihn ohne Ton.',
    adBreaks:
      'Mit Pre-Roll, Mid-Roll und Post-Roll. Das Feld neben dem Artikel listet ihre Ereignisse auf.',
    portrait:
      'Ein Video im Hochformat. Sein Rahmen hat die endgültige Größe, bevor etwas geladen ist.',
    watermark:
      'Der eigene Code des Dienstes in einem Sandbox-Frame, der keinen Zugriff auf diese Seite hat. Mit einem Wasserzeichen.',
    overlays:
      'Wird geladen, wenn die Hälfte sichtbar ist. Overlay-Anzeigen erscheinen einige Sekunden über dem Video.',
    italian:
      'Nur ein Standbild, bis Sie klicken: Vorher wird kein Teil des Players geladen. Mit italienischem Titel und italienischen Untertiteln; die Texte des Players folgen der Sprache der Abbildung.',
    arabic:
      'Über seine öffentliche ID adressiert. Screenreader lesen den arabischen und japanischen Titel auf der Schaltfläche.',
    customLook:
      'Eine Einwilligung ist nötig: Keine Anfrage geht an einen anderen Origin, bevor der Leser es erlaubt. Mit Hintergrund, Farben und Untertiteln in zwei Sprachen.',
    autoplay: 'Startet automatisch und ohne Ton, wenn die Hälfte sichtbar ist, nach einer Anzeige.',
    converting: 'Ein Video, das noch konvertiert wird, mit einer Meldung.',
  },
  effects,
};
