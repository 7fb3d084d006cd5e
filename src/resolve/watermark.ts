import { address } from './address.js';
import type { Length, Watermark, WatermarkOffset } from './player-config.js';
import { report, type Wire } from './wire.js';
import { flag, number, someSeconds } from './wire-value.js';
import { length, pixels } from './wire-format.js';

/** Where a watermark without offsets stands: the top right corner. Ours. */
const CORNER: Length = { value: 0, unit: 'px' };

/** Of two opposite offsets of a box with a size, CSS keeps the first: top over bottom, left over right. */
const opposite = (
  settings: Wire,
  first: string,
  second: string,
): readonly [Length | null, Length | null] => {
  const kept = length(settings, first);
  const other = length(settings, second);
  if (kept === null || other === null) return [kept, other];
  report(settings, second, 'watermark-offsets');
  return [kept, null];
};

const offset = (settings: Wire): WatermarkOffset => {
  const [top, bottom] = opposite(settings, 'watermark_top', 'watermark_bottom');
  const [left, right] = opposite(settings, 'watermark_left', 'watermark_right');
  const isPlaced = [top, bottom, left, right].some((side) => side !== null);
  return isPlaced ? { top, right, bottom, left } : { top: CORNER, right: CORNER, bottom, left };
};

/** The image over the player (spec 2.5, `watermark` and `watermark_*`), or null when there is no image. */
export const watermark = (settings: Wire): Watermark | null => {
  const url = address(settings, 'watermark');
  if (url === null) return null;
  return {
    url,
    width: pixels(settings, 'watermark_width'),
    height: pixels(settings, 'watermark_height'),
    opacity: number(settings, 'watermark_opacity', { min: 0, max: 1, otherwise: 1 }),
    displayTime: someSeconds(settings, 'watermark_displaytime'),
    hidesWithControls: flag(settings, 'watermark_hide'),
    link: address(settings, 'watermark_link'),
    offset: offset(settings),
  };
};
