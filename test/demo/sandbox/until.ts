import { waitFor } from '../../timing/wait-for.js';

/** Calls a function until it resolves with a value. */
export const until = async <T>(poll: () => Promise<T | null>): Promise<T> => {
  let value: T | null = null;
  await waitFor(String(poll), async () => {
    value = await poll();
    return value !== null;
  });
  return value as T;
};
