import { ampCode } from './formats/amp.js';
import type { CodeOption } from './code-options.js';
import type { CodeField, CodeWriter } from './code-request.js';
import { iframeCode } from './formats/iframe.js';
import { instantArticleCode } from './formats/instant-article.js';
import { mediaEmbedCode } from './formats/media-embed.js';
import { standardCode } from './formats/standard.js';
import { threeSixtyCode } from './formats/three-sixty.js';
import { vmapCode } from './formats/vmap.js';

/** One format of embed code. */
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

/** The formats of embed code, one per row. */
export const CODE_FORMATS = [
  {
    format: 'standard',
    label: 'Container and script',
    legacy: false,
    options: ['width', 'height', 'responsive', 'autoplay', 'mute', 'label', 'customer', 'script'],
    verbatim: 'code',
    write: standardCode,
  },
  {
    format: 'iframe',
    label: 'Iframe',
    legacy: false,
    options: ['width', 'height', 'responsive', 'label', 'title', 'lazy', 'frame'],
    verbatim: null,
    write: iframeCode,
  },
  {
    format: 'amp',
    label: 'AMP',
    legacy: false,
    options: ['width', 'height', 'label', 'title', 'frame'],
    verbatim: null,
    write: ampCode,
  },
  {
    format: '360',
    label: '360° video',
    legacy: false,
    options: ['width', 'height', 'title', 'lazy'],
    verbatim: null,
    write: threeSixtyCode,
  },
  {
    format: 'instant-article',
    label: 'Instant article',
    legacy: true,
    options: ['width', 'height', 'label', 'title', 'frame'],
    verbatim: 'code_instant_article',
    write: instantArticleCode,
  },
  {
    format: 'media-embed',
    label: '<media-embed> element',
    legacy: false,
    options: [
      'width',
      'height',
      'autoplay',
      'mute',
      'label',
      'title',
      'lazy',
      'src',
      'elementFormat',
      'elementLoading',
      'consent',
      'frame',
    ],
    verbatim: null,
    write: mediaEmbedCode,
  },
  {
    format: 'vmap',
    label: 'VMAP 1.0 ad playlist',
    legacy: false,
    options: [],
    verbatim: null,
    write: vmapCode,
  },
] as const satisfies readonly CodeFormatRow[];

/** Name of a format of embed code. */
export type CodeFormat = (typeof CODE_FORMATS)[number]['format'];
