import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '../messages/languages.js';
import type { Messages } from './messages.js';

/** Texts of one area, and the BCP 47 tag of the language they are in. */
export type Translated<Area extends keyof Messages> = Messages[Area] & {
  readonly language: string;
};

const loadable = new Set<string>(TRANSLATED_LANGUAGES);

const registered = new Map<string, Partial<Messages>>();

/** The tags that a language is looked up by: `['it-ch', 'it']` for `it-CH`. */
const tagsOf = (language: string): readonly string[] => {
  const tag = language.toLowerCase();
  return [tag, tag.replace(/-.*/, '')];
};

/**
 * Adds or replaces texts in a language. Areas that are not given keep their texts; areas without any are in
 * English. Elements show the texts from their next update on.
 */
export const registerMessages = (language: string, messages: Partial<Messages>): void => {
  const [tag = ''] = tagsOf(language);
  registered.set(tag, { ...registered.get(tag), ...messages });
};

/** Texts for a language tag: an exact match, else the primary language (`it` for `it-CH`), else English. */
export const translate = <Area extends keyof Messages>(
  area: Area,
  language: string,
  english: Messages[Area],
): Translated<Area> => {
  for (const tag of tagsOf(language)) {
    const texts: Messages[Area] | undefined = registered.get(tag)?.[area];
    if (texts) return { ...texts, language: tag };
  }
  return { ...english, language: 'en' };
};

/** Loads the texts of a language; null when there is nothing to load. Rejects like `import()`. */
export const loadMessages = (language: string): Promise<void> | null => {
  const [, tag = ''] = tagsOf(language);
  if (!loadable.has(tag)) return null;
  return import('./load-language.js')
    .then(({ loadLanguage }) => loadLanguage(tag as TranslatedLanguage))
    .then((messages) => {
      loadable.delete(tag);
      // Texts that the page has registered have priority.
      registerMessages(tag, { ...messages, ...registered.get(tag) });
    });
};
