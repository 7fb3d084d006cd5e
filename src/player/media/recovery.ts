/** What to do about a fatal media error of hls.js. */
export type RecoveryStep = 'recover' | 'swap-codec' | 'give-up';

const SPACING = 5_000;

/**
 * Recovers at most once in five seconds; a second error within them swaps the audio codec first, a
 * third is the end. As hls.js advises in its API document.
 */
export class Recovery {
  #recovered = -Infinity;
  #swapped = -Infinity;

  /** `now` in milliseconds of any clock that does not go back. */
  next(now: number): RecoveryStep {
    if (now - this.#recovered >= SPACING) {
      this.#recovered = now;
      return 'recover';
    }
    if (now - this.#swapped >= SPACING) {
      this.#swapped = now;
      return 'swap-codec';
    }
    return 'give-up';
  }
}
