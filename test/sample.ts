const { TEST_SEED = '0', TEST_SAMPLE } = process.env;

/** Whether a run tries everything in place of samples. */
export const isWhole = TEST_SAMPLE === 'whole';

/** Which part of each sample a run tries; `npm test` draws and prints it. */
export const seed = Number(TEST_SEED);

/**
 * Every `step`-th of a list, from a place that changes from run to run; in a whole run, all. `shift` tells several
 * samples of a run apart.
 */
export const sampled = <Item>(items: readonly Item[], step: number, shift = 0): readonly Item[] =>
  isWhole ? items : items.filter((_, index) => (index + shift + seed) % step === 0);
