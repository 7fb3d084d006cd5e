import { address } from './address.js';
import type { Length, Watermark, WatermarkOffset } from './player-config.js';
import { report, type FieldReader } from './field-reader.js';
import { flag, number, positiveSeconds } from './read-value.js';
import { length, pixels } from './read-format.js';

/** Offsets of a watermark that sets none: the top right corner. Not in the specification; chosen because broadcasters put it there. */
const CORNER: Length = { value: 0, unit: 'px' };

/** Of two opposite offsets the first applies, as in CSS: top before bottom, left before right. */
const opposite = (
  settings: FieldReader,
  first: string,
  second: string,
): readonly [Length | null, Length | null] => {
  const kept = length(settings, first);
  const alternative = length(settings, second);
  if (kept === null || alternative === null) return [kept, alternative];
  report(settings, second, 'watermark-offsets');
  return [kept, null];
};

const offset = (settings: FieldReader): WatermarkOffset => {
  const [top, bottom] = opposite(settings, 'watermark_top', 'watermark_bottom');
  const [left, right] = opposite(settings, 'watermark_left', 'watermark_right');
  const hasOffset = [top, bottom, left, right].some((side) => side !== null);
  return hasOffset ? { top, right, bottom, left } : { top: CORNER, right: CORNER, bottom, left };
};

/** The image over the player (spec 2.5, `watermark` and `watermark_*`), or null when there is no image. */
export const watermark = (settings: FieldReader): Watermark | null => {
  const url = address(settings, 'watermark');
  if (url === null) return null;
  return {
    url,
    width: pixels(settings, 'watermark_width'),
    height: pixels(settings, 'watermark_height'),
    opacity: number(settings, 'watermark_opacity', { min: 0, max: 1, defaultValue: 1 }),
    displayTime: positiveSeconds(settings, 'watermark_displaytime'),
    hidesWithControls: flag(settings, 'watermark_hide'),
    link: address(settings, 'watermark_link'),
    offset: offset(settings),
  };
};
