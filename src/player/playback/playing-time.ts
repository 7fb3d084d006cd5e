/** Browsers report the playhead several times a second, so a longer step was not played. */
const MAX_STEP_SECONDS = 2;

/** Seconds played while the playhead moved from one position to another; 0 for a step back or a jump. */
export const secondsPlayed = (before: number, after: number): number => {
  const step = after - before;
  return step > 0 && step <= MAX_STEP_SECONDS ? step : 0;
};

/**
 * Seconds of content that were really played, whatever was skipped, repeated or buffered: the sum of
 * the steps of the playhead outside of seeks.
 */
export class PlayingTime {
  #last: number | null = null;
  #seconds = 0;

  get seconds(): number {
    return this.#seconds;
  }

  /** Records that playing has reached `position` seconds. */
  advanceTo(position: number): void {
    this.#seconds += secondsPlayed(this.#last ?? position, position);
    this.#last = position;
  }

  /** Records a seek: the step to the next position does not count. */
  seek(): void {
    this.#last = null;
  }
}
