import { Hono } from 'hono';
import * as z from 'zod';
import { LANGUAGES } from '../../../src/messages/languages.js';
import { articleContent, articleTitle, excerptOf, isBlank } from './article.js';
import { articlePage } from './article-page.js';
import { ARTICLE_ID, type StoredArticle } from './article-store.js';
import { CmsError, limitBody } from './cms-error.js';
import type { CmsContext, CmsEnv } from './cms-services.js';
import { editorDocument, type EditorNode } from './editor-document.js';

export interface ArticleEntry {
  readonly id: string;
  /** The empty string for a draft without one. */
  readonly title: string;
  /** The beginning of its text, or the titles of its embeds. */
  readonly excerpt: string;
  /** `changed`: readers see an older version than the one that is saved. */
  readonly state: 'draft' | 'published' | 'changed';
  readonly author: string;
  /** `YYYY-MM-DDThh:mm:ssZ`. */
  readonly savedAt: string;
  readonly publishedAt: string | null;
  readonly path: string | null;
}

export interface ArticleListReply {
  /** The last saved first. */
  readonly articles: readonly ArticleEntry[];
}

export interface ArticleReply extends ArticleEntry {
  readonly document: EditorNode;
  /** The names of the last versions, the newest first. */
  readonly versions: readonly string[];
}

/** The body of 409: an article of which the author has not seen the present version. */
export interface StaleReply {
  readonly error: { readonly code: 'article-changed' };
  readonly article: ArticleReply;
}

const MAX_BODY_BYTES = 1024 * 1024;

const stateOf = ({ title, content, published }: StoredArticle): ArticleEntry['state'] => {
  if (published === null) return 'draft';
  const isSame = published.title === title && published.content === content;
  // After a restart the two versions are equal, but not the same object.
  return isSame ||
    JSON.stringify([published.title, published.content]) === JSON.stringify([title, content])
    ? 'published'
    : 'changed';
};

const entryOf = (article: StoredArticle): ArticleEntry => {
  const { id, title, author, savedAt, published, content } = article;
  return {
    id,
    title,
    author,
    savedAt,
    state: stateOf(article),
    excerpt: excerptOf(content),
    publishedAt: published?.publishedAt ?? null,
    path: published === null ? null : `/articles/${published.slug}`,
  };
};

const now = (c: CmsContext): string => new Date(c.env.clock()).toISOString();

/** The article, or an error for one that is not there (any more). */
const known = (article: StoredArticle | null | undefined): StoredArticle => {
  if (!article) throw new CmsError(404, 'no-such-article');
  return article;
};

const idOf = (c: CmsContext): string => c.req.param('id') ?? '';

const replyOf = (c: CmsContext, article: StoredArticle): ArticleReply => {
  const document = editorDocument(article.content, new URL(c.req.url).origin);
  return { ...entryOf(article), versions: article.versions, document };
};

const SaveRequest = z.object({
  /** A new name for this version. */
  version: z.string().min(1).max(64),
  /** The version that the author saw; null for a new article. */
  base: z.string().nullable(),
  title: z.unknown().optional().transform(articleTitle),
  content: z.unknown().optional(),
  language: z.enum(LANGUAGES).catch('en'),
  publish: z.boolean().catch(false),
});

const save = async (c: CmsContext): Promise<Response> => {
  const request = SaveRequest.safeParse(await c.req.json().catch(() => null));
  if (!request.success) throw new CmsError(400, 'invalid-request');
  const { version, base, title, content, language, publish: isPublished } = request.data;
  const id = idOf(c);
  if (!ARTICLE_ID.test(id)) throw new CmsError(400, 'invalid-request');
  if (isPublished && title === '') throw new CmsError(400, 'article-without-title');
  const blocks = articleContent(content, (name) => c.env.catalogue.index.find(name) ?? null);
  if (isPublished && isBlank(blocks)) throw new CmsError(400, 'article-without-text');
  const text = { title, language, savedAt: now(c), author: c.get('editor'), content: blocks };
  const saved = await c.env.articles.save(id, { version, ...text }, base);
  if (saved === null) {
    const article = replyOf(c, known(c.env.articles.get(id)));
    return c.json({ error: { code: 'article-changed' }, article } satisfies StaleReply, 409);
  }
  const article = isPublished ? await c.env.articles.publish(id, now(c)) : saved;
  return c.json(replyOf(c, known(article)), base === null ? 201 : 200);
};

const list = (c: CmsContext): Response =>
  c.json({ articles: c.env.articles.list().map(entryOf) } satisfies ArticleListReply);

const open = (c: CmsContext): Response => c.json(replyOf(c, known(c.env.articles.get(idOf(c)))));

const unpublish = async (c: CmsContext): Promise<Response> =>
  c.json(entryOf(known(await c.env.articles.unpublish(idOf(c)))));

const remove = async (c: CmsContext): Promise<Response> => {
  if (!(await c.env.articles.delete(idOf(c)))) throw new CmsError(404, 'no-such-article');
  return c.body(null, 204);
};

const readArticle = (c: CmsContext): Response | Promise<Response> => {
  const article = c.env.articles.find(c.req.param('slug') ?? '');
  if (article === undefined) throw new CmsError(404, 'not-found');
  const { html, policy } = articlePage(article, c.env.playerOrigin);
  return c.html(html, 200, {
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
};

export const editorArticleRoutes = new Hono<CmsEnv>()
  .get('/cms/api/articles', list)
  .get('/cms/api/articles/:id', open)
  .put('/cms/api/articles/:id', limitBody(MAX_BODY_BYTES, 'article-too-large'), save)
  .delete('/cms/api/articles/:id/publication', unpublish)
  .delete('/cms/api/articles/:id', remove);

/** For readers. */
export const articleRoutes = new Hono<CmsEnv>().get('/articles/:slug', readArticle);
