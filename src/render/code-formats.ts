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
  ...(['elementFormat', 'elementLoading', 'consent', 'fallback', 'page', 'frame'] as const),
] as const;

/** A format with its label, its options and its writer; few are legacy or have code of the service. */
type FormatDefinition = readonly [
  format: string,
  label: string,
  options: readonly CodeOption[],
  write: CodeWriter,
  special?: Partial<Pick<CodeFormatRow, 'legacy' | 'verbatim'>>,
];

const DEFINITIONS = [
  [
    'standard',
    'Container and script',
    [...SIZE, 'responsive', 'autoplay', 'mute', 'label', 'customer', 'script'],
    standardCode,
    { verbatim: 'code' },
  ],
  [
    'iframe',
    'Iframe',
    [...SIZE, 'responsive', ...PLAYBACK, 'label', 'title', 'lazy', 'frame'],
    iframeCode,
  ],
  ['amp', 'AMP', [...SIZE, ...PLAYBACK, 'label', 'title', 'frame'], ampCode],
  ['360', '360° video', [...SIZE, 'responsive', 'title', 'lazy'], threeSixtyCode],
  [
    'instant-article',
    'Instant article',
    [...SIZE, 'responsive', ...PLAYBACK, 'label', 'title', 'frame'],
    instantArticleCode,
    { legacy: true, verbatim: 'code_instant_article' },
  ],
  ['media-embed', '<media-embed> element', [...ELEMENT], mediaEmbedCode],
  ['media-embed-src', '<media-embed src>', [...ELEMENT], mediaEmbedSourceCode],
  [
    'responsive-iframe',
    'Responsive iframe',
    [...SIZE, ...PLAYBACK, 'label', 'title', 'lazy', 'frame'],
    responsiveIframeCode,
  ],
  ['link', 'Link', [...PLAYBACK, 'label', 'title', 'page', 'addressOnly', 'frame'], linkCode],
  ['email', 'E-mail', [...SIZE, 'label', 'title', 'page', 'frame'], emailCode],
  ['json-ld', 'JSON-LD', ['label', 'title', 'timeZone', 'frame'], jsonLdCode],
  [
    'open-graph',
    'Open Graph and Twitter',
    [...SIZE, 'label', 'title', 'page', 'frame'],
    openGraphCode,
  ],
  ['oembed', 'oEmbed JSON', [...SIZE, 'responsive', 'label', 'title', 'frame'], oEmbedCode],
  ['vmap', 'VMAP 1.0 ad playlist', [], vmapCode],
  ['mrss', 'Media RSS item', [...SIZE, 'label', 'title', 'page', 'timeZone', 'frame'], mrssCode],
  [
    'video-sitemap',
    'Video sitemap entry',
    ['label', 'title', 'page', 'timeZone', 'frame'],
    videoSitemapCode,
  ],
] as const satisfies readonly FormatDefinition[];

/** Name of a format of embed code. */
export type CodeFormat = (typeof DEFINITIONS)[number][0];

type NamedRow = CodeFormatRow & { readonly format: CodeFormat };

/** The formats of embed code. */
export const CODE_FORMATS = /* @__PURE__ */ DEFINITIONS.map(
  ([format, label, options, write, special]): NamedRow => ({
    format,
    label,
    legacy: false,
    options,
    verbatim: null,
    write,
    ...special,
  }),
) as readonly NamedRow[] as readonly [NamedRow, ...NamedRow[]];
