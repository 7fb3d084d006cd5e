import { flag, integer, length, numeric, optional, text } from './wire.js';

/** The watermark of an embed and an embed template (spec 2.5). */
export const watermarkSettings = {
  /** URL of the watermark image, or null for none. */
  watermark: optional(text),
  /** Width in CSS pixels to which the image is resized. */
  watermark_width: optional(integer),
  /** Height in CSS pixels to which the image is resized. */
  watermark_height: optional(integer),
  /** Opacity, 0 to 1. */
  watermark_opacity: optional(numeric),
  /** Display time in seconds. */
  watermark_displaytime: optional(integer),
  /** 1 if the watermark disappears with the controls. */
  watermark_hide: optional(flag),
  /** URL to which a click leads. */
  watermark_link: optional(text),
  /** Offset from the bottom edge. */
  watermark_bottom: optional(length),
  /** Offset from the right edge. */
  watermark_right: optional(length),
  /** Offset from the top edge. */
  watermark_top: optional(length),
  /** Offset from the left edge. */
  watermark_left: optional(length),
};
