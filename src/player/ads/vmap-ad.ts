import type { Ad, Overlay, TagAd } from '../../resolve/player-config.js';
import type { VmapBreak } from '../../vast/read/vmap.js';

/** A break of a VMAP document, which is played like an ad object of the embed. */
export interface VmapAd extends Omit<TagAd, 'kind'> {
  readonly kind: 'vmap';
  readonly vmapBreak: VmapBreak;
  /** URL of the VMAP document. */
  readonly url: string;
}

/** An ad object of the embed, or a break of a VMAP document. */
export type PlayableAd = Ad | VmapAd;

export interface PlayableOverlay extends Omit<Overlay, 'ad'> {
  readonly ad: PlayableAd;
}

/** An ad, and the seconds into the content at which it is due; null if they are unknown. */
export interface TimedAd {
  readonly ad: PlayableAd;
  readonly at: number | null;
}
