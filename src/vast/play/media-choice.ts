import type { VastAd, VastMedia } from '../vast-ad.js';
import { VastError } from '../vast-error.js';

export interface MediaSurface {
  /** CSS pixels of the player. */
  readonly width: number;
  readonly height: number;
  readonly canPlay: (type: string) => boolean;
}

/** Most connections bear it, and it is enough for any ad. */
export const MAX_BITRATE_KBPS = 5000;

/** How far a file is from the size of the player, as a factor; too small counts double, unknown is in between. */
const sizeDistance = ({ width, height }: VastMedia, surface: MediaSurface): number => {
  if (width === null || height === null || surface.width <= 0 || surface.height <= 0) return 1;
  const scale = Math.min(surface.width / width, surface.height / height);
  return scale > 1 ? 2 * Math.log2(scale) : -Math.log2(scale);
};

const isAffordable = ({ bitrateKbps }: VastMedia): boolean =>
  bitrateKbps === null || bitrateKbps <= MAX_BITRATE_KBPS;

/** What decides between two files: the bitrate limit, the bitrate above it, the size of the player, the bitrate. */
export type MediaPreference = 'limit' | 'excess' | 'size' | 'bitrate';

/** Below 0 if the first of two files is preferred. */
type Comparison = (a: VastMedia, b: VastMedia) => number;

/** The comparisons of two files in the order in which they decide. */
export const mediaPreferences = (
  surface: MediaSurface,
): Readonly<Record<MediaPreference, Comparison>> => ({
  limit: (a, b) => Number(isAffordable(b)) - Number(isAffordable(a)),
  excess: (a, b) => (isAffordable(a) ? 0 : (a.bitrateKbps ?? 0) - (b.bitrateKbps ?? 0)),
  size: (a, b) => (isAffordable(a) ? sizeDistance(a, surface) - sizeDistance(b, surface) : 0),
  bitrate: (a, b) => (isAffordable(a) ? (b.bitrateKbps ?? 0) - (a.bitrateKbps ?? 0) : 0),
});

/** Whether the browser can play a file without running code of the ad. */
export const isPlayable = ({ apiFramework, type }: VastMedia, surface: MediaSurface): boolean =>
  apiFramework === null && surface.canPlay(type);

/**
 * The files that can be played, in the order in which they are tried: those without an API framework that the browser
 * can play, within the bitrate limit, nearest to the size of the player, of the highest bitrate; of equals the first.
 * Files beyond the limit follow by the lowest bitrate.
 */
export const rankMedia = (
  media: readonly VastMedia[],
  surface: MediaSurface,
): readonly VastMedia[] => {
  const comparisons = Object.values(mediaPreferences(surface));
  const compare: Comparison = (a, b) => {
    for (const comparison of comparisons) {
      const result = comparison(a, b);
      if (result !== 0) return result;
    }
    return 0;
  };
  return media.filter((file) => isPlayable(file, surface)).sort(compare);
};

/**
 * The files to try in a slot for linear ads, one after another until one plays. Throws VastError: 201 for an overlay, 901 for an interactive unit, 403 if
 * no file can be played.
 */
export const playableMedia = (
  { linear }: Pick<VastAd, 'linear'>,
  surface: MediaSurface,
): readonly VastMedia[] => {
  if (linear === null) throw new VastError(201, 'slot-linear');
  if (linear.isInteractive) throw new VastError(901, 'only-interactive');
  const media = rankMedia(linear.media, surface);
  if (media.length === 0) throw new VastError(403, 'no-playable-file');
  return media;
};
