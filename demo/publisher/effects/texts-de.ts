import { pluralText } from '../../../src/locales/plural-text.js';
import type { EffectTexts } from './effect-texts.js';

export const effects: EffectTexts = {
  title: 'Der Titel des Players, wenn die Seite keinen setzt.',
  converting: 'Wird noch konvertiert, daher erscheint eine Meldung.',
  conversionFailed: 'Konnte nicht konvertiert werden, daher erscheint eine Meldung.',
  plays: 'Wird abgespielt.',
  live: 'Wird als Livestream abgespielt: mit einer Kennzeichnung, ohne Zeitleiste.',
  crop: 'Füllt den Rahmen und schneidet die Ränder ab.',
  autoplay: 'Startet automatisch; ohne Ton, wenn der Browser es verlangt.',
  mute: 'Startet ohne Ton.',
  preload: 'Lädt die Medien vor dem Start der Wiedergabe.',
  pictureInPicture: 'Fügt eine Schaltfläche für Bild im Bild hinzu.',
  noBar: 'Entfernt die Steuerleiste.',
  keepsBar: 'Lässt die Steuerleiste sichtbar.',
  noSeeking: 'Verhindert das Vorspulen.',
  backgroundImage: 'Zeigt ein Bild in der Fläche um das Video.',
  floats: 'Folgt dem Leser auf der Seite nach unten, solange es läuft.',
  floatMuted: 'Schaltet den schwebenden Player stumm, solange der Mauszeiger darüber ist.',
  watermark: 'Zeigt ein Bild über dem Video.',
  watermarkHidden: 'Das Bild verschwindet zusammen mit der Steuerleiste.',
  fallback: ', mit Ersatz-Tags',
  ima: 'Fordert das IMA SDK an. Diese Seite erlaubt dessen Skript nicht, daher spielt der eingebaute Ad-Manager die Anzeigen.',
  analytics:
    'Wird an den Analyse-Adapter übergeben, den die Seite registriert hat, falls es einen gibt.',
  publicId: (id) => `Die URL des Players enthält ${id} anstelle der ID.`,
  playsFor: (duration) => `Läuft ${duration}.`,
  subtitles: (labels) => `Bietet Untertitel an: ${labels}.`,
  subtitlesDefault: (language) => `Zeigt am Anfang Untertitel in der Sprache ${language}.`,
  background: (color) => `Füllt die Fläche um das Video mit ${color}.`,
  playerColor: (color) => `Zeigt die Schaltflächen und Leisten des Players in ${color}.`,
  destroyOn: (events) => `Entfernt den Player bei ${events}.`,
  watermarkWidth: (pixels) => `Das Bild ist ${pixels} px breit.`,
  watermarkHeight: (pixels) => `Das Bild ist ${pixels} px hoch.`,
  watermarkOpacity: (percent) => `Das Bild ist zu ${percent} durchsichtig.`,
  watermarkTime: (duration) => `Das Bild verschwindet nach einer Wiedergabe von ${duration}.`,
  watermarkLink: (url) => `Ein Klick auf das Bild öffnet ${url}.`,
  preroll: (ads) => `Spielt vor dem Inhalt ${ads}.`,
  midroll: (times) => `Unterbricht den Inhalt; Zeitpunkte: ${times}.`,
  postroll: (ads) => `Spielt nach dem Inhalt ${ads}.`,
  skip: (time) => `Lässt Zuschauer das Pre-Roll überspringen; frühestens nach: ${time}.`,
  overlayFor: (ads, time, duration) =>
    `Zeigt ${ads} über dem Video; Beginn nach: ${time}, Dauer: ${duration}.`,
  overlayToEnd: (ads, time) => `Zeigt ${ads} über dem Video; Beginn nach: ${time}, bis zum Ende.`,
  bulk: {
    label: (label) =>
      `Die Einstellungen des Bulks „${label}“ gelten statt denen des Embeds, weil die Seite sein Label setzt.`,
    origin: (label) =>
      `Die Einstellungen des Bulks „${label}“ gelten statt denen des Embeds, weil er zu dieser Seite passt.`,
    any: (label) =>
      `Die Einstellungen des Bulks „${label}“ gelten statt denen des Embeds, weil er zu allen Seiten passt.`,
  },
  watermarkOffset: {
    top: (length) => `Das Bild ist ${length} vom oberen Rand entfernt.`,
    right: (length) => `Das Bild ist ${length} vom rechten Rand entfernt.`,
    bottom: (length) => `Das Bild ist ${length} vom unteren Rand entfernt.`,
    left: (length) => `Das Bild ist ${length} vom linken Rand entfernt.`,
  },
  volumes: {
    unchecked: 'Lässt den Ton der Werbung unverändert.',
    on: 'Spielt Werbung mit Ton.',
    off: 'Spielt Werbung ohne Ton.',
  },
  ads: (count) => pluralText('de', count, { one: 'eine Anzeige', other: '# Anzeigen' }),
  hosted: (count) =>
    pluralText('de', count, {
      one: ' (davon # beim Dienst gehostet)',
      other: ' (davon # beim Dienst gehostet)',
    }),
};
