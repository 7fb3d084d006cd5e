import { lazyTexts } from '../../src/locales/lazy-texts.js';
import type { StartTexts } from './texts.js';
import { en } from './texts-en.js';

/** The texts of the page in a language. */
export const startTexts = lazyTexts<StartTexts>(en, {
  de: async () => (await import('./texts-de.js')).de,
  es: async () => (await import('./texts-es.js')).es,
  fr: async () => (await import('./texts-fr.js')).fr,
  it: async () => (await import('./texts-it.js')).it,
  pt: async () => (await import('./texts-pt.js')).pt,
});
