import { createHash, timingSafeEqual } from 'node:crypto';
import { HTTPException } from 'hono/http-exception';

/** Tokens that are valid at the same time; the oldest is dropped first. */
const MAX_TOKENS = 10_000;

/** An access token and its refresh token (spec 5). Never expires. */
export interface Grant {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

export interface SandboxAuthorization {
  /** A new grant, or null for a wrong key. */
  grant(key: string): Grant | null;
  /** A new grant for a refresh token, which is used up; null for an unknown one (platform facts 6). */
  refresh(token: string): Grant | null;
  /** Throws HTTPException 401 unless the request carries a token that was granted. */
  check(headers: Headers): void;
}

export interface AuthorizationOptions {
  readonly key: string;
  readonly clock: () => number;
  /** Returns that many unpredictable bytes. */
  readonly random: (size: number) => Uint8Array;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const unauthorized = (reason: string): HTTPException =>
  new HTTPException(401, { message: `Authorization failed: ${reason}` });

export const createAuthorization = ({
  key,
  clock,
  random,
}: AuthorizationOptions): SandboxAuthorization => {
  const tokens = new Set<string>();
  const refreshTokens = new Set<string>();

  const newToken = (valid: Set<string>): string => {
    const token = Buffer.from(random(24)).toString('base64url');
    valid.add(token);
    const [oldest] = valid;
    if (valid.size > MAX_TOKENS && oldest !== undefined) valid.delete(oldest);
    return token;
  };

  const newGrant = (): Grant => ({
    accessToken: newToken(tokens),
    refreshToken: newToken(refreshTokens),
    createdAt: clock(),
  });

  return {
    grant: (offered) => (timingSafeEqual(digest(offered), digest(key)) ? newGrant() : null),

    refresh: (token) => (refreshTokens.delete(token) ? newGrant() : null),

    check(headers) {
      // Both spellings of the header occur (spec 5).
      const token = headers.get('access-token') ?? headers.get('access_token');
      if (token === null) throw unauthorized('the access-token header is missing.');
      if (!tokens.has(token)) throw unauthorized('the access token is not valid.');
    },
  };
};
