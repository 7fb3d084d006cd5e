import { pageProgress } from '../timing/page-progress.js';
import { waitFor } from '../timing/wait-for.js';

/** Tests wait often, and briefly. */
const INTERVAL_MS = 25;

/** Waits until a condition holds in the page of the test, as long as something moves in it. */
export const waitUntil = async (
  condition: () => unknown,
  what = String(condition),
): Promise<void> => {
  await waitFor(what, condition, { progress: pageProgress, intervalMs: INTERVAL_MS });
};
