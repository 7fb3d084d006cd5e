/** The times of a client, handed in so that a test can move them. */
export interface Clock {
  /** Milliseconds since 1970, for dates on the wire; may jump. */
  now(): number;
  /** Milliseconds since some fixed moment, for time-outs and waits; never jumps back. */
  monotonic(): number;
  /** Calls back after so many milliseconds; what it returns cancels that. */
  after(ms: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
