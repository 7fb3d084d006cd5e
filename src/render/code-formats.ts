import { ampCode } from './formats/amp.js';
import type { CodeOption } from './code-options.js';
import type { CodeWriter } from './code-request.js';
import type { CodeField } from './service-code.js';
import { emailCode } from './formats/email.js';
import { iframeCode, responsiveIframeCode } from './formats/iframe.js';
import { instantArticleCode } from './formats/instant-article.js';
import { jsonLdCode } from './formats/json-ld.js';
import { linkCode } from './formats/link.js';
import { mediaEmbedCode, mediaEmbedSourceCode } from './formats/media-embed.js';
import { mrssCode } from './formats/mrss.js';
import { oEmbedCode } from './formats/oembed.js';
import { openGraphCode } from './formats/open-graph.js';
import { standardCode } from './formats/standard.js';
import { threeSixtyCode } from './formats/three-sixty.js';
import { videoSitemapCode } from './formats/video-sitemap.js';
import { vmapCode } from './formats/vmap.js';

export interface CodeFormatRow {
  readonly format: string;
  /** Name of the format, for people. */
  readonly label: string;
  /** Deprecated; kept for archived pages. */
  readonly legacy: boolean;
  /** The options that change this format. */
  readonly options: readonly CodeOption[];
  /** The field with the service's own code, which is used when no option changes it. */
  readonly verbatim: CodeField | null;
  readonly write: CodeWriter;
}

const SIZE = ['width', 'height', 'aspectRatio'] as const;

/** Options in the fragment of the hosted player's address, and attributes of the element. */
const PLAYBACK = ['autoplay', 'mute', 'loop', 'captions', 'start', 'end'] as const;

const ELEMENT = [
  ...SIZE,
  ...PLAYBACK,
  ...(['responsive', 'label', 'title', 'lazy', 'src'] as const),
  ...(['elementFormat', 'elementLoading', 'consent', 'fallback', 'frame'] as const),
] as const;

/** The formats of embed code, one per row. */
export const CODE_FORMATS = [
  {
    format: 'standard',
    label: 'Container and script',
    legacy: false,
    options: [...SIZE, 'responsive', 'autoplay', 'mute', 'label', 'customer', 'script'],
    verbatim: 'code',
    write: standardCode,
  },
  {
    format: 'iframe',
    label: 'Iframe',
    legacy: false,
    options: [...SIZE, 'responsive', ...PLAYBACK, 'label', 'title', 'lazy', 'frame'],
    verbatim: null,
    write: iframeCode,
  },
  {
    format: 'amp',
    label: 'AMP',
    legacy: false,
    options: [...SIZE, ...PLAYBACK, 'label', 'title', 'frame'],
    verbatim: null,
    write: ampCode,
  },
  {
    format: '360',
    label: '360° video',
    legacy: false,
    options: [...SIZE, 'responsive', 'title', 'lazy'],
    verbatim: null,
    write: threeSixtyCode,
  },
  {
    format: 'instant-article',
    label: 'Instant article',
    legacy: true,
    options: [...SIZE, 'responsive', ...PLAYBACK, 'label', 'title', 'frame'],
    verbatim: 'code_instant_article',
    write: instantArticleCode,
  },
  {
    format: 'media-embed',
    label: '<media-embed> element',
    legacy: false,
    options: [...ELEMENT],
    verbatim: null,
    write: mediaEmbedCode,
  },
  {
    format: 'media-embed-src',
    label: '<media-embed src>',
    legacy: false,
    options: [...ELEMENT],
    verbatim: null,
    write: mediaEmbedSourceCode,
  },
  {
    format: 'responsive-iframe',
    label: 'Responsive iframe',
    legacy: false,
    options: [...SIZE, ...PLAYBACK, 'label', 'title', 'lazy', 'frame'],
    verbatim: null,
    write: responsiveIframeCode,
  },
  {
    format: 'link',
    label: 'Link',
    legacy: false,
    options: [...PLAYBACK, 'label', 'title', 'page', 'addressOnly', 'frame'],
    verbatim: null,
    write: linkCode,
  },
  {
    format: 'email',
    label: 'E-mail',
    legacy: false,
    options: [...SIZE, 'label', 'title', 'page', 'frame'],
    verbatim: null,
    write: emailCode,
  },
  {
    format: 'json-ld',
    label: 'JSON-LD',
    legacy: false,
    options: ['label', 'title', 'timeZone', 'frame'],
    verbatim: null,
    write: jsonLdCode,
  },
  {
    format: 'open-graph',
    label: 'Open Graph and Twitter',
    legacy: false,
    options: [...SIZE, 'label', 'title', 'page', 'frame'],
    verbatim: null,
    write: openGraphCode,
  },
  {
    format: 'oembed',
    label: 'oEmbed JSON',
    legacy: false,
    options: [...SIZE, 'label', 'title', 'frame'],
    verbatim: null,
    write: oEmbedCode,
  },
  {
    format: 'vmap',
    label: 'VMAP 1.0 ad playlist',
    legacy: false,
    options: [],
    verbatim: null,
    write: vmapCode,
  },
  {
    format: 'mrss',
    label: 'Media RSS item',
    legacy: false,
    options: [...SIZE, 'label', 'title', 'page', 'timeZone', 'frame'],
    verbatim: null,
    write: mrssCode,
  },
  {
    format: 'video-sitemap',
    label: 'Video sitemap entry',
    legacy: false,
    options: ['label', 'title', 'page', 'timeZone', 'frame'],
    verbatim: null,
    write: videoSitemapCode,
  },
] as const satisfies readonly CodeFormatRow[];

/** Name of a format of embed code. */
export type CodeFormat = (typeof CODE_FORMATS)[number]['format'];
