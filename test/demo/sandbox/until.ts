import { setImmediate as turn } from 'node:timers/promises';

const TIMEOUT_MS = 30_000;

/** Calls a function until it resolves with a value. */
export const until = async <T>(poll: () => Promise<T | null>): Promise<T> => {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const value = await poll();
    if (value !== null) return value;
    if (Date.now() > deadline) throw new Error('The awaited condition was not met in time.');
    await turn();
  }
};
