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

export interface AuthorizationOptions {
  readonly key: string;
  readonly clock: () => number;
  /** Returns that many unpredictable bytes. */
  readonly random: (size: number) => Uint8Array;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const unauthorized = (reason: string): HTTPException =>
  new HTTPException(401, { message: `Authorization failed: ${reason}` });

export class SandboxAuthorization {
  readonly #options: AuthorizationOptions;
  readonly #tokens = new Set<string>();
  readonly #refreshTokens = new Set<string>();

  constructor(options: AuthorizationOptions) {
    this.#options = options;
  }

  /** A new grant, or null for a wrong key. */
  grant(offered: string): Grant | null {
    return timingSafeEqual(digest(offered), digest(this.#options.key)) ? this.#newGrant() : null;
  }

  /** A new grant for a refresh token, which is used up; null for an unknown one (platform facts 6). */
  refresh(token: string): Grant | null {
    return this.#refreshTokens.delete(token) ? this.#newGrant() : null;
  }

  /** Throws HTTPException 401 unless the request carries a token that was granted. */
  check(headers: Headers): void {
    // Both spellings of the header occur (spec 5).
    const token = headers.get('access-token') ?? headers.get('access_token');
    if (token === null) throw unauthorized('the access-token header is missing.');
    if (!this.#tokens.has(token)) throw unauthorized('the access token is not valid.');
  }

  #newGrant(): Grant {
    return {
      accessToken: this.#newToken(this.#tokens),
      refreshToken: this.#newToken(this.#refreshTokens),
      createdAt: this.#options.clock(),
    };
  }

  #newToken(valid: Set<string>): string {
    const token = Buffer.from(this.#options.random(24)).toString('base64url');
    valid.add(token);
    const [oldest] = valid;
    if (valid.size > MAX_TOKENS && oldest !== undefined) valid.delete(oldest);
    return token;
  }
}
