import { type Language, LANGUAGES, primarySubtag } from '../../src/locales/languages.js';
import { lazyTexts } from '../../src/locales/lazy-texts.js';
import type { Texts } from './texts.js';
import { en } from './texts-en.js';

export const STORAGE_KEY = 'cms-language';

/** The language that the reader chose, else that of the browser if there are texts in it. */
export const preferredLanguage = (stored: string | null, browser: string): Language =>
  [stored ?? '', primarySubtag(browser)]
    .map((tag) => LANGUAGES.find((language) => language === tag))
    .find((language) => language !== undefined) ?? 'en';

/** The name of a language in that language, such as `Deutsch`. */
export const languageName = (language: Language): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

/** The texts of the page in a language. */
export const { textsIn: pageTexts, loadTexts: loadPageTexts } = lazyTexts<Texts>(en, {
  de: async () => (await import('./texts-de.js')).de,
  es: async () => (await import('./texts-es.js')).es,
  fr: async () => (await import('./texts-fr.js')).fr,
  it: async () => (await import('./texts-it.js')).it,
  pt: async () => (await import('./texts-pt.js')).pt,
});
