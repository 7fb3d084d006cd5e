import type { AdElement } from '../read/read-document.js';
import type { AdCandidates } from '../vast-ad.js';

export class PodPosition {
  readonly ad: AdElement;
  readonly #candidates: AdCandidates;
  readonly #first: ReturnType<AdCandidates['next']>;
  #hasFailed = false;

  constructor(ad: AdElement, candidates: AdCandidates) {
    this.ad = ad;
    this.#candidates = candidates;
    this.#first = candidates.next();
    this.#first.then(
      ({ done = false }) => (this.#hasFailed = done),
      // The error is handled when it is the turn of this position.
      () => undefined,
    );
  }

  /** Resolves when its wrappers have answered, and what failed was reported. */
  async answered(): Promise<void> {
    await Promise.allSettled([this.#first]);
  }

  /** Whether it is known before its turn that it has no candidate. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  async *candidates(): AdCandidates {
    try {
      let step = await this.#first;
      while (!step.done) step = await this.#candidates.next(yield step.value);
      return step.value;
    } finally {
      await this.#candidates.return('played');
    }
  }
}
