import type { Clock } from '../api/transport/deadline.js';

/** The result of the work, or undefined when it takes longer. */
export const within = async <T>(
  clock: Clock,
  milliseconds: number,
  work: Promise<T>,
): Promise<T | undefined> => {
  let cancel = (): void => undefined;
  const timeout = new Promise<undefined>((resolve) => {
    cancel = clock.after(milliseconds, () => resolve(undefined));
  });
  return Promise.race([work, timeout]).finally(() => cancel());
};
