import { percentDecode } from '../../ad-tags/encoding.js';
import { MAX_ADDRESS_LENGTH } from '../../ad-tags/request-address.js';
import type { LintMessages } from '../../messages/generated/lint/messages.js';
import { textOfBase64 } from '../../text/base64.js';
import { urlsInText } from './urls-in-text.js';

export type PasteFault =
  | LintMessages['tag-surrounded']['fault']
  | 'script-escaped'
  | 'percent-encoded'
  | 'mail-encoded'
  | 'look-alikes'
  | 'rewritten-link'
  | 'cut-off';

export interface PastedTag {
  readonly fault: PasteFault;
  /** The ad tag, which may have further faults; null if the text does not have all of it. */
  readonly tag: string | null;
}

type Reader = (text: string) => PastedTag | null;

const MAIL_QUOTE = /^[ \t]*>(?!.*<)/m;
const MAIL_QUOTES = /^[ \t]*(?:>[ \t]?)+/gm;

const readMailQuote: Reader = (text) =>
  MAIL_QUOTE.test(text) && /:?\/\//.test(text)
    ? { fault: 'mail-quote', tag: text.replace(MAIL_QUOTES, '').trim() }
    : null;

const PERCENT_ENCODED = /^https?(?:%(?:25){0,4}3A|:)%?(?:25){0,4}(?:2F|\/)\S*$/i;
const ENCODED_SCHEME = /^https?(?:%|:%)/i;
const MAX_ENCODINGS = 5;

const percentDecoded = (text: string): string => {
  // A tag with a query of its own has only an encoded beginning.
  const query = text.search(/[?&=]/);
  const end = query === -1 ? text.length : query;
  let head = text.slice(0, end);
  for (let count = 0; count < MAX_ENCODINGS && ENCODED_SCHEME.test(head); count += 1)
    head = percentDecode(head);
  return head + text.slice(end);
};

