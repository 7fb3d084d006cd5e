/** Far longer than any condition takes. */
const TIMEOUT_MS = 60_000;

/** Waits until a condition holds. Rejects with the name of what it waited for when it never does. */
export const until = async (what: string, condition: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited ${TIMEOUT_MS / 1000} s in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
