import type { AdDetails } from '../playback/ad-details.js';

export interface AdReport {
  readonly event: unknown;
  readonly details: unknown;
  /** The number of the break that starts, if the page may give ads for it. */
  readonly adBreak: unknown;
}

export interface FrameAds {
  /** The ad of a state, read field by field; null if it is not valid. */
  readonly readAd: (sent: unknown) => AdDetails | null;
  /** Dispatches the event of a report, and replies on the port if a break starts. */
  readonly receive: (report: AdReport, port: MessagePort) => void;
}

type Step = (ads: FrameAds | null) => void;

/**
 * Handles the reports of a frame in their order. The code for ads is loaded for the first report about ads, which
 * waits for it, and holds those that follow.
 */
export class ReportQueue {
  readonly #loadAds: () => Promise<FrameAds | null>;
  #ads: FrameAds | null = null;
  /** The reports that wait; null while none does. */
  #waiting: Step[] | null = null;

  /** `loadAds` resolves with null if the code cannot be loaded. */
  constructor(loadAds: () => Promise<FrameAds | null>) {
    this.#loadAds = loadAds;
  }

  /** Calls `step` in its turn, with null in place of code that is not loaded. */
  add(step: Step, isAboutAds: boolean): void {
    if (this.#waiting !== null) this.#waiting.push(step);
    else if (this.#ads !== null || !isAboutAds) step(this.#ads);
    else {
      this.#waiting = [step];
      void this.#load();
    }
  }

  clear(): void {
    this.#waiting?.splice(0);
  }

  async #load(): Promise<void> {
    this.#ads = await this.#loadAds();
    const steps = this.#waiting ?? [];
    this.#waiting = null;
    for (const step of steps) step(this.#ads);
  }
}
