import type { Clock } from '../api/transport/deadline.js';

/** A process that stalls for a whole time-out has not yet read the reply that arrived meanwhile. */
const PARTS = 4;

/** The result of the work, or undefined when it takes longer. */
export const within = async <T>(
  clock: Clock,
  milliseconds: number,
  work: Promise<T>,
): Promise<T | undefined> => {
  let cancel = (): void => undefined;
  const timeout = new Promise<undefined>((resolve) => {
    const wait = (parts: number): void => {
      cancel = clock.after(milliseconds / PARTS, () => {
        if (parts === 1) resolve(undefined);
        else wait(parts - 1);
      });
    };
    wait(PARTS);
  });
  return Promise.race([work, timeout]).finally(() => cancel());
};
