import type { LazyMessages } from './lazy-messages.js';

/** Values of a message whose id is not known to the compiler. */
export type AnyParams = Readonly<Record<string, unknown>>;

export type WriteAnyMessage = (id: string, params: AnyParams) => string | null;

/** The messages of several audiences, whose ids are read from data. */
export interface JoinedMessages {
  /** Writes messages in the primary language of a BCP 47 tag; in English if they are not loaded or not translated. */
  readonly messagesIn: (tag: string) => WriteAnyMessage;
  /** Loads the messages for a BCP 47 tag; null when there is nothing to load. Rejects like `import()`. */
  readonly loadMessages: (tag: string) => Promise<void> | null;
}

/** Joins audiences whose ids differ. */
export const joinMessages = (...audiences: readonly LazyMessages<never>[]): JoinedMessages => ({
  messagesIn: (tag) => (id, params) => {
    const audience = audiences.find(({ hasMessage }) => hasMessage(id));
    if (audience === undefined) return null;
    const write = audience.messagesIn(tag) as (id: string, params: AnyParams) => string;
    return write(id, params);
  },
  loadMessages: (tag) => {
    const loading = audiences.flatMap(({ loadMessages }) => loadMessages(tag) ?? []);
    return loading.length === 0 ? null : Promise.all(loading).then(() => undefined);
  },
});
