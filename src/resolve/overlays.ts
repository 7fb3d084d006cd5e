import { adSlot, type AdSlotContext, type AdWithFields } from './ad-slots.js';
import type { Overlay } from './player-config.js';
import type { FieldReader } from './field-reader.js';
import { number, seconds, positiveSeconds } from './field-values.js';
import { length } from './field-formats.js';

const overlay = ({ ad, fields }: AdWithFields): Overlay => ({
  ad,
  after: seconds(fields, 'after_time', 0),
  stay: positiveSeconds(fields, 'stay_time'),
  delay: seconds(fields, 'delay_time', 0),
  fixed: number(fields, 'fixed', { min: 0, max: 1, defaultValue: 0 }) > 0,
  maxWidth: length(fields, 'max_width'),
  maxHeight: length(fields, 'max_height'),
});

/** The overlays of a slot (spec 2.7). The interface has one, but a list is read too. */
export const overlays = (
  settings: FieldReader,
  slot: 'overlay_initial' | 'overlay_main',
  context: AdSlotContext,
): readonly Overlay[] => adSlot(settings, slot, context).map(overlay);
