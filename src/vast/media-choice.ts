import type { VastMedia } from './vast-ad.js';

/** Where the media is to play. */
export interface MediaSurface {
  /** CSS pixels of the player. */
  readonly width: number;
  readonly height: number;
  readonly canPlay: (type: string) => boolean;
  /** Kilobits a second that can be had, if it is known. */
  readonly bandwidth?: number;
}

/** Kilobits a second: what the estimates of connections bear safely, and enough for any ad. */
const BITRATE_ASSUMED = 5000;

/** Part of the bandwidth that a file may take. */
const SAFE_PART = 0.8;

const HLS = /^(application\/(vnd\.apple\.mpegurl|x-mpegurl)|audio\/(x-)?mpegurl)$/;

/** How far a file is from the size of the player, as a factor; too small weighs double, unknown is in between. */
const misfit = ({ width, height }: VastMedia, surface: MediaSurface): number => {
  if (width === null || height === null || surface.width <= 0 || surface.height <= 0) return 1;
  const scale = Math.min(surface.width / width, surface.height / height);
  return scale > 1 ? 2 * Math.log2(scale) : -Math.log2(scale);
};

const isAffordable = ({ bitrate }: VastMedia, { bandwidth }: MediaSurface): boolean =>
  bitrate === null ||
  bitrate <= (bandwidth === undefined ? BITRATE_ASSUMED : bandwidth * SAFE_PART);

/** HLS adapts by itself: no bitrate and no size of it says what will play. */
const adapts = ({ type }: VastMedia): boolean => HLS.test(type);

const compare =
  (surface: MediaSurface) =>
  (one: VastMedia, other: VastMedia): number => {
    const affordable = Number(isAffordable(other, surface)) - Number(isAffordable(one, surface));
    if (affordable !== 0) return affordable;
    if (!isAffordable(one, surface)) return (one.bitrate ?? 0) - (other.bitrate ?? 0);
    const fit = misfit(one, surface) - misfit(other, surface);
    return fit !== 0 ? fit : (other.bitrate ?? 0) - (one.bitrate ?? 0);
  };

/**
 * The file to play: one that plays without an interactive unit, as progressive download or HLS,
 * that the bandwidth bears, nearest to the player's size, of the highest bitrate; of equals
 * the first. When no file is affordable the one of the lowest bitrate. Null when nothing plays (VAST error 403).
 */
export const chooseMedia = (
  media: readonly VastMedia[],
  surface: MediaSurface,
): VastMedia | null => {
  const playable = media.filter(
    (file) =>
      file.apiFramework === null &&
      (file.delivery === 'progressive' || adapts(file)) &&
      surface.canPlay(file.type),
  );
  return [...playable].sort(compare(surface))[0] ?? null;
};
