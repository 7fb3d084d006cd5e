import { waitFor } from '../timing/wait-for.js';
import { browserProgress } from './browser-progress.js';

/** Waits until a condition holds, as long as something moves in a page of a shared browser. */
export const until = async (what: string, condition: () => Promise<boolean>): Promise<void> => {
  await waitFor(what, condition, { progress: browserProgress });
};
