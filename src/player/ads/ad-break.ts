import { Deadline } from '../../vast/request/deadline.js';
import type { AdDetails, AdPosition } from '../playback/ad-details.js';
import type { AdSettings } from './ad-settings.js';
import type { Sound } from './ad-sound.js';

export type AdTimeouts = Pick<AdSettings, 'requestTimeout' | 'mediaTimeout'>;

/** A break that is on: what its ads have in common. An overlay is a separate break. */
export class AdBreak {
  readonly position: AdPosition;
  /** Ends the break. */
  readonly signal: AbortSignal;
  /** For all ad requests of the break until an ad is on. */
  readonly requestDeadline: Deadline;
  /** For all media that load until an ad is on, and between the frames of an ad. */
  readonly mediaDeadline: Deadline;
  /** The viewer paused: the next ad starts paused. */
  isPaused = false;
  /** The sound that the viewer chose in an ad; it holds for the rest of the break. */
  chosenSound: Sound | null = null;
  /** Whether the viewer turned the captions of an ad on or off in this break; null for the choice in the content. */
  showsCaptions: boolean | null = null;
  /** For requests and media together, so that the viewer waits no longer than the longer of the two timeouts. */
  readonly #waitDeadline: Deadline;
  /** Ad objects from the current one on. */
  remainingObjects = 0;
  /** Linear ads whose first frame was shown; those that the IMA SDK starts included. */
  startedAds = 0;

  /** The clocks of the deadlines are stopped at first. */
  constructor(
    position: AdPosition,
    { requestTimeout, mediaTimeout }: AdTimeouts,
    signal: AbortSignal,
  ) {
    this.position = position;
    this.signal = signal;
    this.#waitDeadline = new Deadline(Math.max(requestTimeout, mediaTimeout), signal);
    this.requestDeadline = new Deadline(requestTimeout, this.#waitDeadline);
    this.mediaDeadline = new Deadline(mediaTimeout, this.#waitDeadline);
  }

  /** An ad is on: the next time that the viewer waits, all time is available again. The clocks are stopped. */
  resetDeadlines(): void {
    for (const deadline of [this.requestDeadline, this.mediaDeadline, this.#waitDeadline])
      deadline.reset();
  }

  /** The position of the next ad. `remaining` counts the linear ads that are known, from this one on. */
  nextPosition(remaining: number): Pick<AdDetails, 'position' | 'index' | 'count'> {
    const { position, startedAds } = this;
    return { position, index: startedAds + 1, count: startedAds + remaining };
  }
}
