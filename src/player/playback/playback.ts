import type { AdDetails } from './ad-details.js';

/**
 * What plays an embed, in the page or in a frame: the part of HTMLMediaElement that both have,
 * with its meaning there, and the ad that is on. Events: see `player-events.ts`. Source: ours.
 */
export interface Playback extends EventTarget {
  /** Whether nothing plays, neither the content nor an ad. */
  readonly paused: boolean;
  /** Whether the content, and the ads after it, are over. */
  readonly ended: boolean;
  /** Seconds of the content; NaN while it is not known, Infinity for a live. */
  readonly duration: number;
  /** Seconds into the content; an ad does not move it. */
  currentTime: number;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  /** The linear ad that is on, or null. */
  readonly ad: AdDetails | null;
  /** Starts or goes on, with the ad when one is on. Rejects as `HTMLMediaElement.play` does. */
  play(): Promise<void>;
  pause(): void;
  /** Ends the linear ad that is on, if it may be skipped by now; else does nothing. */
  skipAd(): void;
}
