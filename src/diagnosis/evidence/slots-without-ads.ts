import { otherDeviceType } from '../../resolve/ad-slots.js';
import type { PlayerConfig } from '../../resolve/player-config.js';
import { type SlottedAd, slottedAds } from '../../resolve/slot-context.js';
import type { DeviceType } from '../../viewer.js';

export type DeviceConfigs = Readonly<Record<DeviceType, PlayerConfig>>;

export const slotsOf = (config: PlayerConfig): ReadonlySet<SlottedAd['slot']> =>
  new Set(slottedAds(config).map(({ slot }) => slot));

/** The slots without an ad for a device of which the other device has some. */
export const slotsWithoutAds = (configs: DeviceConfigs, device: DeviceType) => {
  const sold = otherDeviceType(device);
  const filledSlots = slotsOf(configs[device]);
  return [...slotsOf(configs[sold])]
    .filter((slot) => !filledSlots.has(slot))
    .map((slot) => ({ slot, empty: device, sold }));
};
