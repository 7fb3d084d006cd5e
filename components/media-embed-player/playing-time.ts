/** Seconds: browsers tell the playhead several times a second, so a longer step was not played. */
const LONGEST_STEP = 2;

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
    const step = position - (this.#last ?? position);
    if (step > 0 && step <= LONGEST_STEP) this.#seconds += step;
    this.#last = position;
  }

  /** The playhead is moved: the step to its next position was not played. */
  jump(): void {
    this.#last = null;
  }
}