/** A tag whose query has no separator that is not encoded. */
const ENCODED_QUERY =
  /^https?:\/\/(?:(?=.+?%3F[\w.-]{1,64}(?:=|%3D))[^\s?&#]+|[^\s?&#]+\?[\w.-]{1,64}%3D[^\s?&#=]*)$/i;

const withQuery = (text: string): string =>
  text
    .replace(/^([^?]+?)%3F/i, '$1?')
    .replace(/%3D/gi, '=')
    .replace(/%26/g, '&');

const readPercentEncoded: Reader = (text) => {
  if (ENCODED_QUERY.test(text)) return { fault: 'percent-encoded', tag: withQuery(text) };
  if (!ENCODED_SCHEME.test(text) || !PERCENT_ENCODED.test(text)) return null;
  const tag = percentDecoded(text);
  return ENCODED_SCHEME.test(tag) ? null : { fault: 'percent-encoded', tag };
};

const SCRIPT_ESCAPE =
  /\\(?:u00([2-7][\da-f])|x([2-7][\da-f])|([/[\]{}&?=.:;$%+~"'_#*()<>|!-])|[nrt](?=\s*[&?]|$)|$)/gi;

const character = (_: string, unicode?: string, hex?: string, plain?: string): string => {
  const code = unicode ?? hex;
  return code === undefined ? (plain ?? '') : String.fromCharCode(Number.parseInt(code, 16));
};

const readScriptEscaped: Reader = (text) => {
  if (!text.includes('\\') || !/^(?:https?:)?(?:\\?\/){2}/i.test(text)) return null;
  const tag = text.replace(SCRIPT_ESCAPE, character);
  return tag === text ? null : { fault: 'script-escaped', tag };
};

const SOFT_BREAK = /=\r?\n/g;

/** Quoted-printable (RFC 2045 section 6.7): it encodes every `=`. */
const readMailEncoded: Reader = (text) => {
  if (!/^https?:\/\//i.test(text)) return null;
  const signs = text.match(/=3D/g)?.length ?? 0;
  const isMail = signs > 1 || (signs === 1 && /=\r?\n/.test(text));
  if (!isMail || /=(?!3D|20|\r?\n)/.test(text)) return null;
  const tag = text.replace(SOFT_BREAK, '').replaceAll('=3D', '=').replaceAll('=20', '');
  return { fault: 'mail-encoded', tag };
};

const SCHEME_LOOKALIKE = /^(https?)[:\uff1a][/\uff0f\u2044\u2215]{2}/i;
const LOOKALIKE_BEFORE_NAME = /[\uff1f\uff06](?=[\w.-]{1,64}[=\uff1d])/g;
const LOOKALIKE_BEFORE_VALUE = /([?&][\w.-]{1,64})\uff1d/g;

/** Characters of full width, which a keyboard for Chinese, Japanese or Korean writes. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
/** Placeholders, also with other brackets, which other rules are about. */
const PLACEHOLDERS = /[[{(<\uff08\uff1c\uff3b\uff5b][^=&]{1,60}?[\]})>\uff09\uff1e\uff3d\uff5d]/g;
/** Letters beside which they may be meant. */
const EAST_ASIAN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** What word processors make of the x of a size, and of a hyphen in a path. */
const TIMES = /(?<=[=|,]\d{1,5})\u00d7(?=\d)/g;
const DASH = /(?<=\/[\w.-]{0,100})[\u2010-\u2015\u2212](?=[\w/.-]{1,100}(?:[&?]|$))/g;

/** A parameter whose value is no text, in which dashes and quotation marks may be meant. */
const PARAMETER =
  /(?<=[?&])(?!\w{0,40}(?:title|desc|keyw|head|caption|text))[^?&=\s]{1,64}=[^?&\s]{0,500}(?=[?&]|$)/gi;
const DASHES = /[\u2010-\u2015\u2212]/g;
const PLAIN_PARAMETER = /^[\w.%/:|,;=[\]{}$~*+!@-]+$/;

const withPlainDashes = (parameter: string): string => {
  const plain = parameter.replace(DASHES, '-');
  return PLAIN_PARAMETER.test(plain) ? plain : parameter;
};

/** Quotation marks of a word processor at the beginning or the end of a value; one at the end of a tag stands behind it. */
const QUOTE_BEFORE_VALUE = /(?<==)[\u2018-\u201f](?![[{$%<])/g;
const QUOTE_BEHIND_VALUE = /(?<![\]}%>])[\u2018-\u201f]$/;

const withPlainValue = (parameter: string, at: number, tag: string): string => {
  const isLast = at + parameter.length === tag.length;
  const opened = parameter.replace(QUOTE_BEFORE_VALUE, '');
  const isClosed = opened !== parameter || !isLast;
  return withPlainDashes(isClosed ? opened.replace(QUOTE_BEHIND_VALUE, '') : opened);
};

const withPlainWidth = (text: string): string =>
  EAST_ASIAN.test(text) || text.replace(PLACEHOLDERS, '').search(FULL_WIDTH) === -1
    ? text
    : text.replace(FULL_WIDTH, (character) =>
        String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET),
      );

const readLookalikes: Reader = (text) => {
  const tag = withPlainWidth(text)
    .replace(TIMES, 'x')
    .replace(DASH, '-')
    .replace(SCHEME_LOOKALIKE, '$1://')
    .replace(LOOKALIKE_BEFORE_NAME, (sign) => (sign === '\uff06' ? '&' : '?'))
    .replace(LOOKALIKE_BEFORE_VALUE, '$1=')
    .replace(PARAMETER, withPlainValue);
  return tag !== text && /^https?:\/\//i.test(tag) ? { fault: 'look-alikes', tag } : null;
};

/** Links of mail programs and social networks, with the parameter that has the address behind them. */
const REWRITTEN_LINKS: readonly (readonly [address: RegExp, parameter: string])[] = [
  [/^https?:\/\/[\w.-]{1,100}\.safelinks\.protection\.outlook\.com\//i, 'url'],
  [/^https?:\/\/(?:www\.)?google\.[a-z.]{2,6}\/url\?/i, 'q'],
  [/^https?:\/\/(?:www\.)?google\.[a-z.]{2,6}\/url\?/i, 'url'],
  [/^https?:\/\/(?:lm?\.facebook|l\.instagram)\.com\/(?:l\.php)?\?/i, 'u'],
  [/^https?:\/\/(?:slack-redir\.net\/link|out\.reddit\.com\/|www\.linkedin\.com\/redir\/)/i, 'url'],
  [/^https?:\/\/statics\.teams\.cdn\.(?:office\.net|live\.net)\//i, 'url'],
  [/^https?:\/\/vk\.com\/away\.php\?/i, 'to'],
  [/^https?:\/\/www\.youtube\.com\/redirect\?/i, 'q'],
  [/^https?:\/\/linkprotect\.cudasvc\.com\/url\?/i, 'a'],
];

/** It writes `-` for `%`, and `_` for `/`. */
const URL_DEFENSE_2 = /^https?:\/\/urldefense\.proofpoint\.com\/v2\/url\?u=(https?-3A__[\w.*~-]+)/i;

/** `*` stands for the next of the characters that this link has behind the address, in Base64. */
const URL_DEFENSE = /^https?:\/\/urldefense\.(?:com|us)\/v3\/__(.+?)__;([\w+/-]*)!/i;

const readRewrittenLink: Reader = (text) => {
  const [, behind, coded = ''] = URL_DEFENSE.exec(text) ?? [];
  if (behind !== undefined) {
    const characters = Array.from(textOfBase64(coded));
    const tag = behind.replace(/\*/g, () => characters.shift() ?? '*');
    return { fault: 'rewritten-link', tag };
  }
  const [, dashed = ''] = URL_DEFENSE_2.exec(text) ?? [];
  if (dashed !== '') {
    const tag = percentDecode(dashed.replaceAll('_', '/').replace(/-(?=[\dA-F]{2})/g, '%'));
    return { fault: 'rewritten-link', tag };
  }
  for (const [address, parameter] of REWRITTEN_LINKS) {
    if (!address.test(text)) continue;
    const [, value = ''] =
      new RegExp(`[?&]${parameter}=(https?%3A%2F%2F[^&#]+)`, 'i').exec(text) ?? [];
    if (value !== '') return { fault: 'rewritten-link', tag: percentDecode(value) };
  }
  return null;
};

export const withLinkTargets = (text: string): string =>
  text.replace(/https?:\/\/[^\s"'<>\]]+/g, (link) => {
    const target = readRewrittenLink(link)?.tag ?? '';
    return target === '' || /["'<\\\s]/.test(target) ? link : target;
  });

/** A second address behind the end of a value or a placeholder, or in the place of a random number; not an encoded one. */
const SECOND_ADDRESS =
  /(?:(?<!%[\da-f])[\w\]}]|(?<=[?&](?:correlator|cb|ord|rnd|rand|random|cachebuster|timestamp|ts)=))(?=https?:\/\/[\w[{-])/i;
/** An address behind the placeholder of a click, which leads there. */
const CLICK = /(?:click|redir)\w{0,30}[\]}]{0,2}$/i;

const readJoined: Reader = (text) => {
  if (!/^https?:\/\/[^\s"'<>]+$/i.test(text)) return null;
  const found = SECOND_ADDRESS.exec(text);
  const tag = text.slice(0, found === null ? 0 : found.index + found[0].length);
  return tag === '' || CLICK.test(tag.slice(-50)) ? null : { fault: 'joined', tag };
};

/** What a script would have filled: a string that it joins, or a call in the place of a value. */
const COMPUTED =
  /["'`]\s{0,9}\+\s{0,9}[A-Za-z_$]|\$\{[\w.]{1,40}\(|[=,;](?:Math|Date)\.\w{1,20}\(|=encodeURIComponent\(/;

const readComputed: Reader = (text) =>
  /^https?:\/\//i.test(text) && COMPUTED.test(text) ? { fault: 'computed', tag: null } : null;

/** Dots in place of a part of an address: in a path, a name or a number. Behind a word in a value they may be meant. */
const ELLIPSIS =
  /(?:\u2026|%E2%80%A6|\.{3})$|(?:[/&?][\w-]{0,100}|=\d{0,40})(?:\u2026|%E2%80%A6|\.{3})(?=[&/?])/i;

const ELLIPSIS_AT_END = /(?:\u2026|%E2%80%A6|\.{3})$/i;

/** Whether a program left out the end of a text, or a part of an address. */
export const hasEllipsis = (text: string): boolean =>
  (/\s/.test(text) ? ELLIPSIS_AT_END : ELLIPSIS).test(text);

const readCutOff: Reader = (text) =>
  /^https?:\/\//i.test(text) && hasEllipsis(text) ? { fault: 'cut-off', tag: null } : null;

const MARKUP = /<[a-z!/?]|^["']\s+[\w-]{1,64}=["'][^]*>$|^["']\s*\/?>/i;
const CODE = /[{};]|=>|\b(?:var|let|const|new|return)\s|[\w\])]\s*\(|[\w$\]]\s*=(?!=)\s*["'`]|^=/;
const CODE_WITHOUT_URL =
  /^\s*(?:<[a-z!/?]|\{\s*["']?\w{1,64}["']?\s*:)|\b(?:googletag|pbjs|apstag)\b|\bfunction\s*\(|=>\s*[{(]|document\.write/i;

const surroundings = (around: string): PasteFault => {
  if (MARKUP.test(around)) return 'markup';
  if (/^[\s"'`\u2018-\u201f\u00ab\u00bb\u2039\u203a<>()[\]]*$/.test(around)) return 'quotes';
  return CODE.test(around) ? 'code' : 'text';
};

const readSurrounded: Reader = (text) => {
  const pasted = urlsInText(text);
  if (pasted === null) return null;
  const { urls, around, isList, isComputed } = pasted;
  const [first] = urls;
  if (first === undefined)
    return CODE_WITHOUT_URL.test(text) ? { fault: 'no-url', tag: null } : null;
  if (isList) return { fault: 'several', tag: urls.join(' *** ') };
  if (urls.length > 1) return { fault: 'unclear', tag: null };
  if (isComputed) return { fault: 'computed', tag: null };
  return first === text ? null : { fault: surroundings(around), tag: first };
};

/** An address that only one page, or one computer, can open. */
export const LOCAL_ADDRESS =
  /^(?:(?:blob|filesystem):https?:|file:\/\/|about:\w|[a-z]{1,20}-extension:\/\/|data:[\w/+.;=-]{0,100},)\S*$/i;

const READERS: readonly Reader[] = [
  readMailQuote,
  readPercentEncoded,
  readScriptEscaped,
  readMailEncoded,
  readLookalikes,
  readRewrittenLink,
  readCutOff,
  readJoined,
  readComputed,
  readSurrounded,
];

const readOnce: Reader = (text) => {
  for (const read of READERS) {
    const pasted = read(text);
    if (pasted !== null) return pasted;
  }
  return null;
};

const AROUND: ReadonlySet<PasteFault> = new Set(['quotes', 'markup', 'code', 'mail-quote', 'text']);

/** Faults that are found only in what is inside. */
const UNRESOLVED: ReadonlySet<PasteFault> = new Set(['several', 'unclear', 'computed', 'no-url']);

/** Whether one rule reports both, so that its repair must remove both. */
const isSameRule = (outer: PasteFault, inner: PasteFault): boolean =>
  outer === inner || (AROUND.has(outer) && (AROUND.has(inner) || UNRESOLVED.has(inner)));

/** Layers of the same kind around one tag. */
const MAX_LAYERS = 5;

/**
 * The ad tag in a pasted text that is not the tag itself: in quotes, in code, with text around it, or escaped as a
 * whole. Null for a tag, and for a text without any. Takes time linear in the length of the text.
 */
export const pastedTag = (text: string): PastedTag | null => {
  if (text.length > MAX_ADDRESS_LENGTH || LOCAL_ADDRESS.test(text)) return null;
  let pasted = readOnce(text);
  for (let count = 1; pasted !== null && pasted.tag !== null && count < MAX_LAYERS; count += 1) {
    const inner = readOnce(pasted.tag);
    if (inner === null || !isSameRule(pasted.fault, inner.fault)) break;
    pasted = UNRESOLVED.has(inner.fault) ? inner : { ...inner, fault: pasted.fault };
  }
  return pasted;
};
