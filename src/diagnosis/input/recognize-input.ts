import { isJsonObject } from '../../text/json.js';
import type { Embed } from '../../schema/embed.js';
import { checkCase, isCaseJson } from '../case/check-case.js';
import { adTagInAddress } from './ad-tag-in-address.js';
import { inputOfBids } from './bids-in-json.js';
import { withoutContainer } from './container-escapes.js';
import { unknown } from './unknown-input.js';
import { isCharlesSession, readCharles, transactionsIn } from './charles-session.js';
import { harOfCommand } from './command-output.js';
import { documentOutline, markupStart } from '../evidence/document-outline.js';
import { fileFormat, isStream } from '../evidence/file-format.js';
import { isCutOff } from '../evidence/cut-text.js';
import { isFeed, isHtml, isJavaScript } from '../evidence/text-form.js';
import { bidRequestInJson } from './bid-request.js';
import { besideInput } from './beside-input.js';
import { consentInText } from './consent-data.js';
import { droppedAd } from './dropped-ad.js';
import { eventsInText } from './event-log.js';
import { missingCall } from './judged-text.js';
import {
  emptyFrame,
  isPageOfPlayer,
  POLICY,
  refusedByPage,
  sandboxedFrame,
} from './page-around-tag.js';
import { besidePageHeaders } from './page-headers.js';
import { inputOfRecordings } from './recordings.js';
import { isProse, isRecord, recordInOutput, recordInWords, RESPONSE_HEAD } from './outer-record.js';
import { refusedTag } from './refused-tag.js';
import { playlistInText } from './stream-playlist.js';
import { textAround } from './text-around.js';
import { displayTagOf } from './display-tag.js';
import { codeInJson, embedInCode } from './embed-in-code.js';
import { embedInJson } from './embed-in-json.js';
import {
  errorCodeInJson,
  errorCodeInText,
  playerErrorInText,
  reportedInText,
} from './error-text.js';
import { messageInText } from './message-in-text.js';
import { errorOfEvent, inputOfRecords, recordsInText, statedIn } from './log-records.js';
import { readHar } from './har.js';
import { adTagInJson, adTags, copiedTags, tagInMarkup, withChanges } from './copied-tag.js';
import { LOCAL_ADDRESS, withLinkTargets } from '../../lint/ad-tag/pasted-tag.js';
import { isPlaceholder } from '../../lint/ad-tag/unfilled-word.js';
import { isTooDeep, type JsonSyntaxError, scanJson } from '../../text/scan-json.js';
import { TextPositions } from '../../text/text-positions.js';
import { invisibleIn, undoCopying } from './undo-copying.js';
import type { CopiedInput, DocumentInput, RecognizedInput } from './recognized-input.js';

/** Characters of an input. */
export const MAX_INPUT_LENGTH = 10_000_000;

/** An embed without any field of its content or its ads. */
const isBareEmbed = (json: unknown): boolean =>
  isJsonObject(json) &&
  /^(?:string|number)$/.test(typeof json['id']) &&
  typeof json['title'] === 'string';

/** The settings of a player for ads, which need an ad tag. */
const AD_SETTINGS = /"(?:advertising|adTagUrl|vastTag|adTag)"\s{0,9}:/;

const recognizeJsonValue = (json: unknown, text: string): RecognizedInput => {
  if (typeof json === 'string' || typeof json === 'number') {
    const input = recognizeInput(String(json));
    return input.kind === 'ad-tag' ? withChanges(input, ['quotes']) : input;
  }
  if (
    Array.isArray(json) &&
    json.length > 0 &&
    json.every((element) => typeof element === 'string')
  )
    return recognizeInput(json.join('\n'));
  if (isCaseJson(json)) return { kind: 'case', text, fault: checkCase(json) };
  if (isCharlesSession(json)) return readCharles(json);
  // An embed has a code too.
  const isPlayerError = isJsonObject(json) && ('adErrorCode' in json || json['type'] === 'adError');
  if (isPlayerError)
    return playerErrorInText(text) ?? errorCodeInJson(json) ?? unknown('json-content');
  const result =
    bidRequestInJson(json) ?? inputOfBids(json) ?? embedInJson(json) ?? errorCodeInJson(json);
  if (result !== null) return result;
  const code = codeInJson(json);
  if (code !== undefined) return recognizeInput(code);
  if (isBareEmbed(json)) return { kind: 'embed', embed: json as Embed };
  if (AD_SETTINGS.test(text)) return adTagInJson(json) ?? adTags(['']);
  const records = inputOfRecords(Array.isArray(json) ? json : [json]);
  return consentInText(text) ?? records ?? unknown('json-content');
};

