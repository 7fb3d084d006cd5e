/** The time source of a client, injectable so that tests can control it. */
export interface Clock {
  /** Milliseconds since 1970, to compare with dates of the service; may jump. */
  now(): number;
  /** Milliseconds since a fixed moment, for time-outs and waits; never jumps back. */
  monotonic(): number;
  /** Calls back after `ms` milliseconds. Returns a function that cancels the timer. */
  after(ms: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/** About 24 days. A timer with a longer delay fires at once. */
const MAX_TIMER_MS = 2_147_483_647;

export const isTimeout = (ms: number): boolean => ms > 0 && ms <= MAX_TIMER_MS;

/** Why a deadline aborted: the caller's signal, the total time-out, or a silent service. */
export type AbortCause = 'aborted' | 'total' | 'silence';

/** The reason of a deadline's signal. Callers see an `AbortError` or a `TimeoutError` instead. */
export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded';

  constructor(
    readonly abortCause: AbortCause,
    /** The reason of the caller's signal. */
    reason?: unknown,
  ) {
    super(abortCause, { cause: reason });
  }
}

/** Limits the time of everything that is awaited under it, even of work that ignores signals. */
export class Deadline {
  readonly #clock: Clock;
  readonly #cause: AbortCause;
  readonly #parent: AbortSignal | undefined;
  readonly #controller = new AbortController();
  #end = Infinity;
  #cancelTimer: () => void = () => undefined;

  /** Aborts because of `cause` once a started time has passed, and whenever `parent` aborts. */
  constructor(clock: Clock, cause: AbortCause, parent?: AbortSignal) {
    this.#clock = clock;
    this.#cause = cause;
    this.#parent = parent;
    if (parent?.aborted === true) this.#onParentAbort();
    else parent?.addEventListener('abort', this.#onParentAbort);
  }

  /** Aborts with a `DeadlineExceeded` as its reason. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Milliseconds left, never below 0. */
  get remaining(): number {
    return this.signal.aborted ? 0 : Math.max(0, this.#end - this.#clock.monotonic());
  }

  /** Starts the time, or starts it again. */
  start(ms: number): void {
    this.pause();
    if (this.signal.aborted) return;
    this.#end = this.#clock.monotonic() + ms;
    this.#cancelTimer = this.#clock.after(ms, () => this.#abort(new DeadlineExceeded(this.#cause)));
  }

  /** Stops the time until the next `start`; the parent's signal still aborts. */
  pause(): void {
    this.#cancelTimer();
  }

  /** Throws the `DeadlineExceeded` if the deadline has aborted. */
  check(): void {
    if (this.signal.aborted) throw this.signal.reason as DeadlineExceeded;
  }

  /** Settles like `work`, or rejects with the `DeadlineExceeded` as soon as the deadline aborts. */
  race<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const onAbort = (): void => reject(this.signal.reason as DeadlineExceeded);
      const removeListener = (): void => this.signal.removeEventListener('abort', onAbort);
      if (this.signal.aborted) onAbort();
      this.signal.addEventListener('abort', onAbort);
      void work.then(resolve, reject).then(removeListener);
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

  /** Removes the timer and the listener. Call it when the work is done. */
  release(): void {
    this.pause();
    this.#parent?.removeEventListener('abort', this.#onParentAbort);
  }

  readonly #onParentAbort = (): void => {
    const reason: unknown = this.#parent?.reason;
    this.#abort(
      reason instanceof DeadlineExceeded ? reason : new DeadlineExceeded('aborted', reason),
    );
  };

  #abort(reason: DeadlineExceeded): void {
    this.pause();
    this.#controller.abort(reason);
  }
}
