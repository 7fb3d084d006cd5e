/** A response to a request for XML, of any status. */
export interface XmlResponse {
  readonly status: number;
  /** The URL after redirects, the base of relative URLs in the document. */
  readonly url: string;
  /** Whether it has a document type; then it is not parsed. */
  readonly hasDoctype: boolean;
  /** Null if the status is not 2xx, and if the text is not well-formed XML or has a document type. */
  readonly document: Document | null;
}

/** Why there is no response: the server is down or CORS refuses, `signal` aborted, or there are more bytes than `maxBytes`. */
export type XmlError = 'unreachable' | 'aborted' | 'too-large';

export interface XmlRequestInit {
  readonly withCredentials: boolean;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

const PROLOG_PART = /\s*(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->)/y;
const DOCTYPE = /\s*<!DOCTYPE/iy;

/**
 * Whether a document type comes before the root element. This is checked before parsing, since a document type
 * may declare entities that grow without end. Inside an ad, in a CDATA section, the same text is harmless.
 */
export const hasDoctype = (text: string): boolean => {
  let at = text.startsWith('\u{feff}') ? 1 : 0;
  for (;;) {
    PROLOG_PART.lastIndex = at;
    if (!PROLOG_PART.test(text)) break;
    at = PROLOG_PART.lastIndex;
  }
  DOCTYPE.lastIndex = at;
  return DOCTYPE.test(text);
};

interface TextResponse extends XmlResponse {
  readonly text: string;
}

const responseOf = (request: XMLHttpRequest, maxBytes: number): TextResponse | XmlError => {
  const { status, responseURL: url, responseText: text } = request;
  if (status === 0) return 'unreachable';
  if (text.length > maxBytes) return 'too-large';
  if (hasDoctype(text)) return { status, url, text, hasDoctype: true, document: null };
  // Chromium reports the inline style of its own error message to the policy of the page if a text is not XML.
  if (status < 200 || status > 299) return { status, url, text, hasDoctype: false, document: null };
  return { status, url, text, hasDoctype: false, document: request.responseXML };
};

const load = (
  address: string,
  { withCredentials, maxBytes, signal }: XmlRequestInit,
): Promise<TextResponse | XmlError> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const ended = new AbortController();
    const on = { signal: ended.signal };
    const end = (result: TextResponse | XmlError): void => {
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
      if (loaded > maxBytes) end('too-large');
    };
    request.addEventListener('progress', progress, on);
    request.addEventListener('loadend', () => end(responseOf(request, maxBytes)), on);
    request.open('GET', address);
    request.withCredentials = withCredentials;
    request.overrideMimeType('application/xml');
    request.send();
  });

const SCHEMA_INSTANCE = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

/** XML without two faults of ad servers: white space before the XML declaration, and `xsi` without a namespace. */
const repaired = (text: string): string => {
  const xml = /^\s+<\?xml/.test(text) ? text.trimStart() : text;
  const isUndeclared = xml.includes(' xsi:') && !xml.includes('xmlns:xsi');
  return isUndeclared ? xml.replace('<VAST', `<VAST ${SCHEMA_INSTANCE}`) : xml;
};

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

/** Parses a text as a response is parsed. Never rejects. */
export const parseXml = async (
  text: string,
  init: XmlRequestInit,
): Promise<Pick<XmlResponse, 'hasDoctype' | 'document'>> =>
  hasDoctype(text)
    ? { hasDoctype: true, document: null }
    : { hasDoctype: false, document: await parse(repaired(text), init) };

/**
 * Requests XML, whatever content type the response has. Uses XMLHttpRequest, which may parse XML where
 * Trusted Types forbid DOMParser. Never rejects.
 */
export const requestXml = async (
  address: string,
  init: XmlRequestInit,
): Promise<XmlResponse | XmlError> => {
  const response = await load(address, init);
  if (typeof response === 'string' || response.hasDoctype || response.document !== null)
    return response;
  if (response.status < 200 || response.status > 299) return response;
  const xml = repaired(response.text);
  return xml === response.text ? response : { ...response, document: await parse(xml, init) };
};
