import { primarySubtag, type TranslatedLanguage } from '../messages/languages.js';

/** The texts of one area in each language; English is always there, the others are loaded. */
export interface LazyTexts<Texts> {
  /** The texts for a BCP 47 tag: those of its primary language if they are loaded, else the English ones. */
  readonly textsIn: (tag: string) => Texts;
  /** Loads the texts for a BCP 47 tag; null when there is nothing to load. Rejects like `import()`. */
  readonly loadTexts: (tag: string) => Promise<void> | null;
}

/** How each language is loaded. The type refuses a table that leaves a language out. */
export type TextLoaders<Texts> = Readonly<Record<TranslatedLanguage, () => Promise<Texts>>>;

/** Texts that are loaded when they are needed. Loading the same language again after a failure is tried again. */
export const lazyTexts = <Texts>(english: Texts, loaders: TextLoaders<Texts>): LazyTexts<Texts> => {
  const open = new Map<string, () => Promise<Texts>>(Object.entries(loaders));
  const loaded = new Map<string, Texts>();
  return {
    textsIn: (tag) => loaded.get(primarySubtag(tag)) ?? english,
    loadTexts: (tag) => {
      const language = primarySubtag(tag);
      const load = open.get(language);
      if (load === undefined) return null;
      return load().then((texts) => {
        open.delete(language);
        loaded.set(language, texts);
      });
    },
  };
};
