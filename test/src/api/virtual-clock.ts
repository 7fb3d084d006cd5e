import type { TestContext } from 'node:test';
import type { Clock } from '../../../src/api/index.js';

interface Timer {
  readonly due: number;
  readonly callback: () => void;
}

/** Longer than any chain of promises and zero-delay timers between two waits of a call. */
const TURNS = 4;

/** Lets everything run that waits for nothing but promises and zero-delay timers. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
};

/**
 * Makes zero-delay timers immediate until the test ends. ky sets one before each retry, and virtual
 * time must not pass until it has fired.
 */
export const runZeroTimersAtOnce = ({ mock }: TestContext): void => {
  const { setTimeout } = globalThis;
  const immediate = (callback: () => void, ms?: number): unknown =>
    ms === 0 ? setImmediate(callback) : setTimeout(callback, ms);
  mock.method(globalThis, 'setTimeout', immediate as typeof setTimeout);
};

/** A clock whose time passes only when nothing else can happen. */
export class VirtualClock implements Clock {
  #time = 0;
  readonly #timers = new Set<Timer>();

  /** Timers that have neither fired nor been canceled. */
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

  /** Lets time pass from timer to timer until the promise settles. Returns the time of that. */
  async until(promise: Promise<unknown>): Promise<number> {
    let settledAt: number | undefined;
    const onSettled = (): void => {
      settledAt = this.#time;
    };
    promise.then(onSettled, onSettled);
    await settle();
    while (settledAt === undefined) {
      this.#next();
      await settle();
    }
    return settledAt;
  }

  #next(): void {
    const [first] = [...this.#timers].sort((a, b) => a.due - b.due);
    if (first === undefined) throw new Error('The promise never settles: no timer is left.');
    this.#timers.delete(first);
    this.#time = Math.max(this.#time, first.due);
    first.callback();
  }
}
