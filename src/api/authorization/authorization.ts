import type { Limit } from '../transport/limit.js';
import { SingleFlight } from './single-flight.js';
import type { Token } from './token-exchange.js';
import type { Clock } from '../clock.js';
import type { Warn } from '../warning.js';

/** Where the tokens of a client come from. */
export interface Authorization {
  /** A token for a call, exchanged when none is held; all who wait share one exchange. */
  token(limit: Limit): Promise<string>;
  /** Forgets a token that was refused; tells whether there can be another. */
  discard(token: string): boolean;
}

/** One token that cannot be replaced. */
export const fixedToken = (token: string): Authorization => ({
  token: () => Promise.resolve(token),
  discard: () => false,
});

/** Tokens that a key is exchanged for. */
export class ExchangedTokens implements Authorization {
  readonly #clock: Clock;
  readonly #warn: Warn;
  readonly #flight: SingleFlight<Token>;
  #held: Token | undefined;
  #expiryTrusted = true;

  constructor(exchange: (signal: AbortSignal) => Promise<Token>, clock: Clock, warn: Warn) {
    this.#clock = clock;
    this.#warn = warn;
    this.#flight = new SingleFlight(async (signal) => {
      const token = await this.#fresh(exchange, signal);
      this.#held = token;
      return token;
    });
  }

  async token(limit: Limit): Promise<string> {
    limit.check();
    if (this.#held !== undefined && !this.#expired(this.#held)) return this.#held.value;
    return (await this.#flight.join(limit)).value;
  }

  discard(token: string): boolean {
    if (this.#held?.value === token) this.#held = undefined;
    return true;
  }

  /**
   * A new token. One that is past when it comes is exchanged once more; when the next is past too,
   * the clocks or zones differ, and tokens are used until they are refused.
   */
  async #fresh(
    exchange: (signal: AbortSignal) => Promise<Token>,
    signal: AbortSignal,
  ): Promise<Token> {
    const first = await exchange(signal);
    if (!this.#expired(first)) return first;
    const second = await exchange(signal);
    if (!this.#expired(second)) return second;
    this.#expiryTrusted = false;
    this.#warn({
      id: 'expiry-past',
      message:
        'New tokens are past their expiry by this clock: they are used until they are refused.',
    });
    return second;
  }

  #expired({ expiresAt }: Token): boolean {
    return this.#expiryTrusted && expiresAt !== null && expiresAt <= this.#clock.now();
  }
}
