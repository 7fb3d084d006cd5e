import { fixText } from './fix-texts.js';
import type { PlaceholderFix } from './verdict-parameters.js';
import { verdictWords } from './verdict-words.js';

export const { slotName, where, seconds, asMacros } = verdictWords({
  language: 'es',
  overlayInitial: 'overlay inicial',
  overlayMain: 'overlay principal',
  asMacro: (placeholder, macro) => `${placeholder} como ${macro}`,
  write: (macros, placeholders) =>
    `Escriba ${macros}${placeholders && `; añada reglas de sustitución para ${placeholders}`}.`,
});

export const server = (host: string): string => host || 'El servidor de anuncios';
export const of = (host: string): string =>
  host === '' ? 'del servidor de anuncios' : `de ${host}`;
export const to = (host: string): string => (host === '' ? 'al servidor de anuncios' : `a ${host}`);
export const ad = (host: string): string => (host === '' ? 'El anuncio' : `El anuncio de ${host}`);
export const response = (host: string): string =>
  host === '' ? 'La respuesta' : `La respuesta de ${host}`;
/** `detrás de 2 wrappers de ads.example`. */
export const behind = (wrappers: number, host: string): string =>
  `detrás de ${wrappers === 1 ? '1 wrapper' : `${wrappers} wrappers`} ${of(host)}`;

/** What to do about placeholders that are still in a request. */
export const fixed = (fixes: readonly PlaceholderFix[]): string =>
  fixText(
    {
      instead: (m, p) => `${m} en lugar de ${p}`,
      write: (x) => `Escriba ${x}.`,
      valueFor: (f, p) => `${f} para ${p}`,
      provide: (x) => `Proporcione ${x}.`,
      define: (x) =>
        `Añada una regla de sustitución o un valor en \`values\` para ${x}, o quítelo del tag de anuncio.`,
    },
    fixes,
  );
