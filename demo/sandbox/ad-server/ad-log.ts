import { type Counts, createTally, type Tally } from './tally.js';

/** Requests that are kept; the oldest goes first. */
const MOST_REQUESTS = 200;

/** One ad request as it was received. */
export interface AdRequest {
  /** ISO date-time. */
  readonly at: string;
  /** The whole address, its macros expanded or not, as it came. */
  readonly url: string;
  readonly origin: string | null;
  readonly referrer: string | null;
}

/** A hit of a tracker. */
export interface TrackerHit {
  readonly event: string;
  /** The ad whose tracker it is, or null. */
  readonly ad: string | null;
  /** VAST error code that an error was reported with, or null. */
  readonly code: string | null;
  readonly run: string | null;
}

/** What the ad server saw since it was started; kept in memory, bounded. */
export interface AdLog {
  requested(request: AdRequest): void;
  tracked(hit: TrackerHit): void;
  /** The latest requests, oldest first. */
  readonly requests: readonly AdRequest[];
  /** Hits by event, in total and by run. */
  readonly events: Tally;
  /** Hits of a run by ad, then by event. */
  ads(run: string): Readonly<Record<string, Counts>>;
  /** Errors of a run by ad, then by VAST error code. */
  codes(run: string): Readonly<Record<string, Counts>>;
}

/** Neither the name of an ad nor that of an event holds a space. */
const nested = (counts: Counts): Readonly<Record<string, Counts>> => {
  const byAd = new Map<string, [string, number][]>();
  for (const [name, count] of Object.entries(counts)) {
    const [ad = '', inner = ''] = name.split(' ');
    byAd.set(ad, [...(byAd.get(ad) ?? []), [inner, count]]);
  }
  return Object.fromEntries([...byAd].map(([ad, inner]) => [ad, Object.fromEntries(inner)]));
};

export const createAdLog = (): AdLog => {
  const requests: AdRequest[] = [];
  const events = createTally();
  const ads = createTally();
  const codes = createTally();
  return {
    events,
    requested(request) {
      requests.push(request);
      if (requests.length > MOST_REQUESTS) requests.shift();
    },
    tracked({ event, ad, code, run }) {
      events.hit(event, run);
      if (ad === null || run === null) return;
      ads.hit(`${ad} ${event}`, run);
      if (code !== null) codes.hit(`${ad} ${code}`, run);
    },
    get requests() {
      return [...requests];
    },
    ads: (run) => nested(ads.counts(run)),
    codes: (run) => nested(codes.counts(run)),
  };
};
