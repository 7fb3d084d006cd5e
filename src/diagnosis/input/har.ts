import { isJsonObject, type JsonObject, objectOf } from '../../text/json.js';
import { MAX_DOCUMENT_BYTES } from '../../text/xml/document-limit.js';
import { tellingHeaders } from '../../network/telling-headers.js';
import { webAddress } from '../../vast/web-address.js';
import { hasAdDocument, isJavaScript } from '../evidence/text-form.js';
import { documentOutline, tagsBehind } from '../evidence/document-outline.js';
import { hostOf, originOf } from '../evidence/url-host.js';
import { isOtherAddress, pathOf } from './ad-tag-sign.js';
import { textOfBase64 } from '../../text/base64.js';
import { faultsOf, filesOf, reportedCode, reportsOf, targetOf } from './har-faults.js';
import { failedContent } from './har-content.js';
import { playbackIn } from './har-playback.js';
import { imaSdkOf } from './har-ima-sdk.js';
import { numberOf, objectsOf, textOf, TOO_LONG } from './json-fields.js';
import {
  faultOfEntry,
  faultReader,
  headerOf,
  isFailed,
  isRedirectStatus,
  startOf,
} from './recording-faults.js';
import type { HarInput, RecordedRequest } from './recognized-input.js';

/** Requests of a file that are read. A page view has some hundreds. */
const MAX_ENTRIES = 5000;
const MAX_BASE64 = MAX_DOCUMENT_BYTES * 1.4;
/** Characters of a choice of consent that are read. */
const MAX_CHOICE = 5000;
/** Requests for ads that are kept. */
const MAX_REQUESTS = 100;

/** Whether this is the JSON of a HAR file (HAR 1.2: `log.entries`). */
export const isHar = (json: unknown): json is JsonObject =>
  isJsonObject(json) && isJsonObject(json['log']) && Array.isArray(json['log']['entries']);

const bodyOf = (response: JsonObject): string | null => {
  const { text, encoding, size } = objectOf(response['content']);
  // Some tools write an empty text for a body that they have not kept.
  if (typeof text !== 'string' || (text === '' && numberOf(size) > 0)) return null;
  return encoding === 'base64'
    ? textOfBase64(text.slice(0, MAX_BASE64)).padEnd(text.length > MAX_BASE64 ? TOO_LONG : 0)
    : text.slice(0, TOO_LONG);
};

/**
 * Whether a script of another origin sent the request, and the response does not allow that origin. A file without
 * request headers has the origin of its page.
 */
const lacksCors = (
  url: string,
  request: JsonObject,
  response: JsonObject,
  pageOrigin: string,
): boolean => {
  const hasHeaders = (message: JsonObject): boolean => objectsOf(message['headers']).length > 0;
  const isOfPage = pageOrigin !== '' && !hasHeaders(request) && hasHeaders(response);
  const isSent = headerOf(request, 'origin') !== null;
  const origin = headerOf(request, 'origin') ?? (isOfPage ? pageOrigin : null);
  if (origin === null || origin === originOf(url)) return false;
  const allowed = headerOf(response, 'access-control-allow-origin');
  const hasCookies = isSent && (headerOf(request, 'cookie') ?? '') !== '';
  const mayHaveCookies = headerOf(response, 'access-control-allow-credentials') === 'true';
  if (hasCookies && (allowed === '*' || !mayHaveCookies)) return true;
  return allowed !== '*' && allowed !== origin;
};

/** Chrome writes the error of a request into its response or its entry; Safari and Firefox write none. */
const errorOf = (entry: JsonObject, response: JsonObject): string =>
  [response, entry]
    .flatMap((object) => ['_error', '_blockedReason', 'blockedReason'].map((name) => object[name]))
    .map(textOf)
    .find((text) => text !== '') ?? '';

const targetOfRedirect = (url: string, response: JsonObject): string => {
  const location = textOf(response['redirectURL']) || (headerOf(response, 'location') ?? '');
  return location === '' ? '' : (webAddress(location, url)?.href ?? location);
};

/** Whether a redirect leads to what a blocker puts in the place of a file. */
const isStandIn = (target: string, response: JsonObject): boolean =>
  /^[a-z-]{1,20}-extension:/i.test(target) ||
  (/^data:/i.test(target) && response['statusText'] === 'Internal Redirect');

/** The error of a request, or what the recording shows in its place. */
const reasonOf = (entry: JsonObject, url: string, isHttps: boolean): string => {
  const response = objectOf(entry['response']);
  if (isStandIn(targetOfRedirect(url, response), response)) return 'net::ERR_BLOCKED_BY_CLIENT';
  const isMixed = isHttps && /^http:/i.test(url) && numberOf(response['status']) === 0;
  return errorOf(entry, response) || (isMixed ? 'mixed-content' : '');
};

/** What consent platforms send about a choice. */
const REFUSAL =
  /\b(?:reject|deny|refuse|decline)_?-?(?:all|everything)\b|"(?:action|choice|consent|status)":\s?"(?:reject|den[iy]|refuse)/i;

