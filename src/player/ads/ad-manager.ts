import type { Overlay } from '../../resolve/player-config.js';
import type { AdDetails } from '../playback/ad-details.js';
import type { AdBreak } from './ad-stage.js';

/**
 * What requests and shows ads on a stage: the built-in one, or Google's IMA SDK. It decides no
 * time: the session says when. None of its promises rejects: an ad that fails is told as
 * `aderror` and is over.
 */
export interface AdManager {
  /** Plays a break. Resolves when the content may go on: at the end, on failure, or when `signal` aborts. */
  playBreak(adBreak: AdBreak, signal: AbortSignal): Promise<void>;
  /** Shows an overlay until it is closed, its time is over (the manager keeps the time, in seconds of playing content), or `signal` aborts. */
  showOverlay(overlay: Overlay, signal: AbortSignal): Promise<void>;
  /** The linear ad that is on, or null. */
  readonly ad: AdDetails | null;
  /** Whether the linear ad that is on is paused. */
  readonly paused: boolean;
  play(): Promise<void>;
  pause(): void;
  /** Ends the linear ad that is on, if it may be skipped by now. */
  skip(): void;
  /** The player's volume or mute changed. */
  soundChanged(): void;
  destroy(): void;
}
