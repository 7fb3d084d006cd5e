import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds after which a condition is given up. */
const PATIENCE = 30_000;

/** Asks again and again until there is an answer. */
export const until = async <T>(ask: () => Promise<T | null>): Promise<T> => {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > deadline) throw new Error('What was waited for did not happen.');
    await turn();
  }
};
