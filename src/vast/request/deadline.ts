/** The reason of the signal of a deadline that has passed, as of `AbortSignal.timeout()`. */
const timeout = (): DOMException => new DOMException('The time is over.', 'TimeoutError');

/**
 * An `AbortSignal` with a budget of time. The signal aborts when the budget is used up (with a `TimeoutError`) or
 * when the parent aborts (with the reason of the parent). The clock can be stopped, and a part of the budget can be
 * handed down; the clock of a part also runs down the budget of the whole.
 */
export class Deadline {
  readonly signal: AbortSignal;
  readonly #budgetMs: number;
  readonly #parent: Deadline | null;
  readonly #controller = new AbortController();
  #usedMs = 0;
  /** When the clock was started, in milliseconds of `performance.now()`; null while it is stopped. */
  #startedAt: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The clock is stopped until `start()`. */
  constructor(budgetMs: number, parent: Deadline | AbortSignal | null = null) {
    this.#budgetMs = budgetMs;
    this.#parent = parent instanceof Deadline ? parent : null;
    const outer = parent instanceof Deadline ? parent.signal : parent;
    const { signal } = this.#controller;
    this.signal = outer === null ? signal : AbortSignal.any([signal, outer]);
  }

  /** Whole milliseconds, since a timer may fire a fraction of one too early. */
  get remainingMs(): number {
    const running = this.#startedAt === null ? 0 : performance.now() - this.#startedAt;
    const ownMs = this.#budgetMs - this.#usedMs - running;
    return Math.max(0, Math.floor(Math.min(ownMs, this.#parent?.remainingMs ?? ownMs)));
  }

  /** Starts the clock, or lets it go on. */
  start(): this {
    this.#parent?.start();
    if (this.#startedAt !== null || this.signal.aborted) return this;
    this.#startedAt = performance.now();
    this.#timer = setTimeout(() => this.#controller.abort(timeout()), this.remainingMs);
    return this;
  }

  /** Stops the clock, and with it those of the parents. */
  pause(): void {
    this.stop();
    this.#parent?.pause();
  }

  /** Stops the clock of this deadline only. */
  stop(): void {
    clearTimeout(this.#timer);
    if (this.#startedAt !== null) this.#usedMs += performance.now() - this.#startedAt;
    this.#startedAt = null;
  }

  /** Gives back the whole budget, and stops the clock. */
  reset(): void {
    this.stop();
    this.#usedMs = 0;
  }

  /** A deadline of its own within this one, with so much of what remains; its clock runs. */
  part(budgetMs: number): Deadline {
    return new Deadline(budgetMs, this).start();
  }

  /** Settles as the work does, or rejects with the reason of the signal when it aborts before. */
  async race<Result>(work: Promise<Result>): Promise<Result> {
    const { signal } = this;
    signal.throwIfAborted();
    const done = new AbortController();
    const aborted = new Promise<never>((_, reject) => {
      const abort = (): void => reject(signal.reason as Error);
      signal.addEventListener('abort', abort, { signal: done.signal });
    });
    return Promise.race([work, aborted]).finally(() => done.abort());
  }
}

/** Throws the reason of a signal that aborted for another reason than time. */
export const throwIfCanceled = (signal: AbortSignal): void => {
  const { reason } = signal as { reason: unknown };
  if (!(reason instanceof DOMException && reason.name === 'TimeoutError')) signal.throwIfAborted();
};
