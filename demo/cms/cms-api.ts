import type { Embed } from '../../src/index.js';
import type { ArticleEntry, ArticleListReply, ArticleReply } from './server/article-routes.js';
import type { EmbedListReply } from './server/embed-routes.js';
import type { SessionReply } from './server/session-routes.js';
import type { UploadListReply, UploadReply } from './server/upload-routes.js';
import type { Language } from '../../src/locales/languages.js';
import type { PageErrorCode } from './texts.js';

/** Thrown when the server of the page cannot do what was requested. The page has a sentence for each code. */
export class PageError extends Error {
  override readonly name = 'PageError';

  constructor(readonly code: PageErrorCode) {
    super(code);
  }
}

/** The code of anything that was thrown. */
export const codeOf = (error: unknown): PageErrorCode =>
  error instanceof PageError ? error.code : 'internal';

const codeIn = (body: unknown): PageErrorCode => {
  const { error } = (body ?? {}) as { readonly error?: { readonly code?: PageErrorCode } };
  return error?.code ?? 'internal';
};

const parse = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    throw new PageError('invalid-response');
  }
};

/** The JSON of a reply. Throws PageError. */
const resultOf = (isOk: boolean, text: string): unknown => {
  const body = parse(text);
  if (!isOk) throw new PageError(codeIn(body));
  return body;
};

const call = async (path: string, init: RequestInit = {}): Promise<unknown> => {
  const response = await fetch(`/cms/api/${path}`, init).catch((error: unknown) => {
    throw (init.signal?.aborted ?? false) ? error : new PageError('no-response');
  });
  return resultOf(response.ok, await response.text());
};

const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const readSession = async (): Promise<SessionReply> =>
  (await call('session')) as SessionReply;

export const signIn = async (name: string, password: string): Promise<SessionReply> =>
  (await call('session', json('POST', { name, password }))) as SessionReply;

export const signOut = async (): Promise<void> => {
  await call('session', { method: 'DELETE' });
};

/** Searches all embeds on the server. `parameters` are those of `/cms/api/embeds`. */
export const searchEmbeds = async (
  parameters: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<EmbedListReply> =>
  (await call(`embeds?${new URLSearchParams(parameters).toString()}`, {
    signal,
  })) as EmbedListReply;

export const readEmbed = async (name: string): Promise<Embed> =>
  (await call(`embeds/${encodeURIComponent(name)}`)) as Embed;

export const listUploads = async (): Promise<UploadListReply> =>
  (await call('uploads')) as UploadListReply;

/** An article as the editor sends it. */
export interface ArticleRequest {
  /** Missing for a new article. */
  readonly id?: string | undefined;
  readonly title: string;
  /** The document of the editor. */
  readonly content: object;
  readonly language: Language;
  /** Whether readers shall see this version. */
  readonly publish: boolean;
}

/** Browsers send larger bodies only while the page is there. */
const MAX_KEEPALIVE_LENGTH = 15_000;

export const saveArticle = async (article: ArticleRequest): Promise<ArticleEntry> => {
  const keepalive = JSON.stringify(article).length <= MAX_KEEPALIVE_LENGTH;
  return (await call('articles', { ...json('POST', article), keepalive })) as ArticleEntry;
};

export const listArticles = async (): Promise<ArticleListReply> =>
  (await call('articles')) as ArticleListReply;

export const readArticle = async (id: string): Promise<ArticleReply> =>
  (await call(`articles/${encodeURIComponent(id)}`)) as ArticleReply;

export const unpublishArticle = async (id: string): Promise<ArticleEntry> =>
  (await call(`articles/${encodeURIComponent(id)}/publication`, {
    method: 'DELETE',
  })) as ArticleEntry;

export const deleteArticle = async (id: string): Promise<void> => {
  await call(`articles/${encodeURIComponent(id)}`, { method: 'DELETE' });
};

export interface UploadRequest {
  readonly title: string;
  readonly file: File;
  /** Called with the part that was sent, 0 to 1. */
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a file. `fetch` reports no progress of a body, so this is an XMLHttpRequest. */
export const uploadVideo = ({ title, file, onProgress, signal }: UploadRequest) =>
  new Promise<UploadReply>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/cms/api/uploads?${new URLSearchParams({ title }).toString()}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    );
    request.addEventListener('load', () => {
      try {
        resolve(resultOf(request.status < 300, request.responseText) as UploadReply);
      } catch (error) {
        reject(error instanceof PageError ? error : new PageError('invalid-response'));
      }
    });
    request.addEventListener('error', () => reject(new PageError('no-response')));
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
