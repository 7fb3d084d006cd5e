import type { InvalidReadOptions } from '../api/index.js';
import type { Embed } from '../schema/embed.js';
import { type Absent, type CachedValue, EmbedMemory, type Entry } from './embed-memory.js';
import { type Failure, failedResponse, invalidEmbed, OVERLOADED, TIMED_OUT } from './failure.js';
import { publishEmbed } from './published-embed.js';
import { callHost, type NormalizedSettings } from './publisher-options.js';
import { SharedStore } from './shared-store.js';
import { within } from './within.js';

/** The part of a request's context that keeps a worker alive after its response. */
export interface HandlerContext {
  readonly waitUntil?: (work: Promise<unknown>) => void;
}

export type EmbedReader = (
  id: string,
  onInvalid: InvalidReadOptions['onInvalid'],
) => Promise<Embed | null>;

/** What is sent for an id, and where it came from. */
export interface Answer {
  readonly id: string;
  readonly value: CachedValue | Failure;
  readonly source: 'hit' | 'stale' | 'store' | 'miss';
  /** Seconds since a stale value was fetched. */
  readonly age: number | null;
  /** Milliseconds that it took. */
  readonly duration: number;
}

/** A fetch in progress, which all requests for its id share. */
interface Flight {
  readonly since: number;
  /** What another process stored. If it is not fresh, the fetch goes on. */
  readonly stored: Promise<Entry | undefined>;
  /** Whether the id has not been purged since. */
  readonly isCurrent: () => boolean;
  readonly result: Promise<CachedValue | Failure>;
}

type Search = Pick<Flight, 'stored' | 'isCurrent'>;

/** How long a process waits for the fetch of another, which may have ended. Not in the specification. */
const CLAIM_PATIENCE_MS = 2_000;
const CLAIM_POLL_MS = 50;

const MISSING: Absent = { kind: 'missing', bytes: 0 };
const PRIVATE: Absent = { kind: 'private', bytes: 0 };

/** Fetches each embed once for all requests, and for all processes that share a store. */
export class EmbedCache {
  readonly #settings: NormalizedSettings;
  readonly #read: EmbedReader;
  readonly #memory: EmbedMemory;
  readonly #shared: SharedStore | null;
  readonly #flights = new Map<string, Flight>();

  constructor(settings: NormalizedSettings, read: EmbedReader) {
    this.#settings = settings;
    this.#read = read;
    this.#memory = new EmbedMemory(settings);
    const onPurge = (id: string | null): void =>
      id === null ? this.#memory.doubt() : this.#drop(id);
    this.#shared = settings.store ? new SharedStore(settings.store, settings, onPurge) : null;
  }

  /** Bytes of all that is kept, never more than `maxCacheBytes`. */
  get bytes(): number {
    return this.#memory.bytes;
  }

  /** The value of an id, from the memory without waiting, else from the store or the service. Never rejects. */
  get(id: string, context: HandlerContext): Answer | Promise<Answer> {
    const kept = this.#memory.get(id);
    return kept !== undefined && this.#memory.phase(kept) === 'fresh'
      ? { id, value: kept.value, source: 'hit', age: null, duration: 0 }
      : this.#answer(id, kept, context);
  }

  /** Forgets an id here, in the store and in the processes that share it. False if the store did not reply. */
  async purge(id: string): Promise<boolean> {
    this.#drop(id);
    const isDone = (await this.#shared?.purge(id)) ?? true;
    // Again, because it may have been read from the store meanwhile.
    this.#drop(id);
    return isDone;
  }

  get #now(): number {
    return this.#settings.clock.monotonic();
  }

