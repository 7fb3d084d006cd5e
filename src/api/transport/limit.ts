import type { Clock } from '../clock.js';

/** Why a wait ended early: the caller's signal, the total time-out, or a silent service. */
export type StopCause = 'aborted' | 'total' | 'silence';

/** How a `Limit` ends what it bounds; turned into an `AbortError` or a `TimeoutError` before a caller sees it. */
export class Stop extends Error {
  override readonly name = 'Stop';

  constructor(readonly why: StopCause) {
    super(why);
  }
}

/** A bound in time on whatever is awaited under it, also when that ignores signals. */
export class Limit {
  readonly #clock: Clock;
  #ms: number;
  readonly #why: StopCause;
  readonly #parent: AbortSignal | undefined;
  readonly #controller = new AbortController();
  #end = 0;
  #cancelTimer: () => void = () => undefined;

  /** Ends after `ms` milliseconds because of `why`, and earlier when `parent` does. */
  constructor(clock: Clock, ms: number, why: StopCause, parent?: AbortSignal) {
    this.#clock = clock;
    this.#ms = ms;
    this.#why = why;
    this.#parent = parent;
    if (parent?.aborted === true) {
      this.#onParent();
    } else {
      parent?.addEventListener('abort', this.#onParent);
      this.restart();
    }
  }

  /** Aborts with a `Stop` as its reason. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Milliseconds left, 0 when there are none. */
  get remaining(): number {
    return this.signal.aborted ? 0 : Math.max(0, this.#end - this.#clock.monotonic());
  }

  /** Grants the whole time again, or another from now on. */
  restart(ms = this.#ms): void {
    this.#ms = ms;
    this.#cancelTimer();
    if (this.signal.aborted) return;
    this.#end = this.#clock.monotonic() + this.#ms;
    this.#cancelTimer = this.#clock.after(this.#ms, () => this.#stop(new Stop(this.#why)));
  }

  /** Throws the `Stop` when there is one. */
  check(): void {
    if (this.signal.aborted) throw this.signal.reason as Stop;
  }

  /** Settles as `work` does, or rejects with the `Stop` as soon as there is one. */
  race<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const stop = (): void => reject(this.signal.reason as Stop);
      const done = (): void => this.signal.removeEventListener('abort', stop);
      if (this.signal.aborted) stop();
      this.signal.addEventListener('abort', stop);
      void work.then(resolve, reject).then(done);
    });
  }

  /** Resolves after `ms` milliseconds. */
  async wait(ms: number): Promise<void> {
    let cancel = (): void => undefined;
    const elapsed = new Promise<void>((resolve) => {
      cancel = this.#clock.after(ms, resolve);
    });
    await this.race(elapsed).finally(cancel);
  }

  /** To be called when the work is over: leaves no timer and no listener behind. */
  release(): void {
    this.#cancelTimer();
    this.#parent?.removeEventListener('abort', this.#onParent);
  }

  readonly #onParent = (): void => {
    const reason: unknown = this.#parent?.reason;
    this.#stop(reason instanceof Stop ? reason : new Stop('aborted'));
  };

  #stop(reason: Stop): void {
    this.#cancelTimer();
    this.#controller.abort(reason);
  }
}
