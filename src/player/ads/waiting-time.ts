import type { AdSettings } from './ad-settings.js';

/**
 * Counts for how long a viewer waits for an ad, since a break began or an ad was over: for answers of
 * ad servers `requestTimeout` in all, for media that fail one `mediaTimeout` in all, and for both together no
 * longer than the longer of the two. However many ads fail, the content is held no longer. All in milliseconds. Source: ours.
 */
export class WaitingTime {
  readonly #limits: Pick<AdSettings, 'requestTimeout' | 'mediaTimeout'>;
  #answers: number;
  #media = 0;

  /** `waited`: for what the ads need before the first answer. */
  constructor(limits: Pick<AdSettings, 'requestTimeout' | 'mediaTimeout'>, waited: number) {
    this.#limits = limits;
    this.#answers = waited;
  }

  /** What is left for answers. */
  get answersLeft(): number {
    return Math.max(0, Math.min(this.#limits.requestTimeout - this.#answers, this.#left));
  }

  /** What is left for media, when so much more is waited by now. */
  mediaLeft(more = 0): number {
    return Math.max(0, Math.min(this.#limits.mediaTimeout - this.#media, this.#left - more));
  }

  waitedForAnswer(time: number): void {
    this.#answers += time;
  }

  waitedForMedia(time: number): void {
    this.#media += time;
  }

  /** An ad was on. */
  restart(): void {
    this.#answers = 0;
    this.#media = 0;
  }

  get #left(): number {
    const { requestTimeout, mediaTimeout } = this.#limits;
    return Math.max(requestTimeout, mediaTimeout) - this.#answers - this.#media;
  }
}
