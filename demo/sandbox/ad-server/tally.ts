/** Runs whose counts are kept; the oldest goes first. */
const MOST_RUNS = 1000;

/** Hits by name. */
export type Counts = Readonly<Record<string, number>>;

/** Counts hits since it was made, in total and by the caller's name for a run; kept in memory, bounded. */
export interface Tally {
  hit(name: string, run: string | null): void;
  readonly total: Counts;
  counts(run: string): Counts;
  readonly runs: Readonly<Record<string, Counts>>;
}

/** A map and not an object: names come from outside. */
type Hits = Map<string, number>;

const raise = (hits: Hits, name: string): void => {
  hits.set(name, (hits.get(name) ?? 0) + 1);
};

/** A run's hits, made when first needed. */
const hitsOf = (runs: Map<string, Hits>, run: string): Hits => {
  const hits: Hits = runs.get(run) ?? new Map<string, number>();
  runs.set(run, hits);
  const [oldest] = runs.keys();
  if (runs.size > MOST_RUNS && oldest !== undefined) runs.delete(oldest);
  return hits;
};

export const createTally = (): Tally => {
  const total: Hits = new Map();
  const runs = new Map<string, Hits>();
  return {
    hit(name, run) {
      raise(total, name);
      if (run !== null) raise(hitsOf(runs, run), name);
    },
    get total() {
      return Object.fromEntries(total);
    },
    counts: (run) => Object.fromEntries(runs.get(run) ?? []),
    get runs() {
      return Object.fromEntries([...runs].map(([run, hits]) => [run, Object.fromEntries(hits)]));
    },
  };
};
