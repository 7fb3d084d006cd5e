import type { InvalidReadOptions } from '../api/index.js';
import type { Embed } from '../schema/embed.js';
import { ByteLimitedCache } from './byte-limited-cache.js';
import {
  type Failure,
  failedResponse,
  invalidEmbed,
  OVERLOADED,
  type Problem,
  TIMED_OUT,
} from './failure.js';
import { type PublishedEmbed, publishEmbed } from './published-embed.js';
import type { NormalizedSettings } from './publisher-options.js';

/** An embed that does not exist (`missing`), or that `isPublished` refuses (`private`). */
export type Absent =
  { readonly kind: 'missing'; readonly bytes: 0 } | { readonly kind: 'private'; readonly bytes: 0 };

export type CachedValue = PublishedEmbed | Absent;

/** The part of a request's context that keeps a worker alive after its response. */
export interface HandlerContext {
  readonly waitUntil?: (work: Promise<unknown>) => void;
}

export type EmbedReader = (
  id: string,
  onInvalid: InvalidReadOptions['onInvalid'],
) => Promise<Embed | null>;

interface Entry {
  readonly value: CachedValue;
  readonly bytes: number;
  readonly since: number;
  /** When it may be fetched again after a failure. */
  readonly retryAt: number;
}

/** A fetch in progress, which all requests for its id share. */
interface Flight {
  readonly result: Promise<CachedValue | Failure>;
  readonly since: number;
}

interface FailureEntry {
  readonly failure: Failure;
  readonly bytes: 0;
  readonly until: number;
}

/** How long an id is not fetched again after a failure. Not in the specification; chosen to spare a failing service. */
const RETRY_DELAY_MS = 2_000;

/** The part of the cache for ids without an embed: guessed ids must not displace embeds. */
const ABSENT_SHARE = 1 / 8;

const MISSING: Absent = { kind: 'missing', bytes: 0 };
const PRIVATE: Absent = { kind: 'private', bytes: 0 };

/** Calls a function of the host. What it throws or rejects must not break a response, and not end the process. */
const callHost = async (call: () => unknown): Promise<void> => {
  try {
    await call();
  } catch {
    // The log itself may be what is broken.
  }
};

/** Fetches each embed once for all requests and keeps it within limits of time and memory. */
export class EmbedCache {
  readonly #settings: NormalizedSettings;
  readonly #read: EmbedReader;
  readonly #published: ByteLimitedCache<Entry>;
  readonly #absent: ByteLimitedCache<Entry>;
  readonly #failures: ByteLimitedCache<FailureEntry>;
  readonly #flights = new Map<string, Flight>();

  constructor(settings: NormalizedSettings, read: EmbedReader) {
    this.#settings = settings;
    this.#read = read;
    const absentBytes = Math.floor(settings.maxCacheBytes * ABSENT_SHARE);
    this.#absent = new ByteLimitedCache(Math.floor(absentBytes / 2));
    this.#failures = new ByteLimitedCache(Math.floor(absentBytes / 2));
    this.#published = new ByteLimitedCache(settings.maxCacheBytes - absentBytes);
  }

  /** Bytes of all that is kept, never more than `maxCacheBytes`. */
  get bytes(): number {
    return this.#published.bytes + this.#absent.bytes + this.#failures.bytes;
  }

  /** The value while it is fresh, without waiting; null when it has to be fetched. */
  fresh(id: string): CachedValue | null {
    const entry = this.#entry(id);
    return entry !== undefined && this.#age(entry) < this.#lifetime(entry.value)
      ? entry.value
      : null;
  }

