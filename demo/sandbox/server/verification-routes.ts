import { Hono } from 'hono';
import { wireDate } from '../wire-object.js';
import type { Grant } from './authorization.js';
import type { SandboxContext, SandboxEnv } from './environment.js';

/** Names of the dates in a reply; each generation has its own (spec 5, platform facts 6). */
interface DateNames {
  readonly created: string;
  readonly expires: string;
}

const GENERATION_1: DateNames = { created: 'data_creazione', expires: 'data_scadenza' };

const GENERATION_2: DateNames = { created: 'creation_date', expires: 'expiration_date' };

const grantReply = (
  c: SandboxContext,
  { accessToken, refreshToken, createdAt }: Grant,
  { created, expires }: DateNames,
  state: object = {},
): Response =>
  c.json({
    access_token: accessToken,
    refresh_token: refreshToken,
    [created]: wireDate(createdAt),
    [expires]: null,
    ...state,
  });

/** Exchanges the key for a token. A failure is a list of sentences (spec 7); its statuses are not in the specification. */
const verify = (names: DateNames) => (c: SandboxContext) => {
  const state = c.req.header('state') ?? '';
  const key = c.req.header('auth-code') ?? '';
  if (state === '') return c.json({ errors: ['The state header is missing.'] }, 400);
  if (key === '') return c.json({ errors: ['The auth-code header is missing.'] }, 401);
  const grant = c.env.authorization.grant(key);
  if (grant === null) return c.json({ errors: ['The authorization key is not valid.'] }, 401);
  return grantReply(c, grant, names, { state });
};

/** Exchanges a refresh token for a new token. Old access tokens stay valid: their end is not in the specification. */
const refresh = (names: DateNames) => (c: SandboxContext) => {
  const token = c.req.header('refresh-token') ?? '';
  if (token === '') return c.json({ errors: ['The refresh-token header is missing.'] }, 401);
  const grant = c.env.authorization.refresh(token);
  return grant === null
    ? c.json({ errors: ['The refresh token is not valid.'] }, 401)
    : grantReply(c, grant, names);
};

const GENERATION_1_PATHS = ['/restauth/verify.json', '/restauth/verify'];

const GENERATION_2_PATHS = ['/restauth/v2/verify.json', '/restauth/v2/verify'];

/** Spec 4.3; generation 2, refreshing and the paths without extension are platform facts 6. */
export const verificationRoutes = new Hono<SandboxEnv>()
  .on('GET', GENERATION_1_PATHS, verify(GENERATION_1))
  .on('GET', GENERATION_2_PATHS, verify(GENERATION_2))
  .on('GET', ['/restauth/refresh.json', '/restauth/refresh'], refresh(GENERATION_1))
  .on('GET', ['/restauth/v2/refresh.json', '/restauth/v2/refresh'], refresh(GENERATION_2));
