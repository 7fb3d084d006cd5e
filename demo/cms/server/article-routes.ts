import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { articleContent, articleTitle } from './article.js';
import { articlePage, articlePolicy } from './article-page.js';
import { TooManyArticlesError } from './article-store.js';
import { CmsError } from './cms-error.js';
import type { CmsContext, CmsEnv } from './cms-services.js';

export interface PublishReply {
  readonly slug: string;
  /** Path of the article. */
  readonly path: string;
}

const MAX_BODY_BYTES = 1024 * 1024;

const publish = async (c: CmsContext): Promise<Response> => {
  const body: unknown = await c.req.json().catch(() => null);
  if (typeof body !== 'object' || body === null) throw new CmsError(400, 'invalid-request');
  const { title, content, slug } = body as Readonly<Record<string, unknown>>;
  const cleanTitle = articleTitle(title);
  if (cleanTitle === '') throw new CmsError(400, 'article-without-title');
  const article = {
    title: cleanTitle,
    publishedAt: new Date(c.env.clock()).toISOString(),
    author: c.get('editor'),
    content: articleContent(content, (id) => c.env.catalogue.index.find(id)?.title ?? ''),
  };
  try {
    const known = typeof slug === 'string' ? slug : undefined;
    const published = await c.env.articles.publish(article, known);
    const reply: PublishReply = { slug: published.slug, path: `/articles/${published.slug}` };
    return c.json(reply, 201);
  } catch (error) {
    throw error instanceof TooManyArticlesError ? new CmsError(507, 'too-many-articles') : error;
  }
};

const tooLarge = (): never => {
  throw new CmsError(413, 'article-too-large');
};

/** An article for readers. */
const readArticle = (c: CmsContext): Response | Promise<Response> => {
  const article = c.env.articles.find(c.req.param('slug') ?? '');
  if (article === undefined) throw new CmsError(404, 'not-found');
  return c.html(articlePage(article, c.env.playerOrigin), 200, {
    'Content-Security-Policy': articlePolicy(c.env.playerOrigin),
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
};

/** For editors. */
export const publishRoutes = new Hono<CmsEnv>().post(
  '/cms/api/articles',
  bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge }),
  publish,
);

/** For readers. */
export const articleRoutes = new Hono<CmsEnv>().get('/articles/:slug', readArticle);
