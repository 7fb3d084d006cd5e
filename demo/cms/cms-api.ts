import type { Embed } from '../../src/index.js';
import type {
  ArticleEntry,
  ArticleListReply,
  ArticleReply,
  StaleReply,
} from './server/article-routes.js';
import type { EmbedListReply } from './server/embed-routes.js';
import type { SessionReply } from './server/session-routes.js';
import type { UploadListReply, UploadReply } from './server/upload-routes.js';
import type { Language } from '../../src/messages/languages.js';
import { demoMessages } from '../../src/messages/generated/demo/index.js';
import { RESPONSE_TIMEOUT_MS } from '../embed-choice/catalogue.js';
import type { CmsErrorCode } from './server/cms-error.js';

/** Why something failed. The page has a sentence for each code. */
export type PageErrorCode = CmsErrorCode | 'no-response' | 'invalid-response';

export class PageError extends Error {
  override readonly name = 'PageError';

  constructor(readonly code: PageErrorCode) {
    super(code);
  }
}

export const codeOf = (error: unknown): PageErrorCode =>
  error instanceof PageError ? error.code : 'internal';

const isCode = (code: unknown): code is PageErrorCode =>
  typeof code === 'string' && demoMessages.hasMessage(`cms-error-${code}`);

/** The code in the body of an error; a server in between may send any body. */
const codeIn = (body: unknown): PageErrorCode => {
  const { error } = (body ?? {}) as { readonly error?: { readonly code?: unknown } };
  return isCode(error?.code) ? error.code : 'internal';
};

/** Undefined if the text is not JSON. */
const parse = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What a reply must have: the names of its lists, and of its other fields. */
interface ReplyShape {
  readonly lists?: readonly string[];
  readonly fields?: readonly string[];
}

const hasShape = (body: unknown, { lists = [], fields = [] }: ReplyShape): boolean => {
  if (typeof body !== 'object') return false;
  const values = new Map<string, unknown>(Object.entries(body ?? {}));
  return (
    lists.every((name) => Array.isArray(values.get(name))) &&
    fields.every((name) => values.has(name))
  );
};

/** The JSON of a reply. Throws PageError. */
const resultOf = (
  isOk: boolean,
  text: string,
  shape: ReplyShape,
  expected?: PageErrorCode,
): unknown => {
  const body = parse(text);
  if (!isOk && codeIn(body) === expected) return body;
  if (!isOk) throw new PageError(codeIn(body));
  if (!hasShape(body, shape)) throw new PageError('invalid-response');
  return body;
};

const call = async (
  path: string,
  shape: ReplyShape = {},
  { signal, ...init }: RequestInit = {},
  /** An error that is returned with its body. */
  expected?: PageErrorCode,
): Promise<unknown> => {
  const timeout = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  try {
    const response = await fetch(`/cms/api/${path}`, {
      ...init,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return resultOf(response.ok, await response.text(), shape, expected);
  } catch (error) {
    if (error instanceof PageError || (signal?.aborted ?? false)) throw error;
    throw new PageError('no-response');
  }
};

const SESSION: ReplyShape = { fields: ['editor', 'playerOrigin'] };
const EMBED_LIST: ReplyShape = {
  lists: ['entries'],
  fields: ['total', 'offset', 'indexed', 'known', 'isComplete'],
};
const EMBED: ReplyShape = { fields: ['id'] };
const UPLOAD_LIST: ReplyShape = { lists: ['uploads'] };
const ARTICLE_LIST: ReplyShape = { lists: ['articles'] };
const ARTICLE: ReplyShape = { fields: ['id', 'title', 'state'] };
const ARTICLE_TEXT: ReplyShape = { lists: ['versions'], fields: ['id', 'title', 'document'] };

const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const readSession = async (): Promise<SessionReply> =>
  (await call('session', SESSION)) as SessionReply;

export const signIn = async (name: string, password: string): Promise<SessionReply> =>
  (await call('session', SESSION, json('POST', { name, password }))) as SessionReply;

export const signOut = async (): Promise<void> => {
  await call('session', {}, { method: 'DELETE' });
};

/** Searches all embeds on the server. `parameters` are those of `/cms/api/embeds`. */
export const searchEmbeds = async (
  parameters: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<EmbedListReply> =>
  (await call(`embeds?${new URLSearchParams(parameters).toString()}`, EMBED_LIST, {
    signal,
  })) as EmbedListReply;

export const readEmbed = async (name: string): Promise<Embed> =>
  (await call(`embeds/${encodeURIComponent(name)}`, EMBED)) as Embed;

export const listUploads = async (): Promise<UploadListReply> =>
  (await call('uploads', UPLOAD_LIST)) as UploadListReply;

export interface ArticleRequest {
  readonly id: string;
  /** A new name for this version. */
  readonly version: string;
  /** The version that was changed; null for a new article. */
  readonly base: string | null;
  readonly title: string;
  readonly content: object;
  readonly language: Language;
  /** Whether readers shall see this version. */
  readonly publish: boolean;
}

export interface SaveResult {
  /** False if somebody else saved first. */
  readonly isSaved: boolean;
  /** The present version. */
  readonly article: ArticleReply;
}

/** Browsers send larger bodies only while the page is there. */
const MAX_KEEPALIVE_LENGTH = 15_000;

export const saveArticle = async ({ id, ...article }: ArticleRequest): Promise<SaveResult> => {
  const keepalive = JSON.stringify(article).length <= MAX_KEEPALIVE_LENGTH;
  const init = { ...json('PUT', article), keepalive };
  const reply = await call(`articles/${id}`, {}, init, 'article-changed');
  const stale = reply as Partial<StaleReply>;
  const saved = stale.article ?? reply;
  if (!hasShape(saved, ARTICLE_TEXT)) throw new PageError('invalid-response');
  return { isSaved: stale.article === undefined, article: saved as ArticleReply };
};

export const listArticles = async (): Promise<ArticleListReply> =>
  (await call('articles', ARTICLE_LIST)) as ArticleListReply;

export const readArticle = async (id: string): Promise<ArticleReply> =>
  (await call(`articles/${encodeURIComponent(id)}`, ARTICLE_TEXT)) as ArticleReply;

export const unpublishArticle = async (id: string): Promise<ArticleEntry> =>
  (await call(`articles/${encodeURIComponent(id)}/publication`, ARTICLE, {
    method: 'DELETE',
  })) as ArticleEntry;

export const deleteArticle = async (id: string): Promise<void> => {
  await call(`articles/${encodeURIComponent(id)}`, {}, { method: 'DELETE' });
};

export interface UploadRequest {
  /** Stays the same when the file is sent again, so that it becomes one video. */
  readonly id: string;
  readonly title: string;
  readonly file: File;
  /** Called with the part that was sent, 0 to 1. */
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a file. `fetch` reports no progress of a body, so this is an XMLHttpRequest. */
export const uploadVideo = ({ id, title, file, onProgress, signal }: UploadRequest) =>
  new Promise<UploadReply>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/cms/api/uploads?${new URLSearchParams({ id, title }).toString()}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    );
    request.addEventListener('load', () => {
      try {
        resolve(resultOf(request.status < 300, request.responseText, {}) as UploadReply);
      } catch (error) {
        reject(error instanceof PageError ? error : new PageError('invalid-response'));
      }
    });
    request.addEventListener('error', () => reject(new PageError('no-response')));
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
