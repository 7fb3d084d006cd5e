import { type Counter, type Counts, createCounter } from './counter.js';

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

/** Requests and hits of the ad server since its start; kept in memory, bounded. */
export interface AdLog {
  addRequest(request: AdRequest): void;
  addHit(hit: TrackerHit): void;
  /** The latest requests, oldest first. */
  readonly requests: readonly AdRequest[];
  /** Hits by event, in total and by run. */
  readonly events: Counter;
  /** Hits of a run by ad, then by event. */
  ads(run: string): Readonly<Record<string, Counts>>;
  /** Errors of a run by ad, then by VAST error code. */
  codes(run: string): Readonly<Record<string, Counts>>;
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

export const createAdLog = (): AdLog => {
  const requests: AdRequest[] = [];
  const events = createCounter();
  const ads = createCounter();
  const codes = createCounter();
  return {
    events,
    addRequest(request) {
      requests.push(request);
      if (requests.length > MAX_REQUESTS) requests.shift();
    },
    addHit({ event, ad, code, run }) {
      events.count(event, run);
      if (ad === null || run === null) return;
      ads.count(`${ad} ${event}`, run);
      if (code !== null) codes.count(`${ad} ${code}`, run);
    },
    get requests() {
      return [...requests];
    },
    ads: (run) => groupByAd(ads.countsOf(run)),
    codes: (run) => groupByAd(codes.countsOf(run)),
  };
};
