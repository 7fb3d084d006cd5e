import { parseJson } from '../../text/json.js';
import { findTag, type ServiceTag } from '../../service-markup.js';
import { stringsOfJson } from './ad-tag-sign.js';
import { embedInJson } from './embed-in-json.js';
import type { EmbedCodeInput } from './recognized-input.js';
import { withoutHtmlEscapes } from './undo-copying.js';

const INLINE_JSON = /<script\b(?=[^<>]*\bapplication\/json\b)[^<>]*>/gi;

/** The JSON inside an element that begins at `start`: that of the first script of this type. */
const inlineJson = (html: string, start: number): unknown => {
  INLINE_JSON.lastIndex = start;
  if (INLINE_JSON.exec(html) === null) return null;
  const begin = INLINE_JSON.lastIndex;
  const end = html.indexOf('</script', begin);
  return parseJson(html.slice(begin, end === -1 ? html.length : end));
};

/** The content of the first element that shows none of it, in which `findTag` does not search. */
const hiddenContent = (html: string): string => {
  const tag = findTag(html, ({ name }) => /^(?:noscript|textarea|template)$/.test(name));
  return tag === null ? '' : html.slice(tag.end);
};

/** Embed code that is escaped for a text or an attribute of HTML, with all behind it. */
const ESCAPED =
  /&(?:amp;){0,4}lt;(?:media-embed|(?:amp-(?:video-)?)?iframe|div|figure|p|span)\b[^]*/i;

const code = (input: Partial<EmbedCodeInput>): EmbedCodeInput => ({
  kind: 'embed-code',
  embed: null,
  address: null,
  bulkLabel: null,
  ...input,
});

const attributeOf = (tag: ServiceTag, name: string): string | null =>
  tag.attributes.get(name) || null;

const mediaEmbedCode = (html: string, tag: ServiceTag): EmbedCodeInput => {
  const inline = embedInJson(inlineJson(html, tag.end));
  return code({
    embed: inline?.kind === 'embed' ? inline.embed : null,
    address: attributeOf(tag, 'src'),
    bulkLabel: attributeOf(tag, 'label'),
  });
};

const containerCode = (html: string, tag: ServiceTag): EmbedCodeInput => {
  const script = findTag(
    html,
    ({ name, attributes }) => name === 'script' && attributes.has('src'),
  );
  return code({
    address: script && attributeOf(script, 'src'),
    bulkLabel: attributeOf(tag, 'data-bulk-label'),
  });
};

const frameCode = (html: string): EmbedCodeInput | null => {
  const isFrame = ({ name, attributes }: ServiceTag): boolean =>
    /^(?:iframe|amp-iframe|amp-video-iframe)$/.test(name) && attributes.has('src');
  const frame = findTag(html, isFrame);
  return frame && code({ address: attributeOf(frame, 'src') });
};

const readCode = (html: string): EmbedCodeInput | null => {
  const element = findTag(html, ({ name }) => name === 'media-embed');
  if (element !== null) return mediaEmbedCode(html, element);
  const container = findTag(html, ({ attributes }) => attributes.has('data-embed'));
  return container === null ? frameCode(html) : containerCode(html, container);
};

/**
 * The embed code in HTML: `<media-embed>` with its JSON or its address, the container with its script, a frame of HTML
 * or AMP, or one of these in a part that a page does not show, or as a text. Null if there is none.
 */
export const embedInCode = (html: string): EmbedCodeInput | null => {
  const [escaped = ''] = ESCAPED.exec(html) ?? [];
  return readCode(html) ?? readCode(hiddenContent(html)) ?? readCode(withoutHtmlEscapes(escaped));
};

/** The text with embed code in a JSON value, such as a reply of oEmbed or a post; undefined if there is none. */
export const codeInJson = (json: unknown): string | undefined =>
  stringsOfJson(json).find(({ text }) => embedInCode(text) !== null)?.text;
