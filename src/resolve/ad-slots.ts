import { ad } from './ad.js';
import type { Ad } from './player-config.js';
import type { ResolveOptions } from './resolve-options.js';
import type { DeviceType } from '../viewer.js';
import { report, type Wire } from './wire.js';
import { items, objects } from './wire-lists.js';

export type SlotName = 'preroll' | 'midroll' | 'postroll' | 'overlay_initial' | 'overlay_main';

export interface AdSlotContext {
  readonly device: DeviceType;
  readonly options: ResolveOptions;
}

/** An ad of a slot with the object it was read from. */
export interface AdWithWire {
  readonly ad: Ad;
  readonly wire: Wire;
}

/**
 * The ads of a slot, from the desktop or the mobile field (spec 2.5). A phone is never shown the
 * desktop's ads instead: they are sold apart. Ours.
 */
export const adSlot = (
  settings: Wire,
  slot: SlotName,
  { device, options }: AdSlotContext,
): readonly AdWithWire[] => {
  const field = device === 'mobile' ? `mobile_${slot}` : slot;
  const slotted = objects(settings, field).map((wire) => ({ ad: ad(wire, options), wire }));
  if (field !== slot && slotted.length === 0 && items(settings, slot).length > 0) {
    report(settings, field, 'slot-mobile-missing');
  }
  return slotted;
};
