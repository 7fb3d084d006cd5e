import type { Ads } from '../../src/resolve/player-config.js';
import type { AdSession, OpenAdSession } from '../ads/ad-session.js';
import type { AdStage } from '../ads/ad-stage.js';

/** Loads what opens a session. */
export type LoadAds = () => Promise<OpenAdSession>;

/** Milliseconds that a session may take to open; then the content goes on without ads. */
export const OPENING_TIME = 5_000;

/** Whether there is anything to load the ads for. */
export const hasAds = (ads: Ads): boolean =>
  [ads.preroll, ads.midroll, ads.postroll, ads.overlayInitial, ads.overlayMain].some(
    ({ length }) => length > 0,
  );

const expired = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), OPENING_TIME);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(null);
    });
  });

/** The ads of one playing. Nothing that they do, or fail to do, rejects or holds the content for good. */
export class AdBreaks {
  readonly #stage: AdStage;
  readonly #load: LoadAds;
  readonly #ending = new AbortController();
  #opened: Promise<AdSession | null> | null = null;
  #session: AdSession | null = null;

  constructor(stage: AdStage, load: LoadAds) {
    this.#stage = stage;
    this.#load = load;
  }

  /** The session when it is open, or null. */
  get session(): AdSession | null {
    return this.#session;
  }

  async beforeContent(): Promise<void> {
    this.#opened ??= this.#open();
    await this.#run((session) => session.beforeContent());
  }

  async afterContent(): Promise<void> {
    await this.#run((session) => session.afterContent());
  }

  destroy(): void {
    this.#ending.abort();
    this.#attempt((session) => session.destroy());
    this.#session = null;
  }

  soundChanged(): void {
    this.#attempt((session) => session.soundChanged());
  }

  async #open(): Promise<AdSession | null> {
    const timing = new AbortController();
    const signal = AbortSignal.any([this.#ending.signal, timing.signal]);
    const open = await Promise.race([this.#load().catch(() => null), expired(signal)]);
    timing.abort();
    if (open === null || this.#ending.signal.aborted) return null;
    try {
      this.#session = open(this.#stage);
    } catch {
      this.#session = null;
    }
    return this.#session;
  }

  async #run(play: (session: AdSession) => Promise<void>): Promise<void> {
    const session = await this.#opened;
    if (session == null || this.#ending.signal.aborted) return;
    try {
      await play(session);
    } catch {
      // A session that broke its word: the content goes on.
    }
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
