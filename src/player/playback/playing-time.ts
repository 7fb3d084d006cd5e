/** Seconds: browsers tell the playhead several times a second, so a longer step was not played. */
const LONGEST_STEP = 2;

/** Seconds that were played while the playhead went from one second to another; none for a step back or a jump. */
export const secondsPlayed = (before: number, after: number): number => {
  const step = after - before;
  return step > 0 && step <= LONGEST_STEP ? step : 0;
};

/**
 * Seconds of content that were really played, whatever was skipped, repeated or waited for: the
 * steps of the playhead while nothing seeks.
 */
export class PlayingTime {
  #last: number | null = null;
  #seconds = 0;

  get seconds(): number {
    return this.#seconds;
  }

  /** The playhead is at `position` seconds. */
  at(position: number): void {
    this.#seconds += secondsPlayed(this.#last ?? position, position);
    this.#last = position;
  }

  /** The playhead is moved: the step to its next position was not played. */
  jump(): void {
    this.#last = null;
  }
}
