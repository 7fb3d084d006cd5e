import { html } from 'hono/html';
import type { Language } from '../../../src/messages/languages.js';
import { acceptedLanguage, pageText } from '../page-language.js';

interface ErrorPageOptions {
  /** Status of the response, 400 or more. */
  readonly status: number;
  /** Path of the address as it was requested, percent-encoded. */
  readonly path: string;
  readonly language: Language;
  /** What the service says about the error, in English; null if it says nothing. */
  readonly message: string | null;
}

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A longer path is cut, so that the sentence stays readable. */
const MAX_PATH_LENGTH = 200;

const PAGES = ['publisher', 'cms', 'ad-ops', 'docs'] as const;

const faultOf = (status: number): 'not-found' | 'server' | 'request' => {
  if (status === 404) return 'not-found';
  return status >= 500 ? 'server' : 'request';
};

const shortened = (path: string): string =>
  path.length > MAX_PATH_LENGTH ? `${path.slice(0, MAX_PATH_LENGTH)}…` : path;

/** A page in the look of the demo pages that says what an address responded with, and links to the pages that exist. */
const errorPage = async ({ status, path, language, message }: ErrorPageOptions) => {
  const text = await pageText(language);
  const title = text('sandbox-error-title', { fault: faultOf(status) });
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – media-embed-elements</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/theme/theme.css">
<link rel="stylesheet" href="/theme/message-page.css">
</head>
<body>
<header class="bar">
<nav aria-label="Demo">
<a href="/"><img src="/favicon.svg" alt="" width="20" height="20">media-embed-elements</a>
${PAGES.map((page) => html`<a href="/${page}/">${text(`site-${page}`)}</a>`)}
</nav>
</header>
<main class="message-page">
<h1>${title}</h1>
<p><code>${shortened(path)}</code> ${text('sandbox-error-status', { status })} ${message === null ? null : html`<span lang="en">${message}</span>`}</p>
<p>${text('sandbox-error-advice')}</p>
<ul role="list">
${PAGES.map((page) => html`<li><a href="/${page}/">${text(`site-${page}`)}</a> <span>${text(`sandbox-shows-${page}`)}</span></li>`)}
<li><a href="/published/embed.json">${text('sandbox-published')}</a> <span>${text('sandbox-shows-published')}</span></li>
</ul>
</main>
</body>
</html>
`;
};

export interface RequestHandler {
  fetch(request: Request): Promise<Response>;
}

/** Programs call these addresses: their errors stay JSON in a browser too. */
const INTERFACES = ['/rest/', '/restauth/', '/cms/api/'];

/** Whether a request is that of a person who opens an address: programs accept JSON or anything. */
const isOpenedByPerson = ({ method, headers, url }: Request): boolean => {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const accepted = headers.get('accept') ?? '';
  if (!/\btext\/html\b/i.test(accepted) || /\bapplication\/json\b/i.test(accepted)) return false;
  const { pathname } = new URL(url);
  return INTERFACES.every((path) => !pathname.startsWith(path));
};

const isJsonError = ({ status, headers }: Response): boolean =>
  status >= 400 && (headers.get('content-type') ?? '').startsWith('application/json');

const messageIn = async (response: Response): Promise<string | null> => {
  const body = (await response.json().catch(() => null)) as {
    readonly error?: { readonly message?: unknown };
  } | null;
  const message = body?.error?.message;
  return typeof message === 'string' ? message : null;
};

/** These describe the body, or are set for the page. */
const REPLACED_HEADERS = ['content-encoding', 'content-length', 'etag'];

const pageFor = async (request: Request, response: Response): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const page = await errorPage({
    status: response.status,
    path: pathname,
    language: acceptedLanguage(request.headers.get('accept-language')),
    message: await messageIn(response),
  });
  const headers = new Headers(response.headers);
  for (const name of REPLACED_HEADERS) headers.delete(name);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', POLICY);
  headers.set('x-content-type-options', 'nosniff');
  headers.set('cache-control', 'no-store');
  headers.append('vary', 'Accept, Accept-Language');
  const body = request.method === 'HEAD' ? null : page.toString();
  return new Response(body, { status: response.status, headers });
};

/**
 * Shows the errors of a service as a page to people who open an address in a browser: what was found there, and the
 * pages that exist. Programs keep the JSON.
 */
export const withErrorPages = <T extends RequestHandler>(service: T): T => ({
  ...service,
  fetch: async (request: Request) => {
    const response = await service.fetch(request);
    return isOpenedByPerson(request) && isJsonError(response)
      ? pageFor(request, response)
      : response;
  },
});
