/** An answer to a request for XML, of any status. */
export interface XmlAnswer {
  readonly status: number;
  /** Where it came from after redirects: what relative addresses in it are read against. */
  readonly url: string;
  /** Whether it has a document type: then it is not parsed. */
  readonly hasDoctype: boolean;
  /** Null when it is no XML, or has a document type. */
  readonly document: Document | null;
}

/** Why there is no answer: nobody answers or CORS refuses, `signal` ended it, or it has more bytes than are read. */
export type XmlFault = 'unreachable' | 'aborted' | 'too-large';

export interface XmlQuestion {
  readonly withCredentials: boolean;
  /** Bytes that are read at most. */
  readonly largest: number;
  readonly signal: AbortSignal;
}

const PROLOG_PART = /\s*(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->)/y;
const DOCTYPE = /\s*<!DOCTYPE/iy;

/**
 * Whether a document type comes before the root element, told before anything is parsed: it may
 * declare entities that grow without end. Inside an ad, in a CDATA section, the same text is harmless.
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

const answerOf = (request: XMLHttpRequest, largest: number): XmlAnswer | XmlFault => {
  const { status, responseURL: url, responseText: text } = request;
  if (status === 0) return 'unreachable';
  if (text.length > largest) return 'too-large';
  if (hasDoctype(text)) return { status, url, hasDoctype: true, document: null };
  return { status, url, hasDoctype: false, document: request.responseXML };
};

/**
 * One request for XML, whatever type the answer says it has. By XMLHttpRequest, which parses where
 * Trusted Types keep DOMParser from it. Never rejects.
 */
export const requestXml = (
  address: string,
  { withCredentials, largest, signal }: XmlQuestion,
): Promise<XmlAnswer | XmlFault> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const over = new AbortController();
    const on = { signal: over.signal };
    const end = (what: XmlAnswer | XmlFault): void => {
      over.abort();
      resolve(what);
      request.abort();
    };
    if (signal.aborted) {
      end('aborted');
      return;
    }
    signal.addEventListener('abort', () => end('aborted'), on);
    const progress = ({ loaded }: ProgressEvent): void => {
      if (loaded > largest) end('too-large');
    };
    request.addEventListener('progress', progress, on);
    request.addEventListener('loadend', () => end(answerOf(request, largest)), on);
    request.open('GET', address);
    request.withCredentials = withCredentials;
    request.overrideMimeType('application/xml');
    request.send();
  });
