import type { Limit } from '../transport/limit.js';

interface Flight<T> {
  readonly result: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

/** One piece of work for all who ask for it while it lasts; given up when nobody waits any more. */
export class SingleFlight<T> {
  readonly #work: (signal: AbortSignal) => Promise<T>;
  #flight: Flight<T> | undefined;

  constructor(work: (signal: AbortSignal) => Promise<T>) {
    this.#work = work;
  }

  /** Joins the work under way, or begins it; each waits no longer than its own limit. */
  async join(limit: Limit): Promise<T> {
    const flight = (this.#flight ??= this.#begin());
    flight.waiting += 1;
    try {
      return await limit.race(flight.result);
    } finally {
      flight.waiting -= 1;
      if (flight.waiting === 0) this.#end(flight);
    }
  }

  #begin(): Flight<T> {
    const controller = new AbortController();
    return { result: this.#work(controller.signal), controller, waiting: 0 };
  }

  #end(flight: Flight<T>): void {
    flight.controller.abort();
    if (this.#flight === flight) this.#flight = undefined;
  }
}
