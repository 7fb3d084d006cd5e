import { percentDecode } from '../../ad-tags/encoding.js';
import { decodeReferences } from '../../text/character-references.js';
import { parseJson } from '../../text/json.js';
import { documentOutline } from '../evidence/document-outline.js';
import { shownText } from '../../text/shown-text.js';
import { textOfBase64 } from '../../text/base64.js';
import { withoutChunks } from './chunked-body.js';
import { jsonIn, jsonInSentences } from './json-in-text.js';
import { withoutCell, withoutFormula } from './spreadsheet-cells.js';
import { withoutTypography } from './typography.js';

/** Copying that changes only the text around a tag. */
const CHANGES_AROUND_TAG = [
  'terminal-colors',
  'xml-viewer',
  'mail-quote',
  'line-numbers',
  'code-block',
  'quotes',
  'table-cell',
  'text-around',
  'text-behind',
  'cut-off',
] as const;

/** Copying by which a tag is no longer what a player needs. */
const CHANGES_OF_TAG = [
  'formula',
  'mail-encoded',
  'html-escaped',
  'script-escaped',
  'percent-encoded',
  'scheme-twice',
  'base64',
  'typography',
  'invisible-characters',
  'rewritten-link',
  'look-alikes',
  'line-breaks',
  'stray-blanks',
] as const;

/** What a program or a person did to a text that was copied, and what is therefore undone. */
export const PASTE_CHANGES = [...CHANGES_AROUND_TAG, ...CHANGES_OF_TAG] as const;

export type PasteChange = (typeof PASTE_CHANGES)[number];

export const changesTag = (change: PasteChange): boolean =>
  (CHANGES_OF_TAG as readonly string[]).includes(change);

export const isPasteChange = (name: string): name is PasteChange =>
  (PASTE_CHANGES as readonly string[]).includes(name);

/** Whether a text, with what stands behind a document in it, is the record of a tool. */
type IsRecord = (text: string, behind?: string) => boolean;

/** The text without a change; the same text if it does not have it. */
type Undo = (text: string, isRecord: IsRecord) => string;

