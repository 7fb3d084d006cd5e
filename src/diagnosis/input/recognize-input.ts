import { decodeReferences } from '../../text/character-references.js';
import { WATERFALL_SEPARATOR } from '../../ad-tags/split-waterfall.js';
import { isJsonObject } from '../../text/json.js';
import type { Embed } from '../../schema/embed.js';
import { checkCase, isCaseJson } from '../case/check-case.js';
import { adTagInAddress, decodedAddress } from './ad-tag-in-address.js';
import { adTagsInText } from './ad-tags-in-text.js';
import { bidsInJson } from './bids-in-json.js';
import { harOfCharles, harOfCharlesXml, isCharlesSession } from './charles-session.js';
import { harOfCommand } from './command-output.js';
import { documentOutline, markupStart } from '../evidence/document-outline.js';
import { isFeed, isHtml, isJavaScript } from '../evidence/text-form.js';
import { embedInCode } from './embed-in-code.js';
import { embedInJson } from './embed-in-json.js';
import { browserErrorInText, errorCodeInJson, errorCodeInText } from './error-text.js';
import { isHar, readHar } from './har.js';
import { isOtherAddress, signInText, signOfAdTag, stringsOfJson } from './ad-tag-sign.js';
import { type PasteFault, pastedTag } from '../../lint/ad-tag/pasted-tag.js';
import { scanJson } from '../../text/scan-json.js';
import { TextPositions } from '../../text/text-positions.js';
import type {
  AdTagInput,
  RecognizedInput,
  ResponseInput,
  UnknownInput,
  UnknownReason,
} from './recognized-input.js';

/** Characters of an input. */
export const MAX_INPUT_LENGTH = 10_000_000;

/** Nesting of JSON that is read; more would overflow the stack of those who walk over it. */
const MAX_JSON_DEPTH = 100;

const unknown = (reason: UnknownReason, details: Partial<UnknownInput> = {}): UnknownInput => ({
  kind: 'unknown',
  reason,
  position: null,
  syntaxError: null,
  ...details,
});

