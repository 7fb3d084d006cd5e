import type { DeviceType, Viewer } from '../viewer.js';
import { ad } from './ad.js';
import { items, objects } from './read-list.js';
import { report, type FieldReader } from './field-reader.js';
import type { Ad } from './player-config.js';
import type { ResolveOptions } from './resolve-options.js';

export type SlotName = 'preroll' | 'midroll' | 'postroll' | 'overlay_initial' | 'overlay_main';

export interface AdSlotContext {
  readonly device: DeviceType;
  readonly options: ResolveOptions;
}

export interface AdWithFields {
  readonly ad: Ad;
  readonly fields: FieldReader;
}

/** The type of the viewer's device: desktop unless it is mobile. A device read from JSON may be null. */
export const slotDevice = ({
  device,
}: {
  readonly device?: Viewer['device'] | null;
}): DeviceType =>
  (typeof device === 'string' ? device : device?.type) === 'mobile' ? 'mobile' : 'desktop';

/** The device type whose ads a viewer of this type does not see. */
export const otherDeviceType = (type: DeviceType): DeviceType =>
  type === 'mobile' ? 'desktop' : 'mobile';

/**
 * The ads of a slot, from the desktop or the mobile field (spec 2.5). A phone never falls back to
 * the desktop ads. Not in the specification; chosen because the two are sold separately.
 */
export const adSlot = (
  settings: FieldReader,
  slot: SlotName,
  { device, options }: AdSlotContext,
): readonly AdWithFields[] => {
  const field = device === 'mobile' ? `mobile_${slot}` : slot;
  const slotted = objects(settings, field).map((fields) => ({ ad: ad(fields, options), fields }));
  if (field !== slot && slotted.length === 0 && items(settings, slot).length > 0) {
    report(settings, field, 'slot-mobile-missing');
  }
  return slotted;
};
