import { isJsonObject, type JsonObject, objectOf, parseJson } from '../../text/json.js';
import { documentOutline } from '../evidence/document-outline.js';
import { statedReason } from '../evidence/stated-reason.js';
import { hostOf } from '../evidence/url-host.js';
import type { ErrorSystem } from '../error-codes.js';
import { stringsOfJson } from './ad-tag-sign.js';
import { adTagInJson } from './copied-tag.js';
import { droppedAd } from './dropped-ad.js';
import { errorCodeInJson, errorCodeInText } from './error-text.js';
import { judgedText } from './judged-text.js';
import { messageInText } from './message-in-text.js';
import type { ErrorCodeInput, RecognizedInput } from './recognized-input.js';
import { unknown } from './unknown-input.js';

/** Records of a log that are read. */
const MAX_RECORDS = 2000;

/** The records of a log in JSON, one a line, which may begin with a time; null for other texts. */
export const recordsInText = (text: string): readonly JsonObject[] | null => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const records = lines
    .slice(-MAX_RECORDS)
    .map((line) => parseJson(line.slice(Math.max(0, line.indexOf('{')))))
    .filter(isJsonObject);
  const isLog = lines.length > 1 || !text.startsWith('{');
  return isLog && records.length > 0 && records.length * 2 >= lines.length ? records : null;
};

/** Names of events, as servers that insert ads write them: `ERROR_ADS_TIMEOUT`. */
const EVENT = /\b[A-Z]{2,20}(?:_[A-Z]{2,20}){1,6}\b/g;

/** The words of such names, and the code that says the same. */
const EVENTS: readonly (readonly [words: RegExp, system: ErrorSystem, code: string])[] = [
  [/UNKNOWN_HOST|HOST_NOT_FOUND/, 'browser', 'name-not-resolved'],
  [/NEW_CREATIVE|(?:TRANSCODE|IMPORT)_IN_PROGRESS/, 'browser', 'not-transcoded'],
  [/EARLY_CUE_IN|AVAIL_EXCEEDED_THRESHOLD/, 'browser', 'break-shortened'],
  [
    /PROFILE_NOT_FOUND|PERSONALIZATION_DISABLED|SESSION_INITIALIZATION_FAILED|DISALLOWED_HOST/,
    'browser',
    'insertion-off',
  ],
  [/AVAIL_DURATION_EXCEEDED/, 'vast', '202'],
  [/MEDIA_FILE_UNAVAILABLE/, 'vast', '401'],
  [/NO_(?:VARIANT|MODEL_CREATIVE)_MATCH/, 'vast', '403'],
  [/(?:TRANSCODE|IMPORT)_ERROR/, 'vast', '405'],
  [/INVALID_VAST_(?:WRAPPER|AD_TAG)/, 'vast', '300'],
  [/VAST_(?:MISSING|INVALID|MULTIPLE)_|UNKNOWN_ROOT/, 'vast', '101'],
  // The ad decision server responded with another status than 200.
  [/ADS_INVALID_RESPONSE/, 'browser', 'status-failed'],
  [/TIME_?OUT|TIMED_OUT/, 'browser', 'timed-out'],
  [/VPAID/, 'vast', '901'],
  [/PARS(?:E|ING)|MALFORMED|INVALID_(?:RESPONSE|VAST|VMAP)/, 'vast', '100'],
  [/(?:EMPTY_V(?:AST|MAP)|NO_(?:ADS?|ADVERTISEMENTS?|FILL|BIDS?)(?:_|$)|UNFILLED)/, 'vast', '303'],
  [/(?:ERROR_ADS|CONNECTION)_(?:IO|FAILED|ERROR|REFUSED)/, 'browser', 'connection-failed'],
];

export const errorOfEvent = (text: string, host: string): ErrorCodeInput | null => {
  for (const [name] of text.matchAll(EVENT)) {
    const [, system, code] = EVENTS.find(([words]) => words.test(name)) ?? [];
    if (system !== undefined && code !== undefined)
      return { kind: 'error-code', system, code, host };
  }
  return null;
};

/** A number alone may be a status, a length or a time. */
const NAMES_ERROR = /error|vast|\bima\b/i;

/** Characters of a message; a longer text is something else. */
const MAX_MESSAGE = 1000;

const isDocument = (text: string): boolean =>
  /^\s*<(?:\?xml|VAST|\w+:VMAP)/.test(text) && documentOutline(text).root?.startsWith('V') === true;

/** What one record says of an ad: the response, or an error. */
const inputOfRecord = (record: unknown): RecognizedInput | null => {
  const texts = stringsOfJson(record).map(({ text }) => text);
  const document = texts.find(isDocument);
  if (document !== undefined)
    return { kind: documentOutline(document).root === 'VMAP' ? 'vmap' : 'vast', text: document };
  const host = hostOf(adTagInJson(record)?.tags[0] ?? '');
  for (const text of texts.filter(({ length }) => length <= MAX_MESSAGE)) {
    const isError = NAMES_ERROR.test(text);
    const message = isError ? messageInText(text) : null;
    const error =
      errorOfEvent(text, host) ??
      (message !== null && !('quote' in message) ? message : null) ??
      (isError ? errorCodeInText(text) : null);
    if (error !== null) return error;
  }
  return errorCodeInJson(record);
};

/** The line that says why there is no ad; null if none does, or if it is not about the sale of ads. */
const NOT_OF_SALE = /^(?:unknown|moved|login|outage|parked|auction|parameter)$/;

export const statedIn = (lines: readonly string[]): RecognizedInput | null => {
  const dropped = droppedAd(lines.join('\n'));
  if (dropped !== null) return dropped;
  const stated = lines
    .flatMap((line) => line.split(/(?<=[.!?])\s/))
    .map((line) => line.trim())
    .filter((line) => line.length <= MAX_MESSAGE && !NOT_OF_SALE.test(statedReason(line)));
  // Of several campaigns, one that has run enough is no fault.
  const quote = stated.find((line) => statedReason(line) !== 'capped') ?? stated[0];
  return quote === undefined ? null : unknown('stated', { refusal: { bidder: '', quote } });
};

/** How many ads filled a break, as a server that inserts ads logs it; 0 if it did not fill the whole break. */
const filledAds = (record: unknown): number => {
  if (!isJsonObject(record) || record['eventType'] !== 'FILLED_AVAIL') return 0;
  const { fillRate, numAds, skippedAds } = objectOf(record['avail']);
  const isSkipped = Array.isArray(skippedAds) && skippedAds.length > 0;
  return fillRate === 1 && typeof numAds === 'number' && !isSkipped ? numAds : 0;
};

/** What records of an unknown form say of an ad: the last response or error, else the one ad tag, else a reason. */
export const inputOfRecords = (records: readonly unknown[]): RecognizedInput | null => {
  for (const record of records.slice(-MAX_RECORDS).reverse()) {
    const input = inputOfRecord(record);
    if (input !== null) return input;
  }
  const filled = records
    .map(filledAds)
    .filter((count) => count > 0)
    .at(-1);
  if (filled !== undefined) return judgedText([{ finding: 'break-filled', detail: `${filled}` }]);
  return adTagInJson(records) ?? statedIn(stringsOfJson(records).map(({ text }) => text));
};
