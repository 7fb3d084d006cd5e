import { networkFailure } from '../../network-failure.js';
import type { FetchOptions } from '../inspect-options.js';
import type { MediaRequester } from '../media-check.js';
import { requestHead } from '../media-request.js';
import { type RequestFault, requestFailed } from '../request-fault.js';
import { isMixed, webAddress } from '../web-address.js';
import type { XmlError, XmlRequestInit, XmlResponse, XmlTransport } from '../xml-transport.js';
import { decodeBody } from './decode-body.js';
import { parseXml } from './parse-xml.js';

const NO_PAGE = { href: '', origin: '', protocol: '' };

/** WHATWG Fetch, "HTTP-redirect fetch". */
const MAX_REDIRECTS = 20;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** WHATWG Fetch, "CORS check". */
const isAllowed = (headers: Headers, origin: string, withCredentials: boolean): boolean => {
  const allowed = headers.get('access-control-allow-origin')?.trim();
  if (withCredentials)
    return allowed === origin && headers.get('access-control-allow-credentials') === 'true';
  return allowed === '*' || allowed === origin;
};

interface Body {
  readonly bytes: Uint8Array;
  readonly isTooLarge: boolean;
}

/** Reads at most `maxBytes` of a body. */
const readBody = async (response: Response, maxBytes: number): Promise<Body> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const step = await reader?.read();
    if (step === undefined || step.done) break;
    chunks.push(step.value);
    length += step.value.length;
    if (length > maxBytes) {
      await reader?.cancel();
      break;
    }
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return { bytes: bytes.subarray(0, maxBytes), isTooLarge: length > maxBytes };
};

/** What a failed `fetch` says about the connection. */
const faultOf = (error: unknown): RequestFault => {
  const { reason } = networkFailure(error);
  return reason === 'unreachable' ? 'no-route' : reason;
};

/** A response after redirects. */
interface Followed {
  readonly response: Response;
  readonly url: URL;
}

/** Requests documents for one page. */
class PageRequests {
  readonly #page: XmlTransport['page'];
  readonly #headers: Readonly<Record<string, string>>;
  readonly #fetch: typeof fetch;

  constructor(page: XmlTransport['page'], { headers = {}, fetch: send = fetch }: FetchOptions) {
    this.#page = page;
    this.#headers = headers;
    this.#fetch = send;
  }

  async request(
    address: string,
    { withCredentials, maxBytes, signal }: XmlRequestInit,
  ): Promise<XmlResponse | XmlError | RequestFault> {
    try {
      const followed = await this.#follow(new URL(address), withCredentials, signal);
      if (typeof followed === 'string') return followed;
      const { response, url } = followed;
      const { bytes, isTooLarge } = await readBody(response, maxBytes);
      const { status, headers } = response;
      const contentType = headers.get('content-type');
      const text = decodeBody(bytes, contentType);
      const read = { status, url: url.href, contentType, text };
      if (isTooLarge) return { ...read, fault: 'too-large', document: null };
      if (status < 200 || status > 299) return { ...read, fault: null, document: null };
      return { ...read, ...parseXml(text) };
    } catch (error) {
      return signal.aborted ? 'aborted' : faultOf(error);
    }
  }

  /** A fault if the page may not read a response on the way. */
  async #follow(
    first: URL,
    withCredentials: boolean,
    signal: AbortSignal,
  ): Promise<Followed | 'cors' | 'redirect'> {
    const page = this.#page;
    let url = first;
    let { origin } = page;
    let isCors = false;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      if (isMixed(url, page.protocol)) return 'redirect';
      isCors ||= page.origin !== '' && url.origin !== page.origin;
      const response = await this.#send(url, isCors ? origin : null, signal);
      const { status, headers } = response;
      if (isCors && !isAllowed(headers, origin, withCredentials)) {
        await response.body?.cancel();
        return 'cors';
      }
      const location = headers.get('location');
      if (location === null || !REDIRECTS.includes(status)) return { response, url };
      await response.body?.cancel();
      const next = webAddress(location, url.href);
      if (next === null) return 'redirect';
      // A server that redirects to another one does not pass on which page requests.
      if (isCors && next.origin !== url.origin && url.origin !== page.origin) origin = 'null';
      url = next;
    }
    return 'redirect';
  }

  #send(url: URL, origin: string | null, signal: AbortSignal): Promise<Response> {
    const referer = this.#page.origin === '' ? {} : { referer: `${this.#page.origin}/` };
    const headers = { ...referer, ...this.#headers, ...(origin !== null && { origin }) };
    return this.#fetch(url, { headers, signal, redirect: 'manual' });
  }
}

/** The transport of Node: `fetch`, which sends no cookies, and the parser of @xmldom/xmldom. */
export const fetchTransport = (options: FetchOptions = {}): XmlTransport => {
  const page = webAddress(options.origin ?? '') ?? NO_PAGE;
  const requests = new PageRequests(page, options);
  return {
    page,
    withoutCredentials: new Set(),
    request: (address, init) => requests.request(address, init),
    requestFailed,
    parse: (text) => Promise.resolve(parseXml(text)),
  };
};

/** Requests media files with `fetch`: as a `<video>` of the page does, without CORS and without cookies. */
export const fetchMedia = ({
  origin = '',
  headers = {},
  fetch: send = fetch,
}: FetchOptions): MediaRequester => {
  const page = webAddress(origin);
  const own = { ...(page !== null && { referer: `${page.origin}/` }), ...headers };
  return async (address, signal) => {
    try {
      return await requestHead(address, signal, (url, init) =>
        send(url, { ...init, headers: { ...own, ...init.headers } }),
      );
    } catch {
      return signal.aborted ? 'unreadable' : 'unreachable';
    }
  };
};
