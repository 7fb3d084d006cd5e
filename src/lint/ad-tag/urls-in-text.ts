export interface UrlsInText {
  /** Those that may be ad tags, each once, in their order. */
  readonly urls: readonly string[];
  /** What stands around the first one. */
  readonly around: string;
  /** Whether only blanks and commas separate the URLs. */
  readonly isList: boolean;
  /** Whether code adds something to the first URL when it runs. */
  readonly isComputed: boolean;
}

interface Extent {
  readonly url: string;
  readonly start: number;
  readonly end: number;
  readonly isComputed: boolean;
}

/** Where a URL begins, also one that is escaped. */
const URL_START =
  /https?:(?:\\?\/){2}|https?%(?:25){0,3}3A(?:%(?:25){0,3}2F|\/){2}|(?<![\w:/\\.?&=%-])\/\/(?=[\w-]{1,63}\.)/gi;

const MAX_URLS = 50;

const CLOSING: ReadonlyMap<string, string> = new Map(
  ['""', "''", '``', '“”', '„“', '‘’', '‚‘', '«»', '‹›', '<>', '()', '[]', '><'].map((pair) => [
    pair.charAt(0),
    pair.charAt(1),
  ]),
);

const BRACKETS = '([';

/** Offset of the bracket that closes the one in front of `start`, or -1. */
const closingBracket = (text: string, start: number, open: string, close: string): number => {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === open) depth += 1;
    else if (character === close) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
};