/** Whether a request tells the platform of consent that the viewer refused. */
const refusesConsent = (entry: JsonObject): boolean => {
  const request = objectOf(entry['request']);
  const body = textOf(objectOf(request['postData'])['text']).slice(0, MAX_CHOICE);
  return textOf(request['method']) === 'POST' && REFUSAL.test(body);
};

const recorded = (entry: JsonObject, begin: number, pageOrigin: string): RecordedRequest => {
  const request = objectOf(entry['request']);
  const response = objectOf(entry['response']);
  const url = textOf(request['url']);
  const method = textOf(request['method']);
  const error = reasonOf(entry, url, pageOrigin.startsWith('https:'));
  const isBlocked = error.includes('BLOCKED_BY_CLIENT');
  const status = isBlocked ? null : numberOf(response['status']) || null;
  // What Chrome writes for a response without a type.
  const type = textOf(objectOf(response['content'])['mimeType']).replace(/^x-unknown$/, '');
  const headers = tellingHeaders(
    objectsOf(response['headers']).map(({ name, value }) => [textOf(name), textOf(value)]),
  );
  const length = headerOf(response, 'content-length');
  const isSized = status === 200 && length !== null && /^\d{1,15}$/.test(length);
  const sent = {
    url,
    method,
    startMs: Math.max(0, startOf(entry) - begin),
    durationMs: Math.round(numberOf(entry['time'])),
    status,
    contentType: headerOf(response, 'content-type') ?? (type || null),
    error,
    ...(headers !== '' && { headers }),
    ...(isRedirectStatus(status) && { redirectsTo: targetOfRedirect(url, response) }),
    ...(isSized && { contentLength: Number(length) }),
    lacksCors: status !== null && lacksCors(url, request, response, pageOrigin),
    // A response to HEAD has no body. Chrome writes no text for one that is empty.
    text:
      status === null || method === 'HEAD'
        ? null
        : (bodyOf(response) ?? (length === '0' ? '' : null)),
  };
  const fault = faultOfEntry(entry, sent);
  return fault === undefined ? sent : { ...sent, fault };
};

/** Paths and parameters of requests for video ads. */
const AD_URL =
  /\/gampad\/(?:live\/)?ads\?|[/?&=._-](?:vast|vmap|adtag|ad_tag|preroll|midroll|postroll)\d?(?=[/?&=._-]|$)/i;
/** What the requests of Google Publisher Tag for banners have, at the same path. */
const OF_BANNER = /[?&](?:iu_parts|prev_iu_szs)=|[?&]output=ldjh\b/;
/** Of a server that has nothing but ads. Its trackers have other addresses. */
const AD_HOST = /^(?:video-?)?(?:ads?|adserv(?:er|ing)?|vast|vmap|[sd]sp)\d*\./i;
const OTHER_MEDIA = /^(?:image|font|video|audio)\/|javascript|css/i;
const ADDRESS_ENDING = /\.(?:js|mjs|css|png|gif|jpe?g|svg|webp|mp4|webm|m3u8|mpd|ts|m4s|woff2?)$/i;

/** The kind of a request as Chrome writes it: `xhr`, `fetch`, `script`, `image`, …, else its destination; empty if unknown. */
const kindOf = (entry: JsonObject): string => {
  const destination = headerOf(objectOf(entry['request']), 'sec-fetch-dest') ?? '';
  return textOf(entry['_resourceType']) || (destination === 'empty' ? 'fetch' : destination);
};

const isScriptFile = ({ url, contentType }: RecordedRequest): boolean =>
  /javascript/i.test(contentType ?? '') || /\.m?js$/i.test(pathOf(url));

/** Whether a body is a document for a player, and not a page or a script that has one in a text. */
const isAdDocument = (request: RecordedRequest): boolean => {
  const head = (request.text ?? '').slice(0, 5000).trim();
  if (!hasAdDocument(head)) return false;
  return head.startsWith('<')
    ? !/^<(?:!doctype\s+html|html)\b/i.test(head)
    : !isScriptFile(request) && !isJavaScript(head);
};

/** Whether an address reports an event, such as an error with the words of VAST. */
const isReportOfEvent = (url: string): boolean =>
  isOtherAddress(pathOf(url)) && /[?&](?:e|event|type|action)=/i.test(url);

/** The kind of a request that a person typed, who asks for the ad tag whatever its form. */
export const TYPED_KIND = 'typed';

