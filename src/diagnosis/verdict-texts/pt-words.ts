import { fixText } from './fix-texts.js';
import type { PlaceholderFix } from './verdict-parameters.js';
import { verdictWords } from './verdict-words.js';

export const { slotName, where, seconds, asMacros } = verdictWords({
  language: 'pt',
  overlayInitial: 'overlay inicial',
  overlayMain: 'overlay principal',
  asMacro: (placeholder, macro) => `${placeholder} como ${macro}`,
  write: (macros, placeholders) =>
    `Escreva ${macros}${placeholders && `; adicione regras de substituição para ${placeholders}`}.`,
});

export const server = (host: string): string => host || 'O servidor de anúncios';
export const of = (host: string): string =>
  host === '' ? 'do servidor de anúncios' : `de ${host}`;
export const to = (host: string): string => (host === '' ? 'ao servidor de anúncios' : `a ${host}`);
export const ad = (host: string): string => (host === '' ? 'O anúncio' : `O anúncio de ${host}`);
export const response = (host: string): string =>
  host === '' ? 'A resposta' : `A resposta de ${host}`;
/** `atrás de 2 wrappers de ads.example`. */
export const behind = (wrappers: number, host: string): string =>
  `atrás de ${wrappers === 1 ? '1 wrapper' : `${wrappers} wrappers`} ${of(host)}`;

/** What to do about placeholders that are still in a request. */
export const fixed = (fixes: readonly PlaceholderFix[]): string =>
  fixText(
    {
      instead: (m, p) => `${m} em vez de ${p}`,
      write: (x) => `Escreva ${x}.`,
      valueFor: (f, p) => `${f} para ${p}`,
      provide: (x) => `Forneça ${x}.`,
      define: (x) =>
        `Adicione uma regra de substituição ou um valor em \`values\` para ${x}, ou remova-o da tag de anúncio.`,
    },
    fixes,
  );
