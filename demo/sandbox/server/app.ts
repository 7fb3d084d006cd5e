import { createHash } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { except } from 'hono/combine';
import { cors } from 'hono/cors';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { adRoutes } from '../ad-server/routes.js';
import { publishedRoutes } from '../published/hosted-page.js';
import { resourceRoutes } from '../resources/routes.js';
import { isDiskFull } from '../storage/data-folder.js';
import type { SandboxContext, SandboxEnv } from './environment.js';
import { demoPage, fileRoutes } from './file-routes.js';
import { verificationRoutes } from './verification-routes.js';

/** The REST interface. Pages of other origins may not call it. */
const RESOURCE_PATHS = ['/rest/*', '/restauth/*'];

/** VAST and trackers are shared with all origins, with credentials (VAST 4.2, section 2.6). */
const AD_PATHS = ['/ads/vast/*', '/ads/track/*', '/analytics/beacon.xml', '/analytics/beacon/*'];

/** A VAST document that pages of other origins may not read: some ad servers forget to share theirs. */
const UNSHARED_AD = '/ads/vast/no-cors.xml';

const OVERRIDE_HEADER = 'X-HTTP-Method-Override';

type Middleware = MiddlewareHandler<SandboxEnv>;

/** The error body of resource calls (platform facts 7.3; the specification shows none). */
const errorReply = (c: Context, status: ContentfulStatusCode, message: string): Response =>
  c.json({ error: { message } }, status);

const defaultHeaders: Middleware = async (c, next) => {
  await next();
  const { headers } = c.res;
  headers.set('X-Content-Type-Options', 'nosniff');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  if (headers.get('Content-Type') === 'application/json')
    headers.set('Content-Type', 'application/json; charset=utf-8');
};

const sameOrigin: Middleware = (c, next) => {
  const origin = c.req.header('origin');
  if (origin === undefined || origin === new URL(c.req.url).origin || c.req.method === 'OPTIONS')
    return next();
  throw new HTTPException(403, { message: 'Pages of other origins may not call this address.' });
};

/** JSON is the only format (spec 1). A request without the header accepts anything. */
const acceptsJson: Middleware = (c, next) => {
  if (/(?:application|\*)\/(?:json|\*)/i.test(c.req.header('accept') ?? '*/*')) return next();
  throw new HTTPException(406, { message: 'The only format is application/json.' });
};

const hasToken: Middleware = (c, next) => {
  if (c.req.method !== 'OPTIONS') c.env.authorization.check(c.req.raw.headers);
  return next();
};

/**
 * POST can be overridden by PUT or DELETE (spec 4.2). Any other method becomes PATCH, which no route has, so that the
 * reply is a 405 with the methods of the address. Hono's middleware lets any method override any, and copies the
 * request by the global `Request`, which the HTTP server would have to replace for the whole process.
 */
const overridesPost: Middleware = async (c, next) => {
  const override = c.req.header(OVERRIDE_HEADER);
  if (c.req.method !== 'POST' || override === undefined) return next();
  const method = /^(?:PUT|DELETE)$/i.test(override) ? override.toUpperCase() : 'PATCH';
  const headers = new Headers(c.req.raw.headers);
  headers.delete(OVERRIDE_HEADER);
  const { body } = c.req.raw;
  return app.fetch(new Request(c.req.url, { method, headers, body, duplex: 'half' }), c.env);
};

const SHARED_HEADERS = {
  allowMethods: ['GET', 'HEAD'],
  allowHeaders: ['Range', 'If-None-Match', 'If-Range'],
  exposeHeaders: ['Content-Length', 'Content-Range', 'ETag'],
};

const sharedWithAll = cors(SHARED_HEADERS);

const sharedWithoutCredentials = cors({ ...SHARED_HEADERS, origin: () => '*' });

const sharedWithCredentials = cors({
  ...SHARED_HEADERS,
  origin: (origin) => origin,
  credentials: true,
});

/** Also with pages that send `Origin: null`: files on a disk and sandboxed frames. */
const sharedAsAd: Middleware = (c, next) => {
  if (c.req.path === UNSHARED_AD) return sameOrigin(c, next);
  return c.req.header('origin') === undefined
    ? sharedWithoutCredentials(c, next)
    : sharedWithCredentials(c, next);
};

const taggedForCaches = etag({
  // Several times faster for short bodies than the Web Crypto API, which Hono uses by default.
  generateDigest: (body) => new Uint8Array(createHash('sha1').update(body).digest()).buffer,
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    'Access-Control-Allow-Origin',
    'Access-Control-Expose-Headers',
  ],
});

/**
 * The sandbox as a Hono application; its services are Hono's bindings. The router is Hono's fastest.
 * It throws for a pattern that it does not support; Hono's default would fall back to a slower router.
 */
export const app = new Hono<SandboxEnv>({ router: new RegExpRouter() });

app.use(defaultHeaders);
// Before the 405, which would be decided by the method that was sent.
app.use('/rest/*', overridesPost);
app.use(
  methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) => {
      c.header('Allow', methods.join(', '));
      return c.req.method === 'OPTIONS'
        ? c.body(null, 204)
        : errorReply(c, 405, `Use one of the methods of this address: ${methods.join(', ')}.`);
    },
  }),
);
// Pages may read everything else, and revalidate it by its entity tag.
app.use(except([...RESOURCE_PATHS, ...AD_PATHS], sharedWithAll, taggedForCaches));
for (const path of AD_PATHS) app.use(path, sharedAsAd);
for (const path of RESOURCE_PATHS) app.use(path, sameOrigin, acceptsJson);
app.use('/rest/*', hasToken);

app.route('/', verificationRoutes);
app.route('/', resourceRoutes);
app.route('/', publishedRoutes);
app.route('/', adRoutes);
app.route('/', fileRoutes);

app.notFound(async (c: SandboxContext) => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const page = isRead ? await demoPage(c) : null;
  if (page !== null) return page;
  const message =
    c.req.path === '/'
      ? 'The demo pages are not built yet: run npm run build.'
      : 'The sandbox has no page, file or resource at this address.';
  return errorReply(c, 404, message);
});

/** Details of unexpected errors are printed to the console and never sent to the caller. */
app.onError((error, c) => {
  if (error instanceof HTTPException) {
    for (const [name, value] of error.res?.headers ?? []) c.header(name, value);
    return errorReply(c, error.status, error.message);
  }
  if (isDiskFull(error)) {
    console.error(`${c.req.method} ${c.req.path}: the disk is full, so nothing was stored.`);
    return errorReply(c, 507, 'The disk of the sandbox is full; nothing was stored.');
  }
  console.error(`${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`);
  return errorReply(c, 500, 'Internal error.');
});
