import type { Embed } from '../schema/embed.js';
import { type JsonObject, objectOf, parseJson } from '../text/json.js';
import type { CachedValue } from './embed-memory.js';
import { publishEmbed } from './published-embed.js';
import type { PublisherStore } from './publisher-store.js';
import type { NormalizedSettings } from './publisher-options.js';
import { within } from './within.js';

/** How long the store is not called again after a failure. Not in the specification; chosen to delay few requests. */
const STORE_PAUSE_MS = 1_000;

/** How far the clocks of two machines may differ. */
const MAX_CLOCK_SKEW_MS = 60_000;

/** Longer texts are not read. An embed of the service has a few thousand characters. */
const MAX_STORED_CHARACTERS = 4 * 1024 * 1024;

const STORE_FAILED =
  'The store failed or did not reply within storeTimeout. Embeds are read without it.';

/** A store may return the JSON that a text is. */
const parsed = (stored: unknown): JsonObject => {
  if (typeof stored !== 'string') return objectOf(stored);
  return stored.length > MAX_STORED_CHARACTERS ? {} : objectOf(parseJson(stored));
};

const decoder = new TextDecoder();

/**
 * The store that processes share. It may fail, be slow or return anything: no call rejects or takes longer than
 * `storeTimeout`, and what is not as this class wrote it counts as absent.
 */
export class SharedStore {
  readonly #store: PublisherStore;
  readonly #settings: NormalizedSettings;
  readonly #prefix: string;
  #pausedUntil = 0;

  /** `onPurge` receives the ids that a process purges, and null after a time in which some may have been missed. */
  constructor(
    store: PublisherStore,
    settings: NormalizedSettings,
    onPurge: (id: string | null) => void,
  ) {
    this.#store = store;
    this.#settings = settings;
    this.#prefix = `${settings.publicUrl}/`;
    store.subscribe?.((message) => {
      if (typeof message !== 'string') onPurge(null);
      else if (message.startsWith(this.#prefix)) onPurge(message.slice(this.#prefix.length));
    });
  }

  /** What a process has fetched. Pages are made anew: a store may return anything. */
  async read(id: string): Promise<{ value: CachedValue; ageMs: number } | null> {
    const record = parsed(await this.#call(id, (store) => store.get(this.#prefix + id)));
    const { kind, at, embed } = record;
    if (record['id'] !== id || typeof at !== 'number') return null;
    const ageMs = this.#settings.clock.now() - at;
    if (ageMs < -MAX_CLOCK_SKEW_MS) return null;
    if (kind === 'missing' || kind === 'private') return { value: { kind, bytes: 0 }, ageMs };
    if (kind !== 'published') return null;
    const published = publishEmbed(objectOf(embed) as Embed, id, this.#settings);
    const value = await published.catch(() => null);
    return value && { value, ageMs };
  }

  /** The token of the right to fetch an id, empty if the store has no locks. Null if another process has the right. */
  async claim(id: string): Promise<string | null> {
    const token = crypto.randomUUID();
    const seconds = Math.ceil(this.#settings.totalTimeout / 1000);
    const isAdded = await this.#call(id, (store) => store.add?.(this.#lock(id), token, seconds));
    if (isAdded === undefined) return '';
    return isAdded ? token : null;
  }

  /** Stores what was fetched and gives the right back. False if the id was purged meanwhile. */
  async write(id: string, token: string, value: CachedValue): Promise<boolean> {
    const { clock, cache } = this.#settings;
    const isPublished = value.kind === 'published';
    const embed = isPublished ? parseJson(decoder.decode(value.json.body)) : null;
    const text = JSON.stringify({ id, kind: value.kind, at: clock.now(), embed });
    const seconds = isPublished
      ? cache.sharedMaxAge + cache.staleWhileRevalidate + cache.staleIfError
      : cache.notFoundMaxAge;
    if (seconds > 0) await this.#call(id, (store) => store.set(this.#prefix + id, text, seconds));
    if (token === '') return true;
    // A purge deletes the lock before the embed. So one of the two deletes what was read before the purge.
    const lock = this.#lock(id);
    const isOwn = await this.#call(id, async (store) => (await store.get(lock)) === token);
    if (isOwn === false) await this.#call(id, (store) => store.delete(this.#prefix + id));
    else await this.release(id, token);
    return isOwn !== false;
  }

  async release(id: string, token: string): Promise<void> {
    if (token !== '') await this.#call(id, (store) => store.delete(this.#lock(id)));
  }

  /** Deletes what is stored of an id, in this store and in the memory of all processes. False if that is not sure. */
  async purge(id: string): Promise<boolean> {
    this.#pausedUntil = 0;
    const isDone = await this.#call(id, async (store) => {
      await store.delete(this.#lock(id));
      await store.delete(this.#prefix + id);
      await store.publish?.(this.#prefix + id);
      return true;
    });
    return isDone === true;
  }

  /** Ids have no `#`. */
  #lock(id: string): string {
    return `${this.#prefix}${id}#lock`;
  }

  /** The result of a call; undefined if the store fails, is too slow, or was so a moment ago. */
  async #call<T>(
    id: string,
    work: (store: PublisherStore) => Promise<T> | undefined,
  ): Promise<T | undefined> {
    const { clock, storeTimeout } = this.#settings;
    if (clock.monotonic() < this.#pausedUntil) return undefined;
    const settled = async () => ({ value: await work(this.#store) });
    const result = await within(clock, storeTimeout, settled()).catch(() => undefined);
    if (result !== undefined) return result.value;
    this.#pausedUntil = clock.monotonic() + STORE_PAUSE_MS;
    this.#settings.onProblem({ id, status: 200, message: STORE_FAILED });
    return undefined;
  }
}
