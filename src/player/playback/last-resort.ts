/** What decides whether ads are given up. */
export interface LastResortRules {
  /** Milliseconds for which the content is held without an ad that is on, whatever is told meanwhile. */
  readonly limit: () => number;
  /** Whether nothing is on that would explain the silence. */
  readonly isStuck: () => boolean;
  readonly giveUp: () => void;
}

/** Gives up ads that neither show anything nor go on, whatever they promised. Source: ours. */
export class LastResort {
  readonly #rules: LastResortRules;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOn = false;

  constructor(rules: LastResortRules) {
    this.#rules = rules;
  }

  /** Ads hold the content from now on, or do so already. */
  start(): void {
    if (this.#isOn) return;
    this.#isOn = true;
    this.restart();
  }

  /** An ad was on: the time for the next one begins anew. */
  restart(): void {
    clearTimeout(this.#timer);
    if (this.#isOn) this.#timer = setTimeout(() => this.#look(), this.#rules.limit());
  }

  /** The content is held no more. */
  stop(): void {
    this.#isOn = false;
    clearTimeout(this.#timer);
  }

  #look(): void {
    if (!this.#rules.isStuck()) {
      this.restart();
      return;
    }
    this.stop();
    this.#rules.giveUp();
  }
}
