import { adSlot, type AdSlotContext } from './ad-slots.js';
import { midrolls } from './midrolls.js';
import { overlays } from './overlays.js';
import type { Ads, AdSkip } from './player-config.js';
import { volume } from './volume.js';
import type { Wire } from './wire.js';
import { flag, seconds, text } from './wire-value.js';

/** Seconds before the skip link when `skip_preroll` is on and `skip_time` is not set. Ours. */
const USUAL_SKIP_TIME = 5;

const skip = (settings: Wire): AdSkip | null => {
  const after = seconds(settings, 'skip_time', USUAL_SKIP_TIME);
  return flag(settings, 'skip_preroll') ? { after } : null;
};

/** Everything about advertising (spec 2.5 and 2.7). */
export const ads = (
  settings: Wire,
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
