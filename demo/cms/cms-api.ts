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
import { isJsonObject, objectOf, parseJson } from '../../src/text/json.js';
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

/** The code in the body of an error; a server in between may send any body. */
const codeIn = (body: unknown): PageErrorCode => {
  const { code } = objectOf(objectOf(body)['error']);
  const isCode = typeof code === 'string' && demoMessages.hasMessage(`cms-error-${code}`);
  return isCode ? (code as PageErrorCode) : 'internal';
};

/** What a reply must have: the names of its lists, and of its other fields. */
interface ReplyShape<Reply> {
  readonly lists?: readonly (keyof Reply)[];
  readonly fields?: readonly (keyof Reply)[];
}

/** Throws PageError if something is missing. */
const shaped = <Reply>(body: unknown, { lists = [], fields = [] }: ReplyShape<Reply>): Reply => {
  const reply = body as Reply;
  const isShaped =
    isJsonObject(body) &&
    lists.every((name) => Array.isArray(reply[name])) &&
    fields.every((name) => Object.hasOwn(body, name));
  if (!isShaped) throw new PageError('invalid-response');
  return reply;
};

/** The JSON of a reply, or of the error that is expected. Throws PageError for other errors. */
const bodyOf = (isOk: boolean, text: string, expected?: PageErrorCode): unknown => {
  const body = text === '' ? {} : parseJson(text);
  if (!isOk && codeIn(body) !== expected) throw new PageError(codeIn(body));
  return body;
};

const call = async <Reply>(
  path: string,
  shape: ReplyShape<Reply>,
  { signal, ...init }: RequestInit = {},
  expected?: PageErrorCode,
): Promise<Reply> => {
  const timeout = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  try {
    const response = await fetch(`/cms/api/${path}`, {
      ...init,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return shaped(bodyOf(response.ok, await response.text(), expected), shape);
  } catch (error) {
    if (error instanceof PageError || (signal?.aborted ?? false)) throw error;
    throw new PageError('no-response');
  }
};

const SESSION: ReplyShape<SessionReply> = { fields: ['editor', 'playerOrigin'] };
const EMBED_LIST: ReplyShape<EmbedListReply> = {
  lists: ['entries'],
  fields: ['total', 'offset', 'indexed', 'known', 'isComplete'],
};
const ARTICLE_TEXT: ReplyShape<ArticleReply> = {
  lists: ['versions'],
  fields: ['id', 'title', 'document'],
};

const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const readSession = (): Promise<SessionReply> => call('session', SESSION);

export const signIn = (name: string, password: string): Promise<SessionReply> =>
  call('session', SESSION, json('POST', { name, password }));

export const signOut = (): Promise<object> => call('session', {}, { method: 'DELETE' });

/** Searches all embeds on the server. `parameters` are those of `/cms/api/embeds`. */
export const searchEmbeds = (
  parameters: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<EmbedListReply> =>
  call(`embeds?${new URLSearchParams(parameters).toString()}`, EMBED_LIST, { signal });

export const readEmbed = (name: string): Promise<Embed> =>
  call(`embeds/${encodeURIComponent(name)}`, { fields: ['id'] });

export const listUploads = (): Promise<UploadListReply> => call('uploads', { lists: ['uploads'] });

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
  const path = `articles/${id}`;
  const reply = await call<ArticleReply | StaleReply>(path, {}, init, 'article-changed');
  const isSaved = !('error' in reply);
  return { isSaved, article: shaped(isSaved ? reply : reply.article, ARTICLE_TEXT) };
};

export const listArticles = (): Promise<ArticleListReply> =>
  call('articles', { lists: ['articles'] });

export const readArticle = (id: string): Promise<ArticleReply> =>
  call(`articles/${encodeURIComponent(id)}`, ARTICLE_TEXT);

export const unpublishArticle = (id: string): Promise<ArticleEntry> => {
  const path = `articles/${encodeURIComponent(id)}/publication`;
  return call(path, { fields: ['id', 'title', 'state'] }, { method: 'DELETE' });
};

export const deleteArticle = (id: string): Promise<object> =>
  call(`articles/${encodeURIComponent(id)}`, {}, { method: 'DELETE' });

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
export const uploadVideo = async (upload: UploadRequest): Promise<UploadReply> => {
  const { id, title, file, onProgress, signal } = upload;
  const request = new XMLHttpRequest();
  request.open('POST', `/cms/api/uploads?${new URLSearchParams({ id, title }).toString()}`);
  request.setRequestHeader('Content-Type', 'application/octet-stream');
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total === 0 ? 0 : loaded / total),
  );
  signal.addEventListener('abort', () => request.abort());
  await new Promise((resolve, reject) => {
    request.addEventListener('load', resolve);
    request.addEventListener('error', () => reject(new PageError('no-response')));
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    request.send(file);
  });
  return shaped(bodyOf(request.status < 300, request.responseText), {});
};
