import { ByteLimitedCache } from './byte-limited-cache.js';
import { type Failure, RETRY_DELAY_S } from './failure.js';
import type { PublishedEmbed } from './published-embed.js';
import type { NormalizedSettings } from './publisher-options.js';

/** An embed that does not exist (`missing`), or that `isPublished` refuses (`private`). */
export interface Absent {
  readonly kind: 'missing' | 'private';
  readonly bytes: 0;
}

export type CachedValue = PublishedEmbed | Absent;

export interface Entry {
  readonly value: CachedValue;
  readonly bytes: number;
  /** When it was fetched, by this process or another. */
  readonly since: number;
  /** When this process got it. */
  readonly keptAt: number;
}

interface FailureEntry {
  readonly failure: Failure;
  readonly bytes: 0;
  readonly until: number;
}

/** What may be sent: as it is, while a new one is fetched, only if that fails, or no longer. */
export type Phase = 'fresh' | 'revalidate' | 'if-error' | 'over';

/** The part for ids without an embed: guessed ids must not displace embeds. */
const ABSENT_SHARE = 1 / 8;

/** What this process knows of each id, within limits of time and memory. */
export class EmbedMemory {
  readonly #settings: NormalizedSettings;
  readonly #published: ByteLimitedCache<Entry>;
  readonly #absent: ByteLimitedCache<Entry>;
  readonly #failures: ByteLimitedCache<FailureEntry>;
  #doubtedAt = -Infinity;

  constructor(settings: NormalizedSettings) {
    this.#settings = settings;
    const absentBytes = Math.floor(settings.maxCacheBytes * ABSENT_SHARE);
    this.#absent = new ByteLimitedCache(Math.floor(absentBytes / 2));
    this.#failures = new ByteLimitedCache(Math.floor(absentBytes / 2));
    this.#published = new ByteLimitedCache(settings.maxCacheBytes - absentBytes);
  }

  get bytes(): number {
    return this.#published.bytes + this.#absent.bytes + this.#failures.bytes;
  }

  get(id: string): Entry | undefined {
    return this.#published.get(id) ?? this.#absent.get(id);
  }

  /** The failure of an id that must not be fetched again yet. */
  failure(id: string): Failure | undefined {
    const failed = this.#failures.get(id);
    return failed !== undefined && this.#now < failed.until ? failed.failure : undefined;
  }

  phase(entry: Entry | undefined): Phase {
    if (entry === undefined) return 'over';
    const { sharedMaxAge, staleWhileRevalidate, staleIfError, notFoundMaxAge } =
      this.#settings.cache;
    const isPublished = entry.value.kind === 'published';
    const staleMs = this.#now - entry.since - 1000 * (isPublished ? sharedMaxAge : notFoundMaxAge);
    const isDoubtful = entry.keptAt < this.#doubtedAt;
    if (staleMs < 0 && !isDoubtful) return 'fresh';
    if (!isPublished) return 'over';
    if (staleMs < 1000 * staleWhileRevalidate && !isDoubtful) return 'revalidate';
    return staleMs < 1000 * (staleWhileRevalidate + staleIfError) ? 'if-error' : 'over';
  }

  entryOf(value: CachedValue, ageMs = 0): Entry {
    const keptAt = this.#now;
    return { value, bytes: value.bytes, since: keptAt - Math.max(0, ageMs), keptAt };
  }

  set(id: string, entry: Entry): void {
    this.delete(id);
    (entry.value.kind === 'published' ? this.#published : this.#absent).set(id, entry);
  }

  fail(id: string, failure: Failure): void {
    this.#failures.set(id, { failure, bytes: 0, until: this.#now + 1000 * RETRY_DELAY_S });
  }

  delete(id: string): void {
    for (const entries of [this.#published, this.#absent, this.#failures]) entries.delete(id);
  }

  /** Sends what is kept only if it cannot be fetched: it may have been purged without notice. */
  doubt(): void {
    this.#doubtedAt = this.#now;
  }

  get #now(): number {
    return this.#settings.clock.monotonic();
  }
}
