import type { AdDetails } from '../playback/ad-details.js';
import type { AdStage } from './ad-stage.js';

/**
 * The ads of one playing of an embed: which break comes when. The player asks it before the
 * content starts and after it ended; midrolls and overlays it finds by the content's own events.
 */
export interface AdSession {
  /** Plays the prerolls, once. Resolves when the content may start; never rejects. */
  beforeContent(): Promise<void>;
  /** Plays the postrolls, once. Resolves when everything is over; never rejects. */
  afterContent(): Promise<void>;
  /** The linear ad that is on, or null. */
  readonly ad: AdDetails | null;
  /** Whether a linear break is under way: from its request to its end. */
  readonly isLinear: boolean;
  /** Whether the linear ad that is on is paused. */
  readonly paused: boolean;
  play(): Promise<void>;
  pause(): void;
  skip(): void;
  /** The player's volume or mute changed. */
  soundChanged(): void;
  destroy(): void;
}

/** Opens the session of a stage; the player loads this module only when its embed has ads. */
export type OpenAdSession = (stage: AdStage) => AdSession;
