import { adSlot, type AdSlotContext, type AdWithFields } from './ad-slots.js';
import { length } from './read-format.js';
import { report, type FieldReader } from './field-reader.js';
import { flag, number, positiveSeconds, seconds, text } from './read-value.js';
import type { Ads, AdSkip, AdVolume, Overlay } from './player-config.js';

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
  if (known === undefined)
    report(settings, 'setting_volume', 'unknown-volume', { unread: setting });
  return known ?? 'player';
};

const skip = (settings: FieldReader): AdSkip | null => {
  const after = seconds(settings, 'skip_time', DEFAULT_SKIP_SECONDS);
  return flag(settings, 'skip_preroll') ? { after } : null;
};

interface AdsContext extends AdSlotContext {
  readonly duration: number | null;
}

/**
 * When one of `count` midrolls plays, in seconds into the content: as `options.midrollAt` says, else
 * evenly spread over the duration, else (a live, an unknown duration) null. The interface has no
 * times (platform facts 1.4); an even spread was chosen because it needs nothing but the duration.
 */
const midrollTime = (
  index: number,
  count: number,
  { duration, options: { midrollAt } }: AdsContext,
): number | null => {
  const at =
    midrollAt === undefined ? ((duration ?? 0) * (index + 1)) / (count + 1) : midrollAt[index];
  return at !== undefined && at > 0 && Number.isFinite(at) ? at : null;
};

/** What both overlays have. The interface has one overlay per slot, but a list is read too. */
const overlay = ({ ad, fields }: AdWithFields): Overlay => ({
  ad,
  after: seconds(fields, 'after_time', 0),
  stay: positiveSeconds(fields, 'stay_time'),
  delay: seconds(fields, 'delay_time', 0),
  fixed: number(fields, 'fixed', { min: 0, max: 1, defaultValue: 0 }) > 0,
  maxWidth: length(fields, 'max_width'),
  maxHeight: length(fields, 'max_height'),
});

/** An initial overlay. `fixed` and `delay_time` apply only to main overlays (spec 2.7). */
const initialOverlay = (item: AdWithFields): Overlay => {
  const { fixed, delay, ...others } = overlay(item);
  if (fixed) report(item.fields, 'fixed', 'overlay-main-only');
  if (delay > 0) report(item.fields, 'delay_time', 'overlay-main-only');
  return { ...others, delay: 0, fixed: false };
};

export const adsOf = (settings: FieldReader, context: AdsContext): Ads => ({
  manager: text(settings, 'player_adv_manager'),
  vpaidMode: text(settings, 'adsdk_vpaid_mode'),
  volume: volume(settings),
  skip: skip(settings),
  preroll: adSlot(settings, 'preroll', context).map(({ ad }) => ad),
  midroll: adSlot(settings, 'midroll', context).map(({ ad, fields }, index, { length: count }) => {
    const at = midrollTime(index, count, context);
    if (at === null) fields.report('midroll-without-time', fields.path);
    return { ad, at };
  }),
  postroll: adSlot(settings, 'postroll', context).map(({ ad }) => ad),
  overlayInitial: adSlot(settings, 'overlay_initial', context).map(initialOverlay),
  overlayMain: adSlot(settings, 'overlay_main', context).map(overlay),
});
