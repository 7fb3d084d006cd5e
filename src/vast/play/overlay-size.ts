import type { Length, Overlay } from '../../resolve/player-config.js';
import type { VastAd, VastNonLinear } from '../vast-ad.js';
import { VastError } from '../vast-error.js';

/** CSS pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The player, and the largest size that the embed allows for an overlay. */
export interface OverlayBounds extends Pick<Overlay, 'maxWidth' | 'maxHeight'> {
  readonly player: PixelSize;
}

/** The height of the player's controls at its lower edge, and the gap around an overlay, in CSS pixels. */
const CONTROLS_HEIGHT = 48;
const GAP = 8;

/** The fraction of the player that an overlay may cover by default (Better Ads Standards, non-linear ads). */
const DEFAULT_MAX_AREA_FRACTION = 0.2;

/** The shortest side of a picture: the size of the close button. Not in the specification. */
const MIN_SIDE = 24;

const pixels = (length: Length | null, whole: number): number => {
  if (length === null) return Infinity;
  return length.unit === '%' ? (length.value / 100) * whole : length.value;
};

interface Limits extends PixelSize {
  /** Square pixels. */
  readonly area: number;
}

const limitsOf = ({ player, maxWidth, maxHeight }: OverlayBounds): Limits => ({
  width: Math.max(0, Math.min(player.width - 2 * GAP, pixels(maxWidth, player.width))),
  height: Math.max(
    0,
    Math.min(player.height - CONTROLS_HEIGHT - GAP, pixels(maxHeight, player.height)),
  ),
  area:
    (maxWidth ?? maxHeight) ? Infinity : DEFAULT_MAX_AREA_FRACTION * player.width * player.height,
});

/**
 * The size of a picture in a player: its own, or scaled down to what the embed (`max_width` and `max_height`,
 * spec 2.7) and the player allow. Null if it would be too small to read.
 */
export const pictureSize = (
  { width, height }: PixelSize,
  bounds: OverlayBounds,
): PixelSize | null => {
  if (width <= 0 || height <= 0) return null;
  const limits = limitsOf(bounds);
  const share = Math.sqrt(limits.area / (width * height));
  const scale = Math.min(1, limits.width / width, limits.height / height, share);
  const size = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  return Math.min(size.width, size.height) < MIN_SIDE ? null : size;
};

/** The smallest size for a line of text and the close button. */
const MIN_TEXT_SIZE: PixelSize = { width: 96, height: 24 };

/** The size of a text in a player, or null if there is no space for a line. Longer texts scroll. */
export const textSize = (bounds: OverlayBounds): PixelSize | null => {
  const { width, height, area } = limitsOf(bounds);
  const textHeight = Math.floor(Math.min(height, area / width));
  return width < MIN_TEXT_SIZE.width || textHeight < MIN_TEXT_SIZE.height
    ? null
    : { width: Math.floor(width), height: textHeight };
};

/** The size of an overlay in a player, or null if it does not fit. `picture` is the size of its loaded picture, if any. */
export const overlaySize = (
  { width, height }: Pick<VastNonLinear, 'width' | 'height'>,
  picture: PixelSize | null,
  bounds: OverlayBounds,
): PixelSize | null =>
  picture === null
    ? textSize(bounds)
    : pictureSize({ width: width || picture.width, height: height || picture.height }, bounds);

/** Code 501. */
export const doesNotFit = (): VastError => new VastError(501, 'overlay-too-large');

/** The overlays of an ad that can be shown. Throws VastError: 201 for a linear ad, 503 if there is nothing to show. */
export const showableNonLinears = ({
  nonLinears,
  linear,
}: Pick<VastAd, 'linear' | 'nonLinears'>): readonly VastNonLinear[] => {
  const shown = nonLinears.filter(({ image, text }) => image !== null || text !== null);
  if (shown.length > 0) return shown;
  if (linear !== null) throw new VastError(201, 'slot-overlay');
  throw new VastError(503, 'overlay-empty');
};
