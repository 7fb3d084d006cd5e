import type { AdSkip } from '../../resolve/player-config.js';
import type { AdPosition } from '../playback/ad-details.js';

/** What decides when a linear ad may be skipped. */
export interface SkipGrounds {
  readonly position: AdPosition;
  /** `skip_preroll` and `skip_time` of the embed (spec 2.5). */
  readonly embed: AdSkip | null;
  /** Seconds after which the ad's own answer allows to skip, or null. */
  readonly answer: number | null;
  /** Seconds, or null. */
  readonly duration: number | null;
}

/** The time to skip an ad, or null when the ad is over by then; a duration of null is not known. */
export const beforeEnd = (after: number | null, duration: number | null): number | null =>
  after === null || (duration !== null && after >= duration) ? null : after;

/**
 * Seconds after which a linear ad may be skipped, or null when never. For a preroll the embed's word
 * stands above the answer's; where the ad is over before that, it is not skipped. Source: ours.
 */
export const skipAfter = ({ position, embed, answer, duration }: SkipGrounds): number | null => {
  const after = position === 'preroll' && embed !== null ? embed.after : answer;
  return beforeEnd(after, duration);
};
