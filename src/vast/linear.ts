import type { ParsedAd } from '@dailymotion/vast-client/src/parser/ad_parser.js';
import type { VastLinear, VastMedia } from './vast-ad.js';
import { linkAddress } from './web-address.js';

export type ParsedLinear = Extract<ParsedAd['creatives'][number], { type: 'linear' }>;
type ParsedMedia = ParsedLinear['mediaFiles'][number];

/** The linear creatives of an ad; more than one says the same in parts, in a wrapper. */
export const linearsOf = ({ creatives }: ParsedAd): readonly ParsedLinear[] =>
  creatives.filter((creative) => creative.type === 'linear');

const above0 = (value: number): number | null => (value > 0 ? value : null);

const mediaOf = (file: ParsedMedia): readonly VastMedia[] => {
  const url = linkAddress(file.fileURL);
  if (url === null) return [];
  const { mimeType, deliveryType, width, height, bitrate, apiFramework } = file;
  return [
    {
      url,
      type: (mimeType ?? '').trim().toLowerCase(),
      delivery: deliveryType === 'streaming' ? 'streaming' : 'progressive',
      width: above0(width),
      height: above0(height),
      bitrate: above0(bitrate),
      apiFramework: apiFramework?.trim() || null,
    },
  ];
};

/** The linear creative of an inline ad as plain data: the first that has media, or null. */
export const linearOf = (ad: ParsedAd): VastLinear | null => {
  const linears = linearsOf(ad);
  const linear = linears.find(({ mediaFiles }) => mediaFiles.length > 0) ?? linears[0];
  if (linear === undefined) return null;
  const media = linear.mediaFiles.flatMap(mediaOf);
  const { duration, skipDelay } = linear;
  return {
    duration: above0(duration),
    skipAfter: skipDelay !== null && skipDelay >= 0 ? skipDelay : null,
    media,
    isVpaid: media.length > 0 && media.every(({ apiFramework }) => apiFramework !== null),
  };
};
