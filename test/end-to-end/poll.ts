/** Milliseconds until a condition has to hold; far more than it takes. */
const PATIENCE = 60_000;

/** Waits until a condition holds. Rejects with what was waited for when it never does. */
export const until = async (what: string, condition: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + PATIENCE;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
