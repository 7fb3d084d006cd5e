import type { Clock } from '../../../src/api/index.js';

interface Timer {
  readonly due: number;
  readonly callback: () => void;
}

/** One turn of the event loop: everything that waits for nothing but promises gets its say. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Time that passes only when nothing else can happen. */
export class VirtualClock implements Clock {
  #time = 0;
  readonly #timers = new Set<Timer>();

  /** Timers that nobody cancelled or met. */
  get open(): number {
    return this.#timers.size;
  }

  now(): number {
    return Date.UTC(2026, 0, 31) + this.#time;
  }

  monotonic(): number {
    return this.#time;
  }

  after(ms: number, callback: () => void): () => void {
    const timer = { due: this.#time + ms, callback };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Lets time pass from timer to timer until the promise settles; returns when that was. */
  async until(promise: Promise<unknown>): Promise<number> {
    let settledAt: number | undefined;
    const note = (): void => {
      settledAt = this.#time;
    };
    promise.then(note, note);
    await turn();
    while (settledAt === undefined) {
      this.#next();
      await turn();
    }
    return settledAt;
  }

  #next(): void {
    const [first] = [...this.#timers].sort((a, b) => a.due - b.due);
    if (first === undefined) throw new Error('Nothing will ever happen again.');
    this.#timers.delete(first);
    this.#time = Math.max(this.#time, first.due);
    first.callback();
  }
}
