import { fixText } from './fix-texts.js';
import type { PlaceholderFix } from './verdict-parameters.js';
import { verdictWords } from './verdict-words.js';

export const { slotName, where, seconds, asMacros } = verdictWords({
  language: 'fr',
  overlayInitial: 'overlay initial',
  overlayMain: 'overlay principal',
  asMacro: (placeholder, macro) => `${placeholder} sous la forme ${macro}`,
  write: (macros, placeholders) =>
    `Écrivez ${macros}${placeholders && ` ; ajoutez des règles de remplacement pour ${placeholders}`}.`,
});

export const server = (host: string): string => host || 'Le serveur publicitaire';
export const of = (host: string): string =>
  host === '' ? 'du serveur publicitaire' : `de ${host}`;
export const to = (host: string): string => (host === '' ? 'au serveur publicitaire' : `à ${host}`);
export const ad = (host: string): string => (host === '' ? 'L’annonce' : `L’annonce de ${host}`);
export const response = (host: string): string =>
  host === '' ? 'La réponse' : `La réponse de ${host}`;
/** `derrière 2 wrappers de ads.example`. */
export const behind = (wrappers: number, host: string): string =>
  `derrière ${wrappers === 1 ? '1 wrapper' : `${wrappers} wrappers`} ${of(host)}`;

/** What to do about placeholders that are still in a request. */
export const fixed = (fixes: readonly PlaceholderFix[]): string =>
  fixText(
    {
      instead: (m, p) => `${m} à la place de ${p}`,
      write: (x) => `Écrivez ${x}.`,
      valueFor: (f, p) => `${f} pour ${p}`,
      provide: (x) => `Fournissez ${x}.`,
      define: (x) =>
        `Ajoutez une règle de remplacement ou une valeur dans \`values\` pour ${x}, ou retirez-la du tag publicitaire.`,
    },
    fixes,
  );
