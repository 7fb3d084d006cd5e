interface Timer {
  readonly id: number;
  readonly at: number;
  readonly call: () => void;
}

/** A clock in place of `setTimeout` and `performance.now()`; time passes when the test says so. */
export class FakeClock {
  readonly #real = {
    setTimeout: window.setTimeout,
    clearTimeout: window.clearTimeout,
    now: performance.now.bind(performance),
  };
  #now = 0;
  #ids = 0;
  #timers: readonly Timer[] = [];

  constructor() {
    Object.assign(window, {
      setTimeout: (call: () => void, delay = 0) => {
        this.#ids += 1;
        this.#timers = [...this.#timers, { id: this.#ids, at: this.#now + delay, call }];
        return this.#ids;
      },
      clearTimeout: (id: number) => {
        this.#timers = this.#timers.filter((timer) => timer.id !== id);
      },
    });
    performance.now = () => this.#now;
  }

  /** The number of timers that are set. */
  get timers(): number {
    return this.#timers.length;
  }

  /** Lets time pass, and after each timer the promises that it settles. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      await settled();
      const [next] = [...this.#timers].sort((one, other) => one.at - other.at);
      if (next === undefined || next.at > end) break;
      this.#now = next.at;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      next.call();
    }
    this.#now = end;
  }

  restore(): void {
    const { now, ...timers } = this.#real;
    Object.assign(window, timers);
    performance.now = now;
  }
}

/** Some turns of the microtask queue: promises that wait for one another are settled. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};
