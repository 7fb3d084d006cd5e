import type { Clock } from '../../../src/api/index.js';

/** How much faster time passes: a wait of one second takes 50 ms. */
const HURRY = 20;

/** Real time in a hurry, that notes every wait and whose dates can be made to jump. */
export class HurriedClock implements Clock {
  /** The milliseconds of every timer that was set. */
  readonly timers: number[] = [];
  #shift = Date.UTC(2026, 0, 31) - performance.now() * HURRY;

  now(): number {
    return this.#shift + this.monotonic();
  }

  monotonic(): number {
    return performance.now() * HURRY;
  }

  after(ms: number, callback: () => void): () => void {
    this.timers.push(ms);
    const timer = setTimeout(callback, ms / HURRY);
    return () => clearTimeout(timer);
  }

  jump(ms: number): void {
    this.#shift += ms;
  }
}
