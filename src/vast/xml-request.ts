import { inertMarkup } from './inert-markup.js';
import {
  hasDoctype,
  type ParsedXml,
  repaired,
  type XmlError,
  type XmlRequestInit,
  type XmlResponse,
  type XmlTransport,
} from './xml-transport.js';

const responseOf = (request: XMLHttpRequest, maxBytes: number): XmlResponse | XmlError => {
  const { status, responseURL: url, responseText: text } = request;
  if (status === 0) return 'unreachable';
  const contentType = request.getResponseHeader('content-type');
  const response = { status, url, contentType, text, fault: null, document: null };
  if (text.length > maxBytes) return { ...response, fault: 'too-large' };
  if (hasDoctype(text)) return { ...response, fault: 'doctype' };
  // Chromium reports the inline style of its own error message to the policy of the page if a text is not XML.
  if (status < 200 || status > 299) return response;
  // A text with markup is parsed without it.
  return { ...response, document: inertMarkup(text) === text ? request.responseXML : null };
};

const load = (
  address: string,
  { withCredentials, maxBytes, signal }: XmlRequestInit,
): Promise<XmlResponse | XmlError> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const ended = new AbortController();
    const on = { signal: ended.signal };
    const end = (result: XmlResponse | XmlError): void => {
      ended.abort();
      resolve(result);
      request.abort();
    };
    if (signal.aborted) {
      end('aborted');
      return;
    }
    signal.addEventListener('abort', () => end('aborted'), on);
    const progress = ({ loaded }: ProgressEvent): void => {
      // Fewer bytes than characters are never too many.
      if (loaded > maxBytes) end(responseOf(request, -1));
    };
    request.addEventListener('progress', progress, on);
    request.addEventListener('loadend', () => end(responseOf(request, maxBytes)), on);
    request.open('GET', address);
    request.withCredentials = withCredentials;
    request.overrideMimeType('application/xml');
    request.send();
  });

/** Parses a text. Where Trusted Types forbid DOMParser, the request of a blob parses it. */
const parse = async (
  xml: string,
  init: Omit<XmlRequestInit, 'withCredentials'>,
): Promise<Document | null> => {
  try {
    const document = new DOMParser().parseFromString(xml, 'text/xml');
    return document.querySelector('parsererror') === null ? document : null;
  } catch {
    const url = URL.createObjectURL(new Blob([xml], { type: 'text/xml' }));
    const response = await load(url, { ...init, withCredentials: false });
    URL.revokeObjectURL(url);
    return typeof response === 'string' ? null : response.document;
  }
};

const parseXml = async (
  text: string,
  init: Omit<XmlRequestInit, 'withCredentials'>,
): Promise<ParsedXml> =>
  hasDoctype(text)
    ? { fault: 'doctype', document: null }
    : { fault: null, document: await parse(inertMarkup(repaired(text)), init) };

/**
 * Requests XML, whatever content type the response has. Uses XMLHttpRequest, which may parse XML where
 * Trusted Types forbid DOMParser. Never rejects.
 */
export const requestXml = async (
  address: string,
  init: XmlRequestInit,
): Promise<XmlResponse | XmlError> => {
  const response = await load(address, init);
  if (typeof response === 'string' || response.fault !== null || response.document !== null)
    return response;
  if (response.status < 200 || response.status > 299) return response;
  const xml = inertMarkup(repaired(response.text));
  return xml === response.text ? response : { ...response, document: await parse(xml, init) };
};

/** For the life of the page. */
const withoutCredentials = new Set<string>();

/** The transport of a page: XMLHttpRequest. */
export const pageTransport = (): XmlTransport => ({
  page: {
    href: location.href,
    protocol: location.protocol,
    // In a sandboxed frame `location.origin` is that of the address, but every request is of another origin.
    origin: self.origin,
  },
  withoutCredentials,
  request: requestXml,
  parse: parseXml,
});
