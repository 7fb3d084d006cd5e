import { inertMarkup } from '../read/inert-markup.js';
import { watchPolicy } from './policy-watch.js';
import { trustPolicy } from '../../trusted-types.js';
import { repaired } from './repair-xml.js';
import {
  hasDoctype,
  type ParsedXml,
  type XmlError,
  type XmlRequestInit,
  type XmlResponse,
  type XmlTransport,
} from './xml-transport.js';

const DECLARATION = /^<\?xml\s[^?]*\?>/;

/** One root element, no text beside it, and no prefix without a namespace: only parsers of documents refuse these. */
const IS_DOCUMENT =
  'count(/*/*)=1 and not(/*/text()[normalize-space()]|(//*|//@*)[namespace-uri()=""][contains(name(),":")])';

/**
 * Whether a text is a document, as far as the parser of the content of an element knows. DOMParser writes an error
 * message into what is none, and the inline style of that is reported to the policy of the page.
 */
const isDocument = (trusted: string): boolean => {
  const parsed = document.implementation.createDocument(null, 'document');
  try {
    // eslint-disable-next-line no-restricted-syntax -- The document has no window, and is left after the check.
    parsed.documentElement.innerHTML = trusted;
  } catch (error) {
    if ((error as Error).name === 'SyntaxError') return false;
    throw error;
  }
  return parsed.evaluate(IS_DOCUMENT, parsed, null, XPathResult.BOOLEAN_TYPE).booleanValue;
};

const wellFormed = (document: Document | null): ParsedXml => ({
  fault: null,
  document: document?.querySelector('parsererror') === null ? document : null,
});

/**
 * Parses a text. It is trusted because a document without a window runs nothing, and only texts and attributes of it
 * are read. `parseUntrusted` parses the text as it is where the policy of the page forbids to trust it.
 */
const parseXml = (text: string, parseUntrusted?: () => Document | null): ParsedXml => {
  if (hasDoctype(text)) return { fault: 'doctype', document: null };
  const xml = inertMarkup(repaired(text));
  try {
    if (!isDocument(trustPolicy().createHTML(xml.replace(DECLARATION, ''))))
      return { fault: null, document: null };
    return wellFormed(new DOMParser().parseFromString(trustPolicy().createHTML(xml), 'text/xml'));
  } catch {
    return parseUntrusted === undefined || xml !== text
      ? { fault: 'untrusted', document: null }
      : wellFormed(parseUntrusted());
  }
};

const responseOf = (request: XMLHttpRequest, maxBytes: number): XmlResponse | XmlError => {
  const { status, responseURL: url, responseText: text } = request;
  if (status === 0) return 'unreachable';
  const contentType = request.getResponseHeader('content-type');
  const response = { status, url, contentType, text, fault: null, document: null };
  if (text.length > maxBytes) return { ...response, fault: 'too-large' };
  if (status < 200 || status > 299) return response;
  return { ...response, ...parseXml(text, () => request.responseXML) };
};

const sendRequest = (
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

/** Requests XML, whatever content type the response has. Never rejects. */
export const requestXml: XmlTransport['request'] = async (address, init) => {
  const watch = new AbortController();
  const refusedBy = watchPolicy(address, watch.signal);
  const response = await sendRequest(address, init);
  const isRefused = response === 'unreachable' && (await refusedBy()) !== '';
  watch.abort();
  return isRefused ? 'policy' : response;
};

/** For the life of the page. */
const withoutCredentials = new Set<string>();

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
