import { adSettings } from '../ads/ad-settings.js';
import type { AdSession } from '../ads/ad-session.js';
import type { AdStage } from '../ads/ad-stage.js';
import type { AdPosition } from './ad-details.js';
import type { LoadAds } from './ads-loader.js';
import { LastResort } from './last-resort.js';

/** Milliseconds that a session may take to open; then the content goes on without ads. */
export const OPENING_TIME = 5_000;

/** A session is given up a little later than the longer of its times, so that it can tell of its end itself. */
const GRACE = 1.1;

const expired = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), OPENING_TIME);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(null);
    });
  });

export interface AdBreaksSettings {
  readonly stage: AdStage;
  readonly load: LoadAds;
  /** The ads were given up within the content: it may go on. */
  readonly gaveUp: () => void;
}

/** The ads of one playing. Nothing that they do, or fail to do, rejects or holds the content for good. */
export class AdBreaks {
  readonly #settings: AdBreaksSettings;
  readonly #ending = new AbortController();
  readonly #lastResort = new LastResort({
    limit: () => Math.max(adSettings.requestTimeout, adSettings.mediaTimeout) * GRACE,
    isStuck: () => this.#isStuck(),
    giveUp: () => this.#giveUp(),
  });
  #opened: Promise<AdSession | null> | null = null;
  #session: AdSession | null = null;
  /** The position of the break that was told to start, or null. */
  #position: AdPosition | null = null;

  constructor(settings: AdBreaksSettings) {
    this.#settings = settings;
  }

  /** The session when it is open, or null. */
  get session(): AdSession | null {
    return this.#session;
  }

  async beforeContent(): Promise<void> {
    // What is loaded first is waited for as well.
    this.#lastResort.start();
    this.#opened ??= this.#open();
    await this.#run((session) => session.beforeContent());
  }

  async afterContent(): Promise<void> {
    await this.#run((session) => session.afterContent());
  }

  destroy(): void {
    this.#ending.abort();
    this.#lastResort.stop();
    this.#attempt((session) => session.destroy());
    this.#session = null;
  }

  soundChanged(): void {
    this.#attempt((session) => session.soundChanged());
  }

  async #open(): Promise<AdSession | null> {
    const timing = new AbortController();
    const signal = AbortSignal.any([this.#ending.signal, timing.signal]);
    const loading = this.#settings.load().catch(() => null);
    const open = await Promise.race([loading, expired(signal)]);
    timing.abort();
    if (open === null || this.#ending.signal.aborted) return null;
    try {
      this.#session = open(this.#watchedStage());
    } catch {
      this.#session = null;
    }
    return this.#session;
  }

  /** The stage, whose ads show by what they tell that they go on; deaf once they are over. */
  #watchedStage(): AdStage {
    const { stage } = this.#settings;
    const { signal } = this.#ending;
    return {
      ...stage,
      tell: (name, init) => {
        if (signal.aborted) return;
        if (init.ad) this.#lastResort.restart();
        if (name === 'adbreakstart') this.#position = init.position;
        if (name === 'adbreakend') this.#position = null;
        stage.tell(name, init);
      },
      linear: (isOn) => {
        if (signal.aborted) return;
        if (isOn) this.#lastResort.start();
        else this.#lastResort.stop();
        stage.linear(isOn);
      },
    };
  }

  async #run(play: (session: AdSession) => Promise<void>): Promise<void> {
    await this.#opened;
    const session = this.#session;
    const { signal } = this.#ending;
    if (session === null || signal.aborted) {
      this.#lastResort.stop();
      return;
    }
    const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    this.#lastResort.start();
    try {
      await Promise.race([play(session), ended]);
    } catch {
      // A session that broke its word: the content goes on.
    }
    this.#lastResort.stop();
  }

  /** No ad is on, and it was not the viewer who stopped it. */
  #isStuck(): boolean {
    const session = this.#session;
    if (session === null) return true;
    try {
      return session.ad === null && !(session.isLinear && session.paused);
    } catch {
      return true;
    }
  }

  #giveUp(): void {
    const { stage, gaveUp } = this.#settings;
    this.destroy();
    // What does not end well may have left something over the content.
    stage.layer.replaceChildren();
    stage.layer.hidden = true;
    const position = this.#position;
    if (position !== null) {
      const message = 'The ads did not go on.';
      stage.tell('aderror', { position, errorCode: 900, message });
      stage.tell('adbreakend', { position });
    }
    stage.linear(false);
    gaveUp();
  }

  #attempt(act: (session: AdSession) => void): void {
    if (this.#session === null) return;
    try {
      act(this.#session);
    } catch {
      // As above.
    }
  }
}
