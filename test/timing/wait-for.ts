/**
 * Waits that follow progress and not the clock. A wait counts its looks: on a busy machine they are further apart, and
 * whenever something has moved they are counted from the beginning, so that a busy machine and an idle one agree.
 */

/** Looks in a row at which nothing has moved, after which a wait fails: a minute of an idle machine. */
export const MAX_STILL_LOOKS = 1_200;

const INTERVAL_MS = 50;

/** Of the interval from look to look: what comes soon is seen soon, and a long wait costs few looks. */
const GROWTH = 1.1;

/** Looks between two readings of the progress, which may be expensive. */
const LOOKS_PER_READING = 20;

/** The last limit: of waits for something that moves forever, and of tools that know no progress. */
export const LAST_LIMIT_MS = 15 * 60_000;

export interface WaitOptions {
  /** What moves while the condition does not hold; any value that changes. */
  readonly progress?: () => unknown;
  readonly intervalMs?: number;
  /** The interval grows up to this, for looks that cost time themselves. Default: it stays the same. */
  readonly maxIntervalMs?: number;
  readonly lastLimitMs?: number;
}

// Tests replace the clock of their page.
const { setTimeout } = globalThis;
const now = performance.now.bind(performance);

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const nothing = (): undefined => undefined;

/**
 * Waits until a condition holds, and resolves with its value. Rejects with the name of what it waited for when nothing
 * moves any more.
 */
export const waitFor = async <Value>(
  what: string,
  condition: () => Value | Promise<Value>,
  {
    progress = nothing,
    intervalMs = INTERVAL_MS,
    maxIntervalMs = intervalMs,
    lastLimitMs = LAST_LIMIT_MS,
  }: WaitOptions = {},
): Promise<Value> => {
  const start = now();
  const waitedMs = (): number => now() - start;
  // Not read before the first looks: most waits end with them.
  let last: unknown;
  let still = 0;
  for (let looks = 1; still < MAX_STILL_LOOKS && waitedMs() < lastLimitMs; looks += 1) {
    const value = await condition();
    if (value) return value;
    await pause(Math.min(maxIntervalMs, intervalMs * GROWTH ** looks));
    still += 1;
    if (looks % LOOKS_PER_READING > 0) continue;
    const moved = progress();
    if (moved !== last) still = 0;
    last = moved;
  }
  throw new Error(
    `Waited ${Math.round(waitedMs() / 1_000)} s in vain for ${what}: nothing had moved at the last ${still} looks.`,
  );
};
