import { isJsonObject, parseJson } from '../../text/json.js';
import { reasonInHeaders } from '../../network/telling-headers.js';
import { type NoAdComment, statedReason } from './stated-reason.js';

const MAX_QUOTE = 80;
const MAX_TEXT = 20_000;

/** Control, bidirectional and other invisible characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\ufffd]+/gu;

/** A text on one line, without characters that nobody sees. */
export const onOneLine = (text: string): string => {
  const line = text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  return line.length > MAX_QUOTE ? `${line.slice(0, MAX_QUOTE).trimEnd()}…` : line;
};

const TITLE = /<title(?:\s[^<>]{0,200})?>([^<]{1,500})/i;
const CODE = /<(script|style)\b[^]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<[^<>]*>/g;

/** The title of a page, or the text that says why it is sent. */
const quoteOfMarkup = (text: string): string => {
  const parts = text.replace(CODE, ' ').split(TAG);
  const stated = parts.find((part) => statedReason(part) !== 'unknown');
  return onOneLine(stated ?? TITLE.exec(text)?.[1] ?? parts.join(' '));
};

/** Names under which JSON has its error, the most telling first. */
const ERROR_NAMES = [
  'message',
  'error_description',
  'error',
  'errors',
  'reason',
  'detail',
  'title',
];

const MAX_DEPTH = 3;

const errorIn = (json: unknown, depth = 0): string => {
  if (typeof json === 'string') return depth === 0 ? '' : json;
  if (depth > MAX_DEPTH) return '';
  if (Array.isArray(json)) return errorIn(json[0], depth + 1);
  if (!isJsonObject(json)) return '';
  for (const name of ERROR_NAMES) {
    const message = Object.hasOwn(json, name) ? errorIn(json[name], depth + 1) : '';
    if (message !== '') return message;
  }
  return '';
};

/**
 * What a response that is not VAST says, for a person, on one line of at most 80 characters: the title or the text of a
 * page, the error in JSON, the text of other XML, the beginning of a text. Empty if it says nothing.
 */
export const quoteOf = (text: string | null): string => {
  const read = (text ?? '').slice(0, MAX_TEXT);
  if (/^\s*</.test(read)) return quoteOfMarkup(read);
  return /^\s*[{[]/.test(read) ? onOneLine(errorIn(parseJson(read))) : onOneLine(read);
};

/** Only says how long to wait. */
const WAIT = /^retry-after:/i;

/** What a response that is no success says: its body if that gives the reason, else a header. */
export const quoteOfRefusal = (text: string | null, headers = ''): string => {
  const inBody = quoteOf(text);
  const inHeader = onOneLine(reasonInHeaders(headers));
  const isBetter = statedReason(inBody) !== 'unknown' || WAIT.test(inHeader);
  return (isBetter && inBody) || inHeader || inBody;
};

/** Characters of a media type that a verdict quotes. */
const MAX_TYPE_LENGTH = 60;

export const mediaTypeOf = (contentType: string | null): string =>
  (contentType ?? '').replace(/;.*/s, '').trim().slice(0, MAX_TYPE_LENGTH);

/** Characters of a comment that are looked at. */
const MAX_COMMENT = 1000;

const COMMENTED_AD = /^\s{0,99}<(?:Ad|InLine|Wrapper)[\s>]/;

/** The parts of a text between two marks. */
const partsOf = (text: string, start: string, end: string): readonly string[] =>
  text
    .split(start)
    .slice(1)
    .flatMap((part) => (part.includes(end) ? part.slice(0, part.indexOf(end)) : []));

/**
 * The comment, extension or header in which an ad server says why there is no ad, for a person, and the reason: the first
 * with a known one, else the first. The quote is empty if there is none.
 */
export const noAdComment = (text: string | null, headers = ''): NoAdComment => {
  const read = (text ?? '').slice(0, MAX_TEXT);
  const extensions = partsOf(read, '<Extension ', '</Extension>').map((part) =>
    `<${part}`.replace(/<!\[CDATA\[|\]\]>/g, ' ').replace(TAG, ' '),
  );
  const comments = [...partsOf(read, '<!--', '-->'), ...extensions]
    .filter((part) => part.trim() !== '')
    .map((comment): NoAdComment =>
      COMMENTED_AD.test(comment)
        ? { quote: '', reason: 'commented' }
        : { quote: onOneLine(comment), reason: statedReason(comment.slice(0, MAX_COMMENT)) },
    );
  const header = reasonInHeaders(headers);
  const inHeader = { quote: onOneLine(header), reason: statedReason(header.replace(':', '')) };
  return (
    [...comments, inHeader].find(({ reason }) => reason !== 'unknown') ?? comments[0] ?? inHeader
  );
};
