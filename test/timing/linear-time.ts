/** Four times the length takes four times the time if it is linear, and 16 times if it is quadratic. */
export const MAX_RATIO = 12;

/** Others may hold the processor: the fastest run counts, and more of them before a ratio does. */
const MAX_RUNS = 12;

/** Times below are too short to compare. */
const MIN_COMPARED_MS = 10;

/** Time of the processor in Node, since the machine may be busy. Browsers have only the clock. */
const { process } = globalThis as {
  readonly process?: {
    readonly cpuUsage?: () => { readonly user: number; readonly system: number };
  };
};

/** Linux knows the sum of both times exactly, but each of them only by samples. */
const now = (): number => {
  const usage = process?.cpuUsage?.();
  return usage === undefined ? performance.now() : (usage.user + usage.system) / 1_000;
};

const timeOf = async (run: () => unknown): Promise<number> => {
  const start = now();
  await run();
  return now() - start;
};

/**
 * The time that a function takes for four times the length of its input, beside that for the length; null if both are
 * too short to compare.
 */
export const timeRatio = async (
  run: (length: number) => unknown,
  length: number,
): Promise<number | null> => {
  let [short, long, ratio] = [Infinity, Infinity, Infinity];
  for (let runs = 0; runs < MAX_RUNS && ratio > MAX_RATIO; runs += 1) {
    long = Math.min(long, await timeOf(() => run(4 * length)));
    if (long < MIN_COMPARED_MS) return null;
    short = Math.min(short, await timeOf(() => run(length)));
    ratio = long / Math.max(short, MIN_COMPARED_MS / 100);
  }
  return ratio;
};

/** Rejects if the time that a function takes grows faster than the length of its input. */
export const assertLinearTime = async (
  run: (length: number) => unknown,
  length: number,
): Promise<void> => {
  const ratio = await timeRatio(run, length);
  if (ratio !== null && ratio > MAX_RATIO)
    throw new Error(
      `Four times the length takes ${ratio.toFixed(1)} times the time; at most ${MAX_RATIO} was expected.`,
    );
};
