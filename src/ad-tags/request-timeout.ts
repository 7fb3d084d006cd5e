/** Milliseconds for which the player waits for the ad servers of a break, waterfalls included. */
export const DEFAULT_REQUEST_TIMEOUT_MS = 5_000;
