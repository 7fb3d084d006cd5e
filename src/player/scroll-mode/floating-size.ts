/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Under this an ad may not be shown (Google's video inventory rules: long side 256, short side 144). */
const SMALLEST: Size = { width: 256, height: 144 };
const WIDEST = 400;
/** A floating ad over this share of the screen is a bad one (Better Ads, large sticky ad). */
const LARGEST_SHARE = 0.3;

/** Between the floating player and the edges of the viewport. */
export const MARGIN = 12;
/** What the close button takes above the player, with its gap: its size for fingers. */
export const CLOSE_ROOM = 48;

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/**
 * Size of the floating player: at most 400 px wide and 30 % of the viewport, never under 256 by 144.
 * It has the shape of the player in the page, unless these limits forbid it (a tall player on a
 * phone): then it is as wide as it may be, and as high as there is room. Null when the viewport
 * cannot hold the smallest one with its margins and its close button.
 */
export const floatingSize = (place: Size, viewport: Size): Size | null => {
  const room = {
    width: viewport.width - 2 * MARGIN,
    height: viewport.height - 2 * MARGIN - CLOSE_ROOM,
  };
  if (room.width < SMALLEST.width || room.height < SMALLEST.height) return null;
  const ratio = place.width / place.height;
  if (!(ratio > 0 && ratio < Infinity)) return null;
  const area = LARGEST_SHARE * viewport.width * viewport.height;
  const fitting = Math.min(WIDEST, room.width, room.height * ratio, Math.sqrt(area * ratio));
  const width = Math.floor(Math.max(SMALLEST.width, fitting));
  const height = between(
    SMALLEST.height,
    Math.min(width / ratio, Math.floor(area / width)),
    room.height,
  );
  return { width, height: Math.round(height) };
};
