import { hostOf } from '../evidence/url-host.js';

/**
 * Why an address that stands in a longer text counts as an ad tag: its name says so, or its own form. `sent`: a log has
 * it, with the values of one view.
 */
export const AD_TAG_SIGNS = ['named', 'ad-request', 'sent'] as const;

export type AdTagSign = (typeof AD_TAG_SIGNS)[number];

/** A line of a log or a console about a request. */
const OF_REQUEST =
  /^\S{1,200}\.m?js:\d|\b(?:GET|POST) ["']?https?:|\b(?:requestads?|ad_?requests?|requesting ads|fetch(?:ing|ed)?)\b/i;

/** Names of what is requested when something happens, and the words that such addresses have. */
const TRACKER_WORDS = new Set(
  (
    'activeview analytics beacon beacons billing burl click clicks clickthrough clicktracking clicktrackers collect ' +
    'conversion csi envelope err error errors errorreporting event events imp impression impressions imptrackers log ' +
    'logger logging logs lurl metrics monitoring notice notification nurl ping pixel pixels postback px quartile ' +
    'report reports rum sentry stats sync telemetry track tracker trackers tracking trackingevents usersync ' +
    'verification view viewability views win wins won'
  ).split(' '),
);

/** Media, pictures, scripts and styles. */
const FILE =
  /\.(?:js|mjs|css|json|map|png|gif|jpe?g|svg|webp|ico|mp4|webm|mov|m3u8|mpd|ts|m4s|mp3|woff2?)$/i;

/** Placeholders that only an address has that reports something. */
const REPORT = /\bAUCTION_|[[{%](?:ERRORCODE|ERROR_CODE|EVENT|EVENT_NAME|REASON|WINNING_PRICE)\b/i;

const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/([a-z\d])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .split(/[^a-z]+/);

/** An address without its parameters. */
export const pathOf = (address: string): string => address.split(/[?#;]/, 1)[0] ?? '';

const isReport = (name: string): boolean =>
  TRACKER_WORDS.has(name.toLowerCase()) || wordsOf(name).some((word) => TRACKER_WORDS.has(word));

const isFileOrReport = (address: string): boolean =>
  FILE.test(pathOf(address)) || REPORT.test(address);

/** Whether an address is that of a tracker, a script or a media file, as far as its host, its path and its macros say. */
export const isOtherAddress = (address: string): boolean =>
  isReport(pathOf(address)) || isFileOrReport(address);

const AD_NAME =
  /\btags?(?:_?ur[il])?\b|ad[\s_-]?tags?|\b(?:vast|vmap)|(?:vast|vmap)(?:$|[^a-z])|ad[\s_-]?(?:url|uri|server)\b|(?:pre|mid|post)-?roll|load_?ads|requesting ads/i;

/** Paths and parameters of ad servers. A host says nothing: ad servers also have trackers. */
const AD_REQUEST =
  /\/gampad\/|[/?&=._-](?:vast|vmap|ad-?tag|ad_tag|(?:pre|mid|post)roll)\d?(?=[/?&=._-]|$)|[?&;](?:iu|sz|ad_rule|adtagurl|ad_type|vpa?id|vpos|correlator)=/i;

/** The sign of an ad tag in an address and in its name: a key of JSON, an attribute, an element or the words before it. */
export const signOfAdTag = (address: string, name: string): AdTagSign | null => {
  if (isReport(/[\w-]{0,40}$/.exec(name)?.[0] ?? '')) return null;
  if (AD_NAME.test(name) && !isFileOrReport(address)) return 'named';
  return !isOtherAddress(address) && AD_REQUEST.test(address) ? 'ad-request' : null;
};

/** Characters before an address that may name it. */
const MAX_NAME_LENGTH = 40;
/** Characters in which another address before it is looked for. */
const MAX_TEXT_BEFORE = 1000;

/** What stands before an address: an escaped one is found by its host. */
const nameBefore = (text: string, address: string): string => {
  const at = text.indexOf(hostOf(address) || address);
  return text
    .slice(Math.max(0, at - MAX_TEXT_BEFORE), Math.max(0, at))
    .replace(/(?:https?)?[:\\/%\w]{0,20}$/i, '')
    .replace(/^[^]*(?:\/\/|%2F)[^\s"'<>]*/i, '')
    .replace(/<!\[CDATA\[|[^\p{L}\d]{1,20}$/gu, '')
    .slice(-MAX_NAME_LENGTH);
};

/** Whether a text says that it sent the request to an address. */
export const isSentIn = (text: string, address: string): boolean =>
  text.split('\n').some((line) => line.includes(address) && OF_REQUEST.test(line));

/** The sign of an ad tag in a text around an address. */
export const signInText = (address: string, text: string): AdTagSign | null =>
  signOfAdTag(address, nameBefore(text, address));

/** The strings in a JSON value with the name of the field that they are in. */
export const stringsOfJson = (
  value: unknown,
  name = '',
): readonly { readonly name: string; readonly text: string }[] => {
  if (typeof value === 'string') return [{ name, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    stringsOfJson(part, Array.isArray(value) ? name : key),
  );
};