const QUOTED_CONTENT = /^[ \t]*(?:[>|][ \t]?)+(?=<[?!a-z]|[{["']|https?:)/im;
const QUOTE_MARKS = /^[ \t]*(?:[>|][ \t]?)+/gm;

const VIEWER = /^This XML file does not appear [^<]{1,200} shown below\.\s*/;
const VIEWER_MARK = /^([ \t]*)[-+\u25b4-\u25be](?=<)/gm;

const LINE_NUMBER = /^[ \t]*(\d{1,6})(?:[ \t]*[|:.)](?!\/)|(?=[\s<{"}\]]|$))[ \t]?/;

const withoutLineNumbers: Undo = (text) => {
  const lines = text.split(/\r?\n/);
  let next = Number(LINE_NUMBER.exec(text)?.[1] ?? Number.NaN);
  let count = 0;
  const kept = lines.map((line) => {
    const [mark, number] = LINE_NUMBER.exec(line) ?? [];
    if (mark === undefined || Number(number) !== next) return line;
    next += 1;
    count += 1;
    return line.slice(mark.length);
  });
  // Numbers before ad tags are those of a list.
  const isNumbered = !/^https?:/i.test(kept[0] ?? '') && count > 1 && count * 2 >= lines.length;
  return isNumbered ? kept.join('\n').trim() : text;
};

/** Fences of Markdown and macros of tickets; in an ad tag, `{code}` is a placeholder. */
const CODE_BLOCK = /^[ \t]*(?:```|\{(?:code|noformat|quote)[:}])/m;
const CODE_MARKS = /^[ \t]*```\w{0,20}[ \t]*$|```|\{(?:code|noformat|quote)(?::[^{}\n]{0,80})?\}/gm;

const ENCODING_OF_MAIL = /^content-transfer-encoding:[ \t]*quoted-printable/im;

/** Quoted-printable (RFC 2045 section 6.7): it encodes every `=`. The head of a mail says so, and is not encoded. */
const withoutMailEncoding: Undo = (text) =>
  (/=\r?\n/.test(text) ? text.includes('=3D') : text.split('=3D').length > 2) &&
  (ENCODING_OF_MAIL.test(text) || !/=(?![\dA-F]{2}|\r?\n|$)/.test(text))
    ? text
        .replace(/=\r?\n/g, '')
        .replace(/(?:=[\dA-F]{2})+/g, (run) => percentDecode(run.replaceAll('=', '%')))
    : text;

/** Layers of one encoding. */
const MAX_LAYERS = 5;

const ESCAPED_MARKUP =
  /^&(?:amp;){0,4}lt;|&(?:amp;){0,4}lt;(?:\w{1,20}:)?(?:VAST|VMAP|VideoAdServingTemplate)(?:\s|&)/;

export const withoutHtmlEscapes = (text: string): string => {
  const start = text.search(ESCAPED_MARKUP);
  if (start === -1) return text;
  const end = text.lastIndexOf('gt;');
  let decoded = text.slice(start, end === -1 ? undefined : end + 'gt;'.length);
  for (let count = 0; count < MAX_LAYERS && decoded.startsWith('&'); count += 1)
    decoded = decodeReferences(decoded);
  return decoded;
};

const SCRIPT_ESCAPED = /^[^<]{0,300}<[^<>]{0,300}=\\"|\\u003c|^[{[](?:\\[nrt]|\s)*\\"/i;
const WHITE_SPACE: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

const withoutScriptEscapes: Undo = (text) =>
  SCRIPT_ESCAPED.test(text)
    ? text.replace(/\\(?:u([\da-f]{4})|([^]))/gi, (_: string, unicode?: string, plain?: string) =>
        unicode === undefined
          ? (WHITE_SPACE[plain ?? ''] ?? plain ?? '')
          : String.fromCharCode(Number.parseInt(unicode, 16)),
      )
    : text;

const PERCENT_ENCODED =
  /^(?:data:[^,]{0,100},)?(?=%(?:25){0,4}(?:0A|20|3C|7B)|https?%(?:25){0,4}3A[^\s?&="'<>]+$)/i;

const withoutPercentEncoding: Undo = (text) => {
  let decoded = text;
  for (let count = 0; count < MAX_LAYERS && PERCENT_ENCODED.test(decoded); count += 1)
    decoded = percentDecode(decoded.replace(PERCENT_ENCODED, ''));
  return decoded;
};

const BASE64 = /^(?:data:[^,]{0,100};base64,)?([A-Za-z\d+/\s]{20,}={0,2})$/;

const withoutBase64: Undo = (text) => {
  const [, base64 = ''] = BASE64.exec(text) ?? [];
  const isText = /^\s*(?:<[?!a-z]|[{[]\s*["{]|https?:)/i.test(textOfBase64(base64.slice(0, 80)));
  return isText ? textOfBase64(base64) : text;
};

/** White space that editors add, and marks without width. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** A character that nobody sees and that an ad tag has inside. */
export interface InvisibleCharacter {
  /** Such as `U+200B`. */
  readonly character: string;
  /** The part of the tag in front of it. */
  readonly behind: string;
}

/** One of them inside of an address: neither at its beginning nor at its end. */
const INSIDE =
  /^https?:\/\/[^\s"'<>\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069]*([\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff])(?=[\w&%=;.[])/i;

/** The first invisible character inside of an ad tag; null if there is none. */
export const invisibleIn = (text: string): InvisibleCharacter | null => {
  const [address = '', character = ''] = INSIDE.exec(text.slice(text.search(/https?:\/\//i))) ?? [];
  if (character === '') return null;
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const behind =
    address
      .slice(0, -1)
      .split(/[?&;/]/)
      .at(-1) ?? '';
  return { character: `U+${code}`, behind: shownText(behind) };
};

const DOCUMENT_START = /<(?:\?xml|(?:\w{1,20}:)?(?:VAST|VMAP|VideoAdServingTemplate))[\s>]/;
const DOCUMENT_END = /^[^]*<\/(?:\w{1,20}:)?(?:VAST|VMAP|VideoAdServingTemplate)\s{0,9}>/;

/** The outermost record counts, and neither what a person wrote around it nor a document in it. */
const withoutTextAroundJson: Undo = (text, isRecord) => {
  const json = jsonIn(text);
  const isWanted =
    typeof parseJson(json) === 'object' && (!DOCUMENT_START.test(text) || isRecord(json));
  if (isWanted) return json;
  const records = jsonInSentences(text).filter(
    (object) => parseJson(object) !== undefined && isRecord(object),
  );
  return records.length === 1 ? (records[0] ?? text) : text;
};

/** Headers, and what scripts of a server print. */
export const SERVER_WORDS =
  /^(?:HTTP\/\d|(?:PHP )?(?:warning|notice|deprecated|fatal error|debug)\b)/i;

/**
 * What a server prints before or after its document is a part of its response, and a fault; text on both sides, or in
 * a paragraph before it, is of the person who copied it.
 */
const withoutTextAround: Undo = (text, isRecord) => {
  const start = text.search(DOCUMENT_START);
  if (start === -1) return text;
  const before = text.slice(0, start);
  const after = text.slice(start).replace(DOCUMENT_END, '');
  const isAround =
    before.trim() !== '' && after.trim() !== '' && after.length < text.length - start;
  const isParagraph = before.slice(before.trimEnd().length).split('\n').length > 2;
  if ((!isAround && !isParagraph) || SERVER_WORDS.test(before)) return text;
  const end = text.length - (isAround ? after.length : 0);
  return isRecord(before, text.slice(end)) ? text : text.slice(start, end);
};

/** A scheme that a form adds to whatever is typed, or that was typed wrong, before the host. */
const SCHEMES =
  /^(?:https?(?::\/{0,3}|[;.]?\/\/))*?(https?)(?::\/{1,3}|[;.]?\/\/)(?=[\w[{%$])(?!https?[:;.]?\/)/i;

/** Characters of the shortest lines at which mails and terminals break a long text. */
const MIN_WIDTH = 40;

/** A URL that was broken at a fixed width, so that nothing says of its last line that it continues one. */
const withoutWrapping: Undo = (text) => {
  const lines = text.split(/\r?\n[ \t]*/);
  const [first = '', second = ''] = lines;
  const isUrl =
    /^https?:\/\/\S+$/i.test(first) &&
    lines.slice(1).every((line) => /^(?!https?:)\S+$/i.test(line));
  const width = first.length;
  const isWrapped =
    width >= MIN_WIDTH &&
    second.length === width &&
    lines.slice(2, -1).every(({ length }) => length === width);
  return isUrl && isWrapped && (lines.at(-1) ?? '').length <= width ? lines.join('') : text;
};

const UNDO: readonly (readonly [change: PasteChange, undo: Undo])[] = [
  ['invisible-characters', (text) => text.replace(INVISIBLE, '')],
  ['terminal-colors', (text) => text.replace(/\u001b\[[\d;:?]{0,40}[@-~]/g, '')],
  [
    'xml-viewer',
    (text) =>
      VIEWER.test(text) ? text.replace(VIEWER, '').replace(VIEWER_MARK, '$1').trim() : text,
  ],
  ['formula', withoutFormula],
  ['mail-encoded', withoutMailEncoding],
  [
    'mail-quote',
    (text) =>
      !text.startsWith('<') && QUOTED_CONTENT.test(text) ? text.replace(QUOTE_MARKS, '') : text,
  ],
  ['line-numbers', withoutLineNumbers],
  ['code-block', (text) => (CODE_BLOCK.test(text) ? text.replace(CODE_MARKS, '') : text)],
  ['text-around', withoutTextAroundJson],
  ['percent-encoded', withoutPercentEncoding],
  ['scheme-twice', (text) => text.replace(SCHEMES, '$1://')],
  ['base64', withoutBase64],
  ['html-escaped', withoutHtmlEscapes],
  ['script-escaped', withoutScriptEscapes],
  ['table-cell', withoutCell],
  ['typography', withoutTypography],
  ['text-around', withoutTextAround],
  ['line-breaks', withoutWrapping],
];

/** Whether a text is read as it is: JSON, or a document that an XML parser accepts. */
const isIntact = (text: string): boolean => {
  if (/^[{["]/.test(text)) return parseJson(text) !== undefined;
  if (!text.startsWith('<')) return false;
  const { root, isWellFormed } = documentOutline(text);
  return isWellFormed && /^V(?:AST|MAP|ideoAd)/.test(root ?? '');
};

/** A text that was copied. */
export interface CopiedText {
  readonly text: string;
  /** What was undone, in this order. */
  readonly changes: readonly PasteChange[];
}

/** Undoes what mail programs, viewers, tables, terminals and editors did to a text. A text that can be read as it is stays. */
export const undoCopying = (pasted: string, isRecord: IsRecord = () => true): CopiedText => {
  let text = withoutChunks(pasted).trim();
  const changes: PasteChange[] = [];
  let isRead = isIntact(text);
  for (const [change, undo] of UNDO) {
    const undone = isRead ? text : undo(text, isRecord).trim();
    if (undone === text) continue;
    changes.push(change);
    text = undone;
    isRead = isIntact(text);
  }
  return { text, changes };
};