  /** The value of an id, from the cache or the service. Never rejects. */
  async get(id: string, context: HandlerContext): Promise<CachedValue | Failure> {
    const entry = this.#entry(id);
    if (entry === undefined) return this.#fetch(id, context);
    const staleFor = this.#age(entry) - this.#lifetime(entry.value);
    if (staleFor < 0) return entry.value;
    const { staleWhileRevalidate, staleIfError } = this.#settings.cache;
    if (entry.value.kind !== 'published') return this.#fetch(id, context);
    if (staleFor < staleWhileRevalidate * 1000) {
      if (this.#now < entry.retryAt) return entry.value;
      void this.#fetch(id, context);
      return entry.value;
    }
    const isKept = staleFor < (staleWhileRevalidate + staleIfError) * 1000;
    if (isKept && this.#now < entry.retryAt) return entry.value;
    const value = await this.#fetch(id, context);
    return value.kind === 'failure' && isKept ? entry.value : value;
  }

  get #now(): number {
    return this.#settings.clock.monotonic();
  }

  #entry(id: string): Entry | undefined {
    return this.#published.get(id) ?? this.#absent.get(id);
  }

  #age({ since }: Entry): number {
    return this.#now - since;
  }

  #lifetime({ kind }: CachedValue): number {
    const { sharedMaxAge, notFoundMaxAge } = this.#settings.cache;
    return 1000 * (kind === 'published' ? sharedMaxAge : notFoundMaxAge);
  }

  /** Joins the fetch of this id, or starts it, and waits for it no longer than the total time-out. */
  async #fetch(id: string, context: HandlerContext): Promise<CachedValue | Failure> {
    const failed = this.#failures.get(id);
    if (failed !== undefined && this.#now < failed.until) return failed.failure;
    const flight = this.#flight(id);
    if (flight === null) return OVERLOADED;
    // Also for a caller that leaves before the response: others may be waiting.
    void callHost(() => context.waitUntil?.(flight.result));
    const { clock, totalTimeout } = this.#settings;
    let cancel = (): void => undefined;
    const timeout = new Promise<Failure>((resolve) => {
      cancel = clock.after(totalTimeout, () => resolve(TIMED_OUT));
    });
    return Promise.race([flight.result, timeout]).finally(cancel);
  }

  #flight(id: string): Flight | null {
    const { totalTimeout, maxPendingEmbeds } = this.#settings;
    // A host that ends a request may end its fetch without a result. The oldest flights are first.
    for (const [oldest, { since }] of this.#flights) {
      if (this.#now - since < 2 * totalTimeout) break;
      this.#flights.delete(oldest);
    }
    const running = this.#flights.get(id);
    if (running !== undefined) return running;
    if (this.#flights.size >= maxPendingEmbeds) return null;
    const flight: Flight = { since: this.#now, result: this.#load(id) };
    this.#flights.set(id, flight);
    void flight.result.then(() => {
      if (this.#flights.get(id) === flight) this.#flights.delete(id);
    });
    return flight;
  }

  async #load(id: string): Promise<CachedValue | Failure> {
    try {
      let received: unknown;
      const valid = await this.#read(id, (row, invalid) => {
        received = invalid;
        this.#report(id, invalidEmbed(row));
      });
      const embed = valid ?? (received as Embed);
      const value = (await this.#settings.isPublished(embed))
        ? await publishEmbed(embed, id, this.#settings)
        : PRIVATE;
      this.#store(id, value);
      return value;
    } catch (error) {
      const failure = failedResponse(error);
      if (failure === null) {
        this.#store(id, MISSING);
        return MISSING;
      }
      this.#postpone(id, failure);
      this.#report(id, failure);
      return failure;
    }
  }

  #store(id: string, value: CachedValue): void {
    const [kept, other] =
      value.kind === 'published'
        ? [this.#published, this.#absent]
        : [this.#absent, this.#published];
    other.delete(id);
    this.#failures.delete(id);
    kept.set(id, { value, bytes: value.bytes, since: this.#now, retryAt: 0 });
  }

  #postpone(id: string, failure: Failure): void {
    const until = this.#now + RETRY_DELAY_MS;
    const entry = this.#published.get(id);
    if (entry === undefined) this.#failures.set(id, { failure, bytes: 0, until });
    else this.#published.set(id, { ...entry, retryAt: until });
  }

  #report(id: string, { status, problem: message }: Problem): void {
    void callHost(() => this.#settings.onProblem({ id, status, message }));
  }
}
