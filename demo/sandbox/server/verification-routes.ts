import { Hono } from 'hono';
import { wireDate } from '../wire-object.js';
import type { SandboxContext, SandboxEnv } from './environment.js';

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
