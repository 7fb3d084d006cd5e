import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Article, slugOf } from './article.js';
import { normalizeForSearch } from './search-terms.js';

export interface ArticleStore {
  find(slug: string): Article | undefined;
  /** The articles, the newest first. */
  list(): readonly Article[];
  /** Publishes an article under its slug, or under a new one made of its title. Resolves when it is stored. */
  publish(article: Omit<Article, 'slug'>, slug?: string): Promise<Article>;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const MAX_ARTICLES = 1000;

/** There are too many articles. */
export class TooManyArticlesError extends Error {
  override readonly name = 'TooManyArticlesError';
}

/** A file that is no article, or is damaged, is left alone. */
const readArticle = async (path: string): Promise<readonly Article[]> => {
  try {
    return [JSON.parse(await readFile(path, 'utf8')) as Article];
  } catch {
    return [];
  }
};

const readFolder = async (folder: string): Promise<readonly Article[]> => {
  await mkdir(folder, { recursive: true });
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const articles = await Promise.all(files.map((file) => readArticle(join(folder, file))));
  return articles.flat().filter(({ slug }) => SLUG.test(slug));
};

/** Opens the articles in a folder, one file each; without a folder they end with the process. */
export const openArticleStore = async (folder: string | null): Promise<ArticleStore> => {
  const stored = folder === null ? [] : await readFolder(folder);
  const articles = new Map(stored.map((article) => [article.slug, article]));

  const freeSlug = (title: string): string => {
    const slug = slugOf(title, normalizeForSearch);
    if (!articles.has(slug)) return slug;
    for (let number = 2; ; number += 1)
      if (!articles.has(`${slug}-${number}`)) return `${slug}-${number}`;
  };

  const write = async (article: Article): Promise<void> => {
    if (folder === null) return;
    const path = join(folder, `${article.slug}.json`);
    await writeFile(`${path}.new`, JSON.stringify(article));
    await rename(`${path}.new`, path);
  };

  return {
    find: (slug) => articles.get(slug),
    list: () =>
      [...articles.values()].sort((one, other) => other.publishedAt.localeCompare(one.publishedAt)),
    async publish(article, slug) {
      const isKnown = slug !== undefined && articles.has(slug);
      if (!isKnown && articles.size >= MAX_ARTICLES)
        throw new TooManyArticlesError(`There may be ${MAX_ARTICLES} articles.`);
      const published = { ...article, slug: isKnown ? slug : freeSlug(article.title) };
      articles.set(published.slug, published);
      await write(published);
      return published;
    },
  };
};
