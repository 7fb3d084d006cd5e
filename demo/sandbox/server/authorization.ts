import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { wireDate } from '../wire-object.js';
import type { SandboxContext, SandboxEnv } from './environment.js';

/** Tokens that are valid at the same time; the oldest is dropped first. */
const MAX_TOKENS = 10_000;

/** An access token and its refresh token (spec 5). Never expires. */
export interface Grant {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Exchanges the key for tokens and checks them. */
export interface Authorization {
  /** A new grant, or null for a wrong key. */
  grant(key: string): Grant | null;
  /** Throws HTTPException 401 unless the request carries a token that was granted. */
  check(headers: Headers): void;
}

export interface AuthorizationOptions {
  /** The account's authorization key. */
  readonly key: string;
  readonly clock: () => number;
  /** Returns that many unpredictable bytes. */
  readonly random: (size: number) => Uint8Array;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const unauthorized = (reason: string): HTTPException =>
  new HTTPException(401, { message: `Authorization failed: ${reason}` });

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
      if (tokens.size > MAX_TOKENS && oldest !== undefined) tokens.delete(oldest);
      return { accessToken, refreshToken: newToken(), createdAt: clock() };
    },

    check(headers) {
      // Both spellings of the header occur (spec 5).
      const token = headers.get('access-token') ?? headers.get('access_token');
      if (token === null) throw unauthorized('the access-token header is missing.');
      if (!tokens.has(token)) throw unauthorized('the access token is not valid.');
    },
  };
};

/** Exchanges the key for a token; a generation has its own names for the dates (spec 5, platform facts 6). */
const verify = (createdName: string, expiresName: string) => (c: SandboxContext) => {
  const state = c.req.header('state') ?? '';
  const key = c.req.header('auth-code') ?? '';
  // A failure is a list of sentences (spec 7). Its statuses are not in the specification.
  if (state === '') return c.json({ errors: ['The state header is missing.'] }, 400);
  if (key === '') return c.json({ errors: ['The auth-code header is missing.'] }, 401);
  const grant = c.env.authorization.grant(key);
  if (grant === null) return c.json({ errors: ['The authorization key is not valid.'] }, 401);
  return c.json({
    access_token: grant.accessToken,
    refresh_token: grant.refreshToken,
    [createdName]: wireDate(grant.createdAt),
    [expiresName]: null,
    state,
  });
};

const GENERATION_1_PATHS = ['/restauth/verify.json', '/restauth/verify'];

const GENERATION_2_PATHS = ['/restauth/v2/verify.json', '/restauth/v2/verify'];

/** Spec 4.3; generation 2 and the paths without extension are platform facts 6. */
export const verificationRoutes = new Hono<SandboxEnv>()
  .on('GET', GENERATION_1_PATHS, verify('data_creazione', 'data_scadenza'))
  .on('GET', GENERATION_2_PATHS, verify('creation_date', 'expiration_date'));
