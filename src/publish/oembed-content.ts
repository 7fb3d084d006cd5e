import { codeRequest } from '../render/code-request.js';
import { oEmbed, oEmbedXml } from '../render/oembed.js';
import type { Embed } from '../schema/embed.js';
import { type ResponseContent, jsonContent, xmlContent } from './content.js';
import type { PublishedEmbed } from './published-embed.js';
import type { NormalizedSettings, ThumbnailSize } from './publisher-options.js';

/** Pixels, also with decimals, as scripts compute them. */
const PIXELS = /^\d{1,6}(?:\.\d{1,6})?$/;

/** Undefined for no bound, NaN for a text that is not a number of pixels. */
const readPixels = (text: string | null): number | undefined => {
  if (text === null || text === '') return undefined;
  return PIXELS.test(text) ? Number(text) : Number.NaN;
};

const thumbnailSizeOf = async (
  embed: Embed,
  { thumbnailSize }: NormalizedSettings,
): Promise<ThumbnailSize | undefined> => {
  try {
    return (await thumbnailSize?.(embed)) ?? undefined;
  } catch {
    return undefined;
  }
};

const decoder = new TextDecoder();

/**
 * The oEmbed response for an embed (oEmbed 1.0, section 2.3). The status of an error instead: 501 for
 * another format, 400 for a bound that is not a number of pixels, 404 for an embed without a hosted player.
 */
export const oEmbedContent = async (
  { json }: PublishedEmbed,
  parameters: URLSearchParams,
  settings: NormalizedSettings,
): Promise<ResponseContent | 400 | 404 | 501> => {
  const format = parameters.get('format') ?? 'json';
  if (format !== 'json' && format !== 'xml') return 501;
  const maxWidth = readPixels(parameters.get('maxwidth'));
  const maxHeight = readPixels(parameters.get('maxheight'));
  if (Number.isNaN(maxWidth) || Number.isNaN(maxHeight)) return 400;
  const { frame, siteName, publicUrl, cache } = settings;
  const embed = JSON.parse(decoder.decode(json.body)) as Embed;
  const response = oEmbed(codeRequest(embed, { frame }), {
    maxWidth,
    maxHeight,
    doNotTrack: ['1', 'true'].includes(parameters.get('dnt') ?? ''),
    providerName: siteName,
    providerUrl: siteName === undefined ? undefined : new URL(publicUrl).origin,
    thumbnailSize: await thumbnailSizeOf(embed, settings),
    cacheAge: cache.sharedMaxAge,
  });
  if (!('type' in response)) return 404;
  return format === 'xml' ? xmlContent(oEmbedXml(response)) : jsonContent(response);
};
