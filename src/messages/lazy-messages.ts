import { type Catalogue, formatsOf, type Message, type WriteMessage } from './format.js';
import { type Language, primarySubtag, type TranslatedLanguage } from './languages.js';

/** Loads the messages of each language there is besides English. They may leave messages out. */
export type MessageLoaders<Messages> = Readonly<
  Partial<
    Record<TranslatedLanguage, () => Promise<{ readonly messages: Partial<Catalogue<Messages>> }>>
  >
>;

/** The messages of an audience in all languages. English is always there, the others are loaded. */
export interface LazyMessages<Messages> {
  /**
   * Writes messages in the primary language of a BCP 47 tag. Those that are not loaded or not translated are in
   * English.
   */
  readonly messagesIn: (tag: string) => WriteMessage<Messages>;
  /**
   * Loads the messages for a BCP 47 tag; null when there is nothing to load. Rejects like `import()`, and the next call
   * tries again.
   */
  readonly loadMessages: (tag: string) => Promise<void> | null;
  /** Whether there is a message with an id, such as one that was received. */
  readonly hasMessage: (id: string) => id is string & keyof Messages;
}

const write = <Params>(message: Message<Params>, language: Language, params: Params): string =>
  typeof message === 'string' ? message : message(params, formatsOf(language));

/** Messages whose translations are loaded when they are needed. */
export const lazyMessages = <Messages extends object>(
  english: Catalogue<Messages>,
  loaders: MessageLoaders<Messages>,
): LazyMessages<Messages> => {
  const open = new Map(Object.entries(loaders));
  const loaded = new Map<string, Partial<Catalogue<Messages>>>();
  return {
    messagesIn: (tag) => {
      const language = primarySubtag(tag) as Language;
      const translated = loaded.get(language);
      return (id, ...[params]) => {
        const message = translated?.[id];
        const given = (params ?? {}) as Messages[typeof id];
        return message === undefined
          ? write(english[id], 'en', given)
          : write(message, language, given);
      };
    },
    loadMessages: (tag) => {
      const language = primarySubtag(tag);
      const load = open.get(language);
      if (load === undefined) return null;
      return load().then(({ messages }) => {
        open.delete(language);
        loaded.set(language, messages);
      });
    },
    hasMessage: (id): id is string & keyof Messages => Object.hasOwn(english, id),
  };
};
