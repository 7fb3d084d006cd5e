import { isIP } from 'node:net';
import { isLocalHost } from '../../network/local-host.js';
import { networkFailure, viewerFault } from '../../network/network-failure.js';
import type { FetchOptions } from '../inspect/inspect-options.js';
import { isFound, type MediaRequester } from '../inspect/media-check.js';
import {
  isPlaylist,
  readBody,
  requestHead,
  type Send,
  type SentResponse,
} from '../inspect/media-request.js';
import { tellingHeaders } from '../../network/telling-headers.js';
import { type RequestFault, requestFailed } from '../request/request-fault.js';
import { isMixed, webAddress } from '../web-address.js';
import type {
  FailedRequest,
  InspectTransport,
  XmlError,
  XmlRequestInit,
  XmlResponse,
} from '../request/xml-transport.js';
import { decodeBody } from './decode-body.js';
import { parseXml } from './parse-xml.js';
import { PrivateAddressError, requestSender } from './request-sender.js';

type PageAddress = InspectTransport['page'];

const NO_PAGE: PageAddress = { href: '', origin: '', protocol: '' };

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

/** What a request that was not sent or had no response says about the connection. */
const failed = (error: unknown, address: string): RequestFault => {
  if (error instanceof PrivateAddressError) return error.isSinkhole ? 'sinkhole' : 'private';
  const ofViewer = isLocalHost(webAddress(address)?.hostname ?? '') ? null : viewerFault(error);
  if (ofViewer !== null) return ofViewer;
  const { reason } = networkFailure(error);
  return reason === 'unreachable' ? 'no-route' : reason;
};

/** Errors of the decoders of Node, such as `Z_DATA_ERROR` and `ERR_PADDING_2`, as which Brotli names its own. */
const DECODING = /^(?:Z_|ERR_(?!STREAM_))/;

/** What an error after the head of a response says about its body. */
const bodyFault = (error: unknown): RequestFault => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return DECODING.test(code) ? 'encoding' : 'cut-off';
};

const notFollowed = (url: string): FailedRequest => ({ requestFault: 'redirect', url });

/** Whether two hosts may be of one site; a browser has the list of public suffixes. */
const maybeSameSite = (a: string, b: string): boolean => {
  const siteOf = (host: string): string =>
    isIP(host) === 0 ? host.split('.').slice(-2).join('.') : host;
  return siteOf(a) === siteOf(b);
};

/** Fetch, "cross-origin resource policy check", of a request without CORS. */
const isForOtherSites = (headers: Headers, url: URL, page: PageAddress): boolean => {
  const policy = headers.get('cross-origin-resource-policy');
  if (page.origin === url.origin) return true;
  // Hardly any page is of the origin of media.
  if (page.origin === '') return policy !== 'same-origin';
  const { hostname } = new URL(page.origin);
  return policy === 'same-site' ? maybeSameSite(hostname, url.hostname) : policy !== 'same-origin';
};

/** A response after redirects. */
interface Followed {
  readonly response: SentResponse;
  readonly url: URL;
  /** Why the page may not read it. Missing if it may. */
  readonly fault?: RequestFault;
}

class PageRequests {
  readonly #page: PageAddress;
  readonly #send: Send;

  constructor(page: PageAddress, send: Send) {
    this.#page = page;
    this.#send = send;
  }

  async request(
    address: string,
    { withCredentials, maxBytes, signal }: XmlRequestInit,
  ): Promise<XmlResponse | XmlError | FailedRequest> {
    let at = address;
    const fail = (requestFault: RequestFault): FailedRequest => ({
      requestFault: signal.aborted ? null : requestFault,
      url: at,
    });
    try {
      const init = { method: 'GET', headers: {}, signal } as const;
      const followed = await this.follow(new URL(address), init, withCredentials, ({ href }) => {
        at = href;
      });
      if ('requestFault' in followed) return followed;
      const { response, url, fault } = followed;
      const body = await readBody(response, maxBytes).catch(bodyFault);
      const refusal = fault !== undefined && { requestFault: fault, url: url.href };
      if (typeof body === 'string') return refusal || fail(body);
      const { bytes, isTooLarge } = body;
      const { status } = response;
      const contentType = response.headers.get('content-type');
      const text = decodeBody(bytes, contentType);
      const headers = tellingHeaders(response.headers);
      const read = { status, url: url.href, contentType, headers, text };
      if (refusal) return { ...refusal, ...(!isTooLarge && { refused: read }) };
      if (isTooLarge) return { ...read, fault: 'too-large', document: null };
      if (status < 200 || status > 299) return { ...read, fault: null, document: null };
      return { ...read, ...parseXml(text) };
    } catch (error) {
      return fail(failed(error, at));
    }
  }

