import type { ArticleEntry } from './server/article-routes.js';
import type { CmsErrorCode } from './server/cms-error.js';
import type { SortOrder } from './server/indexed-embed.js';
import type { EmbedEntry } from './server/embed-entry.js';
import type { UploadState } from './server/upload-tracker.js';

export type Language = 'en' | 'it';

export type PageErrorCode = CmsErrorCode | 'no-response' | 'invalid-response';

/** All sentences and labels of the page in one language. */
export interface Texts {
  readonly title: string;
  readonly otherLanguage: string;
  readonly signIn: string;
  readonly signInNote: string;
  readonly userName: string;
  readonly password: string;
  readonly signOut: string;
  readonly account: (name: string) => string;
  readonly views: string;
  readonly embeds: string;
  readonly embed: string;
  readonly article: string;
  /** The view in which an article is written. */
  readonly write: string;
  /** The view that lists the articles, and its heading. */
  readonly articles: string;
  readonly allArticles: string;
  /** Names of the pages of the site, by their paths. */
  readonly site: Readonly<Record<'publisher' | 'cms' | 'ad-ops' | 'docs', string>>;
  readonly insertion: string;
  readonly insertIntoArticle: string;
  readonly insertAsEmbed: string;
  readonly insertAtCursor: string;
  readonly insertionHint: string;
  readonly insertionNote: string;
  readonly chosenEmbed: string;
  readonly chooseEmbed: string;
  readonly chooseAnother: string;
  readonly formatTaken: string;
  readonly formatRefused: (format: string) => string;
  readonly optionsDropped: (names: string) => string;
  readonly saving: string;
  readonly savedAt: (time: string) => string;
  readonly noArticles: string;
  readonly untitled: string;
  readonly articleStates: Readonly<Record<ArticleEntry['state'], string>>;
  readonly openArticle: string;
  readonly unpublish: string;
  readonly deleteArticle: string;
  readonly deleteQuestion: (title: string) => string;
  readonly deletePublished: string;
  readonly keepArticle: string;
  readonly search: string;
  readonly filters: string;
  readonly filtersActive: (count: number) => string;
  readonly state: string;
  readonly kind: string;
  readonly ads: string;
  readonly sort: string;
  readonly any: string;
  readonly withAds: string;
  readonly withoutAds: string;
  readonly reset: string;
  readonly states: Readonly<Record<EmbedEntry['state'], string>>;
  readonly kinds: Readonly<Record<EmbedEntry['kind'], string>>;
  readonly sorts: Readonly<Record<SortOrder, string>>;
  readonly count: (found: string, all: string) => string;
  readonly indexing: (indexed: string, all: string) => string;
  readonly noneFound: string;
  readonly pages: string;
  readonly previous: string;
  readonly next: string;
  readonly range: (from: string, to: string, total: string) => string;
  readonly adCount: (count: number) => string;
  readonly sizeNotSet: string;
  readonly chosen: string;
  readonly choose: string;
  readonly code: string;
  readonly codeFor: string;
  readonly notListed: string;
  readonly preview: string;
  readonly publicId: string;
  readonly upload: string;
  readonly uploadTitle: string;
  readonly uploadFile: string;
  readonly uploadStart: string;
  readonly uploadCancel: string;
  readonly uploadProgress: (percent: number) => string;
  readonly uploadStoring: string;
  readonly queue: string;
  readonly uploadStates: Readonly<Record<UploadState, string>>;
  readonly ahead: (count: number) => string;
  readonly show: string;
  readonly articleTitle: string;
  readonly articleText: string;
  readonly articleNote: string;
  readonly formats: string;
  readonly bold: string;
  readonly italic: string;
  readonly heading: string;
  readonly bulletList: string;
  readonly quote: string;
  readonly publish: string;
  readonly publishAgain: string;
  readonly published: string;
  readonly newArticle: string;
  readonly loadingEditor: string;
  readonly editorFailed: string;
  readonly notAnEmbed: string;
  /** After code was pasted that is not that of an embed. */
  readonly codeRefused: string;
  readonly errors: Readonly<Record<PageErrorCode, string>>;
}

export const STORAGE_KEY = 'cms-language';

/** The language that the reader chose, else that of the browser if there are texts in it. */
export const preferredLanguage = (stored: string | null, browser: string): Language => {
  if (stored === 'en' || stored === 'it') return stored;
  return browser.toLowerCase().startsWith('it') ? 'it' : 'en';
};
