/** Runs whose counts are kept; the oldest is dropped first. */
const MAX_RUNS = 1000;

/** Names that are counted, in total and in each run: more are not those of a player. Hits of further names are dropped. */
const MAX_NAMES = 1000;

export type Counts = Readonly<Record<string, number>>;

/** Counts hits in memory, in total and by run; a run is a name that the caller chose. */
export interface Counter {
  count(name: string, run: string | null): void;
  readonly total: Counts;
  countsOf(run: string): Counts;
  readonly runs: Readonly<Record<string, Counts>>;
}

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

export const createCounter = (): Counter => {
  const total: Hits = new Map();
  const runs = new Map<string, Hits>();
  return {
    count(name, run) {
      increment(total, name);
      if (run !== null) increment(hitsOf(runs, run), name);
    },
    get total() {
      return Object.fromEntries(total);
    },
    countsOf: (run) => Object.fromEntries(runs.get(run) ?? []),
    get runs() {
      return Object.fromEntries([...runs].map(([run, hits]) => [run, Object.fromEntries(hits)]));
    },
  };
};
