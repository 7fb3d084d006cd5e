import { acceptedLanguage } from '../page-language.js';
import { errorPage } from './error-page.js';

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
  const { markup, policy } = await errorPage({
    status: response.status,
    path: pathname,
    language: acceptedLanguage(request.headers.get('accept-language')),
    message: await messageIn(response),
  });
  const headers = new Headers(response.headers);
  for (const name of REPLACED_HEADERS) headers.delete(name);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', policy);
  headers.set('x-content-type-options', 'nosniff');
  headers.set('cache-control', 'no-store');
  headers.append('vary', 'Accept, Accept-Language');
  const body = request.method === 'HEAD' ? null : markup;
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
