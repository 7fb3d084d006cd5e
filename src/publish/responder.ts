import type { ResponseContent } from './content.js';
import { messagePage } from './embed-page.js';
import type { Answer } from './embed-cache.js';
import { type Failure, RETRY_DELAY_S } from './failure.js';
import type { NormalizedSettings } from './publisher-options.js';
import { xmlElement, xmlText } from '../render/xml.js';

type ErrorStatus = 400 | 401 | 404 | 405 | 501 | 502 | 503 | 504;

/** What reads an error response. */
export type ProblemKind = 'json' | 'page' | 'xml';

const CONTENT_TYPES: Readonly<Record<ProblemKind, string>> = {
  json: 'application/json; charset=utf-8',
  page: 'text/html; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
};

/** What an error response says: a code for programs and a sentence for people. */
const ERRORS: Readonly<Record<ErrorStatus, readonly [code: string, message: string]>> = {
  400: [
    'invalid-request',
    'An id has 1 to 64 letters, digits, _ or -; oEmbed needs url, and pixels as numbers.',
  ],
  401: ['private', 'This video is not public. Link to its page instead.'],
  404: ['not-found', 'There is no video at this address.'],
  405: ['method-not-allowed', 'Use GET, HEAD or OPTIONS.'],
  501: ['format-not-implemented', 'The formats of oEmbed responses are json and xml.'],
  502: ['bad-gateway', 'The video cannot be read at the moment.'],
  503: ['overloaded', 'Too many requests at the moment. Try again later.'],
  504: ['timeout', 'The video could not be read in time.'],
};

export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';

/** Whether a validator is in the list of an `If-None-Match` header, compared weakly (RFC 9110, section 13.1.2). */
const matches = (header: string | null, etag: string): boolean => {
  if (header === null) return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
};

/** By which a CDN purges all addresses of an embed: Fastly and Varnish read the first, Cloudflare the second. */
export const tagsOf = (id: string): Readonly<Record<string, string>> => ({
  'surrogate-key': `embed-${id}`,
  'cache-tag': `embed-${id}`,
});

const problemBody = (kind: ProblemKind, code: string, message: string): string => {
  if (kind === 'page') return messagePage(message);
  if (kind === 'json') return JSON.stringify({ error: { code, message } });
  const fields = [['code', code] as const, ['message', message] as const];
  return xmlElement(
    'error',
    {},
    ...fields.map(([name, text]) => xmlElement(name, {}, xmlText(text))),
  );
};

export class Responder {
  readonly #settings: NormalizedSettings;
  readonly #common: Readonly<Record<string, string>>;
  /** All headers of each content, which are the same for every caller. */
  readonly #contentHeaders = new WeakMap<ResponseContent, Headers>();

  constructor(settings: NormalizedSettings) {
    this.#settings = settings;
    this.#common = {
      'x-content-type-options': 'nosniff',
      ...(settings.allowedOrigins === '*'
        ? { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'ETag' }
        : { vary: 'Origin' }),
    };
  }

  content(request: Request, content: ResponseContent, answer: Answer): Response {
    const { body, etag } = content;
    const all = this.#shared(request, this.#headersOf(content, answer));
    if (matches(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers: all });
    }
    return new Response(request.method === 'HEAD' ? null : body, { headers: all });
  }

  problem(
    request: Request,
    kind: ProblemKind,
    status: ErrorStatus,
    headers: Readonly<Record<string, string>> = {},
  ): Response {
    const [code, message] = ERRORS[status];
    const body = problemBody(kind, code, message);
    const { notFoundMaxAge } = this.#settings.cache;
    const all = new Headers({
      ...this.#common,
      'cache-control':
        status === 404 ? `public, max-age=0, s-maxage=${notFoundMaxAge}` : 'no-store',
      'content-type': CONTENT_TYPES[kind],
      ...(kind === 'page' ? { 'content-security-policy': "default-src 'none'" } : {}),
      ...headers,
    });
    const shared = this.#shared(request, all);
    return new Response(request.method === 'HEAD' ? null : body, { status, headers: shared });
  }

  failure(request: Request, kind: ProblemKind, { status, retryAfter }: Failure): Response {
    const headers = retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
    return this.problem(request, kind, status, headers);
  }

  preflight(request: Request): Response {
    const headers = new Headers({
      ...this.#common,
      'cache-control': 'no-store',
      allow: ALLOWED_METHODS,
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'If-None-Match',
      'access-control-max-age': '86400',
    });
    return new Response(null, { status: 204, headers: this.#shared(request, headers) });
  }

  #cacheControl(sharedMaxAge: number): string {
    const { maxAge, staleWhileRevalidate, staleIfError } = this.#settings.cache;
    return `public, max-age=${maxAge}, s-maxage=${sharedMaxAge}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`;
  }

  #headersOf(content: ResponseContent, { id, source, age, duration }: Answer): Headers {
    let headers = this.#contentHeaders.get(content);
    if (headers === undefined) {
      headers = new Headers({
        ...this.#common,
        'cache-control': this.#cacheControl(this.#settings.cache.sharedMaxAge),
        ...content.headers,
        ...tagsOf(id),
        'server-timing': 'cache;desc=hit',
        etag: content.etag,
      });
      this.#contentHeaders.set(content, headers);
    }
    if (source === 'hit') return headers;
    const answered = new Headers(headers);
    answered.set('server-timing', `cache;desc=${source};dur=${Math.round(duration)}`);
    if (age === null) return answered;
    answered.set('age', String(age));
    // A cache in front that counts the age would request each time while the service fails.
    answered.set('cache-control', this.#cacheControl(age + RETRY_DELAY_S));
    return answered;
  }

  /** The headers with the origin of the calling page, if it is in the list. */
  #shared(request: Request, headers: Headers): Headers {
    const { allowedOrigins } = this.#settings;
    const origin = allowedOrigins === '*' ? null : request.headers.get('origin');
    if (allowedOrigins === '*' || origin === null || !allowedOrigins.has(origin)) return headers;
    const shared = new Headers(headers);
    shared.set('access-control-allow-origin', origin);
    shared.set('access-control-expose-headers', 'ETag');
    return shared;
  }
}
