import type { PublisherStore } from '../../../src/publish/index.js';
import type { VirtualClock } from '../api/virtual-clock.js';

export interface MemoryStore extends Required<PublisherStore> {
  /** The texts by their keys. */
  readonly texts: Map<string, string>;
  /** Tells all processes that messages may have been lost. */
  readonly reconnect: () => void;
}

/** A store in memory with the abilities of Redis, for publishers that stand for processes. */
export const memoryStore = (clock: VirtualClock): MemoryStore => {
  const texts = new Map<string, string>();
  const listeners: ((message: string | null) => void)[] = [];
  const set = (key: string, text: string, seconds: number): void => {
    texts.set(key, text);
    clock.after(seconds * 1000, () => {
      if (texts.get(key) === text) texts.delete(key);
    });
  };
  const send = (message: string | null): void => {
    for (const listener of listeners) listener(message);
  };
  return {
    texts,
    get: (key) => Promise.resolve(texts.get(key) ?? null),
    set: (key, text, seconds) => {
      set(key, text, seconds);
      return Promise.resolve();
    },
    delete: (key) => Promise.resolve(texts.delete(key)),
    add: (key, text, seconds) => {
      const isFree = !texts.has(key);
      if (isFree) set(key, text, seconds);
      return Promise.resolve(isFree);
    },
    publish: (message) => {
      send(message);
      return Promise.resolve();
    },
    subscribe: (listener) => listeners.push(listener),
    reconnect: () => send(null),
  };
};
