import type { TranslatedLanguage } from '../messages/languages.js';
import type { CompleteMessages } from './messages.js';

/** How each language is loaded. This table is a separate module, because pages in English never need it. */
const LOADERS: Readonly<
  Record<TranslatedLanguage, () => Promise<{ readonly messages: CompleteMessages }>>
> = {
  de: () => import('./de.js'),
  es: () => import('./es.js'),
  fr: () => import('./fr.js'),
  it: () => import('./it.js'),
  pt: () => import('./pt.js'),
};

/** The texts for viewers in a language. Rejects like `import()`. */
export const loadLanguage = async (language: TranslatedLanguage): Promise<CompleteMessages> =>
  (await LOADERS[language]()).messages;
