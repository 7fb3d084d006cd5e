import { jsonPointer } from '../../finding.js';
import { isJsonObject, type JsonObject, objectOf } from '../../text/json.js';
import { documentOutline } from '../evidence/document-outline.js';
import { isHtml } from '../evidence/text-form.js';
import { adTags } from './copied-tag.js';
import type { RecognizedInput } from './recognized-input.js';
import { unknown } from './unknown-input.js';

/** A bid of an auction for an ad with what it would show. */
export interface FoundBid {
  /** Empty if unknown. */
  readonly bidder: string;
  /** JSON Pointer of the markup or the address of the bid. */
  readonly pointer: string;
  readonly price: number;
  /** The VAST or HTML of the bid; empty if it has only an address. */
  readonly markup: string;
  /** The address of its VAST. Win notices and trackers are not read. */
  readonly url: string;
  /** `banner`, `video`, `audio` or `native`; empty if unknown. */
  readonly mediaType: string;
  /** Why it was rejected, or why there is none; missing if it may be shown. */
  readonly refusal?: string;
}

/** Objects and lists within one another, and values in all, that are searched. */
const MAX_DEPTH = 8;
const MAX_VALUES = 20_000;

const textIn = (object: JsonObject, ...names: readonly string[]): string =>
  (names.map((name) => object[name]).find((value) => typeof value === 'string' && value !== '') as
    string | undefined) ?? '';

/** `mtype` of OpenRTB 2.6, by its number. */
const MEDIA_TYPES = ['', 'banner', 'video', 'audio', 'native'];

const mediaTypeOf = (bid: JsonObject): string =>
  textIn(bid, 'mediaType') ||
  (MEDIA_TYPES[Number(bid['mtype'])] ?? '') ||
  textIn(objectOf(objectOf(bid['ext'])['prebid']), 'type');

const MARKUP = ['vastXml', 'adm', 'ad'];

/** OpenRTB 2.6 section 4.2.3 (`adm`), and the bid responses of Prebid.js. */
const isBid = (object: JsonObject): boolean =>
  ['adm', 'vastXml', 'vastUrl'].some((name) => typeof object[name] === 'string') ||
  (typeof object['ad'] === 'string' && ['cpm', 'bidderCode'].some((name) => name in object)) ||
  ('impid' in object && 'price' in object);

/** Status codes of OpenRTB, "seat non-bid", whose reason is known. */
const NON_BIDS: Readonly<Record<number, string>> = {
  101: 'Timeout',
  103: 'Bidder Unreachable',
  300: 'Response Rejected',
  301: 'Response Rejected - Below Floor',
  304: 'Response Rejected - Below Deal Floor',
  350: 'Response Rejected - Invalid Creative',
};

/** What the ad server gets of a bid of Prebid by which none of its line items fits; empty if nothing is wrong. */
const faultOfTargeting = (bid: JsonObject): string => {
  const targeting = objectOf(bid['adserverTargeting']);
  const price = targeting['hb_pb'];
  const currency = textIn(bid, 'currency');
  if (typeof price !== 'string' || !(Number(bid['cpm']) > 0)) return '';
  if (Number(price) === 0) return `hb_pb ${price}, cpm ${Number(bid['cpm'])} ${currency}`.trim();
  const isStored = ['hb_uuid', 'hb_cache_id'].some((name) => targeting[name]);
  return bid['mediaType'] === 'video' && !isStored ? 'no hb_uuid' : '';
};

