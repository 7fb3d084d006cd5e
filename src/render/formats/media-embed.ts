import {
  type CodeRequest,
  type CodeSize,
  codeTitle,
  type CodeWriter,
  fillsContainer,
  knownSize,
} from '../code-request.js';
import { frameAddress } from '../frame-address.js';
import { playerFrame } from './iframe.js';
import { type Attributes, element, json, type Markup, startTag, textMarkup } from '../markup.js';
import { missingField } from '../missing-field.js';
import { publicEmbed } from '../public-embed.js';

/** The ratio of the element without a size. */
const DEFAULT_SIZE: CodeSize = { width: 16, height: 9 };

/**
 * The size of the element, or only its aspect ratio if it takes the width of its container. The style
 * reserves the box until the element is defined; pages that forbid inline styles have the attributes.
 */
const layout = (request: CodeRequest): Attributes => {
  const size = knownSize(request);
  const { width, height } = size ?? DEFAULT_SIZE;
  const style = `display:block;aspect-ratio:${width}/${height}`;
  return size === null || fillsContainer(request, size)
    ? { style }
    : { width, height, style: `${style};width:${width}px;max-width:100%` };
};

/** The poster of an embed in view, which is not requested before consent. */
const posterOf = ({ config, options: { lazy, consent } }: CodeRequest): string | undefined =>
  lazy === false && consent === undefined ? config.source?.poster || undefined : undefined;

/** Lets the parser of the page request the poster. The element would request it when it is loaded. */
const preload = (request: CodeRequest): readonly Markup[] => {
  const href = posterOf(request);
  const attributes = { rel: 'preload', as: 'image', href, fetchpriority: 'high' };
  return href === undefined ? [] : [startTag('link', attributes)];
};

/** What a URL in CSS has only as an escape (CSS Syntax, 4.3.6). */
const CSS_SPECIAL = /["'()\\\s\p{Cc}]/gu;

const cssEscape = (character: string): string => `\\${character.charCodeAt(0).toString(16)} `;

/**
 * Shows the poster before the element is defined, as the largest paint of the page. The title stays legible on it, and
 * on a page without the picture or without the shadow, which WordPress drops.
 */
const posterStyle = (poster: string): string =>
  `display:block;height:100%;background:#000 url(${poster.replace(CSS_SPECIAL, cssEscape)}) 50%/cover;color:#fff;text-shadow:0 0 3px #000`;

/** The attributes of the element. Without an address the embed is its content. */
const attributes = (request: CodeRequest): Attributes => {
  const { options } = request;
  const { src, elementFormat: format, elementLoading, label, title, loop, captions } = options;
  const { start = 0, end = 0 } = options;
  return {
    src,
    format,
    ...layout(request),
    title,
    label,
    autoplay: options.autoplay,
    muted: options.mute,
    start: start || undefined,
    end: end > start ? end : undefined,
    loop,
    captions,
    poster: src === undefined ? undefined : posterOf(request),
    loading: elementLoading ?? (options.lazy === false ? 'eager' : undefined),
    consent: options.consent,
  };
};

/**
 * A link for pages before they define the element, or without it, and a frame for readers without scripts. A sanitizer may leave only the
 * link, of which `upgradeLinks` makes a player again if it leads to the page of the embed.
 */
const fallback = (request: CodeRequest, hasFrame: boolean): readonly Markup[] => {
  const { fallback: isWanted, consent, page } = request.options;
  const frame = frameAddress(request);
  const player = typeof frame === 'string' ? frame : undefined;
  const href = page ?? player;
  if (href === undefined || isWanted === false) return [];
  const poster = posterOf(request);
  const style = poster === undefined ? undefined : posterStyle(poster);
  return [
    element('a', { href, style }, textMarkup(codeTitle(request))),
    // Consent cannot be requested without scripts.
    ...(hasFrame && player !== undefined && consent === undefined
      ? [element('noscript', {}, playerFrame(request, player))]
      : []),
  ];
};

/** What the element contains besides its data. */
const content = (request: CodeRequest, hasFrame = true): readonly Markup[] => [
  ...preload(request),
  ...fallback(request, hasFrame),
];

/**
 * The `<media-embed>` element with the address of the published embed, or with the public part of the
 * embed as JSON. Inside it are a link for pages that never define the element, and a frame for readers
 * without scripts. It can always be written.
 */
export const mediaEmbedCode: CodeWriter = (request) => {
  const { embed, options } = request;
  if (options.src !== undefined)
    return element('media-embed', attributes(request), ...content(request));
  const data = element('script', { type: 'application/json' }, json(publicEmbed(embed)));
  // Markdown reads an element as HTML, and not as a part of a paragraph, if a line ends after its start tag.
  const start = startTag('media-embed', attributes(request));
  return `${start}\n${data}${content(request).join('')}</media-embed>`;
};

/** The element with the address of the published embed, in one short line: the frame is in it only on request. */
export const mediaEmbedSourceCode: CodeWriter = (request) => {
  const { src, fallback: isWanted } = request.options;
  return src === undefined
    ? missingField('embed-source', '')
    : element('media-embed', attributes(request), ...content(request, isWanted === true));
};
