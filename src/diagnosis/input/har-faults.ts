import { decodeReferences } from '../../text/character-references.js';
import { documentOutline } from '../evidence/document-outline.js';
import { MIN_TIMEOUT_MS } from '../evidence/evidence.js';
import { isErrorCode } from '../error-codes.js';
import type {
  RecordedFault,
  RecordedFile,
  RecordedReport,
  RecordedRequest,
} from './recognized-input.js';

/** A URL without what a macro or a redirect may change: its host and its path. */
export const targetOf = (url: string): string =>
  (url.split(/[?#;]/, 1)[0] ?? '').replace(/^https?:/i, '').toLowerCase();

const ERROR =
  /<(?:\w{1,20}:)?Error(?:\s[^<>]*)?>\s*(?:<!\[CDATA\[\s*)?(?=[^\s<>]+\[ERRORCODE\](?!\]>))([^\s<>]+)\s*(?:\]\]>|<\/)/gi;

/** Error URLs of a recording that are looked for. */
const MAX_TEMPLATES = 50;

const MACRO = /\[ERRORCODE\]/i;

/** The URLs of `<Error>` with the macro of the code. */
export const errorUrlsOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(ERROR), ([, url = '']) => decodeReferences(url));

/** The code that a request has in the place of the macro; null if it is another request. */
const codeIn = (url: string, template: string): number | null => {
  const before = template.slice(0, template.search(MACRO));
  if (targetOf(before) !== targetOf(url) && !url.startsWith(before)) return null;
  const name = /([?&;][^=&;?]{1,100}=)[^=&;?]{0,20}$/.exec(before)?.[1];
  const start = url.startsWith(before)
    ? before.length
    : name !== undefined && url.includes(name)
      ? url.indexOf(name) + name.length
      : -1;
  const code = start === -1 ? undefined : /^\d{3}(?!\d)/.exec(url.slice(start))?.[0];
  return code === undefined ? null : Number(code);
};

const isCanceled = ({ error, durationMs }: RecordedRequest): boolean =>
  error === '' || (error.includes('ABORTED') && durationMs < MIN_TIMEOUT_MS);

const isLate = (request: RecordedRequest): boolean =>
  /TIMED_OUT|ABORTED/.test(request.error) && !isCanceled(request);

/** The host and path of every media file of the ads. */
const mediaTargets = (ads: readonly RecordedRequest[]): ReadonlySet<string> =>
  new Set(
    ads
      .flatMap(({ text }) => (text === null ? [] : documentOutline(text).ads))
      .flatMap((ad) => ad.media.map(({ url }) => targetOf(url))),
  );

/** Requests for media files that are kept. */
const MAX_FILES = 100;

/** Redirects of a media file that are followed. */
const MAX_REDIRECTS = 10;

/** How a request ended where its redirects led; null if that is not recorded. */
const followed = (
  request: RecordedRequest,
  all: readonly RecordedRequest[],
): RecordedRequest | null => {
  let at = request;
  for (let count = 0; at.redirectsTo && count < MAX_REDIRECTS; count += 1) {
    const target = at.redirectsTo;
    const next = all.find(({ url }) => url === target);
    const isMixed = /^https:/i.test(at.url) && /^http:/i.test(target);
    if (next === undefined)
      return isMixed ? { ...request, status: null, error: 'mixed-content' } : null;
    at = next;
  }
  return { ...at, url: request.url };
};

/** The requests for media files of the ads that had a response or no connection. */
export const filesOf = (
  all: readonly RecordedRequest[],
  ads: readonly RecordedRequest[],
): readonly RecordedFile[] => {
  const media = mediaTargets(ads);
  return all
    .filter((request) => media.has(targetOf(request.url)))
    .flatMap((request) => followed(request, all) ?? [])
    .filter((request) => request.status !== null || (!isCanceled(request) && !isLate(request)))
    .map(({ url, status, contentType, contentLength, error, fault }) => ({
      url,
      status,
      contentType,
      ...(contentLength !== undefined && { contentLength }),
      ...(error !== '' && { error }),
      ...(fault !== undefined && { fault }),
    }))
    .slice(0, MAX_FILES);
};

/** The late media requests (VAST error 402) and the error reports of the ads in a recording. Error reports come first. */
export const faultsOf = (
  all: readonly RecordedRequest[],
  ads: readonly RecordedRequest[],
): readonly RecordedFault[] => {
  const texts = ads.flatMap(({ text }) => text ?? []);
  const templates = texts.flatMap(errorUrlsOf).slice(0, MAX_TEMPLATES);
  const media = mediaTargets(ads);
  const reports = all.flatMap(({ url }) =>
    templates.flatMap((template) => {
      const code = codeIn(url, template);
      return code === null ? [] : [{ url: template, code }];
    }),
  );
  const late = all
    .filter((request) => request.status === null && isLate(request))
    .filter(({ url }) => media.has(targetOf(url)))
    .map(({ url }) => ({ url, code: 402 }));
  return [...reports, ...late].slice(0, 100);
};

/** An error tracker by the words of its address, and the code in it. */
const ERROR_REPORT = /(?:\b|\bad_?)err(?:or)?s?\b|videoplayfailed\d/i;
const REPORTED_CODE =
  /[?&;/](?:\w{0,20}code|ec?|err|error)=([1-9]\d\d)(?!\d)|label=videoplayfailed([1-9]\d\d)/i;

/** The code in the address of an error tracker whose form is not known; undefined for all other texts. */
export const reportedCode = (url: string): number | undefined => {
  if (!ERROR_REPORT.test(url)) return undefined;
  const [, named, code = named ?? ''] = REPORTED_CODE.exec(url) ?? [];
  return isErrorCode('vast', code) ? Number(code) : undefined;
};

const TRACKER =
  /<(?:\w{1,20}:)?(?:(Impression|JavaScriptResource)|Tracking\s[^<>]{0,100}\bevent=["'](\w{1,40})["'])[^<>]{0,200}>\s*(?:<!\[CDATA\[\s*)?((?:https?:)?\/\/[^\s<>]+?)\s*(?:\]\]>|<\/)/gi;

/** The trackers of a document, and the scripts that measure its ads. */
export const trackersIn = (text: string): readonly Pick<RecordedReport, 'event' | 'url'>[] =>
  Array.from(text.matchAll(TRACKER), ([, element, event = '', url = '']) => ({
    event: element === undefined ? event : /^i/i.test(element) ? 'impression' : 'verification',
    url: decodeReferences(url),
  }));

const MACROS = /\[\w{1,40}\]|%%\w{1,40}%%|\$\{\w{1,40}\}/;

/** Whether a URL is a tracker whose macros were replaced. */
const isOf = (url: string, template: string): boolean => {
  const [start = '', ...parts] = template.split(MACROS);
  if (parts.length === 0) return url === start;
  let at = url.startsWith(start) ? start.length : -1;
  for (const part of parts) at = at === -1 ? at : url.indexOf(part, at);
  return at !== -1 && url.endsWith(parts.at(-1) ?? '');
};

/** The trackers of the ads that a recording has. */
export const reportsOf = (
  all: readonly RecordedRequest[],
  ads: readonly RecordedRequest[],
): readonly RecordedReport[] => {
  const trackers = ads.flatMap(({ text }) => trackersIn(text ?? '')).slice(0, MAX_TEMPLATES);
  return trackers.flatMap((tracker) => {
    const request = all.find(({ url }) => isOf(url, tracker.url));
    if (request === undefined) return [];
    const { error, status } = request;
    const isBlocked = error.includes('BLOCKED_BY_CLIENT');
    // A page that is left aborts what it still sends, which may have arrived; what a page may not read has.
    const isUnconnected = status === null && error !== '' && !/ABORTED|_BY_ORB/.test(error);
    const isLost = !isBlocked && (isUnconnected || (status !== null && status >= 400));
    return [{ ...tracker, isBlocked, ...(isLost && { lostWith: status ?? 0 }) }];
  });
};
