import type { NormalizedOptions } from '../normalize-options.js';
import type { Deadline } from '../transport/deadline.js';
import { SingleFlight } from './single-flight.js';
import type { Token } from './token-exchange.js';

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
