import { isLocalHost } from '../../network/local-host.js';
import { isAdHost } from '../../vast/inspect/ad-blocker.js';
import { statedReason } from '../evidence/stated-reason.js';
import { hostOf } from '../evidence/url-host.js';
import { isOtherAddress, signOfAdTag } from './ad-tag-sign.js';
import { AUTOPLAY_OFF, messageOf } from './browser-messages.js';
import {
  errorCode,
  errorCodeInText,
  MAX_MESSAGE_LENGTH,
  playerErrorInText,
  SOURCE,
} from './error-text.js';
import { networkError, toolError } from './network-error.js';
import type { ErrorCodeInput, RecognizedRefusal } from './recognized-input.js';

/** What one line of a console says, and how far it is from the cause. */
interface Reading {
  readonly line: string;
  readonly message: ErrorCodeInput | RecognizedRefusal;
  readonly distance: number;
}

const ADDRESS = /https?:\/\/[^\s'"<>“”]{1,2000}/gi;

/** Messages that name the page before the request, or in a sentence about its origin. */
const PAGE_FIRST = /(?:page at|frame displaying) ['"]?https?:/i;
const OF_PAGE = /\borigin ['"]?https?:\/\/[^\s'"]{1,300}/gi;

/** To documentation. */
const LINK = /\b(?:see|here|details|visit|read|about|help)[:\s]{1,3}https?:\/\/\S{1,300}/gi;

/** The address of the request that a message is about; empty if it names none. */
const addressIn = (text: string): string => {
  const words = text.replace(SOURCE, '').replace(OF_PAGE, '').replace(LINK, '');
  const addresses = Array.from(words.matchAll(ADDRESS), ([address]) => address);
  return (PAGE_FIRST.test(words) ? addresses.at(-1) : addresses[0]) ?? '';
};

const hostIn = (text: string): string => hostOf(addressIn(text));

/** Whether a line is about the request for an ad, or for the script that sends it. */
const isAboutAd = (line: string): boolean => {
  const address = addressIn(line);
  return signOfAdTag(address, '') !== null || address.includes('//imasdk.googleapis.com/');
};

const isAutoplay = (line: string): boolean => messageOf(line)?.startsWith('autoplay') === true;

/** The start of an ad was refused, not that of the content. */
const AD_NOT_STARTED = /\b1205\b|AUTOPLAY_DISALLOWED/;

/** Why a video may not start by itself. */
const autoplayCode = (text: string): string => {
  if (AUTOPLAY_OFF.test(text)) return 'autoplay-policy';
  return isInFrame(text) ? 'autoplay-in-frame' : 'autoplay-refused';
};

/** The IMA SDK in a script that a consent tool starts. */
const HELD_SDK =
  /<script\b(?=[^<>]{0,2000}\btype\s?=\s?["']?text\/plain\b)[^<>]{0,2000}\bimasdk\.googleapis\.com\//i;

/** Whether the player is in a frame that may not start a video. */
const isInFrame = (text: string): boolean =>
  /permissions[ -]policy violation: autoplay/i.test(text) ||
  Array.from(text.matchAll(/<iframe\b[^<>]*>/gi)).some(([tag]) => !/\bautoplay/i.test(tag));

/** A request for a stream into which Google inserts the ads, with the ids of the stream. */
const STREAM =
  /:\/\/dai\.google\.com\/(?:ondemand|linear)\/(?:pods\/)?(?:v\d\/)?(?:hls|dash)\/((?:content|event|network)\/[^\s?#'":]{1,200}?)\/(?:stream|pod|manifest)\b/;

/** A file of a stream, which a player requests by script: ad tags have no such address. */
const STREAM_FILE = /[^\s/'"“]{1,100}\.(?:m3u8|mpd|ts|m4s)(?=[?#'"”\s,)]|$)/i;

/** What a message names that has to change: a directive, a header or a method, a bidder in the words of Prebid, ids. */
const DETAILS: Readonly<Record<string, RegExp>> = {
  csp: /\b(?:default|connect|frame|child|script|media|img)-src(?:-elem)?\b/,
  preflight:
    /(?:header field |\bheader ['"‘“]|token ['"‘“])(?!Access-Control)([\w-]{1,60})|\bMethod ([A-Z]{3,10}) is not/i,
  'bidder-unavailable':
    /(?:support [\w, ]{0,40}video: |for bidder that does not exist: |bidderCode ")([\w-]{1,60})|([\w-]{1,60}) is not a registered/i,
  'stream-unknown': STREAM,
  'media-failed': STREAM_FILE,
};

const isLocal = (host: string): boolean => isLocalHost(host.replace(/:\d+$/, ''));

/** Whether a page that everybody reaches requests a host that only one network reaches. */
const isPrivate = (host: string, line: string): boolean => {
  const [, page] = /\borigin ['"]?https?:\/\/([^\s'"/]{1,300})/i.exec(line) ?? [];
  return host !== '' && page !== undefined && isLocal(host) && !isLocal(page);
};

const MEDIA = /\.(?:m3u8|mpd|mp4|m4v|webm|mov|ts|m4s)(?=[?#'"”\s,)]|\.?(?:\s|$))/i;

/** Files of a page, whose lines may have no host. */
const PICTURE =
  /\.(?:ico|png|jpe?g|gif|svg|webp|avif|css|map|woff2?|webmanifest)(?=[?#'"\s,):]|$)/i;

/** Whether a line is about a request that is neither for an ad nor for its media: a tracker, a picture, a script. */
const isOfOther = (line: string): boolean =>
  !MEDIA.test(line) && !isAboutAd(line) && (PICTURE.test(line) || isOtherAddress(addressIn(line)));

/** The last column of a list of requests, if one without a response took a second or more: a page that is left cancels sooner. */
const LONG = /\s(?:[1-9]\d{0,5}(?:[.,]\d{1,3})?\s?(?:s|min)|[1-9]\d{3,6}\s?ms|pending)\s*$/i;

/** What browsers call a file of a video that a page loads, and its type in a list of requests. */
const OF_MEDIA = /\binsecure (?:video|audio)\b|\tmedia\t/i;

/** A request that went on. */
const UPGRADE = /\bautomatically upgraded\b/i;

/** Whether the browser sent a request with https in place of http, and its server has none. */
const isOfUpgrade = (text: string, host: string, message: string): boolean =>
  /^(?:connection-failed|certificate-invalid|timed-out)$/.test(message) &&
  text.split('\n').some((line) => UPGRADE.test(line) && line.includes(`http://${host}`));

const codeOf = (line: string, text: string, message: string, host: string): string => {
  // Its link is one to documentation.
  if (isAutoplay(line)) return autoplayCode(text);
  if (message === 'sdk-missing' && HELD_SDK.test(text)) return 'sdk-held';
  if (isPrivate(host, line)) return 'private-address';
  if (message === 'status-missing' && STREAM.test(line)) return 'stream-unknown';
  // The names of ad servers exist, and filters hide them.
  if (message === 'name-not-resolved' && isAdHost(host)) return 'address-filtered';
  const isOfManifest = message.startsWith('cors') && STREAM_FILE.test(line);
  if (isOfManifest || (message.startsWith('status-') && MEDIA.test(line))) return 'media-failed';
  const isOfMedia = OF_MEDIA.test(line) || MEDIA.test(addressIn(line));
  if (message === 'mixed-content' && isOfMedia) return 'media-mixed-content';
  if (message === 'request-canceled' && !isOfMedia && LONG.test(line)) return 'timed-out';
  if (!isOfUpgrade(text, host, message)) return message;
  return isOfMedia ? 'media-mixed-content' : 'upgrade-failed';
};

const requestError = (line: string, text: string, message: string): ErrorCodeInput => {
  const host = isAutoplay(line) ? '' : hostIn(line) || hostIn(text);
  const code = codeOf(line, text, message, host);
  // The files of an ad are no stream of the content, nor are those that other lines name.
  const isOfAd = code === 'media-failed' && (isAboutAd(line) || isAdHost(host));
  const pattern = isOfAd ? undefined : DETAILS[code];
  const rest = MEDIA.test(line) ? '' : text;
  const [whole, first = whole, detail = first] = pattern?.exec(line) ?? pattern?.exec(rest) ?? [];
  return { ...errorCode('browser', code, host), ...(detail !== undefined && { detail }) };
};

/** What a browser writes after the line with the reason: that a request failed with a status, or that it may not be read. */
const CONSEQUENCE = /ERR_FAILED \d{3}|due to access control checks/;

/** Failures with many causes, and those of a part without which others go on. */
const FAILURE =
  /^(?:status-\w+|connection-failed|response-broken|timed-out|media-failed|bidder-unavailable|player-size)$/;

/** A cause is nearer than a failure, which is nearer than its consequence. */
const distanceOf = (line: string, message: Reading['message']): number => {
  if (isOfOther(line)) return 6;
  const isUnknownAddress = addressIn(line) !== '' && !isAboutAd(line);
  if ('quote' in message) return statedReason(message.quote) === 'unknown' ? 5 : 2;
  const { system, code } = message;
  if (CONSEQUENCE.test(line) || code === 'play-interrupted' || code === '303') return 5;
  // The stream of the content says nothing about its ads.
  if (code === 'media-failed' && 'detail' in message) return 6;
  // Players send such a request again, without credentials.
  if (code === 'cors-wildcard') return 4;
  const isFailure = (system === 'browser' && FAILURE.test(code)) || UPGRADE.test(line);
  return (isFailure ? 2 : 0) + (isUnknownAddress ? 1 : 0);
};

/** What Prebid writes of a bid that it rejects: the bidder is before or behind the reason. */
const REJECTIONS: readonly RegExp[] = [
  /\bInvalid bid from (?<bidder>[\w-]{1,60})\. Ignoring bid: (?<quote>(?:[^\n{]|(?<=[(:,]\s?)\{){1,500})/i,
  /\b(?<bidder>[\w-]{1,60})'s Bid Response for \S{1,100} was (?<quote>rejected[^\n]{1,200})/i,
  /\bBid rejected: (?<quote>[^\n{:]{1,200})\{\s?"?bidder(?:Code)?"?: ?"(?<bidder>[\w-]{1,60})/i,
  /\bBid rejected for bidder (?<bidder>[\w-]{1,60}), (?<quote>[^\n{]{1,200})/i,
  /\bBid (?:from|of) (?<bidder>[\w-]{1,60}) (?:is |has )?(?<quote>timed out)/i,
  /\bBidders that (?<quote>timed out): (?<bidder>[\w, -]{1,100})/i,
];

/** The bidder whose bid Prebid rejects in its log, and why; null if there is none. */
const refusalInText = (line: string): RecognizedRefusal | null => {
  const match = REJECTIONS.map((pattern) => pattern.exec(line)).find(
    (candidate) => candidate !== null,
  );
  const { bidder = '', quote = '' } = match?.groups ?? {};
  return quote === '' ? null : { bidder: bidder.trim(), quote: quote.trim() };
};

const readingOf = (line: string, text: string): readonly Reading[] => {
  const browserMessage = messageOf(line);
  // What a page requests beside its ads often fails with a status.
  const isAside = browserMessage?.startsWith('status-') === true && isOfOther(line);
  // What Prebid needs from its page is no reason of a bidder.
  const isOfPage = /^(?:cache-|player-size$)/.test(browserMessage ?? '');
  const message =
    (isOfPage ? null : refusalInText(line)) ??
    playerErrorInText(line) ??
    (browserMessage === undefined || isAside ? null : requestError(line, text, browserMessage));
  return message === null ? [] : [{ line, message, distance: distanceOf(line, message) }];
};

/** The reading that is nearest to the cause, and the first of several. */
const nearest = (readings: readonly Reading[]): Reading | undefined =>
  [...readings].sort((a, b) => a.distance - b.distance)[0];

const isCode = (reading: Reading | undefined, code: string): boolean =>
  reading !== undefined && 'code' in reading.message && reading.message.code === code;

/**
 * The message of a browser, a player or Prebid that names the cause why there is no ad, or null. Its URL is not taken for
 * an ad tag.
 */
export const messageInText = (text: string): Reading['message'] | null => {
  if (text.length > MAX_MESSAGE_LENGTH) return null;
  const failure = networkError(toolError(text));
  const words = failure.startsWith('net::') ? failure : text;
  const readings = words.split('\n').flatMap((line) => readingOf(line, text));
  const refused = readings.find(({ line }) => isAutoplay(line))?.message;
  const best = nearest(readings);
  // A player whose media failed does not say whether it was that of an ad; an error of VAST does.
  const adError = isCode(best, 'media-failed') ? errorCodeInText(text) : null;
  if (adError?.system === 'vast') return adError;
  if (refused === undefined || 'quote' in refused) return best?.message ?? null;
  // It may be the content that was not started.
  const request = nearest(readings.filter(({ line }) => !isAutoplay(line) && isAboutAd(line)));
  if (AD_NOT_STARTED.test(text)) return refused;
  return request === undefined || 'quote' in request.message
    ? (best?.message ?? null)
    : { ...request.message, otherCode: refused.code };
};
