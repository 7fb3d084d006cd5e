import { waitFor } from '../timing/wait-for.js';
import { browserProgress } from './browser-progress.js';

/** Each look is a conversation with the page, which costs both sides as much time as playing does. */
const MAX_INTERVAL_MS = 200;

/** Waits until a condition holds, as long as something moves in a page of a shared browser. */
export const until = async (what: string, condition: () => Promise<boolean>): Promise<void> => {
  await waitFor(what, condition, { progress: browserProgress, maxIntervalMs: MAX_INTERVAL_MS });
};
