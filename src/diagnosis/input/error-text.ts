import { isJsonObject } from '../../text/json.js';
import { type ErrorSystem, IMA_NAMES, isErrorCode } from '../error-codes.js';
import { isLocalHost } from '../../network/local-host.js';
import { isOtherAddress, signOfAdTag } from './ad-tag-sign.js';
import { reportedCode } from './har-faults.js';
import { messageOf } from './browser-messages.js';
import { networkError } from './network-error.js';
import type { ErrorCodeInput } from './recognized-input.js';

/** A message is a few lines, with addresses; a longer text is something else that quotes one. */
const MAX_LENGTH = 5000;

const HOST = /https?:\/\/(?:[^\s/@'"]{0,200}@)?([a-z\d.-]+(?::\d+)?)/gi;

/** The place in a page or a script that a console writes before its lines. */
const SOURCE = /^\S{1,2000}:\d{1,6}\s/;

/** Messages that name the page before the request, or in a sentence about its origin. */
const PAGE_FIRST = /(?:page at|frame displaying) ['"]?https?:/i;
const OF_PAGE = /\borigin ['"]?https?:\/\/[^\s'"]{1,300}/gi;

/** To documentation. */
const LINK = /\bsee https?:\/\/\S{1,300}/gi;

/** The host of the request that a message is about. */
const hostIn = (text: string): string => {
  const words = text.replace(SOURCE, '').replace(OF_PAGE, '').replace(LINK, '');
  const hosts = Array.from(words.matchAll(HOST), ([, host = '']) => host);
  return (PAGE_FIRST.test(words) ? hosts.at(-1) : hosts[0]) ?? '';
};

const CURL_ERROR = /curl: \(\d{1,3}\) ([^\n]{1,500})/;

const errorCode = (system: ErrorSystem, code: string, host = ''): ErrorCodeInput => ({
  kind: 'error-code',
  system,
  code,
  host,
});

const NAMED = /\b[A-Z][A-Z_]{7,60}\b/g;

const imaName = (text: string): string | undefined => {
  for (const [name] of text.matchAll(NAMED))
    if (Object.hasOwn(IMA_NAMES, name)) return IMA_NAMES[name];
  return undefined;
};

/** The system that a message names, in the order in which their codes are looked up. */
const systemsOf = (text: string): readonly ErrorSystem[] => {
  if (/vmap/i.test(text)) return ['vmap', 'vast', 'ima'];
  if (/\bima\b|ad ?error\b|google/i.test(text) && !/\bvast error/i.test(text)) return ['ima'];
  return ['vast', 'ima', 'vmap'];
};

/** `303`, `Error 303`, `VAST error code: 303`, `AdError 1009: The VAST response …`, `[ERRORCODE]=303`. */
const NUMBERED =
  /^\W{0,5}(?:[a-z][\w .-]{0,40}[\s:=#]{1,5})??(?:ad ?error|errorcode|error ?code|error|code|vast|ima|vmap)?[\]"']{0,2}[\s:=#(]{0,5}(\d{3,4})\b/i;

/** The name of the source that a console writes before its lines, such as `[IMA]`. */
const PREFIX = /^\s*(?:\[[a-z][\w .:-]{0,40}\]\s*){1,3}(?=[a-z])/i;

const withoutPrefix = (text: string): string => {
  const prefix = PREFIX.exec(text)?.[0] ?? '';
  return (
    /\bima\b/i.test(prefix) ? `IMA ${text.slice(prefix.length)}` : text.slice(prefix.length)
  ).trim();
};

/** A line of a longer text that may have an error code; what people say and the time of a message have others. */
const NAMES_ERROR = /\b(?:\w{0,20}error|errorcode|vast|vmap|ima)\b/i;

/** Marks of quoted mails and of code. */
const AROUND_ERROR = /^(?:[>|\s`]|\{\w{1,20}(?::[^{}]{0,60})?\})+/;

/** A code behind other words, or in JSON. */
const NAMED_CODE =
  /\b(?:ad|vast|ima|vmap) ?error(?: ?code)?[\s:=#(]{1,5}(\d{3,4})\b|"errorCode": ?(\d{3,4})\b/i;

const numberedCode = (text: string): ErrorCodeInput | null => {
  const [, named, inJson] = NAMED_CODE.exec(text) ?? [];
  const code = NUMBERED.exec(text)?.[1] ?? named ?? inJson;
  if (code === undefined) return null;
  const system = systemsOf(text).find((candidate) => isErrorCode(candidate, code));
  return system === undefined ? null : errorCode(system, code);
};

/** `no-stream`, `EmbedError: no-stream`. */
const OWN_CODE = /^(?:\w*error\s*[:(]\s*)?["'`]?([a-z]+(?:-[a-z]+)*)["'`]?\)?$/i;

const ownCode = (text: string): ErrorCodeInput | null => {
  const code = OWN_CODE.exec(text)?.[1]?.toLowerCase();
  return code !== undefined && isErrorCode('embed', code) ? errorCode('embed', code) : null;
};

const ADDRESS = /https?:\/\/[^\s'"<>“”]{1,2000}/gi;

/** Whether a line is about the request for an ad, or for the script that sends it. */
const isAboutAd = (line: string): boolean =>
  Array.from(line.matchAll(ADDRESS), ([address]) => address).some(
    (address) => signOfAdTag(address, '') !== null || address.includes('//imasdk.googleapis.com/'),
  );

const isAutoplay = (line: string): boolean => messageOf(line)?.startsWith('autoplay') === true;

/** The start of an ad was refused, not that of the content. */
const AD_NOT_STARTED = /\b1205\b|AUTOPLAY_DISALLOWED/;

/** Whether the player is in a frame that may not start a video. */
const isInFrame = (text: string): boolean =>
  /permissions[ -]policy violation: autoplay/i.test(text) ||
  Array.from(text.matchAll(/<iframe\b[^<>]*>/gi)).some(([tag]) => !/\bautoplay/i.test(tag));

const DIRECTIVE = /\b(?:default|connect|frame|child|script|media|img)-src(?:-elem)?\b/;

/** What a browser writes after the line with the reason: that a request failed with a status, or that it may not be read. */
const CONSEQUENCE = /ERR_FAILED \d{3}|due to access control checks/;

/** The line that says why an ad failed: players go on after others. */
const lastMessage = (lines: readonly string[]): string | undefined =>
  lines.filter((line) => !CONSEQUENCE.test(line)).at(-1) ?? lines.at(-1);

const isLocal = (host: string): boolean => isLocalHost(host.replace(/:\d+$/, ''));

/** Whether a page that everybody reaches requests a host that only one network reaches. */
const isPrivate = (host: string, line: string): boolean => {
  const [, page] = /\borigin ['"]?https?:\/\/([^\s'"/]{1,300})/i.exec(line) ?? [];
  return host !== '' && page !== undefined && isLocal(host) && !isLocal(page);
};

/** A playlist that a player requests by script: ad tags have no such address. */
const MANIFEST = /\.(?:m3u8|mpd)(?=[?#'"\s,)]|$)/i;
const MEDIA = /\.(?:m3u8|mpd|mp4|m4v|webm|mov|ts|m4s)(?=[?#'"\s,)]|$)/i;

/** Files of a page, whose lines may have no host. */
const PICTURE =
  /\.(?:ico|png|jpe?g|gif|svg|webp|avif|css|map|woff2?|webmanifest)(?=[?#'"\s,):]|$)/i;

/** A response with a status to a request that is neither for an ad nor for its media: a tracker, a picture, a script. */
const isAside = (line: string): boolean =>
  messageOf(line)?.startsWith('status-') === true &&
  !MEDIA.test(line) &&
  (PICTURE.test(line) ||
    Array.from(line.matchAll(ADDRESS), ([address]) => address).some(isOtherAddress));

/** The bidder in the words of Prebid. */
const BIDDER =
  /(?:support [\w, ]{0,40}video: |for bidder that does not exist: |bidderCode ")([\w-]{1,60})|([\w-]{1,60}) is not a registered/i;

/** What players write of an error of VAST or VMAP, with its code. */
const PLAYER_ERRORS: readonly (readonly [RegExp, ErrorSystem, string])[] = [
  [/\badErrorCode["']?\s?[:=]\s?\d\d([1-9]\d\d)\b/, 'vast', ''],
  // Codes of JW Player's own.
  [/\bad ?error(?: ?code)?\b["']?[\s:=]{1,3}6000[15]\b/i, 'vast', '303'],
  [/\bad ?error(?: ?code)?\b["']?[\s:=]{1,3}60003\b/i, 'browser', 'blocked-by-client'],
  [/cannot parse the timeOffset/i, 'vmap', '1000'],
  [/no ads vast response/i, 'vast', '303'],
  [/vast response version (?:is )?not supported/i, 'vast', '102'],
  [/\bvpaid\b[^\n]{0,60}(?:not (?:supported|enabled|allowed)|disabled)/i, 'vast', '901'],
];

export const playerErrorInText = (text: string): ErrorCodeInput | null => {
  // The address of an error tracker that was requested.
  const reported = /^https?:\/\/\S{1,2000}$/.test(text) ? reportedCode(text) : undefined;
  if (reported !== undefined) return errorCode('vast', `${reported}`);
  for (const [pattern, system, known] of text.length > MAX_LENGTH ? [] : PLAYER_ERRORS) {
    const match = pattern.exec(text);
    const code = known || (match?.[1] ?? '');
    if (match !== null && isErrorCode(system, code)) return errorCode(system, code);
  }
  return null;
};

/** Whether the browser sent a request with https in place of http, and its server has none. */
const isOfUpgrade = (text: string, host: string, message: string): boolean =>
  /^(?:connection-failed|certificate-invalid|timed-out)$/.test(message) &&
  text
    .split('\n')
    .some((line) => /\bautomatically upgraded\b/i.test(line) && line.includes(`http://${host}`));

const requestError = (line: string, text: string): ErrorCodeInput => {
  const host = hostIn(line) || hostIn(text);
  const message = messageOf(line) ?? '';
  const isOfManifest = message.startsWith('cors') && MANIFEST.test(line);
  const isOfMedia = isOfManifest || (message.startsWith('status-') && MEDIA.test(line));
  const failed = isOfUpgrade(text, host, message) ? 'upgrade-failed' : message;
  const code = isPrivate(host, line) ? 'private-address' : isOfMedia ? 'media-failed' : failed;
  const [, behind, before] = code === 'bidder-unavailable' ? (BIDDER.exec(text) ?? []) : [];
  const bidder = behind ?? before;
  const directive = code === 'csp' ? DIRECTIVE.exec(line)?.[0] : undefined;
  return {
    ...errorCode('browser', code, host),
    ...(directive !== undefined && { directive }),
    ...(bidder !== undefined && { bidder }),
  };
};

/** The message of a browser about a request, or null. Its URL is not taken for an ad tag. */
export const browserErrorInText = (text: string): ErrorCodeInput | null => {
  if (text.length > MAX_LENGTH) return null;
  const message = CURL_ERROR.exec(text)?.[1];
  const words = message === undefined ? text : networkError(message);
  const lines = words.split('\n').filter((line) => messageOf(line) !== undefined && !isAside(line));
  const line = lastMessage(lines) ?? words;
  if (messageOf(line) === undefined || isAside(line)) return null;
  if (!isAutoplay(line)) return requestError(line, text);
  // Its link is one to documentation.
  const refused = errorCode('browser', isInFrame(text) ? 'autoplay-in-frame' : 'autoplay-refused');
  const ofAds = AD_NOT_STARTED.test(text) ? [] : lines.filter(isAboutAd);
  const request = lastMessage(ofAds);
  return request === undefined
    ? refused
    : { ...requestError(request, text), otherCode: refused.code };
};

/** The error code in a short text without a URL, or null. */
export const errorCodeInText = (text: string): ErrorCodeInput | null => {
  if (text.length > MAX_LENGTH) return null;
  const byName = imaName(text);
  if (byName !== undefined) return errorCode('ima', byName);
  const words = text.replaceAll('\u00a0', ' ');
  const named = words.split('\n').filter((line) => NAMES_ERROR.test(line));
  for (const line of [words, ...named.map((line) => line.replace(AROUND_ERROR, ''))]) {
    const codeInput = numberedCode(withoutPrefix(line.replace(SOURCE, '')));
    if (codeInput !== null) return codeInput;
  }
  return ownCode(words.trim());
};

/** The error in JSON, as the IMA SDK and pages log it: `{"errorCode": 1009, …}`; null if there is none. */
export const errorCodeInJson = (json: unknown): ErrorCodeInput | null => {
  if (!isJsonObject(json)) return null;
  for (const name of ['errorCode', 'vastErrorCode', 'code', 'error']) {
    const value = json[name];
    if (isJsonObject(value)) return errorCodeInJson(value);
    if (typeof value !== 'number' && typeof value !== 'string') continue;
    const isIma = Object.hasOwn(json, 'vastErrorCode') || Object.hasOwn(json, 'errorCode');
    const codeInput = errorCodeInText(`${isIma ? 'AdError ' : ''}${value}`);
    if (codeInput !== null) return codeInput;
  }
  return null;
};