/** Fields that only embeds and their ads have. */
const OF_EMBED =
  /["']?\b(?:(?:mobile_)?(?:preroll|midroll|postroll|overlay_\w{4,7})|source_url|replace_rules|bulks)["']?\s*:/;

/** What code of a page has, and JSON that a person has written wrong may have too. */
const NOT_OF_JSON: readonly JsonSyntaxError[] = ['unquoted-name', 'single-quotes', 'comment'];

const recognizeJson = (text: string, offset: number): RecognizedInput => {
  const recordings = inputOfRecordings(text);
  if (recordings !== null) return recordings;
  if (isTooDeep(text)) return unknown('json-content');
  try {
    return recognizeJsonValue(JSON.parse(text) as unknown, text);
  } catch {
    const fault = scanJson(text);
    if (fault === null) return unknown('json-content');
    const records = recordsInText(text);
    if (records !== null) return inputOfRecords(records) ?? unknown('json-content');
    // A text in quotes is not always a text of JSON.
    if (text.startsWith('"')) return recognizeText(text);
    const isEmbed = OF_EMBED.test(text);
    const read = !isEmbed && NOT_OF_JSON.includes(fault.error) ? recognizeText(text) : null;
    if (read !== null && read.kind !== 'unknown') return read;
    const { line, column } = new TextPositions(text).at(fault.offset);
    return unknown('json-syntax', {
      syntaxError: fault.error,
      position: { line: line + offset, column },
      ...(isEmbed && { isEmbed }),
    });
  }
};

const recognizeMarkup = (text: string): RecognizedInput => {
  const { root } = documentOutline(text);
  if (root === 'VMAP') return { kind: 'vmap', text };
  if (root === 'VAST' || root === 'VideoAdServingTemplate') return { kind: 'vast', text };
  if (root === 'charles-session') return readCharles(transactionsIn(text));
  const code = embedInCode(text);
  const empty = /^https?:/i.test(code?.address ?? '') ? null : emptyFrame(text);
  if (empty !== null) return empty;
  const tag = adTagInAddress(code?.address ?? '', true);
  const pasted = tag === null && !code?.embed ? tagInMarkup(text.replace(POLICY, ''), root) : null;
  const refusal = (code && sandboxedFrame(text)) ?? refusedByPage(text, pasted?.tags[0] ?? '');
  if (refusal !== null) return refusal;
  if (tag !== null) return adTags([tag]);
  // A player that is loaded from an address may have its ad tag in the page.
  if (code !== null && pasted?.sign !== 'named') return code;
  if (pasted !== null) return pasted;
  // A text without a root element could have been anything.
  if (root === null) return { kind: 'vast', text };
  const isPage = root.toLowerCase() === 'html';
  // A part of a page is copied by a person; a whole page may be the response of an ad server.
  if (isPage ? isPageOfPlayer(text) : isHtml(root)) return unknown('html');
  const form = isFeed(root) ? 'feed' : 'xml';
  return { kind: 'response', form: isPage ? 'html' : form, text };
};

/** What Prebid writes of an auction without a bid. */
const WITHOUT_BID = /\bno bids? (?:were )?(?:returned|received)\b/i;

/** The head of a request: its path, and its host behind it. */
const REQUEST_HEAD =
  /^GET (\/\S{1,8000})(?: HTTP\/[\d.]{1,3})?[ \t]*\r?\n(?:[^\n]{0,8000}\n){0,40}?(?:Host|:authority):[ \t]*([\w.:-]{1,255})/i;

/** Lines of a console about a policy that only reports, and blocks nothing. */
const REPORT_ONLY = /\breport[- ]only\b/i;

const recognizeText = (copied: string): RecognizedInput => {
  const lines = copied.split('\n').filter((line) => !REPORT_ONLY.test(line));
  const text = lines.join('\n').trim();
  const [, path, host] = REQUEST_HEAD.exec(text) ?? [];
  if (path !== undefined && host !== undefined) return adTags([`https://${host}${path}`]);
  if (LOCAL_ADDRESS.test(text)) return adTags([text]);
  const message = (/\s/.test(text) ? null : reportedInText(text)) ?? messageInText(text);
  if (message !== null && 'quote' in message) return unknown('no-bid', { refusal: message });
  if (message !== null) return refusedTag(text, message) ?? message;
  if (WITHOUT_BID.test(text)) return unknown('no-bid');
  const dropped = droppedAd(text);
  if (dropped !== null) return dropped;
  const records = recordsInText(text);
  const input =
    eventsInText(text) ??
    (records && inputOfRecords(records)) ??
    copiedTags(text) ??
    consentInText(text) ??
    errorCodeInText(text) ??
    reportedInText(text);
  if (input !== null) return input;
  const code = embedInCode(text);
  if (code !== null) return text.includes('<') ? code : withChanges(code, ['html-escaped']);
  if (isJavaScript(text)) return unknown('javascript');
  return errorOfEvent(text, '') ?? statedIn(text.split('\n')) ?? unknown('no-match');
};

/** The first bytes of a session of Charles or Proxyman, which no text has. */
const BINARY = /^[^]{0,40}\0/;

/** Neither a macro of a ticket, such as `{code:xml}`, nor a placeholder, nor the time of a message. */
const JSON_START =
  /^(?:"|\{(?!(?:code|noformat|quote)[:}])|\[(?![A-Za-z_]|\d{1,2}:\d\d|\d{1,4}[./-]\d{1,2}[./-]))/;

/** Inputs in whose text a mail program may have rewritten the links; a recording has those that were requested. */
const HAS_LINKS: ReadonlySet<RecognizedInput['kind']> = new Set([
  'embed',
  'embed-code',
  'vast',
  'vmap',
]);

/** White space, or a second mark of the byte order, before the declaration of a document. */
const DECLARED_LATE = /^(?!\ufeff<)\s+<\?xml\s/;

const isDocument = (input: RecognizedInput): input is DocumentInput & CopiedInput =>
  input.kind === 'vast' || input.kind === 'vmap';

const isRecordText = (text: string, behind = ''): boolean =>
  JSON_START.test(text) ? isRecord(recognizeJson(text, 0)) : recordInWords(text, behind) !== null;

const recognizeForm = (text: string): RecognizedInput => {
  if (typeof text !== 'string') return unknown('no-match');
  if (text.length > MAX_INPUT_LENGTH) return unknown('too-large');
  const trimmed = text.trim();
  const beside = JSON_START.test(trimmed) ? null : besidePageHeaders(trimmed);
  if (beside !== null) return beside;
  const isCommand = !trimmed.startsWith('<') && !JSON_START.test(trimmed);
  const har = isCommand ? harOfCommand(trimmed) : null;
  if (har !== null)
    return recordInOutput(har, (json) => recognizeJson(json, 0)) ?? readHar(har, 'command');
  const recordings = inputOfRecordings(trimmed);
  if (recordings !== null) return recordings;
  const copied = undoCopying(text, isRecordText);
  const start = copied.changes.length === 0 ? text.indexOf(copied.text) : 0;
  const offset = new TextPositions(text).at(start).line - 1;
  const recognized = recognizeCopied(copied.text, offset);
  const linked = HAS_LINKS.has(recognized.kind) ? withLinkTargets(copied.text) : copied.text;
  const isTag = recognized.kind === 'ad-tag';
  const invisible =
    isTag && copied.changes.includes('invisible-characters') ? invisibleIn(text) : null;
  // A strict parser refuses what stands before the declaration.
  if (copied.changes.length === 0 && isDocument(recognized) && DECLARED_LATE.test(text))
    return { ...recognized, text: text.trimEnd() };
  return linked === copied.text
    ? withChanges({ ...recognized, ...(invisible && { invisible }) }, copied.changes)
    : withChanges(recognizeCopied(linked, offset), [...copied.changes, 'rewritten-link']);
};

const recognizeCopied = (trimmed: string, offset: number): RecognizedInput => {
  if (trimmed === '') return unknown('empty');
  // A replace rule, or the template of a page, fills it with a URL.
  if (isPlaceholder(trimmed)) return adTags([trimmed]);
  if (JSON_START.test(trimmed)) return recognizeJson(trimmed, offset);
  const markup = markupStart(trimmed);
  const playlist = playlistInText(trimmed);
  if (playlist !== null) return playlist;
  if (isStream(fileFormat(trimmed))) return { kind: 'response', form: 'media', text: trimmed };
  if (markup === -1) return BINARY.test(trimmed) ? unknown('binary') : recognizeText(trimmed);
  const before = trimmed.slice(0, markup);
  // What a person writes behind a document is no part of it.
  const isSpoken = textAround(trimmed) !== null || isProse(before);
  const end = isSpoken ? trimmed.lastIndexOf('>') + 1 : trimmed.length;
  const recognized = recognizeMarkup(trimmed.slice(markup, end));
  // Firefox names an element in its message, and people name the frame of their player.
  const isOpen =
    recognized.kind === 'unknown' ||
    /^Prebid\b/m.test(trimmed.slice(0, markup)) ||
    (recognized.kind === 'embed-code' && !recognized.embed);
  const behind = trimmed.slice(trimmed.lastIndexOf('>') + 1);
  const isAround = markup > 0 || /\w/.test(behind);
  const message = isAround && isOpen ? messageInText(trimmed) : null;
  if (message !== null && !('quote' in message)) return message;
  const isResponse = isDocument(recognized);
  const record = isResponse ? recordInWords(before, behind) : null;
  if (record !== null) return record;
  if (isResponse && isCutOff(trimmed)) return unknown('cut-off');
  // What a server, and not a person, prints before its document is a part of its response.
  return isResponse && !RESPONSE_HEAD.test(before) && !isSpoken
    ? { kind: 'vast', text: trimmed }
    : recognized;
};

/**
 * What a pasted text is: an ad tag, an embed, embed code, a response, a HAR file, an error code or a case file.
 * Total: any text gives a result, in time linear to its length. A text over 10 million characters is not read.
 */
export const recognizeInput = (text: string): RecognizedInput => {
  const input = withoutContainer(recognizeForm(text), text);
  // The console of a page says more exactly than its code what is not loaded.
  const isCode = input.kind === 'ad-tag' || input.kind === 'unknown';
  const said = isCode && text.includes('.ima is not a function') ? messageInText(text) : null;
  if (said !== null && !('quote' in said)) return said;
  const display = displayTagOf(input, text);
  if (display !== null) return unknown('display-tag', { display });
  const incomplete = missingCall(input, text);
  if (incomplete !== null) return incomplete;
  return { ...input, ...besideInput(input, text) };
};
