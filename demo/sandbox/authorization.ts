import { createHash, timingSafeEqual } from 'node:crypto';
import { Failure } from './failure.js';

/** Tokens that are valid at the same time; the oldest goes first. */
const MOST_TOKENS = 10_000;

/** An access token and its companion (spec 5). Never expires. */
export interface Grant {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Exchanges the key for tokens and knows the tokens it gave. */
export interface Authorization {
  /** A new grant, or null when the key is not the account's. */
  grant(key: string): Grant | null;
  /** Throws Failure 401 unless the request carries a token that was granted. */
  check(headers: Headers): void;
}

export interface AuthorizationOptions {
  /** The account's authorization key. */
  readonly key: string;
  readonly clock: () => number;
  /** That many unpredictable bytes. */
  readonly random: (size: number) => Uint8Array;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/** The token of a resource call: both spellings of the header occur (spec 5). */
const tokenOf = (headers: Headers): string | null =>
  headers.get('access-token') ?? headers.get('access_token');

export const createAuthorization = ({
  key,
  clock,
  random,
}: AuthorizationOptions): Authorization => {
  const tokens = new Set<string>();
  const newToken = (): string => Buffer.from(random(24)).toString('base64url');

  return {
    grant(offered) {
      if (!isSame(offered, key)) return null;
      const accessToken = newToken();
      tokens.add(accessToken);
      const [oldest] = tokens;
      if (tokens.size > MOST_TOKENS && oldest !== undefined) tokens.delete(oldest);
      return { accessToken, refreshToken: newToken(), createdAt: clock() };
    },

    check(headers) {
      const token = tokenOf(headers);
      if (token === null)
        throw new Failure(401, 'Authorization failed: the access-token header is missing.');
      if (!tokens.has(token))
        throw new Failure(401, 'Authorization failed: the access token is not valid.');
    },
  };
};
