import type { AdDetails } from '../playback/ad-details.js';
import type { AdBreak } from './ad-break.js';
import type { PlayableAd, PlayableOverlay } from './vmap-ad.js';

export type AdObjectResult = 'over' | 'playlist';

/**
 * Requests and shows the ads of ad objects on a stage: the built-in manager, or Google's IMA SDK. The controller
 * decides when. No promise rejects: an ad that fails emits `aderror` and is over.
 */
export interface AdManager {
  /**
   * Plays the linear ads of one ad object. Resolves at their end, on failure, or when the signal of the break aborts;
   * with `playlist` if it leads to a VMAP playlist that the manager cannot schedule: the other one has to play it.
   */
  playAd(ad: PlayableAd, adBreak: AdBreak): Promise<AdObjectResult>;
  /** Shows an overlay until it is closed, has been shown for its seconds of playing content, or `signal` aborts. */
  showOverlay(overlay: PlayableOverlay, signal: AbortSignal): Promise<void>;
  readonly ad: AdDetails | null;
  readonly paused: boolean;
  play(): Promise<void>;
  pause(): void;
  /** Ends the linear ad that is on, if it may be skipped by now. */
  skip(): void;
  /** The volume or mute of the player changed. */
  soundChanged(): void;
  destroy(): void;
}
