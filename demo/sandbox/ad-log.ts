/** Requests that are kept; the oldest goes first. */
const MOST_REQUESTS = 200;

/** Runs whose counts are kept; the oldest goes first. */
const MOST_RUNS = 1000;

/** One ad request as it was received. */
export interface AdRequest {
  /** ISO date-time. */
  readonly at: string;
  /** The whole address, its macros expanded or not, as it came. */
  readonly url: string;
  readonly origin: string | null;
  readonly referrer: string | null;
}

/** Hits by event. */
export type Counts = Readonly<Record<string, number>>;

/** What the ad server saw since it was started; kept in memory, bounded. */
export interface AdLog {
  requested(request: AdRequest): void;
  /** Counts a hit, in total and in its run. */
  tracked(event: string, run: string | null): void;
  /** The latest requests, oldest first. */
  readonly requests: readonly AdRequest[];
  readonly total: Counts;
  counts(run: string): Counts;
  readonly runs: Readonly<Record<string, Counts>>;
}

/** A map and not an object: names come from outside. */
type Tally = Map<string, number>;

const raise = (tally: Tally, event: string): void => {
  tally.set(event, (tally.get(event) ?? 0) + 1);
};

/** A run's tally, made when first needed. */
const tallyOf = (runs: Map<string, Tally>, run: string): Tally => {
  const tally: Tally = runs.get(run) ?? new Map<string, number>();
  runs.set(run, tally);
  const [oldest] = runs.keys();
  if (runs.size > MOST_RUNS && oldest !== undefined) runs.delete(oldest);
  return tally;
};

export const createAdLog = (): AdLog => {
  const requests: AdRequest[] = [];
  const total: Tally = new Map();
  const runs = new Map<string, Tally>();
  return {
    requested(request) {
      requests.push(request);
      if (requests.length > MOST_REQUESTS) requests.shift();
    },
    tracked(event, run) {
      raise(total, event);
      if (run !== null) raise(tallyOf(runs, run), event);
    },
    get requests() {
      return [...requests];
    },
    get total() {
      return Object.fromEntries(total);
    },
    counts: (run) => Object.fromEntries(runs.get(run) ?? []),
    get runs() {
      return Object.fromEntries([...runs].map(([run, tally]) => [run, Object.fromEntries(tally)]));
    },
  };
};
