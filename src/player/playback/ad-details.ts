import type { AdInfo } from '../../vast/vast-ad.js';

export type { AdExtension, AdInfo } from '../../vast/vast-ad.js';

/** The break an ad belongs to. */
export type AdPosition = 'preroll' | 'midroll' | 'postroll' | 'overlay';

/**
 * An ad on the screen, as plain JSON for events and messages between frames. A frame leaves out `tag`, `adParameters`
 * and `extensions` for pages that it does not trust.
 */
export interface AdDetails extends AdInfo {
  readonly position: AdPosition;
  /** Id of the ad in the ad server's response, else of the embed's ad object; may be empty. */
  readonly id: string;
  readonly title: string;
  /** JSON Pointer to the ad object in the embed, for example `/mobile_preroll/0`; empty for an ad of the page. */
  readonly path: string;
  readonly linearity: 'linear' | 'non-linear';
  /** Address of its ad request, with placeholders expanded; null for a creative of the embed itself and for VAST of the page. */
  readonly tag: string | null;
  /** Seconds, or null when unknown. */
  readonly duration: number | null;
  /** Seconds after which it can be skipped, or null if it cannot. */
  readonly skipAfter: number | null;
  /** Position among the linear ads of the break, from 1. */
  readonly index: number;
  /** Number of linear ads known in the break. */
  readonly count: number;
}