/** Whether a request is for ads: by its kind, then by its response, else by its URL. Scripts, pictures and media are not. */
const isAdRequest = (request: RecordedRequest, kind: string): boolean => {
  const { url, contentType, status } = request;
  const isFetched = kind === 'xhr' || kind === 'fetch' || kind === TYPED_KIND;
  if (kind !== '' && !isFetched && kind !== 'document' && kind !== 'other') return false;
  if ((isFetched || !isScriptFile(request)) && isAdDocument(request)) return true;
  if (ADDRESS_ENDING.test(pathOf(url)) || OF_BANNER.test(url)) return false;
  if (!isFetched && status !== null && contentType !== null && OTHER_MEDIA.test(contentType))
    return false;
  const isOfAdHost = isFetched && AD_HOST.test(hostOf(url)) && !isOtherAddress(url);
  const hasNoAnswer =
    status === null || isRedirectStatus(status) || /html/i.test(contentType ?? '');
  return (
    kind === TYPED_KIND ||
    (AD_URL.test(url) && !isReportOfEvent(url)) ||
    (isOfAdHost && hasNoAnswer)
  );
};

/** Where redirects, wrappers and the breaks of the documents lead, whatever the form of the URL. */
const targetsBehind = (ads: readonly RecordedRequest[]): ReadonlySet<string> =>
  new Set(
    ads
      .flatMap(({ text, redirectsTo = '' }) => [
        ...(text === null ? [] : tagsBehind(documentOutline(text))),
        redirectsTo,
      ])
      .filter(Boolean)
      .map(targetOf),
  );

/** The address of the page: its title in Chrome, else the first request if it is for HTML. */
const pageUrlOf = (log: JsonObject, entries: readonly JsonObject[]): string => {
  const [page] = objectsOf(log['pages']);
  const title = textOf(page?.['title']);
  if (/^https?:\/\//i.test(title)) return title;
  const [first] = entries;
  const type = textOf(objectOf(objectOf(first?.['response'])['content'])['mimeType']);
  return type.includes('html') ? textOf(objectOf(first?.['request'])['url']) : '';
};

/** A word that the address of a page’s own log has only for ads. */
const AD_WORD = /[/.?&_-](?:ads?|adserver|pagead|vast|vmap|vpaid)(?=[/._=\d-])|\bad_?err/i;

/** The code of VAST in the address of a report. */
const codeReportedBy = (
  all: readonly RecordedRequest[],
  requests: readonly RecordedRequest[],
): Pick<HarInput, 'reportedCode'> => {
  const hosts = new Set(requests.map(({ url }) => hostOf(url)));
  const code = all
    .filter(({ url }) => hosts.has(hostOf(url)) || AD_WORD.test(url))
    .map(({ url }) => reportedCode(url))
    .find((number) => number !== undefined);
  return code === undefined ? {} : { reportedCode: code };
};

const failedScript = (
  all: readonly RecordedRequest[],
  sent: readonly JsonObject[],
): Pick<HarInput, 'failedScript'> | null => {
  const script = all.find(
    (request, index) => kindOf(sent[index] ?? {}) === 'script' && isFailed(request),
  );
  if (script === undefined) return null;
  const { url, error, status } = script;
  return { failedScript: { address: pathOf(url), error: error || `${status ?? ''}` } };
};

const beginOf = (entries: readonly JsonObject[]): number => {
  const starts = entries.map(startOf).filter((start) => start > 0);
  return starts.reduce((earliest, start) => Math.min(earliest, start), starts[0] ?? 0);
};

/** The requests for ads in a HAR file. Total: entries of a wrong form are read as far as possible. */
export const readHar = (json: JsonObject, source?: HarInput['source']): HarInput => {
  const log = objectOf(json['log']);
  const written = objectsOf(log['entries']);
  const entries = written.slice(0, MAX_ENTRIES);
  const begin = beginOf(entries);
  const pageUrl = pageUrlOf(log, entries);
  // The output of a command may lack the address.
  const sent = entries.filter(
    ({ request, ...entry }) =>
      textOf(objectOf(request)['url']) !== '' || kindOf(entry) === TYPED_KIND,
  );
  const all = sent.map((entry) => recorded(entry, begin, originOf(pageUrl)));
  const adRequests = all.filter((request, index) =>
    isAdRequest(request, kindOf(sent[index] ?? {})),
  );
  const isFound = new Set(adRequests);
  const behind = targetsBehind(adRequests);
  const requests = all
    .filter((request) => isFound.has(request) || behind.has(targetOf(request.url)))
    .sort((a, b) => a.startMs - b.startMs)
    .slice(0, MAX_REQUESTS)
    .map(faultReader(all, entries));
  const [faults, mediaFiles] = [faultsOf(all, requests), filesOf(all, requests)];
  const reports = reportsOf(all, requests);
  return {
    kind: 'har',
    ...(source !== undefined && { source }),
    pageUrl,
    total: written.length,
    requests,
    ...(faults.length > 0 && { faults }),
    ...(mediaFiles.length > 0 && { mediaFiles }),
    ...failedContent(all, requests),
    ...(reports.length > 0 && { reports }),
    ...codeReportedBy(all, requests),
    ...(entries.some(refusesConsent) && { refusesConsent: true }),
    ...failedScript(all, sent),
    ...playbackIn(log, all, requests),
    ...imaSdkOf(all),
  };
};
