import { adSlot, type AdSlotContext } from './ad-slots.js';
import { report, type FieldReader } from './field-reader.js';
import { flag, seconds, text } from './field-values.js';
import { midrolls } from './midrolls.js';
import { overlays } from './overlays.js';
import type { Ads, AdSkip, AdVolume } from './player-config.js';

/** Delay of the skip link when `skip_time` is not set. Not in the specification; chosen because most ad servers use it. */
const DEFAULT_SKIP_SECONDS = 5;

const VOLUMES: ReadonlyMap<string, AdVolume> = new Map([
  ['', 'player'],
  ['-1', 'player'],
  ['none', 'unchecked'],
  ['defaultOn', 'on'],
  ['defaultOff', 'off'],
]);

/** The ads' volume (`setting_volume`, spec 2.5), which does not depend on the content's own `mute`. */
const volume = (settings: FieldReader): AdVolume => {
  const setting = text(settings, 'setting_volume');
  const known = VOLUMES.get(setting);
  if (known === undefined) report(settings, 'setting_volume', 'unknown-volume', setting);
  return known ?? 'player';
};

const skip = (settings: FieldReader): AdSkip | null => {
  const after = seconds(settings, 'skip_time', DEFAULT_SKIP_SECONDS);
  return flag(settings, 'skip_preroll') ? { after } : null;
};

/** Everything about advertising (spec 2.5 and 2.7). */
export const ads = (
  settings: FieldReader,
  context: AdSlotContext & { readonly duration: number | null },
): Ads => ({
  manager: text(settings, 'player_adv_manager'),
  vpaidMode: text(settings, 'adsdk_vpaid_mode'),
  volume: volume(settings),
  skip: skip(settings),
  preroll: adSlot(settings, 'preroll', context).map(({ ad }) => ad),
  midroll: midrolls(settings, context),
  postroll: adSlot(settings, 'postroll', context).map(({ ad }) => ad),
  overlayInitial: overlays(settings, 'overlay_initial', context),
  overlayMain: overlays(settings, 'overlay_main', context),
});
