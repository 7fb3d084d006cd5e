/**
 * A store that several processes share, such as Redis. A publisher keeps in it what is public of each embed, and the
 * time at which it was read. Its texts are treated as input: a page is never taken from it, only made of what it holds.
 */
export interface PublisherStore {
  /** The text of a key, or the JSON that it is; null or undefined if there is none. */
  get(key: string): Promise<unknown>;
  /** Keeps a text for a number of seconds, 1 or more. */
  set(key: string, text: string, seconds: number): Promise<unknown>;
  delete(key: string): Promise<unknown>;
  /**
   * Like `set`, but only if the key has no text, and resolves to whether it did. Without it each process fetches an
   * embed by itself.
   */
  add?(key: string, text: string, seconds: number): Promise<boolean>;
  /** Sends a text to all processes. Without it, other processes send a purged embed until its time is over. */
  publish?(message: string): Promise<unknown>;
  /** Receives the texts of `publish`, and null after a time in which some may have been lost. */
  subscribe?(onMessage: (message: string | null) => void): void;
}
