import type { Analytics, PlayerConfig } from '../../resolve/player-config.js';
import type { Playback } from '../playback/playback.js';

/** A player that one of its embed's analytics configurations measures. */
export interface MeasuredPlayer {
  readonly configuration: Analytics;
  readonly playback: Playback;
  readonly config: PlayerConfig;
  /** Aborts when the player is gone or the adapter is taken away: everything of the adapter's has to end with it. */
  readonly signal: AbortSignal;
}

/**
 * What a page brings to measure players by one provider; it is called once for each player. It may
 * listen to `MEDIA_EVENTS`, `PLAYER_EVENTS` and `AD_EVENTS` (`src/player/playback/player-events.ts`)
 * at the player, and to `milestones`. Ask for the viewer's permission before anything is sent.
 * What it throws is reported as an error of the page, and hurts neither the player nor another
 * adapter. Source: ours.
 */
export type AnalyticsAdapter = (measured: MeasuredPlayer) => void;
