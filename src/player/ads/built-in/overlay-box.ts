import type { Length, Overlay } from '../../../resolve/player-config.js';

/** CSS pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Where an overlay is to be shown. */
export interface OverlayRoom extends Pick<Overlay, 'maxWidth' | 'maxHeight'> {
  readonly player: Box;
}

/** Height that the player's controls take at its lower edge, and the gap around an overlay, in CSS pixels. */
export const CONTROLS = 48;
const GAP = 8;

/** Part of the player that an overlay may cover when the embed says nothing (Better Ads Standards: non-linear ads). */
const SHARE = 0.2;

/** Each side of the smallest picture that can be read, and closed: its button has as much. Source: ours. */
const SMALLEST = 24;

const pixels = (length: Length | null, whole: number): number => {
  if (length === null) return Infinity;
  return length.unit === '%' ? (length.value / 100) * whole : length.value;
};

interface Limits extends Box {
  /** Square pixels. */
  readonly area: number;
}

const limitsOf = ({ player, maxWidth, maxHeight }: OverlayRoom): Limits => ({
  width: Math.max(0, Math.min(player.width - 2 * GAP, pixels(maxWidth, player.width))),
  height: Math.max(0, Math.min(player.height - CONTROLS - GAP, pixels(maxHeight, player.height))),
  area: (maxWidth ?? maxHeight) ? Infinity : SHARE * player.width * player.height,
});

/**
 * The size of a picture in a player: its own, or shrunk in its shape to what the embed (`max_width` and `max_height`,
 * spec 2.7) and the player allow. Null when it would be too small to be read.
 */
export const pictureBox = ({ width, height }: Box, room: OverlayRoom): Box | null => {
  if (width <= 0 || height <= 0) return null;
  const limits = limitsOf(room);
  const share = Math.sqrt(limits.area / (width * height));
  const scale = Math.min(1, limits.width / width, limits.height / height, share);
  const box = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  return Math.min(box.width, box.height) < SMALLEST ? null : box;
};

/** The smallest box in which a line of text and the close button have room. */
const LINE: Box = { width: 96, height: 24 };

/** The size of a text in a player, or null when not even a line of it has room. Longer texts scroll. */
export const textBox = (room: OverlayRoom): Box | null => {
  const { width, height, area } = limitsOf(room);
  const tall = Math.floor(Math.min(height, area / width));
  return width < LINE.width || tall < LINE.height
    ? null
    : { width: Math.floor(width), height: tall };
};
