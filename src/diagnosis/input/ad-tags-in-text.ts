import { OUTSIDE_VALUE } from '../../lint/ad-tag/urls-in-text.js';
import { waterfall } from '../../ad-tags/split-waterfall.js';

/** Tags of one input that are read. */
const MAX_TAGS = 50;

const URL_START = /(?:https?:)?\/\/[^\s"'<>]/i;
const HOST_START = /^(?:[a-z\d-]+\.)+[a-z]{2,24}(?::\d+)?\/\S|^\/[\w.-][^\s?]*\?[\w.-]+=/i;
const LABEL = /^[\s>*•-]*[\p{L}\d][\p{L}\d ()_./-]{0,60}[:=]\s*(?=["'“‘«`]?(?:https?:)?\/\/)/u;
/** A label that is the scheme of the URL: nothing stands between it and `//`. */
const SCHEME_END = /^(?:.*https?|[a-z][a-z\d+-]{1,10}):$/i;

/** Longer than any ad tag that can be requested. */
const MAX_LINE_LENGTH = 100_000;

/** What surrounds a URL in mails, code and tables. */
const OPENING = '"\'“‘«`<(';
const CLOSING = '"\'”’»`>),;';

/** A URL with values in quotation marks, which are a part of it. */
const QUOTED_VALUES = /^https?:(?:[^\s"<>]{1,10000}="[^\s"<>]{0,1000}"(?=&|$)){1,50}[^\s"<>]*$/i;

/** The text without the characters of `OPENING` before it and those of `CLOSING` behind it. */
const withoutQuotes = (text: string): string => {
  if (QUOTED_VALUES.test(text)) return text;
  let start = 0;
  let end = text.length;
  while (start < end && OPENING.includes(text.charAt(start))) start += 1;
  while (end > start && CLOSING.includes(text.charAt(end - 1))) end -= 1;
  // Several full stops are what is left of a longer tag.
  return text.slice(start, end).replace(/(?<!\.)\.$/, '');
};

/** A line without what surrounds an ad tag in mails and tables: a label, quotes, a comma. */
const stripped = (line: string): string => {
  const text = line
    .slice(0, MAX_LINE_LENGTH)
    .replaceAll('\u00a0', ' ')
    .replace(/(?<! ) +(?=&[\w.-]{1,64}=)/g, '')
    .trim();
  const label = LABEL.exec(text)?.[0] ?? '';
  const rest =
    SCHEME_END.test(label) && text.startsWith('//', label.length) ? text : text.slice(label.length);
  return withoutQuotes(rest.trim()).trim();
};

/** Placeholders and values may have blanks. */
const URL_END = new RegExp(`["<>]|\\s(?![^[\\]{}]{0,40}[\\]}])${OUTSIDE_VALUE}`);

/** The part of a line that is a URL, or the empty text. Placeholders may have spaces in brackets. */
const urlIn = (line: string): string => {
  const start = line.search(URL_START);
  if (start === -1) return HOST_START.test(line) ? line : '';
  // A URL inside a tag that begins with a placeholder is not the beginning of the tag.
  const before = line.slice(0, start);
  const begin = /[\s"'(<]$|^$/.test(before) || /\s/.test(before) ? start : 0;
  const rest = line.slice(begin);
  const end = QUOTED_VALUES.test(rest) ? -1 : rest.search(URL_END);
  return withoutQuotes(end === -1 ? rest : rest.slice(0, end));
};

/** A line that continues the URL of the line before: mails break long ones. */
const continues = (line: string): boolean =>
  /^[^\s/]{0,100}(?: [^\s/]{1,100}){1,9}&(?:[\w.-]{1,64}=|$)|^[&?][\w.-]{1,64}=/.test(line) ||
  (!/\s/.test(line) && /^[&?%=/.,;\w[\]{}$~+*-]+$/.test(line) && /[&=%?/]/.test(line));

/** Between two tags: the end of a line, or white space before a URL. */
const LINE_OR_URL = /[\r\n]+|(?<!\s)\s+(?=https?:\/\/)/i;
const WORDS = /\p{L}{2}\s+\p{L}{2}/u;
/** What a tag has, and the address of a page in the text around it has not. */
const AD_PARAMETERS = /[?&;][\w.-]+=|\[[A-Z_]+\]/i;

/**
 * The ad tags in a text that is not JSON or markup: one of its own, in quotes or after a label, broken over several
 * lines, one a line, or several that `***`, a comma or a word separates. URLs in a sentence count only if they have
 * parameters, if any has. Empty if there is no URL in the text.
 */
export const adTagsInText = (text: string): readonly string[] => {
  const tags: string[] = [];
  let isProse = false;
  for (const line of waterfall(text).flatMap((part) => part.split(LINE_OR_URL))) {
    const content = stripped(line);
    const url = urlIn(content);
    isProse ||= WORDS.test(content.replace(url, ' '));
    const last = tags.at(-1) ?? '';
    if (url !== '') tags.push(url);
    else if (last !== '' && last.length < MAX_LINE_LENGTH && continues(content))
      tags[tags.length - 1] = last + content;
    if (tags.length >= MAX_TAGS) break;
  }
  const likely = tags.filter((tag) => AD_PARAMETERS.test(tag));
  return isProse && likely.length > 0 ? likely : tags;
};
