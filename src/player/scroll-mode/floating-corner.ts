import { CLOSE_ROOM, MARGIN, type Size } from './floating-size.js';

/** Where the floating player is; the inline sides follow the direction of the text. */
export interface Corner {
  readonly block: 'start' | 'end';
  readonly inline: 'start' | 'end';
}

/** In CSS pixels from the left and the top of the viewport, as DOMRect has it. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** In the order in which they are taken. */
export const CORNERS: readonly [Corner, ...Corner[]] = [
  { block: 'end', inline: 'end' },
  { block: 'start', inline: 'end' },
  { block: 'end', inline: 'start' },
  { block: 'start', inline: 'start' },
];

/** What a floating player of a size covers in a corner, with its close button above it. */
export const cornerArea = (
  corner: Corner,
  size: Size,
  viewport: Size,
  rightToLeft: boolean,
): Area => {
  const height = size.height + CLOSE_ROOM;
  const atRight = (corner.inline === 'end') !== rightToLeft;
  return {
    x: atRight ? viewport.width - MARGIN - size.width : MARGIN,
    y: corner.block === 'end' ? viewport.height - MARGIN - height : MARGIN,
    width: size.width,
    height,
  };
};

/** Square pixels that two areas have in common. */
export const overlap = (a: Area, b: Area): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
};

/** The corner that covers least of an area; the present one when it is no worse than the others. */
export const clearestCorner = (present: Corner, covered: (corner: Corner) => number): Corner =>
  CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best), present);
