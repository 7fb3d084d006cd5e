import type { NormalizedOptions } from '../normalize-options.js';
import type { Deadline } from '../transport/deadline.js';
import type { Token } from './token-exchange.js';

interface Flight<T> {
  readonly result: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
  isSettled: boolean;
}

/** Shares one run of some work among all callers that need it at the same time. Aborts the work when no caller is waiting any longer. */
class SingleFlight<T> {
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

/** The source of a client's tokens. */
export interface TokenSource {
  /** A token for a call, exchanged when none is held. All waiting calls share one exchange. */
  token(deadline: Deadline): Promise<string>;
  /** Forgets a token that the service refused. Returns whether a new one can be requested. */
  discard(token: string): boolean;
}

/** One token that cannot be replaced. */
export const fixedToken = (token: string): TokenSource => ({
  token: () => Promise.resolve(token),
  discard: () => false,
});

export class ExchangedTokens implements TokenSource {
  readonly #options: Pick<NormalizedOptions, 'clock' | 'onWarning'>;
  readonly #flight: SingleFlight<Token>;
  #held: Token | undefined;
  #trustsExpiry = true;

  constructor(
    exchange: (signal: AbortSignal) => Promise<Token>,
    options: Pick<NormalizedOptions, 'clock' | 'onWarning'>,
  ) {
    this.#options = options;
    this.#flight = new SingleFlight(async (signal) => {
      const token = await this.#newToken(exchange, signal);
      this.#held = token;
      return token;
    });
  }

  async token(deadline: Deadline): Promise<string> {
    deadline.check();
    if (this.#held !== undefined && !this.#isExpired(this.#held)) return this.#held.value;
    return (await this.#flight.join(deadline)).value;
  }

  discard(token: string): boolean {
    if (this.#held?.value === token) this.#held = undefined;
    return true;
  }

  /**
   * A token that is expired on arrival is exchanged once more. When the next one is expired too,
   * the clocks or time zones differ, and tokens are used until the service refuses them.
   */
  async #newToken(
    exchange: (signal: AbortSignal) => Promise<Token>,
    signal: AbortSignal,
  ): Promise<Token> {
    const first = await exchange(signal);
    if (!this.#isExpired(first)) return first;
    const second = await exchange(signal);
    if (!this.#isExpired(second)) return second;
    this.#trustsExpiry = false;
    this.#options.onWarning({
      id: 'expiry-past',
      message:
        'New tokens are already expired by this clock, so they are used until the service refuses them. Check the clock and the option timeZone.',
    });
    return second;
  }

  #isExpired({ expiresAt }: Token): boolean {
    return this.#trustsExpiry && expiresAt !== null && expiresAt <= this.#options.clock.now();
  }
}
