import { Hono } from 'hono';
import { ApiError, createClient } from '../../../src/api/index.js';
import { articleRoutes, editorArticleRoutes } from './article-routes.js';
import { openArticleStore } from './article-store.js';
import { CmsError } from './cms-error.js';
import type { CmsEnv, CmsServices } from './cms-services.js';
import { createEditorSessions, type Editor } from './editor-sessions.js';
import { EmbedCatalogue } from './embed-catalogue.js';
import { embedRoutes } from './embed-routes.js';
import { needsSession, sameOriginWrites, sessionRoutes } from './session-routes.js';
import { uploadRoutes } from './upload-routes.js';
import { UploadTracker } from './upload-tracker.js';

export const cmsApp = new Hono<CmsEnv>();

cmsApp.use('/cms/api/*', async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
});
cmsApp.use('/cms/api/*', sameOriginWrites);
cmsApp.route('/', sessionRoutes);
cmsApp.use('/cms/api/*', needsSession);
cmsApp.route('/', embedRoutes);
cmsApp.route('/', uploadRoutes);
cmsApp.route('/', editorArticleRoutes);
cmsApp.route('/', articleRoutes);

cmsApp.notFound((c) => c.json({ error: { code: 'not-found' } }, 404));

const DISK_FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** Errors of the service are printed to the terminal; the page learns that there was one. */
cmsApp.onError((error, c) => {
  if (error instanceof CmsError) return c.json({ error: { code: error.code } }, error.status);
  if (error instanceof ApiError) {
    c.env.log(`CMS: ${error.message}`);
    return c.json({ error: { code: 'service-failed' } }, 502);
  }
  if ('code' in error && DISK_FULL.has(error.code)) {
    c.env.log('CMS: The disk is full, so nothing was saved.');
    return c.json({ error: { code: 'disk-full' } }, 507);
  }
  c.env.log(`CMS: ${error.stack ?? error.message}`);
  return c.json({ error: { code: 'internal' } }, 500);
});

interface RequestHandler {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

export interface CmsOptions {
  /** The key of the account. It stays in the memory of the server. */
  readonly authKey: string;
  readonly editor: Editor;
  /** Folder of the published articles; null keeps them in memory. */
  readonly articles: string | null;
  /** Origin of the hosted player for a page at an address. */
  readonly playerOrigin: (page: URL) => string;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly clock?: () => number;
  /** Receives messages for the terminal. Default: the error output of the process. */
  readonly log?: (line: string) => void;
}

/** The sandbox has two names on its own machine; in a container it may have any. */
const MAX_ORIGINS = 4;

const printLine = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const isOwn = (pathname: string): boolean =>
  pathname.startsWith('/cms/api/') || pathname.startsWith('/articles/');

const servicesOf = (
  service: RequestHandler,
  origin: string,
  { authKey, playerOrigin, clock = Date.now, log = printLine }: CmsOptions,
): Omit<CmsServices, 'articles' | 'sessions'> => {
  const client = createClient({
    baseUrl: origin,
    authKey,
    // The key never leaves the process.
    allowInsecure: true,
    fetch: (request) => service.fetch(request),
  });
  const catalogue = new EmbedCatalogue({ client, clock, log });
  const uploads = new UploadTracker(client, (id) => catalogue.update(id));
  return { client, catalogue, uploads, playerOrigin: playerOrigin(new URL(origin)), clock, log };
};

/**
 * Puts the server side of the CMS page in front of a service. It calls the service by its REST interface, as the
 * server of a publisher does; here without a network. Addresses in an embed depend on the name by which the service
 * is reached, so each name has a separate index.
 */
export const withCms = async <T extends RequestHandler>(
  service: T,
  options: CmsOptions,
): Promise<T> => {
  const { clock = Date.now } = options;
  const shared = {
    articles: await openArticleStore(options.articles),
    sessions: createEditorSessions(options.editor, clock),
  };
  const byOrigin = new Map<string, CmsServices>();
  return {
    ...service,
    close: async () => {
      await Promise.all([...byOrigin.values()].map(({ catalogue }) => catalogue.stop()));
      await service.close();
    },
    fetch: async (request: Request) => {
      const { origin, pathname } = new URL(request.url);
      if (!isOwn(pathname)) return service.fetch(request);
      const services = byOrigin.get(origin) ?? {
        ...servicesOf(service, origin, options),
        ...shared,
      };
      if (byOrigin.size >= MAX_ORIGINS) byOrigin.clear();
      byOrigin.set(origin, services);
      return cmsApp.fetch(request, services);
    },
  };
};
