import { type JsonObject, objectOf } from '../../text/json.js';
import { isLocalHost, isSinkhole } from '../../network/local-host.js';
import { isAdHost } from '../../vast/inspect/ad-blocker.js';
import { webAddress } from '../../vast/web-address.js';
import { hostOf } from '../evidence/url-host.js';
import { targetOf } from './har-faults.js';
import { numberOf, objectsOf, textOf } from './json-fields.js';
import type { RecordedRequest } from './recognized-input.js';

/** Redirects of a circle. */
const MAX_CIRCLE = 20;

export const headerOf = (message: JsonObject, name: string): string | null => {
  const header = objectsOf(message['headers']).find(
    (candidate) => textOf(candidate['name']).toLowerCase() === name,
  );
  return header === undefined ? null : textOf(header['value']);
};

/** Statuses by which a response leads elsewhere. */
export const isRedirectStatus = (status: number | null): boolean =>
  status !== null && status >= 300 && status < 400 && status !== 304;

/** Whether a request has no usable response; a page that is left aborts what it still loads. */
export const isFailed = ({ error, status }: Pick<RecordedRequest, 'error' | 'status'>): boolean =>
  (error !== '' && !error.includes('ABORTED')) || (status !== null && status >= 400);

export const startOf = (entry: JsonObject): number =>
  Date.parse(textOf(entry['startedDateTime'])) || 0;

/** Not in a specification: no clock that is set is as wrong. */
const MAX_CLOCK_ERROR_MS = 86_400_000;

/** Whether all responses, also those that no cache kept, have dates far from the time at which they were recorded. */
const hasWrongClock = (entries: readonly JsonObject[]): boolean => {
  const offsets = entries.flatMap((entry) => {
    const date = Date.parse(headerOf(objectOf(entry['response']), 'date') ?? '');
    const start = startOf(entry);
    return Number.isNaN(date) || start === 0 ? [] : [date - start];
  });
  const latest = offsets.reduce((maximum, offset) => Math.max(maximum, offset), -Infinity);
  return Number.isFinite(latest) && Math.abs(latest) > MAX_CLOCK_ERROR_MS;
};

/** Statuses of servers that answer GET alone. */
const REFUSES_HEAD = [403, 405, 501];

/** Whether the name of a public host leads to what a filter gives in its place. */
const isFiltered = (url: string, address: string): boolean =>
  isSinkhole(address) && !isLocalHost(webAddress(url)?.hostname ?? '');

/** Why a response is not that of the ad server to a player, as far as its entry shows; undefined for others. */
export const faultOfEntry = (
  entry: JsonObject,
  { url, method, status, contentType, lacksCors }: RecordedRequest,
): RecordedRequest['fault'] => {
  const response = objectOf(entry['response']);
  const address = textOf(entry['serverIPAddress']);
  if (status === null) return isFiltered(url, address) ? 'sinkhole' : undefined;
  const isOfWorker =
    response['_fetchedViaServiceWorker'] === true || entry['_fetchType'] === 'Service Worker';
  const isFailure = /html/i.test(contentType ?? '') || status >= 400;
  // One that passes a response on keeps the address of its server.
  if (isOfWorker && isFailure && address === '') return 'service-worker';
  // Who allows GET and refuses the method was sent another one; a command does not always show which.
  const isOther = status === 405 && /\bGET\b/.test(headerOf(response, 'allow') ?? '');
  if ((isOther && method === 'GET') || (method === 'HEAD' && REFUSES_HEAD.includes(status)))
    return 'head';
  const isOpaque = headerOf(objectOf(entry['request']), 'origin') === 'null';
  return lacksCors && isOpaque ? 'opaque-origin' : undefined;
};

const isUnknownName = ({ error }: RecordedRequest): boolean => error.includes('NAME_NOT_RESOLVED');

/** Whether several hosts, well-known ones among them, have no address while others answer. */
const hasNameFilter = (all: readonly RecordedRequest[]): boolean => {
  const unknown = new Set(all.filter(isUnknownName).map(({ url }) => hostOf(url)));
  const isKnown = Array.from(unknown).some((host) => isAdHost(host));
  return isKnown && unknown.size > 1 && all.some(({ status }) => status !== null);
};

/** What adds to a request the fault that only the whole recording shows. */
export const faultReader = (all: readonly RecordedRequest[], entries: readonly JsonObject[]) => {
  const leading = new Map(
    all.map(({ url, redirectsTo = '' }) => [targetOf(url), targetOf(redirectsTo)]),
  );
  const setsCookie = entries
    .map(({ response }) => objectOf(response))
    .some(
      (response) =>
        isRedirectStatus(numberOf(response['status'])) && headerOf(response, 'set-cookie'),
    );
  const redirected = new Set(leading.values());
  const served = new Set(
    all.filter(({ fault, status }) => !fault && status !== null).map(({ url }) => url),
  );
  // A redirect to another host makes every origin null, and a worker sends requests of its own.
  const isExplained = ({ url, fault }: RecordedRequest): boolean =>
    (fault === 'opaque-origin' && redirected.has(targetOf(url))) ||
    (fault === 'service-worker' && served.has(url));
  const isClockWrong = hasWrongClock(entries);
  const isNameFiltered = hasNameFilter(all);
  const leadsBack = (start: string): boolean => {
    let at = leading.get(start);
    for (let steps = 0; at && at !== start && steps < MAX_CIRCLE; steps += 1) at = leading.get(at);
    return at === start && start !== '';
  };
  return (request: RecordedRequest): RecordedRequest => {
    const { url, error, fault: _, ...rest } = request;
    if (isExplained(request)) return { url, error, ...rest };
    if (isNameFiltered && isUnknownName(request)) return { ...request, fault: 'filtered' };
    if (isClockWrong && error.includes('CERT_DATE_INVALID')) return { ...request, fault: 'clock' };
    const isOfCircle = error === '' && leadsBack(targetOf(url));
    return isOfCircle || error.includes('TOO_MANY_REDIRECTS')
      ? { ...request, fault: setsCookie ? 'cookie-loop' : 'redirect-loop' }
      : request;
  };
};
