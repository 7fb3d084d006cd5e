import type { Clock } from '../../../src/api/index.js';

/** A wait of one second takes 50 ms. */
const SPEED = 20;

/** Real time, sped up. Records every timer, and its date can jump. */
export class FastClock implements Clock {
  /** The delay of every timer, in milliseconds. */
  readonly timers: number[] = [];
  #shift = Date.UTC(2026, 0, 31) - performance.now() * SPEED;

  now(): number {
    return this.#shift + this.monotonic();
  }

  monotonic(): number {
    return performance.now() * SPEED;
  }

  after(ms: number, callback: () => void): () => void {
    this.timers.push(ms);
    const timer = setTimeout(callback, ms / SPEED);
    return () => clearTimeout(timer);
  }

  jump(ms: number): void {
    this.#shift += ms;
  }
}