  /** A fault if redirects cannot be followed. */
  async follow(
    first: URL,
    init: Parameters<Send>[1],
    withCredentials: boolean,
    onRedirect: (url: URL) => void,
  ): Promise<Followed | FailedRequest> {
    const page = this.#page;
    let url = first;
    let { origin } = page;
    let isCors = false;
    let setsCookie = false;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      if (isMixed(url, page.protocol)) return notFollowed(url.href);
      isCors ||= page.origin !== '' && url.origin !== page.origin;
      const headersSent = { ...init.headers, ...(isCors && { origin }) };
      const response = await this.#send(url.href, { ...init, headers: headersSent });
      const { status, headers } = response;
      if (isCors && !isAllowed(headers, origin, withCredentials)) {
        const isSeveral = headers.get('access-control-allow-origin')?.includes(',') === true;
        return { response, url, fault: isSeveral ? 'cors-several' : 'cors' };
      }
      const location = headers.get('location');
      setsCookie ||= headers.has('set-cookie');
      if (location === null || !REDIRECTS.includes(status))
        return { response: { status, headers, body: response.body, url: url.href }, url };
      await response.body?.cancel();
      const next = webAddress(location, url.href);
      if (next === null)
        return notFollowed(
          URL.canParse(location, url.href) ? new URL(location, url).href : location,
        );
      // A server that redirects to another one does not pass on which page requests.
      if (isCors && next.origin !== url.origin && url.origin !== page.origin) origin = 'null';
      url = next;
      onRedirect(url);
    }
    return { requestFault: setsCookie ? 'cookie-loop' : 'redirect-loop', url: url.href };
  }
}

/** Sends the headers of the options and the referrer with every request. */
const withHeaders =
  (send: Send, { origin = '', headers = {} }: FetchOptions): Send =>
  (address, init) => {
    const page = webAddress(origin);
    const referer = page === null ? {} : { referer: `${page.origin}/` };
    return send(address, { ...init, headers: { ...referer, ...headers, ...init.headers } });
  };

/** The transport of Node, which sends no cookies. */
export const fetchTransport = (
  options: FetchOptions = {},
  send: Send = requestSender(options),
): InspectTransport => {
  const page = webAddress(options.origin ?? '') ?? NO_PAGE;
  const requests = new PageRequests(page, withHeaders(send, options));
  return {
    page,
    withoutCredentials: new Set(),
    request: (address, init) => requests.request(address, init),
    requestFailed,
    parse: parseXml,
  };
};

/** Requests media files: as a `<video>` of the page does, without CORS and without cookies. */
export const fetchMedia = (
  options: FetchOptions,
  send: Send = requestSender(options),
): MediaRequester => {
  const requests = new PageRequests(NO_PAGE, withHeaders(send, options));
  const page = webAddress(options.origin ?? '') ?? NO_PAGE;
  return async (address, signal) => {
    const policy = { isRefused: false };
    try {
      const head = await requestHead(address, signal, async (url, init) => {
        const followed = await requests.follow(new URL(url), init, false, () => undefined);
        if ('requestFault' in followed) throw new TypeError('The redirect cannot be followed.');
        const { headers } = followed.response;
        // A script requests playlists and their parts, with CORS.
        policy.isRefused ||=
          url === address &&
          !isPlaylist(url, headers.get('content-type')) &&
          !isForOtherSites(headers, followed.url, page);
        return followed.response;
      });
      return policy.isRefused && isFound(head) ? 'other-site' : head;
    } catch (error) {
      if (error instanceof PrivateAddressError) return 'private';
      return signal.aborted ? 'unreadable' : 'unreachable';
    }
  };
};
