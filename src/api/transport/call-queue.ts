/** Runs a limited number of calls at once. The others wait for their turn in the order in which they came. */
export class CallQueue {
  readonly #maxRunning: number;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(maxRunning: number) {
    this.#maxRunning = maxRunning;
  }

  /** Settles as the call does. Rejects with the reason of the signal if it aborts before the turn of the call. */
  async run<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#running >= this.#maxRunning) await this.#turn(signal);
    else this.#running += 1;
    try {
      return await call();
    } finally {
      const [next] = this.#waiting;
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  /** Resolves when a call that ends hands over its place. */
  #turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#waiting.delete(begin);
        signal?.removeEventListener('abort', abort);
      };
      const begin = (): void => {
        leave();
        resolve();
      };
      const abort = (): void => {
        leave();
        reject(signal?.reason as Error);
      };
      this.#waiting.add(begin);
      if (signal?.aborted === true) abort();
      else signal?.addEventListener('abort', abort);
    });
  }
}
