import { noAd, VastFailure } from './vast-failure.js';
import { isMixed } from './web-address.js';

/** Bytes of the largest answer that is read; a VAST document has a few thousand. */
const LARGEST_DOCUMENT = 1_000_000;

/** An answer of an ad server. */
export interface AnsweredDocument {
  readonly document: Document;
  /** Where it came from after redirects: what relative addresses in it are read against. */
  readonly url: string;
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

const readDocument = (request: XMLHttpRequest): AnsweredDocument => {
  if (request.status === 204) throw noAd();
  if (request.status < 200 || request.status > 299) {
    throw new VastFailure(301, `Status ${request.status}.`);
  }
  const text = request.responseText;
  if (text.length > LARGEST_DOCUMENT) throw new VastFailure(100, 'Too large.');
  if (hasDoctype(text)) throw new VastFailure(100, 'Document type before the root.');
  const document = request.responseXML;
  if (document === null) throw new VastFailure(100, 'Not XML.');
  return { document, url: request.responseURL };
};

type Reply = AnsweredDocument | 'unreachable';

/** One request. XMLHttpRequest parses XML where Trusted Types keep DOMParser from it. */
const send = (url: URL, withCredentials: boolean, signal: AbortSignal): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const over = new AbortController();
    const fail = (failure: VastFailure): void => {
      over.abort();
      request.abort();
      reject(failure);
    };
    const on = { signal: over.signal };
    signal.addEventListener('abort', () => fail(new VastFailure(301, 'Too slow.')), on);
    request.addEventListener(
      'progress',
      ({ loaded }) => {
        if (loaded > LARGEST_DOCUMENT) fail(new VastFailure(100, 'Too large.'));
      },
      on,
    );
    request.addEventListener(
      'loadend',
      () => {
        over.abort();
        try {
          resolve(request.status === 0 ? 'unreachable' : readDocument(request));
        } catch (cause) {
          reject(cause instanceof Error ? cause : new VastFailure(900, 'Not readable.'));
        }
      },
      on,
    );
    request.open('GET', url);
    request.withCredentials = withCredentials;
    // Ad servers send XML under many types.
    request.overrideMimeType('application/xml');
    request.send();
  });

/** Origins of the page's life that answered without credentials alone. */
const withoutCredentials = new Set<string>();

/**
 * Asks an ad server for a document: with credentials, as the CORS rule of VAST has it, and where that
 * fails once more without, for the many servers that allow every origin (`*`). Page script
 * cannot tell a refusal by CORS from a server that is not there, so a server against
 * the rule may count its first request twice; it is remembered by origin, and no ad at
 * all would cost it more. What is of the page's own origin has no CORS and is asked once.
 *
 * Rejects with a VastFailure: 301 unreachable, too slow (`signal`; a stalled body too), a status outside
 * 200 to 299, or http from an https page; 100 no XML, more than 1 MB, a document type; 303 for status 204.
 */
export const requestDocument = async (url: URL, signal: AbortSignal): Promise<AnsweredDocument> => {
  if (signal.aborted) throw new VastFailure(301, 'Too slow.');
  if (isMixed(url, location.protocol)) throw new VastFailure(301, 'Mixed content.');
  const first = await send(url, !withoutCredentials.has(url.origin), signal);
  if (first !== 'unreachable') return first;
  const isOwn = url.origin === location.origin;
  if (isOwn || withoutCredentials.has(url.origin)) throw new VastFailure(301, 'Unreachable.');
  const second = await send(url, false, signal);
  if (second === 'unreachable') throw new VastFailure(301, 'Unreachable.');
  withoutCredentials.add(url.origin);
  return second;
};
