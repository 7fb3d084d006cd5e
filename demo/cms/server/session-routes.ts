import { Hono, type MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { CmsError, limitBody } from './cms-error.js';
import type { CmsContext, CmsEnv } from './cms-services.js';
import { SESSION_SECONDS } from './editor-sessions.js';

export interface SessionReply {
  readonly editor: string | null;
  /** Whether somebody without a password may write, as `GUEST`. */
  readonly hasGuests: boolean;
  readonly playerOrigin: string;
}

const COOKIE = 'cms-session';

/** A name and a password. Anybody may send them. */
const MAX_BODY_BYTES = 16 * 1024;

/** Only this page's requests have the cookie, and no script can read it. */
const COOKIE_ATTRIBUTES = { httpOnly: true, sameSite: 'Strict', path: '/cms/' } as const;

const editorOf = (c: CmsContext): string | null => c.env.sessions.editorOf(getCookie(c, COOKIE));

const reply = (c: CmsContext, editor: string | null): Response =>
  c.json({
    editor,
    hasGuests: c.env.sessions.hasGuests,
    playerOrigin: c.env.playerOrigin,
  } satisfies SessionReply);

const signIn = async (c: CmsContext): Promise<Response> => {
  const body: unknown = await c.req.json().catch(() => null);
  const { name, password = '' } = (body ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || typeof password !== 'string')
    throw new CmsError(400, 'invalid-request');
  const token = await c.env.sessions.signIn(name, password);
  if (token === null) throw new CmsError(401, 'wrong-password');
  const secure = new URL(c.req.url).protocol === 'https:';
  setCookie(c, COOKIE, token, { ...COOKIE_ATTRIBUTES, secure, maxAge: SESSION_SECONDS });
  // The list is read while the page is shown.
  void c.env.catalogue.walk();
  return reply(c, name);
};

const signOut = (c: CmsContext): Response => {
  c.env.sessions.signOut(getCookie(c, COOKIE));
  deleteCookie(c, COOKIE, COOKIE_ATTRIBUTES);
  return reply(c, null);
};

/** Everything else needs a session. Throws CmsError 401. */
export const needsSession: MiddlewareHandler<CmsEnv> = async (c, next) => {
  const editor = editorOf(c);
  if (editor === null) throw new CmsError(401, 'signed-out');
  c.set('editor', editor);
  await next();
};

/** Pages of other origins cannot write, even where a browser sends the cookie. Throws CmsError 403. */
export const sameOriginWrites: MiddlewareHandler<CmsEnv> = async (c, next) => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site') ?? 'same-origin';
  const isOwn = origin === undefined || origin === new URL(c.req.url).origin;
  if (!isRead && !(isOwn && site === 'same-origin')) throw new CmsError(403, 'other-origin');
  await next();
};

export const sessionRoutes = new Hono<CmsEnv>()
  .get('/cms/api/session', (c) => reply(c, editorOf(c)))
  .post('/cms/api/session', limitBody(MAX_BODY_BYTES, 'invalid-request'), signIn)
  .delete('/cms/api/session', signOut);
