import type { KnownReason } from '../../vast/vast-error.js';
import { loadPart } from '../load-part.js';
import type { AdDetails, AdPosition } from '../playback/ad-details.js';
import type { AdEventInit } from '../playback/ad-event.js';
import { type ContentMove, watchContent } from '../playback/playing-time.js';
import type { AdPlayback } from './ad-controller.js';
import { adSettings } from './ad-settings.js';
import type { PlayerStage } from './ad-stage.js';

/** Loads the code of the ads; resolves with what starts them on a stage. */
export type LoadAds = () => Promise<(stage: PlayerStage) => AdPlayback>;

/** Loads what requests an ad beside what shows it. */
export const loadAdController: LoadAds = async () => {
  void import('./lazy-vast.js').catch(() => undefined);
  const { openAds } = await import('./ad-controller.js');
  return openAds;
};

/** The watchdog waits a little longer than the longest of the timeouts, so that ads can report their own end. */
const WATCHDOG_FACTOR = 1.1;

const errorInit = (position: AdPosition, reason: KnownReason): AdEventInit => ({
  position,
  errorCode: 900,
  reason,
  message: reason.id,
});

const guarded =
  <Args extends readonly unknown[], Result>(call: (...args: Args) => Result, fallback: Result) =>
  (...args: Args): Result => {
    try {
      return call(...args);
    } catch (error) {
      reportError(error);
      return fallback;
    }
  };

export interface AdGuardOptions {
  readonly stage: PlayerStage;
  /** Default: loads the ad controller. */
  readonly load?: LoadAds;
  /** Called when ads within the content were given up: the content may go on. */
  readonly onGiveUp: () => void;
}

/**
 * The one guard between the content and its ads. Whatever ads throw or never finish, the content goes on: errors
 * are reported to the page, and a watchdog gives up ads that neither show anything nor end. The watchdog counts
 * from the first load on, stops while the viewer pauses, and starts anew with each break and each ad that is on.
 * A slot whose code cannot be loaded in time emits `aderror`, and the next slot that is due loads the code again.
 */
