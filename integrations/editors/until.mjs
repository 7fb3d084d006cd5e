const INTERVAL_MS = 100;

/** Waits until a condition holds; resolves with false if it does not within the time. */
export const until = async (condition, timeout) => {
  for (let waited = 0; waited <= timeout; waited += INTERVAL_MS) {
    if (await condition().catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
  return false;
};
