import * as disk from 'node:fs/promises';
import { join } from 'node:path';
import { type Article, type ArticleText, slugOf } from './article.js';
import { CmsError } from './cms-error.js';
import { normalizeForSearch } from './search-terms.js';

/** An article with the version that its editor sees, and the one that readers see. */
export interface StoredArticle extends ArticleText {
  /** Names the article before it has an address, and after its title changed. */
  readonly id: string;
  /** The names of its last versions, the newest first. */
  readonly versions: readonly string[];
  /** `YYYY-MM-DDThh:mm:ssZ`. */
  readonly savedAt: string;
  /** The name in its address; null before it was published for the first time. */
  readonly slug: string | null;
  /** What readers see; null for a draft. */
  readonly published: Article | null;
}

export interface ArticleVersion extends ArticleText, Pick<StoredArticle, 'savedAt'> {
  /** Chosen by its author, who can so find out whether it was saved when the reply is lost. */
  readonly version: string;
}

export interface ArticleStore {
  find(slug: string): Article | undefined;
  get(id: string): StoredArticle | undefined;
  /** All articles, the last saved first. */
  list(): readonly StoredArticle[];
  /**
   * Saves a version that was written on top of another; `base` null makes a new article. Null if another version has
   * been saved since, which nobody may overwrite unseen. Rejects with CmsError 404 and 507.
   */
  save(id: string, version: ArticleVersion, base: string | null): Promise<StoredArticle | null>;
  /** Shows readers the saved version. Null if there is no such article. */
  publish(id: string, publishedAt: string): Promise<StoredArticle | null>;
  /** Takes an article from the readers; it stays a draft. Null if there is no such article. */
  unpublish(id: string): Promise<StoredArticle | null>;
  /** False if there is no such article. */
  delete(id: string): Promise<boolean>;
}

/** An id, which is also the name of a file. */
export const ARTICLE_ID = /^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

const MAX_ARTICLES = 1000;

/** Versions of which an author can find out that they were saved. */
const MAX_VERSIONS = 50;

/** The name of the version of an article that was saved before versions had names. */
const FIRST_VERSION = 'first';

type EarlierArticle = Omit<StoredArticle, 'versions'> & Partial<StoredArticle>;

/** An article of a version of the sandbox without drafts is one that is published. */
const withDraft = (stored: EarlierArticle | Article): StoredArticle => {
  const versions = [FIRST_VERSION];
  if ('id' in stored) return { versions, ...stored };
  const published: Article = { ...stored, language: 'en' };
  return { ...published, id: stored.slug, versions, savedAt: stored.publishedAt, published };
};

/** A damaged file, or one that is not an article, is left alone. */
const readArticle = async (path: string): Promise<readonly StoredArticle[]> => {
  try {
    const article = withDraft(
      JSON.parse(await disk.readFile(path, 'utf8')) as EarlierArticle | Article,
    );
    return ARTICLE_ID.test(article.id) && Array.isArray(article.content) ? [article] : [];
  } catch {
    return [];
  }
};

const readFolder = async (folder: string): Promise<readonly StoredArticle[]> => {
  await disk.mkdir(folder, { recursive: true });
  const files = (await disk.readdir(folder)).filter((file) => file.endsWith('.json'));
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

/** What writes articles; a test replaces it. */
export type ArticleDisk = Pick<typeof disk, 'open' | 'rename' | 'rm'>;

/** Writes the text to an open file or folder, if there is one, and waits until all of it survives a power cut. */
const sync = async (opening: Promise<disk.FileHandle>, text?: string): Promise<void> => {
  const file = await opening;
  try {
    if (text !== undefined) await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Writes articles to a folder, where each is found complete, or as it was before; null writes nothing. */
const articleFiles = (folder: string | null, { open, rename, rm }: ArticleDisk) => ({
  write: async (article: StoredArticle): Promise<void> => {
    if (folder === null) return;
    const path = join(folder, `${article.id}.json`);
    try {
      await sync(open(`${path}.new`, 'w'), JSON.stringify(article));
      await rename(`${path}.new`, path);
    } catch (error) {
      await rm(`${path}.new`, { force: true });
      throw error;
    }
    await sync(open(folder, 'r'));
  },
  remove: async (id: string): Promise<void> => {
    if (folder === null) return;
    await rm(join(folder, `${id}.json`), { force: true });
    await sync(open(folder, 'r'));
  },
});

type ArticleFiles = ReturnType<typeof articleFiles>;

/** Makes one change after the other, each on the disk before it is shown. */
const changesOf = (articles: Map<string, StoredArticle>, files: ArticleFiles) => {
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = <T>(change: () => Promise<T>): Promise<T> => {
    const changed = last.then(change);
    last = changed.catch(() => undefined);
    return changed;
  };
  /** Writes or removes the file of an article. If its folder fails after it, the file becomes what it was. */
  const store = async (id: string, change: Promise<void>): Promise<void> => {
    try {
      await change;
    } catch (error) {
      const before = articles.get(id);
      const restored = before === undefined ? files.remove(id) : files.write(before);
      await restored.catch(() => undefined);
      throw error;
    }
  };
  const put = async (article: StoredArticle): Promise<StoredArticle> => {
    await store(article.id, files.write(article));
    articles.set(article.id, article);
    return article;
  };
  const remove = async (id: string): Promise<boolean> => {
    if (!articles.has(id)) return false;
    await store(id, files.remove(id));
    return articles.delete(id);
  };
  const change = (id: string, to: (article: StoredArticle) => StoredArticle) =>
    inOrder(async () => {
      const article = articles.get(id);
      return article === undefined ? null : put(to(article));
    });
  return { inOrder, put, remove, change };
};

/**
 * Opens the articles in a folder, one file each; without a folder they end with the process. A change that fails is not
 * shown.
 */
export const openArticleStore = async (
  folder: string | null,
  fileSystem: ArticleDisk = disk,
): Promise<ArticleStore> => {
  const stored = folder === null ? [] : await readFolder(folder);
  const articles = new Map(stored.map((article) => [article.id, article]));

  const files = articleFiles(folder, fileSystem);
  const { inOrder, put, remove, change } = changesOf(articles, files);

  return {
    find: (slug) =>
      [...articles.values()]
        .flatMap(({ published }) => published ?? [])
        .find((article) => article.slug === slug),
    get: (id) => articles.get(id),
    list: () => [...articles.values()].sort((a, b) => b.savedAt.localeCompare(a.savedAt)),
    save: (id, { version, ...text }, base) =>
      inOrder(async () => {
        const stored = articles.get(id);
        if (stored === undefined && base !== null) throw new CmsError(404, 'no-such-article');
        if (stored === undefined && articles.size >= MAX_ARTICLES)
          throw new CmsError(507, 'too-many-articles');
        if ((stored?.versions[0] ?? null) !== base) return null;
        const versions = [version, ...(stored?.versions ?? [])].slice(0, MAX_VERSIONS);
        return put({ id, slug: null, published: null, ...stored, ...text, versions });
      }),
    publish: (id, publishedAt) =>
      change(id, (article) => {
        const { title, language, author, content } = article;
        const slug = article.slug ?? freeSlug(title, articles.values());
        const published = { title, language, author, content, slug, publishedAt };
        return { ...article, slug, published };
      }),
    unpublish: (id) => change(id, (article) => ({ ...article, published: null })),
    delete: (id) => inOrder(() => remove(id)),
  };
};