/** A bid that is not shown: of Prebid, of `seatnonbid`, or an error of a bidder of Prebid Server. */
const refusedBid = (object: JsonObject, seat: string, pointer: string): FoundBid | null => {
  const refusal =
    textIn(object, 'rejectionReason') ||
    faultOfTargeting(object) ||
    NON_BIDS[Number(object['statuscode'])] ||
    (/\/ext\/(?:errors|warnings)\//.test(pointer) ? textIn(object, 'message') : '');
  const bidder = textIn(object, 'bidderCode', 'bidder') || seat;
  if (!refusal || bidder === '') return null;
  return { bidder, pointer, price: -1, markup: '', url: '', mediaType: '', refusal };
};

const bidOf = (bid: JsonObject, seat: string, pointer: string): FoundBid => {
  const name = MARKUP.find((field) => textIn(bid, field) !== '') ?? 'vastUrl';
  const price = bid['price'] ?? bid['cpm'];
  return {
    bidder: textIn(bid, 'bidderCode', 'bidder') || seat,
    pointer: `${pointer}/${name}`,
    price: typeof price === 'number' ? price : 0,
    markup: textIn(bid, ...MARKUP),
    url: textIn(bid, 'vastUrl'),
    mediaType: mediaTypeOf(bid),
  };
};

/** The bids in JSON, with the highest price first; null if it is not the result of an auction. */
export const bidsInJson = (json: unknown): readonly FoundBid[] | null => {
  const bids: FoundBid[] = [];
  const seen = { values: 0, isAuction: false };
  const read = (value: unknown, seat: string, pointer: string, depth: number): void => {
    seen.values += 1;
    if (
      typeof value !== 'object' ||
      value === null ||
      depth > MAX_DEPTH ||
      seen.values > MAX_VALUES
    )
      return;
    const object = isJsonObject(value) ? value : {};
    const isResponse = depth === 0 && ('bidid' in object || typeof object['cur'] === 'string');
    seen.isAuction ||= 'seatbid' in object || ('id' in object && ('nbr' in object || isResponse));
    seen.isAuction ||= depth === 1 && Array.isArray(object['bids']);
    const refused = refusedBid(object, seat, pointer);
    if (refused !== null) bids.push(refused);
    else if (isBid(object)) bids.push(bidOf(object, seat, pointer));
    else
      for (const [name, part] of Object.entries(value)) {
        const owner = /\/(?:errors|warnings)$/.test(pointer)
          ? name
          : textIn(object, 'seat') || seat;
        read(part, owner, `${pointer}${jsonPointer(name)}`, depth + 1);
      }
  };
  read(json, '', '', 0);
  return seen.isAuction || bids.length > 0 ? bids.sort((a, b) => b.price - a.price) : null;
};

/** The bid that would be shown: the one with the highest price, among those with VAST if there are any. */
export const inputOfBids = (json: unknown): RecognizedInput | null => {
  const bids = bidsInJson(json);
  const bidsWithRoot =
    bids?.map((bid) => ({ ...bid, root: documentOutline(bid.markup).root ?? '' })) ?? [];
  const best =
    bidsWithRoot.find(
      ({ root, markup, url }) => root.startsWith('V') || (markup === '' && url !== ''),
    ) ?? bidsWithRoot.find(({ markup }) => markup !== '');
  if (best === undefined) {
    const noBid = Number(isJsonObject(json) ? (json['nbr'] ?? NaN) : NaN);
    const { bidder = '', refusal: quote } = bids?.find(({ refusal }) => refusal) ?? {};
    const details = {
      ...(Number.isInteger(noBid) && { noBid }),
      ...(quote !== undefined && { refusal: { bidder, quote } }),
    };
    return bids === null ? null : unknown('no-bid', details);
  }
  const { bidder, pointer, markup: text, url, root, mediaType } = best;
  const bid = { bidder, pointer, count: bidsWithRoot.length };
  if (text === '') return { ...adTags([url]), sign: 'named', bid };
  if (root === 'VMAP') return { kind: 'vmap', text, bid };
  if (!root.startsWith('V') && mediaType !== 'video' && (mediaType !== '' || isHtml(root)))
    return unknown('bid-not-video', { bid, mediaType: mediaType || 'banner' });
  // Text that is no markup, or that breaks off, could have been VAST.
  return isHtml(root) ? { kind: 'response', form: 'html', text, bid } : { kind: 'vast', text, bid };
};
