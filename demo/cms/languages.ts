import { lazyTexts } from '../../src/locales/lazy-texts.js';
import type { Texts } from './texts.js';
import { en } from './texts-en.js';

/** The texts of the page in a language. */
export const { textsIn: pageTexts, loadTexts: loadPageTexts } = lazyTexts<Texts>(en, {
  de: async () => (await import('./texts-de.js')).de,
  es: async () => (await import('./texts-es.js')).es,
  fr: async () => (await import('./texts-fr.js')).fr,
  it: async () => (await import('./texts-it.js')).it,
  pt: async () => (await import('./texts-pt.js')).pt,
});
