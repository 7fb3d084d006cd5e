import { fixText } from './fix-texts.js';
import type { PlaceholderFix } from './verdict-parameters.js';
import { verdictWords } from './verdict-words.js';

export const { slotName, where, seconds, asMacros } = verdictWords({
  language: 'de',
  overlayInitial: 'Overlay am Anfang',
  overlayMain: 'Haupt-Overlay',
  asMacro: (placeholder, macro) => `${placeholder} als ${macro}`,
  write: (macros, placeholders) =>
    `Schreiben Sie ${macros}${placeholders && `; fügen Sie Ersetzungsregeln für ${placeholders} hinzu`}.`,
});

export const server = (host: string): string => host || 'Der Ad-Server';
/** In the dative. */
export const inner = (host: string): string => host || 'dem Ad-Server';
export const of = (host: string): string => (host === '' ? 'des Ad-Servers' : `von ${host}`);
export const ad = (host: string): string =>
  host === '' ? 'Die Anzeige' : `Die Anzeige von ${host}`;
export const response = (host: string): string =>
  host === '' ? 'Die Antwort' : `Die Antwort von ${host}`;
/** `hinter 2 Wrappern von ads.example`. */
export const behind = (wrappers: number, host: string): string =>
  `hinter ${wrappers === 1 ? '1 Wrapper' : `${wrappers} Wrappern`} ${of(host)}`;

/** What to do about placeholders that are still in a request. */
export const fixed = (fixes: readonly PlaceholderFix[]): string =>
  fixText(
    {
      instead: (m, p) => `${m} statt ${p}`,
      write: (x) => `Schreiben Sie ${x}.`,
      valueFor: (f, p) => `${f} für ${p}`,
      provide: (x) => `Geben Sie ${x} an.`,
      define: (x) =>
        `Fügen Sie für ${x} eine Ersetzungsregel oder einen Wert in \`values\` hinzu, oder entfernen Sie ihn aus dem Ad-Tag.`,
    },
    fixes,
  );
