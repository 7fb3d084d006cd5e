import { isMixed } from './web-address.js';
import { requestXml, type XmlFault } from './xml-request.js';
import { noAd, VastFailure } from './vast-failure.js';

/** Bytes of the largest answer that is read; a VAST document has a few thousand. */
const LARGEST_DOCUMENT = 1_000_000;

/** An answer of an ad server. */
export interface AnsweredDocument {
  readonly document: Document;
  /** Where it came from after redirects: what relative addresses in it are read against. */
  readonly url: string;
}

/** How ad servers are asked. */
export interface DocumentRules {
  /** Whether cookies may be sent with a request, at this moment. */
  readonly mayUseCookies: () => boolean;
  readonly signal: AbortSignal;
}

const failureOf = (fault: Exclude<XmlFault, 'unreachable'>): VastFailure =>
  fault === 'aborted' ? new VastFailure(301, 'Too slow.') : new VastFailure(100, 'Too large.');

const send = async (
  url: URL,
  withCredentials: boolean,
  signal: AbortSignal,
): Promise<AnsweredDocument | 'unreachable'> => {
  const question = { withCredentials, largest: LARGEST_DOCUMENT, signal };
  const answer = await requestXml(url.href, question);
  if (answer === 'unreachable') return answer;
  if (typeof answer === 'string') throw failureOf(answer);
  const { status, document } = answer;
  if (status === 204) throw noAd();
  if (status < 200 || status > 299) throw new VastFailure(301, `Status ${status}.`);
  if (answer.hasDoctype) throw new VastFailure(100, 'Document type before the root.');
  if (document === null) throw new VastFailure(100, 'Not XML.');
  return { document, url: answer.url };
};

/** Origins of the page's life that answered without credentials alone. */
const withoutCredentials = new Set<string>();

/**
 * Asks an ad server for a document: with credentials, as the CORS rule of VAST has it, and where that
 * fails once more without, for the many servers that allow every origin (`*`). Page script
 * cannot tell a refusal by CORS from a server that is not there, so a server against
 * the rule may count its first request twice; it is remembered by origin, and no ad at
 * all would cost it more. What is of the page's own origin has no CORS and is asked once, and so is everybody
 * where the viewer allows no cookies.
 *
 * Rejects with a VastFailure: 301 unreachable, too slow (`signal`; a stalled body too), a status outside
 * 200 to 299, or http from an https page; 100 no XML, more than 1 MB, a document type; 303 for status 204.
 */
export const requestDocument = async (
  url: URL,
  { mayUseCookies, signal }: DocumentRules,
): Promise<AnsweredDocument> => {
  if (isMixed(url, location.protocol)) throw new VastFailure(301, 'Mixed content.');
  const withCookies = mayUseCookies() && !withoutCredentials.has(url.origin);
  const first = await send(url, withCookies, signal);
  if (first !== 'unreachable') return first;
  if (!withCookies || url.origin === location.origin) throw new VastFailure(301, 'Unreachable.');
  const second = await send(url, false, signal);
  if (second === 'unreachable') throw new VastFailure(301, 'Unreachable.');
  withoutCredentials.add(url.origin);
  return second;
};
