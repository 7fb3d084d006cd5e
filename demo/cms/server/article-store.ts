import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Article, type ArticleText, slugOf } from './article.js';
import { normalizeForSearch } from './search-terms.js';

/** An article with the version that its editor sees, and the one that readers see. */
export interface StoredArticle extends ArticleText {
  /** Names the article before it has an address, and after its title changed. */
  readonly id: string;
  /** `YYYY-MM-DDThh:mm:ssZ`. */
  readonly savedAt: string;
  /** The name in its address; null before it was published for the first time. */
  readonly slug: string | null;
  /** What readers see; null for a draft. */
  readonly published: Article | null;
}

/** A version that is saved. */
export type ArticleVersion = ArticleText & Pick<StoredArticle, 'savedAt'>;

export interface ArticleStore {
  /** The published article with this name in its address. */
  find(slug: string): Article | undefined;
  /** The article with this id, published or not. */
  get(id: string): StoredArticle | undefined;
  /** All articles, the last saved first. */
  list(): readonly StoredArticle[];
  /** Saves a new article, or a new version of the one with the id. Rejects with TooManyArticlesError. */
  save(version: ArticleVersion, id?: string): Promise<StoredArticle>;
  /** Shows readers the saved version. Null if there is no such article. */
  publish(id: string, publishedAt: string): Promise<StoredArticle | null>;
  /** Takes an article from the readers; it stays a draft. Null if there is no such article. */
  unpublish(id: string): Promise<StoredArticle | null>;
  /** False if there is no such article. */
  delete(id: string): Promise<boolean>;
}

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const MAX_ARTICLES = 1000;

/** There are too many articles. */
export class TooManyArticlesError extends Error {
  override readonly name = 'TooManyArticlesError';
}

/** An article of a version of the sandbox without drafts is one that is published. */
const withDraft = (stored: StoredArticle | Article): StoredArticle => {
  if ('id' in stored) return stored;
  const published: Article = { ...stored, language: 'en' };
  return { ...published, id: stored.slug, savedAt: stored.publishedAt, published };
};

/** A damaged file, or one that is not an article, is left alone. */
const readArticle = async (path: string): Promise<readonly StoredArticle[]> => {
  try {
    const article = withDraft(JSON.parse(await readFile(path, 'utf8')) as StoredArticle | Article);
    return NAME.test(article.id) && Array.isArray(article.content) ? [article] : [];
  } catch {
    return [];
  }
};

const readFolder = async (folder: string): Promise<readonly StoredArticle[]> => {
  await mkdir(folder, { recursive: true });
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  return (await Promise.all(files.map((file) => readArticle(join(folder, file))))).flat();
};

/** A name in an address that no other article has, not even one that is no longer published. */
const freeSlug = (title: string, articles: Iterable<StoredArticle>): string => {
  const slugs = new Set([...articles].map(({ slug }) => slug));
  const slug = slugOf(title, normalizeForSearch);
  if (!slugs.has(slug)) return slug;
  for (let number = 2; ; number += 1)
    if (!slugs.has(`${slug}-${number}`)) return `${slug}-${number}`;
};

/** Writes articles to a folder; null writes nothing. */
const articleFiles = (folder: string | null) => ({
  write: async (article: StoredArticle): Promise<void> => {
    if (folder === null) return;
    const path = join(folder, `${article.id}.json`);
    await writeFile(`${path}.new`, JSON.stringify(article));
    await rename(`${path}.new`, path);
  },
  remove: async (id: string): Promise<void> => {
    if (folder !== null) await rm(join(folder, `${id}.json`), { force: true });
  },
});

const publication = (
  { title, language, author, content }: StoredArticle,
  slug: string,
  publishedAt: string,
): Article => ({ title, language, author, content, slug, publishedAt });

const publishedAs = (slug: string, articles: Iterable<StoredArticle>): Article | undefined =>
  [...articles].find(({ published }) => published?.slug === slug)?.published ?? undefined;

const lastSavedFirst = (one: StoredArticle, other: StoredArticle): number =>
  other.savedAt.localeCompare(one.savedAt);

export interface ArticleStoreOptions {
  /** Returns a new id. Default: a random UUID. */
  readonly createId?: () => string;
}

/** Opens the articles in a folder, one file each; without a folder they end with the process. */
export const openArticleStore = async (
  folder: string | null,
  { createId = randomUUID }: ArticleStoreOptions = {},
): Promise<ArticleStore> => {
  const stored = folder === null ? [] : await readFolder(folder);
  const articles = new Map(stored.map((article) => [article.id, article]));

  const files = articleFiles(folder);
  const put = async (article: StoredArticle): Promise<StoredArticle> => {
    articles.set(article.id, article);
    await files.write(article);
    return article;
  };

  return {
    find: (slug) => publishedAs(slug, articles.values()),
    get: (id) => articles.get(id),
    list: () => [...articles.values()].sort(lastSavedFirst),
    async save(version, id) {
      const known = id === undefined ? undefined : articles.get(id);
      if (known === undefined && articles.size >= MAX_ARTICLES)
        throw new TooManyArticlesError(`There may be ${MAX_ARTICLES} articles.`);
      return put({ id: createId(), slug: null, published: null, ...known, ...version });
    },
    async publish(id, publishedAt) {
      const article = articles.get(id);
      if (article === undefined) return null;
      const slug = article.slug ?? freeSlug(article.title, articles.values());
      return put({ ...article, slug, published: publication(article, slug, publishedAt) });
    },
    async unpublish(id) {
      const article = articles.get(id);
      return article === undefined ? null : put({ ...article, published: null });
    },
    async delete(id) {
      if (!articles.delete(id)) return false;
      await files.remove(id);
      return true;
    },
  };
};
