import { type CodeRequest, type CodeSize, codeSize, codeTitle } from './code-request.js';
import { PERMISSIONS } from './formats/iframe.js';
import { frameAddress } from './frame-address.js';
import { element } from './markup.js';
import type { MissingField } from './missing-field.js';
import { xmlElement, xmlText } from './xml.js';

/** A response of type `video` (oEmbed 1.0, section 2.3.4). */
export interface OEmbed {
  readonly version: '1.0';
  readonly type: 'video';
  readonly title: string;
  /** The hosted player in one `<iframe>` without a script. A responsive one has a style, and fits without it, too. */
  readonly html: string;
  /** CSS pixels. */
  readonly width: number;
  /** CSS pixels. */
  readonly height: number;
  readonly provider_name?: string;
  readonly provider_url?: string;
  /** Seconds. */
  readonly cache_age?: number;
  /** Present together with its size, or not at all. */
  readonly thumbnail_url?: string;
  readonly thumbnail_width?: number;
  readonly thumbnail_height?: number;
}

/** What the consumer and the provider of a response set; all of it is optional. */
export interface OEmbedOptions {
  /** CSS pixels that neither the player nor the thumbnail exceeds. */
  readonly maxWidth?: number | undefined;
  /** CSS pixels that neither the player nor the thumbnail exceeds. */
  readonly maxHeight?: number | undefined;
  /** The consumer does not want viewers to be tracked: the frame gets no cookies and no stored data. */
  readonly doNotTrack?: boolean | undefined;
  readonly providerName?: string | undefined;
  readonly providerUrl?: string | undefined;
  /** CSS pixels of the preview image, which the service does not send. Without it, there is no thumbnail. */
  readonly thumbnailSize?: CodeSize | undefined;
  /** How long a consumer may keep the response, in seconds. */
  readonly cacheAge?: number | undefined;
}

const bound = (pixels: number | undefined): number =>
  pixels !== undefined && pixels >= 1 ? Math.floor(pixels) : Infinity;

const isFlexible = ({ options, config }: CodeRequest): boolean =>
  options.responsive ?? config.size.responsive;

/**
 * The largest size within the bounds that keeps the aspect ratio. A responsive player also grows to the
 * bounds, as in a container of that width; a fixed one only shrinks.
 */
const fittedSize = (request: CodeRequest, { maxWidth, maxHeight }: OEmbedOptions): CodeSize => {
  const { width, height } = codeSize(request);
  const widest = Math.min(bound(maxWidth) / width, bound(maxHeight) / height);
  const scale = Number.isFinite(widest) && isFlexible(request) ? widest : Math.min(1, widest);
  const fit = (length: number, max: number): number =>
    Math.max(1, Math.min(max, Math.round(length * scale)));
  return { width: fit(width, bound(maxWidth)), height: fit(height, bound(maxHeight)) };
};

const thumbnail = (
  poster: string | null,
  { thumbnailSize, maxWidth, maxHeight }: OEmbedOptions,
): Pick<OEmbed, 'thumbnail_url' | 'thumbnail_width' | 'thumbnail_height'> => {
  if (poster === null || thumbnailSize === undefined) return {};
  const { width, height } = thumbnailSize;
  if (width > bound(maxWidth) || height > bound(maxHeight)) return {};
  return { thumbnail_url: poster, thumbnail_width: width, thumbnail_height: height };
};

/**
 * The oEmbed response for an embed. Its frame works without `allow-same-origin`, because consumers such as
 * WordPress put `sandbox="allow-scripts"` on the frames of providers that they do not know. oEmbed allows a
 * thumbnail only together with its size, and only within the bounds of the consumer.
 */
export const oEmbed = (
  request: CodeRequest,
  options: OEmbedOptions = {},
): OEmbed | MissingField => {
  const src = frameAddress(request);
  if (typeof src !== 'string') return src;
  const { width, height } = fittedSize(request, options);
  const { doNotTrack, providerName, providerUrl, cacheAge } = options;
  const title = codeTitle(request);
  return {
    version: '1.0',
    type: 'video',
    title,
    html: element('iframe', {
      src,
      title,
      width,
      height,
      // Consumers remove styles, and a border would make the frame larger than it says.
      frameborder: '0',
      style: isFlexible(request)
        ? `max-width:100%;height:auto;aspect-ratio:${width}/${height}`
        : undefined,
      allow: PERMISSIONS,
      allowfullscreen: true,
      credentialless: doNotTrack === true,
      referrerpolicy: 'strict-origin-when-cross-origin',
      loading: 'lazy',
    }),
    width,
    height,
    ...(providerName === undefined ? {} : { provider_name: providerName }),
    ...(providerUrl === undefined ? {} : { provider_url: providerUrl }),
    ...(cacheAge === undefined ? {} : { cache_age: cacheAge }),
    ...thumbnail(request.config.source?.poster ?? null, options),
  };
};

/** The response as XML (oEmbed 1.0, section 2.3.4.2). */
export const oEmbedXml = (response: OEmbed): string =>
  `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n${xmlElement(
    'oembed',
    {},
    ...Object.entries(response).map(([name, value]) =>
      xmlElement(name, {}, xmlText(String(value))),
    ),
  )}\n`;
