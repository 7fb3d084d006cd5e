/** A response to a request for XML, of any status. */
export interface XmlResponse {
  readonly status: number;
  /** The URL after redirects, the base of relative URLs in the document. */
  readonly url: string;
  /** Whether it has a document type; then it is not parsed. */
  readonly hasDoctype: boolean;
  /** Null if it is not well-formed XML or has a document type. */
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

const responseOf = (request: XMLHttpRequest, maxBytes: number): XmlResponse | XmlError => {
  const { status, responseURL: url, responseText: text } = request;
  if (status === 0) return 'unreachable';
  if (text.length > maxBytes) return 'too-large';
  if (hasDoctype(text)) return { status, url, hasDoctype: true, document: null };
  return { status, url, hasDoctype: false, document: request.responseXML };
};

/**
 * Requests XML, whatever content type the response has. Uses XMLHttpRequest, which may parse XML where
 * Trusted Types forbid DOMParser. Never rejects.
 */
export const requestXml = (
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
      if (loaded > maxBytes) end('too-large');
    };
    request.addEventListener('progress', progress, on);
    request.addEventListener('loadend', () => end(responseOf(request, maxBytes)), on);
    request.open('GET', address);
    request.withCredentials = withCredentials;
    request.overrideMimeType('application/xml');
    request.send();
  });
