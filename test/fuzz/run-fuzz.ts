import type { FuzzFailure, FuzzProperty } from './fuzz-property.js';

export interface FuzzOptions {
  /** Of all properties together. */
  readonly runs: number;
  /** Generates the inputs: the same seed has the same inputs. */
  readonly seed: number;
  /** Milliseconds of the process, such as `performance.now`. */
  readonly now: () => number;
  readonly onResult: (result: FuzzResult) => void;
}

/** What the runs of one property found. */
export interface FuzzResult {
  readonly name: string;
  readonly runs: number;
  readonly milliseconds: number;
  /** With the seed that repeats it; null if there is none. */
  readonly failure: (FuzzFailure & { readonly seed: number }) | null;
}

/** fast-check keeps what it generates until the end, so that many runs are split. */
const MAX_RUNS_OF_BATCH = 5_000;

const MAX_SEED = 2 ** 31;

/** Runs of each property by its weight, at least one. */
const runsOf = (properties: readonly FuzzProperty[], runs: number): readonly number[] => {
  const all = properties.reduce((sum, { weight }) => sum + weight, 0);
  return properties.map(({ weight }) => Math.max(1, Math.round((runs * weight) / all)));
};

/** Checks the properties one after the other, each until its first failure. */
export const runFuzz = async (
  properties: readonly FuzzProperty[],
  { runs, seed, now, onResult }: FuzzOptions,
): Promise<readonly FuzzResult[]> => {
  const shares = runsOf(properties, runs);
  const results: FuzzResult[] = [];
  for (const [index, { name, check }] of properties.entries()) {
    const start = now();
    const share = shares[index] ?? 0;
    let done = 0;
    let failure: FuzzResult['failure'] = null;
    while (done < share && failure === null) {
      const batchSeed = (seed + done) % MAX_SEED;
      const numRuns = Math.min(MAX_RUNS_OF_BATCH, share - done);
      const found = await check({ seed: batchSeed, numRuns });
      done += found?.runs ?? numRuns;
      failure = found && { ...found, seed: batchSeed };
    }
    const result = { name, runs: done, milliseconds: now() - start, failure };
    results.push(result);
    onResult(result);
  }
  return results;
};
