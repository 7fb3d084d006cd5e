import * as z from 'zod/mini';
import { AdSchema } from './ad.js';
import { flag, integer, list, optional, selected, text } from './field-types.js';

const ads = list(AdSchema);

/** The ads of one slot: a list, or one ad alone (spec 2.5, platform facts 1.4). */
const slot = optional(
  selected((value): typeof ads | typeof AdSchema => (Array.isArray(value) ? ads : AdSchema)),
);

const adVolume = z.literal(
  ['-1', -1, 'none', 'defaultOn', 'defaultOff'],
  'must be -1, none, defaultOn or defaultOff',
);

/** Fields about advertising that an embed, an embed template and a bulk share (spec 2.5, platform facts 2.1). */
export const adSettingsSchema = {
  /** 1 if the viewer can skip the preroll. */
  skip_preroll: optional(flag),
  /** Seconds after which the skip link appears. */
  skip_time: optional(integer),
  /** Ad volume: `-1` predefined, `none` no check, `defaultOn` with sound, `defaultOff` without. */
  setting_volume: optional(adVolume),
  /** Ad manager of the player; `ima` and `freewheel` are known. */
  player_adv_manager: optional(text),
  /** VPAID mode of the ad SDK; its values are not known. */
  adsdk_vpaid_mode: optional(text),
  /** Desktop prerolls. */
  preroll: slot,
  /** Desktop midrolls. */
  midroll: slot,
  /** Desktop postrolls. */
  postroll: slot,
  /** Initial desktop overlay. */
  overlay_initial: slot,
  /** Main desktop overlay. */
  overlay_main: slot,
  /** Mobile prerolls. */
  mobile_preroll: slot,
  /** Mobile midrolls. */
  mobile_midroll: slot,
  /** Mobile postrolls. */
  mobile_postroll: slot,
  /** Initial mobile overlay. */
  mobile_overlay_initial: slot,
  /** Main mobile overlay. */
  mobile_overlay_main: slot,
};
