import { objectOf, type JsonObject } from '../../text/json.js';
import { webAddress } from '../../vast/web-address.js';
import { isOtherAddress, signOfAdTag } from './ad-tag-sign.js';
import { errorCode } from './error-text.js';
import { TYPED_KIND } from './har.js';
import { objectsOf, textOf } from './json-fields.js';
import type { ErrorCodeInput } from './recognized-input.js';

/** The request in a line of a log of a web server, a CDN or a load balancer. */
const REQUEST = /"([A-Z]{3,10}) ((?:\/|https?:\/\/)\S{0,8000}) HTTP\/[\d.]{1,3}"/;
/** The log of CloudFront, in which the query stands apart. */
const FIELDS =
  /^\d{4}-\d\d-\d\d\s[\d:]{8}\s\S{1,20}\s(\d{1,15})\s\S{1,50}\s([A-Z]{3,10})\s(\S{1,255})\s(\/\S{0,4000})\s(\d{3})\s\S{1,4000}\s\S{1,1000}\s(\S{1,8000})/;
/** What stands before the request: a time, or the address of a client. */
const OF_LOG = /\[[^\]\n]{1,60}\]|\b\d{1,3}(?:\.\d{1,3}){3}\b|\d{4}-\d\d-\d\dT/;
/** Status and bytes: behind the request, or before it as load balancers write them. */
const BEHIND =
  /^ (\d{3}) (?:(?:-|[A-Z,]{2,20}) \S{1,80} (?:\S{1,80} )?"[^"\n]{0,200}" \d{1,15} )?(\d{1,15}|-)(?!\d)/;
const BEFORE = / (\d{3}) (?:(?:\d{3}|-) \d{1,9} )?\+?(\d{1,15})(?: "$| - )/;
const NAME = '[a-z\\d-]{1,63}(?:\\.[a-z\\d-]{1,63}){0,8}\\.[a-z]{2,24}(?::\\d{1,5})?';
const HOST_BEFORE = new RegExp(`^(${NAME})\\s`, 'i');
const HOST_BEHIND = new RegExp(`(?:"|\\bhost[=:]\\s?"?)(${NAME})(?:"|\\s|$)`, 'i');

/** Bytes of a response that cannot have an ad. */
const MIN_AD_LENGTH = 100;
/** A parameter that reports the error of an ad. */
const REPORTED = /[?&](?:(?:vast_?)?err(?:or)?(?:_?code)?|e?code|ec)=([1-9]\d{2})(?=&|$)/i;

const isReport = (url: string): boolean =>
  signOfAdTag(url, '') === null && (isOtherAddress(url) || REPORTED.test(url));

const entryOf = (method: string, url: string, status: string, bytes: string): JsonObject => {
  const isEmpty = bytes !== '-' && Number(bytes) < MIN_AD_LENGTH;
  return {
    _resourceType: isReport(url) ? 'ping' : TYPED_KIND,
    request: { method, url, headers: [] },
    response: {
      status: Number(status),
      headers: [],
      content: isEmpty && method === 'GET' ? { text: '' } : {},
    },
  };
};

const lineEntry = (line: string): JsonObject | null => {
  const [all, bytes, method, host, path, status, query = '-'] = FIELDS.exec(line) ?? [];
  if (all !== undefined && bytes && method && host && path && status)
    return entryOf(
      method,
      `https://${host}${path}${query === '-' ? '' : `?${query}`}`,
      status,
      bytes,
    );
  const request = REQUEST.exec(line);
  const [whole = '', type = '', target = ''] = request ?? [];
  const before = line.slice(0, request?.index);
  const behind = line.slice((request?.index ?? 0) + whole.length);
  const [, code, length = '-'] = BEHIND.exec(behind) ?? BEFORE.exec(`${before}"`) ?? [];
  if (request === null || code === undefined || !OF_LOG.test(before)) return null;
  const name = (HOST_BEFORE.exec(before) ?? HOST_BEHIND.exec(behind))?.[1];
  const base = name === undefined ? undefined : `https://${name}`;
  return entryOf(type, webAddress(target, base)?.href ?? target, code, length);
};

/** The requests in the log of a web server, each once, as a HAR file; null for other texts. */
export const harOfLog = (text: string): JsonObject | null => {
  const entries = text.split('\n').flatMap((line) => lineEntry(line.trim()) ?? []);
  const distinct = new Map(entries.map((entry) => [JSON.stringify(entry), entry]));
  return entries.length === 0 ? null : { log: { entries: [...distinct.values()] } };
};

/** The error of an ad that the requests of a log report, if none of them asks for an ad; null if they report none. */
export const reportedInLog = (har: JsonObject): ErrorCodeInput | null => {
  const entries = objectsOf(objectOf(har['log'])['entries']);
  if (entries.some((entry) => entry['_resourceType'] !== 'ping')) return null;
  const urls = entries.map((entry) => textOf(objectOf(entry['request'])['url']));
  const code = urls.map((url) => REPORTED.exec(url)?.[1]).find((found) => found !== undefined);
  return code === undefined ? null : errorCode('vast', code, '');
};