const BRACKET_OR_STRING = /[[\]{}"]/g;
const STRING_PART = /[^"\\]*(?:\\.|")/sy;

/** The end of the string whose quote is before `start`. */
const endOfString = (text: string, start: number): number => {
  STRING_PART.lastIndex = start;
  for (let part = STRING_PART.exec(text); part !== null; part = STRING_PART.exec(text))
    if (part[0].endsWith('"') && !part[0].endsWith('\\"')) return STRING_PART.lastIndex;
  return text.length;
};

/** Whether lists and objects are nested too deep. Brackets in strings do not count. */
const isTooDeep = (text: string): boolean => {
  let depth = 0;
  BRACKET_OR_STRING.lastIndex = 0;
  for (let found = BRACKET_OR_STRING.exec(text); found; found = BRACKET_OR_STRING.exec(text)) {
    const [token] = found;
    if (token === '"') BRACKET_OR_STRING.lastIndex = endOfString(text, found.index + 1);
    else depth += token === '{' || token === '[' ? 1 : -1;
    if (depth > MAX_JSON_DEPTH) return true;
  }
  return false;
};

/** An embed without any field of its content or its ads. */
const isBareEmbed = (json: unknown): boolean =>
  isJsonObject(json) &&
  /^(?:string|number)$/.test(typeof json['id']) &&
  typeof json['title'] === 'string';

/** The bid that would be shown: the one with the highest price, among those with VAST if there are any. */
const inputOfBids = (json: unknown): RecognizedInput | null => {
  const bids = bidsInJson(json);
  const found =
    bids?.map((bid) => ({ ...bid, root: documentOutline(bid.markup).root ?? '' })) ?? [];
  const best =
    found.find(({ root, markup, url }) => root.startsWith('V') || (markup === '' && url !== '')) ??
    found.find(({ markup }) => markup !== '');
  if (best === undefined) return bids === null ? null : unknown('no-bid');
  const { bidder, pointer, markup: text, url, root } = best;
  const bid = { bidder, pointer, count: found.length };
  if (text === '') return { ...adTags([url]), sign: 'named', bid };
  if (root === 'VMAP') return { kind: 'vmap', text, bid };
  // Text that is no markup, or that breaks off, could have been VAST.
  return isHtml(root) ? { kind: 'response', form: 'html', text, bid } : { kind: 'vast', text, bid };
};

const recognizeJsonValue = (json: unknown, text: string): RecognizedInput => {
  if (typeof json === 'string' || typeof json === 'number') return recognizeInput(String(json));
  if (Array.isArray(json) && json.length > 0 && json.every((one) => typeof one === 'string'))
    return recognizeInput(json.join('\n'));
  if (isCaseJson(json)) return { kind: 'case', text, fault: checkCase(json) };
  if (isHar(json)) return readHar(json);
  if (isCharlesSession(json)) return readHar(harOfCharles(json), 'charles');
  const found = inputOfBids(json) ?? embedInJson(json) ?? errorCodeInJson(json);
  if (found !== null) return found;
  if (isBareEmbed(json)) return { kind: 'embed', embed: json as Embed };
  return adTagInJson(json) ?? unknown('json-content');
};

const recognizeJson = (text: string, offset: number): RecognizedInput => {
  if (isTooDeep(text)) return unknown('json-content');
  try {
    return recognizeJsonValue(JSON.parse(text) as unknown, text);
  } catch {
    const fault = scanJson(text);
    if (fault === null) return unknown('json-content');
    // A text in quotes is not always a text of JSON.
    if (text.startsWith('"')) return recognizeText(text);
    const { line, column } = new TextPositions(text).at(fault.offset);
    return unknown('json-syntax', {
      syntaxError: fault.error,
      position: { line: line + offset, column },
    });
  }
};

/** A document that a page shows as text. */
const ESCAPED_DOCUMENT = /&lt;(?:\w{1,20}:)?(?:VAST|VMAP|VideoAdServingTemplate)(?:\s|&gt;)/;

/** A part of a page is copied by a person; a whole page may be the response of an ad server. */
const isHtmlFragment = (root: string | null): boolean =>
  root !== null && isHtml(root) && root.toLowerCase() !== 'html';

const formOf = (root: string): ResponseInput['form'] => {
  if (root.toLowerCase() === 'html') return 'html';
  return isFeed(root) ? 'feed' : 'xml';
};

/** Layers of quotes, code and escapes around one tag. */
const MAX_LAYERS = 5;

/** What the addresses of pages and pictures lack. */
const HAS_PARAMETERS = /[?&;][\w.-]+=|\[[A-Z_]+\]/i;

/** Faults of a text that is the tag and nothing else, but for quotes and what a medium changed. */
const IS_TAG_ALONE: ReadonlySet<PasteFault> = new Set([
  'quotes',
  'mail-quote',
  'script-escaped',
  'percent-encoded',
  'mail-encoded',
  'look-alikes',
  'rewritten-link',
]);

/** The one ad tag in a text that is not the tag itself; null if there is none, or if nobody can say which it is. */
const tagInside = (text: string, name?: string): AdTagInput | null => {
  let tag: string | null = null;
  let isAlone = true;
  for (let count = 0; count < MAX_LAYERS; count += 1) {
    const inner = pastedTag(tag ?? text);
    if (inner === null) break;
    if (inner.tag === null || inner.fault === 'several') return null;
    isAlone &&= IS_TAG_ALONE.has(inner.fault);
    tag = inner.tag;
  }
  if (tag === null || !HAS_PARAMETERS.test(tag)) return null;
  const whole = tag.replace(/[\r\n]\s*/g, '');
  if (isAlone && name === undefined) return adTags([whole]);
  const sign = isAlone ? signOfAdTag(whole, name ?? '') : signInText(whole, text);
  return sign === null ? null : { ...adTags([whole]), sign };
};

/** The ad tag in JSON of an unknown form: an address whose name or form says so, and no other. */
const adTagInJson = (json: unknown): AdTagInput | null => {
  const tags = new Map<string, AdTagInput>();
  for (const { name, text } of stringsOfJson(json)) {
    const found = text.includes('//') ? tagInside(`"${text}"`, name) : null;
    if (found !== null) tags.set(found.tags[0] ?? '', found);
  }
  const [first, ...others] = tags.values();
  return others.length > 0 ? null : (first ?? null);
};

/** Markup that is no response: an ad server never begins one with these. */
const PASTED_MARKUP =
  /^<(?:!\[CDATA\[|(?:a|embed|img|link|script|source|video|vastadtaguri|adtaguri)\b)/i;

/** The settings of a player in an attribute. */
const JSON_ATTRIBUTE = /=\s*["']\{\s*(?:&quot;|&#34;)/i;

const tagInMarkup = (text: string): AdTagInput | null => {
  const json = JSON_ATTRIBUTE.test(text) ? decodeReferences(text) : text;
  const found = json !== text || PASTED_MARKUP.test(text) ? tagInside(json) : null;
  return found === null ? null : { ...found, tags: found.tags.map(decodeReferences) };
};

const recognizeMarkup = (text: string): RecognizedInput => {
  const { root } = documentOutline(text);
  if (root === 'VMAP') return { kind: 'vmap', text };
  if (root === 'VAST' || root === 'VideoAdServingTemplate') return { kind: 'vast', text };
  if (root === 'charles-session') return readHar(harOfCharlesXml(text), 'charles');
  const code = embedInCode(text);
  const tag = adTagInAddress(code?.address ?? '');
  if (tag !== null) return adTags([tag]);
  if (code !== null) return code;
  const pasted = tagInMarkup(text);
  if (pasted !== null) return pasted;
  const escaped = text.search(ESCAPED_DOCUMENT);
  if (escaped !== -1)
    return recognizeInput(
      decodeReferences(text.slice(escaped, text.lastIndexOf('&gt;') + '&gt;'.length)),
    );
  if (isHtmlFragment(root)) return unknown('html');
  // A text without a root element could have been anything.
  return root === null ? { kind: 'vast', text } : { kind: 'response', form: formOf(root), text };
};

/** A tag that is one placeholder, which a replace rule fills with a URL. */
const PLACEHOLDER = /^\[[A-Za-z_][\w.:-]{0,127}\]$/;

const adTags = (tags: readonly string[]): AdTagInput => ({
  kind: 'ad-tag',
  tags,
  replaceRules: [],
});

/** What is left of a list of addresses without them: marks, numbers and at most a word between two. */
const BETWEEN_ADDRESSES =
  /^(?:(?!\p{L}{2})[^]|(?<!\p{L})(?:and|or|und|oder|et|ou|o|y|e)(?!\p{L}))*$/u;

/** Those of the addresses in a text that are ad tags. A text of nothing but addresses says that they are. */
const signedTags = (found: readonly string[], text: string): AdTagInput => {
  // An address that is longer than what is read of it leaves a rest that is no text.
  if (found.length === 1 && text.startsWith(found[0] ?? '') && !/\s/.test(text))
    return adTags(found);
  const rest = found.reduce(
    (left, tag) => left.replace(tag, ' '),
    text.replace(/\r?\n(?=[&?])/g, ''),
  );
  if (BETWEEN_ADDRESSES.test(rest))
    return adTags(found.length === 1 ? found : found.filter((tag) => !isOtherAddress(tag)));
  const signs = found.map((tag) => ({ tag, sign: signInText(tag, text) }));
  const signed = signs.filter(({ sign }) => sign !== null);
  const [first] = signed;
  return first === undefined || first.sign === null
    ? adTags([])
    : { ...adTags(signed.map(({ tag }) => tag)), sign: first.sign };
};

/** Between two strings that a script joins. */
const JOINED = /["'`]\s{0,100}\+\s{0,100}["'`]/g;

const recognizeText = (text: string): RecognizedInput => {
  const error = browserErrorInText(text);
  if (error !== null) return error;
  if (PLACEHOLDER.test(text)) return adTags([text]);
  const isWaterfall = text.includes(WATERFALL_SEPARATOR);
  const decoded = decodedAddress(text) ?? text;
  const found = adTagsInText(decoded.replace(JOINED, ''));
  const inside = found.length > 1 || isWaterfall ? null : tagInside(text);
  const input = inside ?? signedTags(found, decoded);
  const tags = input.tags.map((tag) => adTagInAddress(tag) ?? tag);
  if (tags.length > 0)
    return { ...input, tags, ...(tags.length > 1 && !isWaterfall && { isList: true }) };
  return errorCodeInText(text) ?? unknown(isJavaScript(text) ? 'javascript' : 'no-match');
};

/** What tools and people write before a response: its headers, or a line that announces it. */
const HEAD = /^(?:$|HTTP\/\d|[*<>] |[^\n]*:\s*$)/;

/** The first bytes of a session of Charles or Proxyman, which no text has. */
const BINARY = /^[^]{0,40}\0/;

/** Lines before the JSON or the markup, by which a position in it is counted from the beginning of the text. */
const linesBefore = (text: string, trimmed: string): number =>
  text.slice(0, text.indexOf(trimmed)).split('\n').length - 1;

/**
 * What a pasted text is: an ad tag, an embed, embed code, a response, a HAR file, an error code or a case file.
 * Total: any text gives a result, in time linear to its length. A text over 10 million characters is not read.
 */
export const recognizeInput = (text: string): RecognizedInput => {
  if (typeof text !== 'string') return unknown('no-match');
  if (text.length > MAX_INPUT_LENGTH) return unknown('too-large');
  const trimmed = text.replace(/^\ufeff/, '').trim();
  if (trimmed === '') return unknown('empty');
  if (/^(?:[{"]|\[(?![A-Za-z_]))/.test(trimmed))
    return recognizeJson(trimmed, linesBefore(text, trimmed));
  if (trimmed.startsWith('&lt;')) return recognizeInput(decodeReferences(trimmed));
  const markup = markupStart(trimmed);
  const har = markup === 0 ? null : harOfCommand(trimmed);
  if (har !== null) return readHar(har, 'command');
  if (markup === -1) return BINARY.test(trimmed) ? unknown('binary') : recognizeText(trimmed);
  const recognized = recognizeMarkup(trimmed.slice(markup));
  const isResponse = recognized.kind === 'vast' || recognized.kind === 'vmap';
  // What a server prints before its document is a part of its response.
  return isResponse && !HEAD.test(trimmed.slice(0, markup))
    ? { kind: 'vast', text: trimmed }
    : recognized;
};