/** A quotation mark that is doubled, as in tables, does not end the text. */
const QUOTE_END = /(?<!")"(?!")|"(?="{0,3}(?:[\s;,)\]}>+]|$))/g;

const APOSTROPHE_END = /'(?=[\s;,)\]}>+]|$)/g;

/** Offset at which the delimiter in front of a URL is closed, or -1. */
const closingOffset = (text: string, start: number): number => {
  const open = text.charAt(start - 1);
  const close = CLOSING.get(open);
  if (close === undefined) return -1;
  if (open === '"' || open === "'") {
    const end = open === '"' ? QUOTE_END : APOSTROPHE_END;
    end.lastIndex = start;
    return end.exec(text)?.index ?? -1;
  }
  if (text.startsWith('![CDATA[', start - 8)) return text.indexOf(']]>', start);
  return BRACKETS.includes(open)
    ? closingBracket(text, start, open, close)
    : text.indexOf(close, start);
};

/** Not before another parameter of the same URL: the blank is in a value. */
export const OUTSIDE_VALUE = '(?![^"<>\\r\\n&:]{0,60}&[\\w.-]{1,64}=)';

/** White space that ends a URL: not in a placeholder, not before a parameter, not before the rest of a broken line. */
const PLAIN_END = new RegExp(
  `["<>\`“”«»]|[ \\t\\u00a0](?!\\s{0,8}[&?=])(?![^[\\]{}\\s]{0,40}[\\]}])(?<!=[ \\t\\u00a0])${OUTSIDE_VALUE}|[\\r\\n](?!\\s{0,8}[&?%=/.,;\\w[\\]{}$~+*-]{0,4096}[&=%?/])`,
  'g',
);

const plainEnd = (text: string, start: number): number => {
  PLAIN_END.lastIndex = start;
  const end = PLAIN_END.exec(text)?.index ?? text.length;
  const next = text.slice(start + 1, end).search(/\shttps?:/i);
  return next === -1 ? end : start + 1 + next;
};

const JOINED = /["'`]\s*\+\s*(["'`])/y;
const ADDED = /["'`]\s*(?:\+|\.concat\()\s*[^\s"'`]/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** A URL in a string of code, with the strings that are added to it. */
const quotedExtent = (text: string, start: number, firstEnd: number): Extent => {
  let end = firstEnd;
  let url = text.slice(start, end);
  for (let match = matchAt(JOINED, text, end); match; match = matchAt(JOINED, text, end)) {
    const from = end + match[0].length;
    const next = text.indexOf(match[1] ?? '', from);
    if (next === -1) break;
    url += text.slice(from, next);
    end = next;
  }
  return { url, start, end, isComputed: matchAt(ADDED, text, end) !== null };
};

/** White space between an opening delimiter and a URL. */
const MAX_BLANKS = 40;

const extentAt = (text: string, start: number): Extent => {
  const before = text.slice(Math.max(0, start - MAX_BLANKS), start);
  const opened = start - (before.length - before.trimEnd().length);
  const close = closingOffset(text, opened);
  const isQuote = /["'`]/.test(text.charAt(opened - 1));
  if (close > start && isQuote) return quotedExtent(text, start, close);
  const end = close > start ? close : plainEnd(text, start);
  return { url: text.slice(start, end), start, end, isComputed: false };
};

const PUNCTUATION = '[\\s.,;:!\'"`\u2018-\u201f\u00bb\u203a\\\\]';
const SENTENCE_END = new RegExp(`(?<!${PUNCTUATION})${PUNCTUATION}+$`);

const count = (text: string, character: string): number => text.split(character).length;

/** The URL without the punctuation and the brackets of the text around it. */
const trimmed = (url: string): string => {
  const text = url
    .replace(/\|(?:https?:\/\/.*|[^|[\]{}=&]*)$/is, '')
    .trim()
    // What is left of a longer URL stays to be seen.
    .replace(SENTENCE_END, (end) => (end.startsWith('...') ? '...' : ''));
  const last = text.at(-1) ?? '';
  const open = { ')': '(', ']': '[', '}': '{' }[last];
  return open === undefined || count(text, last) <= count(text, open) ? text : text.slice(0, -1);
};

const AD_PARAMETERS = /[?&;][\w.-]+=|\[[A-Z_]+\]|%3F[\w.-]+%3D/i;
const SCRIPT_FILE = /^[^?#]+\.m?js(?:[?#]|$)/i;

/** A text that begins with something else than a URL, and is one tag all the same. */
const isOwnBeginning = (before: string): boolean =>
  /^\w{0,8}$/.test(before) ||
  /^[[{$%_]+[a-z\d.:-][\w.:-]{0,63}[\]}$%_]+$/i.test(before) ||
  /^(?!https?:\/\/$)[^\s"'`“„«<>(){}=/?&]*[/?&][^\s"'`“„«<>]*$/.test(before) ||
  /^(?!https?:\/\/$)[^\s"'`“„«<>(){}][^\s"'`“„«<>(){}/?&]*[/?&][^\s"'`“„«<>]*=$/.test(before);

const extentsIn = (text: string): readonly Extent[] => {
  const extents: Extent[] = [];
  let end = 0;
  for (const { index } of text.matchAll(URL_START)) {
    if (index < end || extents.length >= MAX_URLS) continue;
    const extent = extentAt(text, index);
    extents.push(extent);
    end = extent.end;
  }
  return extents;
};

/** Whether what follows a URL at the beginning of the text belongs to another text. */
const isForeign = (rest: string): boolean =>
  /^["”»>“]+(?:[\s/>]|$)/.test(rest) || /^\s*[\r\n]/.test(rest) || /^[\s,;]+https?:/i.test(rest);

const REPEATED_SCHEME = /^(?:https?:\/\/)+(?=https?:\/\/)/i;

/**
 * The URLs in a text. Null if the text is one URL, or if nobody can say where the URL ends: a value may have blanks.
 */
export const urlsInText = (text: string): UrlsInText | null => {
  const repeated = REPEATED_SCHEME.exec(text)?.[0].length ?? 0;
  if (repeated > 0)
    return { urls: [text.slice(repeated)], around: 'https', isList: false, isComputed: false };
  const extents = extentsIn(text);
  const [first] = extents;
  if (first === undefined) return { urls: [], around: text, isList: false, isComputed: false };
  const before = text.slice(0, first.start);
  const after = text.slice(first.end);
  if (before === '' ? after === '' || !isForeign(after) : isOwnBeginning(before)) return null;
  const tags = extents.filter(({ url }) => AD_PARAMETERS.test(url) && !SCRIPT_FILE.test(url));
  const likely = tags.length > 0 ? tags : extents.filter(({ url }) => !SCRIPT_FILE.test(url));
  const ends = extents.map(({ end }) => end);
  const between = extents.map(({ start }, index) => text.slice(ends[index - 1] ?? 0, start));
  const isList =
    extents.length > 1 &&
    likely.length === extents.length &&
    [...between, text.slice(ends.at(-1))].every((part) => /^[\s,;"'”“>]*$/.test(part));
  const all = likely.map(({ url }) => trimmed(url));
  return {
    urls: isList ? all : [...new Set(all)],
    around: before + after,
    isList,
    isComputed: likely[0]?.isComputed ?? false,
  };
};