export class AdGuard {
  readonly #options: AdGuardOptions;
  readonly #stage: PlayerStage;
  readonly #ending = new AbortController();
  /** Resolves when the ads are destroyed. */
  readonly #ended = new Promise<null>((resolve) => {
    this.#ending.signal.addEventListener('abort', () => resolve(null));
  });
  #ads: AdPlayback | null = null;
  /** The position of the break that emitted its start, or null. */
  #position: AdPosition | null = null;
  /** The timer that gives up the ads; undefined while the content does not wait for them. */
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(options: AdGuardOptions) {
    this.#options = options;
    this.#stage = this.#guardedStage(options.stage);
    watchContent(options.stage.content, (move) => this.#moved(move), this.#ending.signal);
  }

  get ad(): AdDetails | null {
    return this.#read((ads) => ads.ad) ?? null;
  }

  /** Whether a linear break is on. */
  get isLinear(): boolean {
    return this.#read((ads) => ads.isLinear) === true;
  }

  get paused(): boolean {
    return this.#read((ads) => ads.paused) === true;
  }

  /** Plays the ads before the content. Never rejects. */
  beforeContent(): Promise<void> {
    return this.#run('preroll', (ads) => ads.beforeContent());
  }

  /** Plays the ads after the content. Never rejects. */
  afterContent(): Promise<void> {
    return this.#run('postroll', (ads) => ads.afterContent());
  }

  async play(): Promise<void> {
    await this.#ads?.play();
  }

  pause(): void {
    this.#read((ads) => ads.pause());
  }

  skip(): void {
    this.#read((ads) => ads.skip());
  }

  soundChanged(): void {
    this.#read((ads) => ads.soundChanged());
  }

  viewerChanged(): void {
    this.#read((ads) => ads.viewerChanged());
  }

  destroy(): void {
    this.#ending.abort();
    this.#stopWatchdog();
    this.#read((ads) => ads.destroy());
    this.#ads = null;
  }

  /** Undefined if there are no ads, or if they throw. */
  #read<Result>(read: (ads: AdPlayback) => Result): Result | undefined {
    return guarded(() => this.#ads && read(this.#ads), undefined)() ?? undefined;
  }

  async #run(
    position: 'preroll' | 'postroll',
    play: (ads: AdPlayback) => Promise<void>,
  ): Promise<void> {
    if (this.#ending.signal.aborted) return;
    this.#startWatchdog();
    const isDue = this.#options.stage.config.ads[position].length > 0;
    const playing = this.#open(isDue ? position : null).then(() => this.#ads && play(this.#ads));
    try {
      await Promise.race([playing, this.#ended]);
    } catch (error) {
      reportError(error);
    }
    this.#stopWatchdog();
  }

  /** Without its code, no controller watches the content: a slot that a move makes due loads it, and is played then. */
  #moved(move: ContentMove): void {
    if (this.#ads !== null) return;
    const { midroll, overlayInitial, overlayMain } = this.#options.stage.config.ads;
    // The first move is after 0 seconds.
    const isPassed = (at: number | null): boolean =>
      at !== null && (at || Number.EPSILON) > move.before && at <= move.after;
    const isOverlayDue =
      overlayInitial.some(({ after }) => isPassed(after)) ||
      overlayMain.some(({ after, delay }) => isPassed(after + delay));
    const isMidrollDue = midroll.some(({ at }) => isPassed(at));
    if (isMidrollDue || isOverlayDue)
      void this.#open(isMidrollDue ? 'midroll' : 'overlay').then(() =>
        this.#read((ads) => ads.contentMoved(move)),
      );
  }

  /** Opens the ads for a slot, or for none. Never rejects: without their code the content plays without them. */
  async #open(position: AdPosition | null): Promise<void> {
    if (this.#ads !== null) return;
    const { load = loadAdController } = this.#options;
    try {
      const open = await loadPart(load, adSettings.codeTimeout);
      if (!this.#ending.signal.aborted) this.#ads ??= open(this.#stage);
    } catch {
      const reason: KnownReason = {
        id: 'ads-code-timeout',
        params: { ms: adSettings.codeTimeout },
      };
      if (position !== null) this.#stage.emit('aderror', errorInit(position, reason));
    }
  }

  /** The stage for the ads: errors of its callbacks are reported, and after the end it ignores all events. */
  #guardedStage(stage: PlayerStage): PlayerStage {
    const { signal } = this.#ending;
    const whileOn = <Args extends readonly unknown[]>(
      call: (...args: Args) => void,
    ): ((...args: Args) => void) =>
      guarded((...args) => {
        if (!signal.aborted) call(...args);
      }, undefined);
    return {
      ...stage,
      language: guarded(stage.language, ''),
      viewerInput: guarded(stage.viewerInput, null),
      sound: guarded(stage.sound, { volume: 1, muted: true }),
      emit: whileOn((name, init, event) => {
        if ((init.ad || name === 'adbreakstart') && this.#watchdog !== undefined)
          this.#startWatchdog();
        if (name === 'adbreakstart') this.#position = init.position;
        if (name === 'adbreakend') this.#position = null;
        stage.emit(name, init, event);
      }),
      onPausedChange: whileOn(stage.onPausedChange),
      onLinearChange: whileOn((isLinear) => {
        if (!isLinear) this.#stopWatchdog();
        else if (this.#watchdog === undefined) this.#startWatchdog();
        stage.onLinearChange(isLinear);
      }),
    };
  }

  /** Starts it, or starts it anew. */
  #startWatchdog(): void {
    const { codeTimeout, requestTimeout, mediaTimeout, consentTimeout } = adSettings;
    const limitMs =
      Math.max(codeTimeout, requestTimeout, mediaTimeout, consentTimeout) * WATCHDOG_FACTOR;
    this.#stopWatchdog();
    this.#watchdog = setTimeout(() => this.#checkAds(), limitMs);
  }

  #stopWatchdog(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = undefined;
  }

  /** Gives up the ads unless one is on or the viewer has paused them. */
  #checkAds(): void {
    const isExplained = (ads: AdPlayback): boolean =>
      ads.ad !== null || (ads.isLinear && ads.paused);
    if (this.#read(isExplained) === true) this.#startWatchdog();
    else this.#giveUp();
  }

  #giveUp(): void {
    const { stage, onGiveUp } = this.#options;
    this.destroy();
    // Ads that fail to end may have left something over the content.
    stage.layer.replaceChildren();
    stage.layer.hidden = true;
    const position = this.#position;
    if (position !== null) {
      stage.emit('aderror', errorInit(position, { id: 'ads-silent', params: {} }));
      stage.emit('adbreakend', { position });
    }
    stage.onLinearChange(false);
    onGiveUp();
  }
}
