import { adSlot, type AdSlotContext, type AdWithWire } from './ad-slots.js';
import type { Overlay } from './player-config.js';
import type { Wire } from './wire.js';
import { number, seconds, someSeconds } from './wire-value.js';
import { length } from './wire-format.js';

const overlay = ({ ad, wire }: AdWithWire): Overlay => ({
  ad,
  after: seconds(wire, 'after_time', 0),
  stay: someSeconds(wire, 'stay_time'),
  delay: seconds(wire, 'delay_time', 0),
  fixed: number(wire, 'fixed', { min: 0, max: 1, otherwise: 0 }) > 0,
  maxWidth: length(wire, 'max_width'),
  maxHeight: length(wire, 'max_height'),
});

/** The overlays of a slot (spec 2.7): one in the interface, yet a list is read too. */
export const overlays = (
  settings: Wire,
  slot: 'overlay_initial' | 'overlay_main',
  context: AdSlotContext,
): readonly Overlay[] => adSlot(settings, slot, context).map(overlay);
