import type { ReplaceRule } from '../ad-tags/ad-tag-context.js';
import type { Length } from './read-format.js';

/** Everything about advertising. */
export interface Ads {
  /** `player_adv_manager`, unchanged; the empty string when none. */
  readonly manager: string;
  /** `adsdk_vpaid_mode`, unchanged; the empty string when none. */
  readonly vpaidMode: string;
  readonly volume: AdVolume;
  /** When the viewer may skip a preroll; null means never. */
  readonly skip: AdSkip | null;
  readonly preroll: readonly Ad[];
  readonly midroll: readonly Midroll[];
  readonly postroll: readonly Ad[];
  readonly overlayInitial: readonly Overlay[];
  readonly overlayMain: readonly Overlay[];
}

/**
 * `setting_volume`: `player` follows the player, `unchecked` leaves the sound alone,
 * `on` plays ads with sound, `off` plays them muted.
 */
export type AdVolume = 'player' | 'unchecked' | 'on' | 'off';

export interface AdSkip {
  /** Seconds after which the skip link appears, at least 0. */
  readonly after: number;
}

/** An ad of a slot: a tag to request, a creative to play, or an object of an unknown kind. */
export type Ad = TagAd | VideoAd | UnknownAd;

interface AdObject {
  readonly id: string;
  readonly title: string;
  /** JSON Pointer to the ad object in the embed, for example `/mobile_preroll/0`. */
  readonly path: string;
  /** `adv_type`, unchanged; the empty string when none. */
  readonly advType: string;
}

/** An ad-tag object (spec 2.7, entity `addart`). */
export interface TagAd extends AdObject {
  readonly kind: 'tag';
  readonly linearity: 'linear' | 'non-linear' | null;
  /**
   * Ad tag templates to try in order until one returns an ad: more than one is a waterfall (`***`).
   * They are texts that are not empty; `expandAdTag` turns each into a URL, or reports why it cannot.
   */
  readonly tags: readonly string[];
  readonly replaceRules: readonly ReplaceRule[];
}

/** A video ad object (platform facts 1.3, entity `advideo`). */
export interface VideoAd extends AdObject {
  readonly kind: 'video';
  /** Address of the creative, or null when neither the reply nor `options.streamUrl` has one. */
  readonly url: string | null;
  readonly destinationUrl: string | null;
  readonly destinationTitle: string;
  readonly poster: string | null;
}

/** An ad object of an unknown kind. */
export interface UnknownAd extends AdObject {
  readonly kind: 'unknown';
  /** The object as the service sent it. */
  readonly raw: unknown;
}

export interface Midroll {
  readonly ad: Ad;
  /** Seconds into the content, above 0; null when it is not known (a live, an unknown duration). */
  readonly at: number | null;
}

export interface Overlay {
  readonly ad: Ad;
  /** Seconds of content before it appears, at least 0. */
  readonly after: number;
  /** Seconds it stays, above 0; null means until the content ends or it is closed. */
  readonly stay: number | null;
  /** Seconds that a main overlay appears later than `after`, at least 0. */
  readonly delay: number;
  /** Does not disappear with time (main overlays). */
  readonly fixed: boolean;
  /** CSS pixels or percent of the player, or null for no limit. */
  readonly maxWidth: Length | null;
  readonly maxHeight: Length | null;
}
