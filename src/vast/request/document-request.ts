import type { XmlNodeDocument } from '../read/xml-element.js';
import type { VastRequest } from '../vast-ad.js';
import { noAd, noResponse, VastError } from '../vast-error.js';
import { isMixed } from '../web-address.js';
import { MAX_DOCUMENT_BYTES } from '../../text/xml/document-limit.js';
import type { ParsedXml, XmlTransport } from './xml-transport.js';

export interface AdDocument {
  readonly document: XmlNodeDocument;
  /** The URL after redirects, the base of relative URLs in the document. */
  readonly url: string;
}

const refusedByPage = (): VastError => new VastError(301, 'request-policy');

const unreachable = (): VastError => new VastError(301, 'request-unreachable');

/** Throws VastError 100 for what is not XML or has a document type, 900 for what the page forbids to parse. */
const checked = ({ fault, document }: ParsedXml): XmlNodeDocument => {
  if (fault === 'doctype') throw new VastError(100, 'document-type');
  if (fault === 'untrusted') throw new VastError(900, 'trusted-types');
  if (document === null) throw new VastError(100, 'not-xml');
  return document;
};

const tooLarge = (): VastError =>
  new VastError(100, 'document-size', { limit: MAX_DOCUMENT_BYTES });

const send = async (
  url: URL,
  withCredentials: boolean,
  signal: AbortSignal,
  transport: XmlTransport,
): Promise<AdDocument | 'unreachable'> => {
  const init = { withCredentials, maxBytes: MAX_DOCUMENT_BYTES, signal };
  const response = await transport.request(url.href, init);
  if (response === 'aborted') throw noResponse();
  if (response === 'policy') throw refusedByPage();
  if (typeof response === 'string') return 'unreachable';
  const { status, fault } = response;
  if (fault === 'too-large') throw tooLarge();
  if (status === 204) throw noAd();
  if (status < 200 || status > 299) throw new VastError(301, 'request-status', { status });
  return { document: checked(response), url: response.url };
};

/** Reads a document that was given as text. Throws as `requestDocument` rejects. */
export const documentOf = (
  text: string,
  { parse }: Pick<XmlTransport, 'parse'>,
): XmlNodeDocument => {
  if (text.length > MAX_DOCUMENT_BYTES) throw tooLarge();
  return checked(parse(text));
};

/**
 * Requests a document from an ad server: with credentials, as the CORS rule of VAST demands, and if that
 * fails once more without, for the many servers that allow every origin (`*`). A script cannot tell a
 * refusal by CORS from a server that is down, so a server that breaks the rule may count its first request twice;
 * its origin is remembered. The page's own origin, which needs no CORS, is requested once, and so is every
 * server if the viewer does not allow cookies.
 *
 * Rejects with a VastError: 301 if it is unreachable, too slow (`signal`; a stalled body too), has a status outside
 * 200 to 299, is refused by the policy of the page, or is http on an https page; 100 if it is not XML, over 1 MB or has
 * a document type; 303 for status 204.
 */
export const requestDocument = async (
  url: URL,
  { mayUseCookies, signal }: Pick<VastRequest, 'mayUseCookies' | 'signal'>,
  transport: XmlTransport,
): Promise<AdDocument> => {
  const { page, withoutCredentials } = transport;
  if (isMixed(url, page.protocol)) throw new VastError(301, 'request-mixed');
  const withCookies = mayUseCookies() && !withoutCredentials.has(url.origin);
  const first = await send(url, withCookies, signal, transport);
  if (first !== 'unreachable') return first;
  if (!withCookies || url.origin === page.origin) throw unreachable();
  const second = await send(url, false, signal, transport);
  if (second === 'unreachable') throw unreachable();
  withoutCredentials.add(url.origin);
  return second;
};
