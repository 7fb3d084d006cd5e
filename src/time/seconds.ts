/** Seconds as people read them: with at most one decimal. */
export const roundSeconds = (seconds: number): number => Math.round(seconds * 10) / 10;

/** Milliseconds as seconds with at most one decimal. */
export const secondsOf = (milliseconds: number): number => roundSeconds(milliseconds / 1000);
