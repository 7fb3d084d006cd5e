import type { Ad, TagAd } from '../../../resolve/player-config.js';
import type { AdManager } from '../ad-manager.js';
import type { AdBreak, AdStage } from '../ad-stage.js';
import { followsPlayer, type Sound, soundAtStart } from '../ad-sound.js';
import type { VastAd } from '../../../vast/vast-ad.js';
import { WaitingTime } from '../waiting-time.js';
import { AdFailure } from './ad-failure.js';
import { askForAds } from './ad-question.js';
import type { BuiltInOptions } from './built-in-options.js';
import { canPlay } from './creative-media.js';
import { LinearAd, type LinearCreative } from './linear-ad.js';
import { embedCreative, type LinearPlace, vastCreative } from './linear-creative.js';

/** What a break plays on, with, and until when. */
export interface BreakSetting {
  readonly stage: AdStage;
  readonly options: BuiltInOptions;
  readonly signal: AbortSignal;
}

/** One break: asks for its ads and plays them one after another. */
export class LinearBreak {
  readonly #break: AdBreak;
  readonly #setting: BreakSetting;
  #current: LinearAd | null = null;
  #delegate: AdManager | null = null;
  #isHeld = false;
  /** The sound that the viewer chose in an ad of this break. */
  #chosen: Sound | null = null;
  #index = 0;
  readonly #waiting: WaitingTime;

  constructor(adBreak: AdBreak, setting: BreakSetting, waited: number) {
    this.#break = adBreak;
    this.#setting = setting;
    this.#waiting = new WaitingTime(setting.options.settings, waited);
  }

  /** The ad that is on or about to be. */
  get current(): LinearAd | null {
    return this.#current;
  }

  /** The manager that plays an interactive unit in place of this break, or null. */
  get delegate(): AdManager | null {
    return this.#delegate;
  }

  /** Plays what comes. Rejects only when the signal aborts. */
  async run(): Promise<void> {
    const { ads } = this.#break;
    for (const [at, ad] of ads.entries())
      await this.#attempt(() => this.#playAd(ad, ads.length - at));
  }

  async play(): Promise<void> {
    this.#isHeld = false;
    await this.#current?.play();
  }

  pause(): void {
    if (this.#current === null) this.#isHeld = true;
    else this.#current.pause();
  }

  soundChanged(): void {
    const { config, sound } = this.#setting.stage;
    if (!followsPlayer(config.ads.volume)) return;
    this.#chosen = null;
    if (this.#current !== null) this.#current.sound = sound();
  }

  /** Tells of whatever goes wrong, and goes on. */
  async #attempt(act: () => Promise<void>): Promise<void> {
    const { signal, stage } = this.#setting;
    try {
      signal.throwIfAborted();
      await act();
    } catch (error) {
      signal.throwIfAborted();
      const { code, message } = AdFailure.of(error);
      const ad = this.#current?.hasStarted === true ? this.#current.details : null;
      stage.tell('aderror', { position: this.#break.position, ad, errorCode: code, message });
    } finally {
      this.#current = null;
    }
  }

  /** `left` counts the ads of the break from this one on. */
  async #playAd(ad: Ad, left: number): Promise<void> {
    if (ad.kind === 'unknown') throw new AdFailure(900, 'The kind of the ad is not known.');
    if (ad.kind === 'video') await this.#play(embedCreative(ad, this.#place(left)));
    else await this.#playTag(ad, left);
  }

  async #playTag(ad: TagAd, left: number): Promise<void> {
    const { stage, options, signal } = this.#setting;
    const { position } = this.#break;
    const { loadVast } = options;
    const timeout = this.#waiting.answersLeft;
    const start = performance.now();
    const pod = await askForAds({ ad, position, stage, loadVast, timeout, signal });
    this.#waiting.waitedForAnswer(performance.now() - start);
    if (pod.some(({ linear }) => linear?.isVpaid) && (await this.#playVpaid(ad))) return;
    for (const [at, vast] of pod.entries())
      await this.#attempt(() => this.#playVast(vast, ad, left + pod.length - 1 - at));
  }

  async #playVast(vast: VastAd, ad: TagAd, left: number): Promise<void> {
    const { stage, options, signal } = this.#setting;
    const { chooseMedia } = await options.loadVast();
    signal.throwIfAborted();
    const { clientWidth: width, clientHeight: height } = stage.content;
    try {
      const place = this.#place(left);
      await this.#play(vastCreative({ vast, ad, place }, chooseMedia, { width, height, canPlay }));
    } catch (error) {
      if (!signal.aborted) vast.tracker.error(AdFailure.of(error).code);
      throw error;
    }
  }

  async #play(creative: LinearCreative): Promise<void> {
    const { stage, options, signal } = this.#setting;
    const sound = this.#chosen ?? soundAtStart(stage.config.ads.volume, stage.sound());
    const { mediaTimeout } = options.settings;
    const startTimeout = this.#waiting.mediaLeft();
    if (startTimeout === 0) throw new AdFailure(402, 'The media files before took all the time.');
    const start = { stage, sound, startTimeout, mediaTimeout, isHeld: this.#isHeld, signal };
    const ad = new LinearAd(creative, start);
    this.#current = ad;
    const end = await this.#runAd(ad, startTimeout);
    this.#isHeld = false;
    this.#chosen = ad.chosenSound ?? this.#chosen;
    const { position } = this.#break;
    stage.tell(end === 'skipped' ? 'adskip' : 'adend', { position, ad: ad.details });
  }

  /** Plays an ad to its end, and counts what the viewer has waited for one that fails. */
  async #runAd(ad: LinearAd, limit: number): Promise<'ended' | 'skipped'> {
    const start = performance.now();
    try {
      const end = await ad.run();
      this.#waiting.restart();
      return end;
    } catch (error) {
      const { mediaTimeout } = this.#setting.options.settings;
      if (ad.hasStarted) this.#waiting.restart();
      // One that has stopped on the way stood still until its time was over.
      if (ad.hasStarted && AdFailure.of(error).code === 402)
        this.#waiting.waitedForMedia(mediaTimeout);
      // A pause of the viewer's is no waiting.
      if (!ad.hasStarted) this.#waiting.waitedForMedia(Math.min(limit, performance.now() - start));
      throw error;
    }
  }

  /** Whether another manager has played the ad object, which it asks for anew. */
  async #playVpaid(ad: TagAd): Promise<boolean> {
    const { options, signal } = this.#setting;
    const delegate = await options.vpaidManager(this.#waiting.answersLeft);
    if (delegate === null) return false;
    this.#delegate = delegate;
    const played = delegate.playBreak({ position: this.#break.position, ads: [ad] }, signal);
    if (this.#isHeld) delegate.pause();
    await played;
    this.#delegate = null;
    delegate.destroy();
    return true;
  }

  #place(left: number): LinearPlace {
    this.#index += 1;
    const { position } = this.#break;
    const { skip: embedSkip } = this.#setting.stage.config.ads;
    return { position, index: this.#index, count: this.#index + left - 1, embedSkip };
  }
}
