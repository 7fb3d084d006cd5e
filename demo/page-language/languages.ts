import { type Language, LANGUAGES, primarySubtag } from '../../src/messages/languages.js';

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
