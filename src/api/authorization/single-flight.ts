import type { Deadline } from '../transport/deadline.js';

interface Flight<T> {
  readonly result: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
  isSettled: boolean;
}

/** Shares one run of some work among all callers that need it at the same time. Aborts the work when no caller is waiting any longer. */
export class SingleFlight<T> {
  readonly #work: (signal: AbortSignal) => Promise<T>;
  #flight: Flight<T> | undefined;

  constructor(work: (signal: AbortSignal) => Promise<T>) {
    this.#work = work;
  }

  /** Joins the running work, or starts it. Each caller waits no longer than its own deadline. */
  async join(deadline: Deadline): Promise<T> {
    const flight = (this.#flight ??= this.#begin());
    flight.waiting += 1;
    try {
      return await deadline.race(flight.result);
    } finally {
      flight.waiting -= 1;
      if (flight.waiting === 0) this.#end(flight);
    }
  }

  #begin(): Flight<T> {
    const controller = new AbortController();
    const result = this.#work(controller.signal);
    const flight: Flight<T> = { result, controller, waiting: 0, isSettled: false };
    const onSettled = (): void => {
      flight.isSettled = true;
    };
    result.then(onSettled, onSettled);
    return flight;
  }

  #end(flight: Flight<T>): void {
    if (this.#flight === flight) this.#flight = undefined;
    // Workers do not let a request abort what another one began, not even when it is over.
    if (!flight.isSettled) flight.controller.abort();
  }
}
