import { parseJson } from '../../text/json.js';
import { findTag, type ServiceTag } from '../../service-markup.js';
import { embedInJson } from './embed-in-json.js';
import type { EmbedCodeInput } from './recognized-input.js';

const INLINE_JSON = /<script\b(?=[^<>]*\bapplication\/json\b)[^<>]*>/gi;

/** The JSON inside an element that begins at `start`: that of the first script of this type. */
const inlineJson = (html: string, start: number): unknown => {
  INLINE_JSON.lastIndex = start;
  if (INLINE_JSON.exec(html) === null) return null;
  const begin = INLINE_JSON.lastIndex;
  const end = html.indexOf('</script', begin);
  return parseJson(html.slice(begin, end === -1 ? html.length : end));
};

/** The content of the first `<noscript>`, in which `findTag` does not search. */
const noscriptContent = (html: string): string => {
  const tag = findTag(html, ({ name }) => name === 'noscript');
  return tag === null ? '' : html.slice(tag.end);
};

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
  const frame = findTag(html, isFrame) ?? findTag(noscriptContent(html), isFrame);
  return frame && code({ address: attributeOf(frame, 'src') });
};

/**
 * The embed code in HTML: `<media-embed>` with its JSON or its address, the container with its script, a frame of HTML
 * or AMP, or a frame for readers without scripts. Null if there is none.
 */
export const embedInCode = (html: string): EmbedCodeInput | null => {
  const element = findTag(html, ({ name }) => name === 'media-embed');
  if (element !== null) return mediaEmbedCode(html, element);
  const container = findTag(html, ({ attributes }) => attributes.has('data-embed'));
  return container === null ? frameCode(html) : containerCode(html, container);
};
