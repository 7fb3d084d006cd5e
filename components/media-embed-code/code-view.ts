import {
  CODE_FORMATS,
  type CodeFormat,
  type CodeOptions,
  CodeUnavailableError,
  renderCode,
} from '../../src/render/render-code.js';
import { EmbedError, embedErrorOf } from '../../src/player/embed-error.js';
import { parseUrl } from '../controllers/fetch-embed.js';
import type { SourceResult } from '../controllers/embed-source.js';

export type CodeView =
  | { readonly state: 'empty' | 'loading' }
  | { readonly state: 'ready'; readonly code: string }
  | { readonly state: 'error'; readonly error: EmbedError };

/** The options of the code as attributes: 0, null and the empty string mean not given. */
export interface CodeAttributes {
  readonly builder: boolean;
  readonly src: string;
  readonly baseURI: string;
  readonly width: number;
  readonly height: number;
  readonly responsive: boolean | null;
  readonly autoplay: boolean | null;
  readonly muted: boolean | null;
  readonly lazy: boolean | null;
  readonly label: string;
  readonly title: string;
}

export const FORMATS: readonly [CodeFormat, ...CodeFormat[]] = [
  CODE_FORMATS[0].format,
  ...CODE_FORMATS.slice(1).map(({ format }) => format),
];

export const formatLabel = (format: CodeFormat): string =>
  CODE_FORMATS.find((row) => row.format === format)?.label ?? format;

/** The address of the data, which a builder knows; the element reports one that is not valid. */
const sourceAddress = ({ builder, src, baseURI }: CodeAttributes): string | undefined =>
  builder && src ? parseUrl(src, baseURI)?.href : undefined;

/** Options that are not given follow the embed. `renderCode` treats an empty text and 0 as not given. */
export const attributeOptions = (attributes: CodeAttributes): CodeOptions => ({
  src: sourceAddress(attributes),
  width: attributes.width,
  height: attributes.height,
  responsive: attributes.responsive ?? undefined,
  autoplay: attributes.autoplay ?? undefined,
  mute: attributes.muted ?? undefined,
  lazy: attributes.lazy ?? undefined,
  label: attributes.label,
  title: attributes.title,
});

const errorOf = (cause: unknown): EmbedError =>
  cause instanceof CodeUnavailableError
    ? new EmbedError('code-unavailable', cause.message, { cause })
    : embedErrorOf(cause, 'not-an-embed');

/** Renders the code of a loaded embed. Never throws; a failure becomes a view. */
export const codeViewOf = (
  source: SourceResult,
  format: CodeFormat,
  options: CodeOptions,
): CodeView => {
  if (source.status === 'error') return { state: 'error', error: source.error };
  if (source.status !== 'loaded') return { state: source.status };
  try {
    return { state: 'ready', code: renderCode(source.embed, format, options) };
  } catch (cause) {
    return { state: 'error', error: errorOf(cause) };
  }
};
