import { type Catalogue, messageWriter, type WriteMessage } from './format.js';
import { type Language, primarySubtag, type TranslatedLanguage } from './languages.js';
import { type CompiledMessages, withRemedies } from './with-remedies.js';

/** Loads the messages of each language there is besides English. They may leave messages out. */
export type MessageLoaders<Messages> = Readonly<
  Partial<
    Record<TranslatedLanguage, () => Promise<{ readonly messages: CompiledMessages<Messages> }>>
  >
>;

/** The messages of an audience in all languages. English is always there, the others are loaded. */
export interface LazyMessages<Messages> {
  /**
   * Writes messages in the primary language of a BCP 47 tag. Those that are not loaded or not translated are in
   * English.
   */
  readonly messagesIn: (tag: string) => WriteMessage<Messages>;
  /** The language of the messages for a BCP 47 tag: English until those of its language are loaded. */
  readonly languageOf: (tag: string) => Language;
  /**
   * Loads the messages for a BCP 47 tag; null when there is nothing to load. Rejects like `import()`, and the next call
   * tries again.
   */
  readonly loadMessages: (tag: string) => Promise<void> | null;
  /** Whether there is a message with an id, such as one that was received. */
  readonly hasMessage: (id: string) => id is string & keyof Messages;
}

export const lazyMessages = <Messages extends object>(
  english: Catalogue<Messages>,
  loaders: MessageLoaders<Messages>,
): LazyMessages<Messages> => {
  const open = new Map(Object.entries(loaders));
  const loaded = new Map<string, Partial<Catalogue<Messages>>>();
  const languageOf = (tag: string): Language => {
    const language = primarySubtag(tag);
    return loaded.has(language) ? (language as Language) : 'en';
  };
  return {
    messagesIn: (tag) => {
      const language = languageOf(tag);
      return messageWriter(english, language, loaded.get(language));
    },
    languageOf,
    loadMessages: (tag) => {
      const language = primarySubtag(tag);
      const load = open.get(language);
      if (load === undefined) return null;
      return load().then(({ messages }) => {
        open.delete(language);
        loaded.set(language, withRemedies(messages));
      });
    },
    hasMessage: (id): id is string & keyof Messages => Object.hasOwn(english, id),
  };
};
