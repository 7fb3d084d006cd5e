/** In CSS pixels. */
export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** Ads must not be shown in a smaller player (Google's video inventory rules: long side 256, short side 144). */
const MIN_SIZE: BoxSize = { width: 256, height: 144 };
const MAX_WIDTH = 400;
/** Better Ads Standards, large sticky ad: the maximum share of the screen. */
const MAX_SHARE = 0.3;

/** Between the floating player and the edges of the viewport. */
export const MARGIN = 12;
/** Height of the close button above the player, including its gap, at its size for touch. */
export const CLOSE_HEIGHT = 48;

const clamp = (min: number, value: number, max: number): number =>
  Math.max(min, Math.min(value, max));

/**
 * Size of the floating player: at most 400 px wide and 30 % of the viewport, at least 256 by 144. It has
 * the aspect ratio of the player in the page unless these limits prevent it (a tall player on a
 * phone): then it has the maximum width, and the height that is available. Null when the viewport is
 * too small for the minimum size with its margins and its close button.
 */
export const floatingSize = (inPage: BoxSize, viewport: BoxSize): BoxSize | null => {
  const available = {
    width: viewport.width - 2 * MARGIN,
    height: viewport.height - 2 * MARGIN - CLOSE_HEIGHT,
  };
  if (available.width < MIN_SIZE.width || available.height < MIN_SIZE.height) return null;
  const ratio = inPage.width / inPage.height;
  if (!(ratio > 0 && ratio < Infinity)) return null;
  const area = MAX_SHARE * viewport.width * viewport.height;
  const fitting = Math.min(
    MAX_WIDTH,
    available.width,
    available.height * ratio,
    Math.sqrt(area * ratio),
  );
  const width = Math.floor(Math.max(MIN_SIZE.width, fitting));
  const height = clamp(
    MIN_SIZE.height,
    Math.min(width / ratio, Math.floor(area / width)),
    available.height,
  );
  return { width, height: Math.round(height) };
};

/** The corner of the floating player; its inline sides follow the text direction. */
export interface Corner {
  readonly block: 'start' | 'end';
  readonly inline: 'start' | 'end';
}

/** In CSS pixels from the left and the top of the viewport, like a DOMRect. */
export interface Area extends BoxSize {
  readonly x: number;
  readonly y: number;
}

/** In order of preference. */
export const CORNERS: readonly [Corner, ...Corner[]] = [
  { block: 'end', inline: 'end' },
  { block: 'start', inline: 'end' },
  { block: 'end', inline: 'start' },
  { block: 'start', inline: 'start' },
];

/** The area that a floating player covers in a corner, including its close button. */
export const cornerArea = (
  corner: Corner,
  size: BoxSize,
  viewport: BoxSize,
  rightToLeft: boolean,
): Area => {
  const height = size.height + CLOSE_HEIGHT;
  const atRight = (corner.inline === 'end') !== rightToLeft;
  return {
    x: atRight ? viewport.width - MARGIN - size.width : MARGIN,
    y: corner.block === 'end' ? viewport.height - MARGIN - height : MARGIN,
    width: size.width,
    height,
  };
};

/** The overlap of two areas in square pixels. */
export const overlap = (a: Area, b: Area): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
};

/** The corner with the least overlap; the current one unless another is better. */
export const clearestCorner = (current: Corner, overlapAt: (corner: Corner) => number): Corner =>
  CORNERS.reduce((best, corner) => (overlapAt(corner) < overlapAt(best) ? corner : best), current);
