import type { XmlNodeDocument } from '../read/xml-element.js';
import type { RequestFault } from './request-fault.js';
import type { VastError } from '../vast-error.js';

/** XML that was parsed, or the reason why it was not. */
export interface ParsedXml {
  /** More bytes than `maxBytes`, a document type, or a page that forbids to trust it; then it is not parsed. */
  readonly fault: 'too-large' | 'doctype' | 'untrusted' | null;
  /** Null if there is a fault, if the status is not 2xx, and if the text is not well-formed XML. */
  readonly document: XmlNodeDocument | null;
}

export interface XmlResponse extends ParsedXml {
  readonly status: number;
  /** The URL after redirects, the base of relative URLs in the document. */
  readonly url: string;
  readonly contentType: string | null;
  /** What the headers tell (`tellingHeaders`). Missing where they are not read. */
  readonly headers?: string;
  /** The body, as far as it was read. */
  readonly text: string;
}

/** A response that CORS refuses. */
export type RefusedResponse = Pick<XmlResponse, 'status' | 'contentType' | 'headers' | 'text'>;

/** Why there is no response: the server is down or CORS refuses, the policy of the page does, or `signal` aborted. */
export type XmlError = 'unreachable' | 'policy' | 'aborted';

/** A request without a response that may be read, for a known reason. */
export interface FailedRequest {
  /** Null if `signal` aborted. */
  readonly requestFault: RequestFault | null;
  /** Where redirects led, also if it was not sent there (`redirect`, `private`); empty if that is not known. */
  readonly url: string;
  /** What a page may not read. Missing if it is not known. */
  readonly refused?: RefusedResponse;
}

export interface XmlRequestInit {
  readonly withCredentials: boolean;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

/** Requests and parses XML: in a browser, or in a runtime without pages. */
export interface XmlTransport {
  /** The page that requests; all texts are empty without one. */
  readonly page: Pick<URL, 'href' | 'origin' | 'protocol'>;
  /** Origins that responded only without credentials. Requests add to it. */
  readonly withoutCredentials: Set<string>;
  /** Requests XML, whatever content type the response has. Never rejects. */
  readonly request: (address: string, init: XmlRequestInit) => Promise<XmlResponse | XmlError>;
  /** Parses a text as a response is parsed. Never throws. */
  readonly parse: (text: string) => ParsedXml;
}

/** A transport that may know why there is no response. */
export interface InspectTransport extends Omit<XmlTransport, 'request'> {
  readonly request: (
    ...given: Parameters<XmlTransport['request']>
  ) => Promise<XmlResponse | XmlError | FailedRequest>;
  /** The error for a known fault. Only of a transport that knows any. */
  readonly requestFailed?: (fault: RequestFault) => VastError;
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
