/** Runs whose counts are kept; the oldest is dropped first. */
const MAX_RUNS = 1000;

/** Names that are counted, in total and in each run: more are not those of a player. Hits of further names are dropped. */
const MAX_NAMES = 1000;

type Counts = Readonly<Record<string, number>>;

/** A map instead of an object, since names come from outside. */
type Hits = Map<string, number>;

const increment = (hits: Hits, name: string): void => {
  const before = hits.get(name);
  if (before === undefined && hits.size >= MAX_NAMES) return;
  hits.set(name, (before ?? 0) + 1);
};

/** The hits of a run, created on first use. */
const hitsOf = (runs: Map<string, Hits>, run: string): Hits => {
  const hits: Hits = runs.get(run) ?? new Map<string, number>();
  runs.set(run, hits);
  const [oldest] = runs.keys();
  if (runs.size > MAX_RUNS && oldest !== undefined) runs.delete(oldest);
  return hits;
};

/** Counts hits in memory, in total and by run; a run is a name that the caller chose. */
export class Counter {
  readonly #total: Hits = new Map();
  readonly #runs = new Map<string, Hits>();

  count(name: string, run: string | null): void {
    increment(this.#total, name);
    if (run !== null) increment(hitsOf(this.#runs, run), name);
  }

  get total(): Counts {
    return Object.fromEntries(this.#total);
  }

  countsOf(run: string): Counts {
    return Object.fromEntries(this.#runs.get(run) ?? []);
  }

  get runs(): Readonly<Record<string, Counts>> {
    return Object.fromEntries(
      [...this.#runs].map(([run, hits]) => [run, Object.fromEntries(hits)]),
    );
  }
}

/** Requests that are kept; the oldest is dropped first. */
const MAX_REQUESTS = 200;

export interface AdRequest {
  /** ISO date-time. */
  readonly at: string;
  /** The whole URL as it was received, whether its macros were expanded or not. */
  readonly url: string;
  readonly origin: string | null;
  readonly referrer: string | null;
}

export interface TrackerHit {
  readonly event: string;
  readonly ad: string | null;
  /** VAST error code of a reported error, or null. */
  readonly code: string | null;
  readonly run: string | null;
}

/** Splits names like `inline start`: ads and events have no space in their names. */
const groupByAd = (counts: Counts): Readonly<Record<string, Counts>> => {
  const byAd = new Map<string, [string, number][]>();
  for (const [name, count] of Object.entries(counts)) {
    const [ad = '', inner = ''] = name.split(' ');
    byAd.set(ad, [...(byAd.get(ad) ?? []), [inner, count]]);
  }
  return Object.fromEntries([...byAd].map(([ad, inner]) => [ad, Object.fromEntries(inner)]));
};

/** Requests and hits of the ad server since its start; kept in memory, bounded. */
export class AdLog {
  readonly #requests: AdRequest[] = [];
  /** Hits by event, in total and by run. */
  readonly events = new Counter();
  readonly #ads = new Counter();
  readonly #codes = new Counter();

  addRequest(request: AdRequest): void {
    this.#requests.push(request);
    if (this.#requests.length > MAX_REQUESTS) this.#requests.shift();
  }

  addHit({ event, ad, code, run }: TrackerHit): void {
    this.events.count(event, run);
    if (ad === null || run === null) return;
    this.#ads.count(`${ad} ${event}`, run);
    if (code !== null) this.#codes.count(`${ad} ${code}`, run);
  }

  /** The latest requests, oldest first. */
  get requests(): readonly AdRequest[] {
    return [...this.#requests];
  }

  /** Hits of a run by ad, then by event. */
  ads(run: string): Readonly<Record<string, Counts>> {
    return groupByAd(this.#ads.countsOf(run));
  }

  /** Errors of a run by ad, then by VAST error code. */
  codes(run: string): Readonly<Record<string, Counts>> {
    return groupByAd(this.#codes.countsOf(run));
  }
}