  async #answer(id: string, kept: Entry | undefined, context: HandlerContext): Promise<Answer> {
    const start = this.#now;
    const answer = (value: Answer['value'], source: Answer['source'], age?: number): Answer => {
      return { id, value, source, age: age ?? null, duration: this.#now - start };
    };
    const flight = this.#join(id, context);
    const isEnough = 'kind' in flight || this.#memory.phase(kept) === 'revalidate';
    const entry = isEnough ? kept : ((await flight.stored) ?? kept);
    const phase = this.#memory.phase(entry);
    if (entry === undefined) return answer(await this.#resultOf(flight), 'miss');
    if (phase === 'fresh') return answer(entry.value, 'store');
    const value = phase === 'revalidate' ? null : await this.#resultOf(flight);
    if (value !== null && (value.kind !== 'failure' || phase === 'over'))
      return answer(value, 'miss');
    return answer(entry.value, 'stale', Math.floor((this.#now - entry.since) / 1000));
  }

  /** Joins the fetch of this id, or starts it unless it failed a moment ago. */
  #join(id: string, context: HandlerContext): Flight | Failure {
    const flight = this.#memory.failure(id) ?? this.#flight(id);
    // Also for a caller that leaves before the response: others may be waiting.
    if ('result' in flight) void callHost(() => context.waitUntil?.(flight.result));
    return flight;
  }

  /** Waits for a fetch no longer than the total time-out. */
  async #resultOf(flight: Flight | Failure): Promise<CachedValue | Failure> {
    if ('kind' in flight) return flight;
    const { clock, totalTimeout } = this.#settings;
    return (await within(clock, totalTimeout, flight.result)) ?? TIMED_OUT;
  }

  #flight(id: string): Flight | Failure {
    const { totalTimeout, maxPendingEmbeds } = this.#settings;
    // A host that ends a request may end its fetch without a result. The oldest flights are first.
    for (const [oldest, { since }] of this.#flights) {
      if (this.#now - since < 2 * totalTimeout) break;
      this.#flights.delete(oldest);
    }
    const running = this.#flights.get(id);
    if (running !== undefined) return running;
    if (this.#flights.size >= maxPendingEmbeds) return OVERLOADED;
    const isCurrent = (): boolean => this.#flights.get(id) === flight;
    const search = { stored: this.#stored(id, isCurrent), isCurrent };
    const flight: Flight = { ...search, since: this.#now, result: this.#load(id, search) };
    this.#flights.set(id, flight);
    void flight.result.then(() => {
      if (isCurrent()) this.#flights.delete(id);
    });
    return flight;
  }

  /** What another process stored, while it may be sent. */
  async #stored(id: string, isCurrent: () => boolean): Promise<Entry | undefined> {
    const stored = await this.#shared?.read(id);
    if (!stored) return undefined;
    const entry = this.#memory.entryOf(stored.value, stored.ageMs);
    const phase = this.#memory.phase(entry);
    if (phase === 'over') return undefined;
    const isBetter = phase === 'fresh' || this.#memory.get(id) === undefined;
    if (isBetter && isCurrent()) this.#memory.set(id, entry);
    return entry;
  }

  /** The token to fetch an id with, or what another process fetched. Null to fetch it for this process alone. */
  async #claim(id: string, { stored, isCurrent }: Search): Promise<string | Entry | null> {
    const end = this.#now + CLAIM_PATIENCE_MS;
    let entry = await stored;
    while (this.#shared !== null) {
      if (entry !== undefined && this.#memory.phase(entry) === 'fresh') return entry;
      const token = await this.#shared.claim(id);
      if (token === '') return token;
      // Another process may have stored it between the two calls.
      entry = await this.#stored(id, isCurrent);
      if (token !== null && this.#memory.phase(entry) === 'fresh')
        await this.#shared.release(id, token);
      else if (token !== null || this.#now >= end) return token;
      else await new Promise<void>((resolve) => this.#settings.clock.after(CLAIM_POLL_MS, resolve));
    }
    return null;
  }

  async #load(id: string, search: Search): Promise<CachedValue | Failure> {
    const { isCurrent } = search;
    const token = await this.#claim(id, search);
    if (typeof token === 'object' && token !== null) return token.value;
    const value = await this.#fetch(id);
    if (value.kind === 'failure') {
      if (isCurrent()) this.#memory.fail(id, value);
      this.#settings.onProblem({ id, status: value.status, message: value.message });
      await this.#shared?.release(id, token ?? '');
      return value;
    }
    // Without a lock, only a message tells of a purge.
    const mayWrite = token !== null && (token !== '' || isCurrent());
    const isPurged = mayWrite && (await this.#shared?.write(id, token, value)) === false;
    if (!isPurged && isCurrent()) this.#memory.set(id, this.#memory.entryOf(value));
    return value;
  }

  async #fetch(id: string): Promise<CachedValue | Failure> {
    try {
      let received: unknown;
      const valid = await this.#read(id, (row, invalid) => {
        received = invalid;
        this.#settings.onProblem({ id, ...invalidEmbed(row) });
      });
      const embed = valid ?? (received as Embed);
      const isPublished = await this.#settings.isPublished(embed);
      return isPublished ? await publishEmbed(embed, id, this.#settings) : PRIVATE;
    } catch (error) {
      return failedResponse(error) ?? MISSING;
    }
  }

  #drop(id: string): void {
    this.#memory.delete(id);
    this.#flights.delete(id);
  }
}
