import { Hono } from 'hono';
import { ApiError } from '../../../src/api/index.js';
import { articleRoutes, editorArticleRoutes } from './article-routes.js';
import { CmsError } from './cms-error.js';
import type { CmsEnv } from './cms-services.js';
import { embedRoutes } from './embed-routes.js';
import { needsSession, sameOriginWrites, sessionRoutes } from './session-routes.js';
import { uploadRoutes } from './upload-routes.js';

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
