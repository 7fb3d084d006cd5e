import { texts as english } from './en.js';
import { primarySubtag, type TranslatedLanguage } from '../../locales/languages.js';
import type { VerdictTexts } from './language-texts.js';

export type * from './language-texts.js';

type Loader = () => Promise<{ readonly texts: VerdictTexts }>;

/** The languages besides English. */
const LANGUAGES: Readonly<Record<TranslatedLanguage, Loader>> = {
  de: () => import('./de.js'),
  es: () => import('./es.js'),
  fr: () => import('./fr.js'),
  it: () => import('./it.js'),
  pt: () => import('./pt.js'),
};

const LOADERS = new Map<string, Loader>(Object.entries(LANGUAGES));

/** The texts for a language tag: those of its primary language (`it` for `it-CH`), else English. */
export const verdictTexts = async (language: string): Promise<VerdictTexts> => {
  const load = LOADERS.get(primarySubtag(language));
  return load === undefined ? english : (await load()).texts;
};
