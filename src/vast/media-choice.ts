import type { VastMedia } from './vast-ad.js';

/** What the media has to suit. */
export interface MediaSurface {
  /** CSS pixels of the player. */
  readonly width: number;
  readonly height: number;
  readonly canPlay: (type: string) => boolean;
}

/** Most connections bear it, and it is enough for any ad. */
const MAX_BITRATE_KBPS = 5000;

/** How far a file is from the size of the player, as a factor; too small counts double, unknown is in between. */
const sizeDistance = ({ width, height }: VastMedia, surface: MediaSurface): number => {
  if (width === null || height === null || surface.width <= 0 || surface.height <= 0) return 1;
  const scale = Math.min(surface.width / width, surface.height / height);
  return scale > 1 ? 2 * Math.log2(scale) : -Math.log2(scale);
};

const isAffordable = ({ bitrateKbps }: VastMedia): boolean =>
  bitrateKbps === null || bitrateKbps <= MAX_BITRATE_KBPS;

const compare =
  (surface: MediaSurface) =>
  (one: VastMedia, other: VastMedia): number => {
    const affordable = Number(isAffordable(other)) - Number(isAffordable(one));
    if (affordable !== 0) return affordable;
    if (!isAffordable(one)) return (one.bitrateKbps ?? 0) - (other.bitrateKbps ?? 0);
    const fit = sizeDistance(one, surface) - sizeDistance(other, surface);
    return fit !== 0 ? fit : (other.bitrateKbps ?? 0) - (one.bitrateKbps ?? 0);
  };

/**
 * Chooses the file to play: one without an API framework that the browser can play, within the bitrate limit, nearest
 * to the size of the player, of the highest bitrate; of equals the first. If no file is within the limit, the one of
 * the lowest bitrate. Null if no file can be played (VAST error 403).
 */
export const chooseMedia = (
  media: readonly VastMedia[],
  surface: MediaSurface,
): VastMedia | null => {
  const playable = media.filter((file) => file.apiFramework === null && surface.canPlay(file.type));
  return [...playable].sort(compare(surface))[0] ?? null;
};
