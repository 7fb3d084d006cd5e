import type { AdDetails } from './ad-details.js';
import type { MediaState } from './media-state.js';

/**
 * A player of an embed, in the page or in a frame: the members of HTMLMediaElement that both have,
 * with the same meaning, and the current ad. Those of `MediaState` may be absent. Events: see `player-events.ts`.
 */
export interface Playback extends EventTarget, Partial<MediaState> {
  /** Whether neither the content nor an ad plays. */
  readonly paused: boolean;
  /** Whether the content and its postrolls have ended. */
  readonly ended: boolean;
  /** Seconds of the content; NaN while unknown, Infinity for a live. */
  readonly duration: number;
  /** Seconds into the content; constant during an ad. */
  currentTime: number;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  /** The linear ad on the screen, or null. */
  readonly ad: AdDetails | null;
  /** Starts or resumes the content, or the ad on the screen. Rejects like `HTMLMediaElement.play`. */
  play(): Promise<void>;
  pause(): void;
  /** Skips the linear ad on the screen if it can be skipped by now. */
  skipAd(): void;
}
