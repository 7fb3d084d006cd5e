import { expandAdTag } from '../../../ad-tags/expand-ad-tag.js';
import type { Ad, Overlay, TagAd } from '../../../resolve/player-config.js';
import { adTagContext } from '../../../resolve/slot-context.js';
import type { AdDetails, AdPosition } from '../../playback/ad-details.js';
import type { AdManager } from '../ad-manager.js';
import { followsPlayer, loudness } from '../ad-sound.js';
import type { AdBreak, AdStage } from '../ad-stage.js';
import { WaitingTime } from '../waiting-time.js';
import type { ImaOptions } from './ima-options.js';
import { takeImaPlace } from './ima-place.js';
import { type Ima, loadImaSdk } from './ima-sdk.js';
import { type ImaOutcome, ImaShow } from './ima-show.js';
import { untilOverlayEnds } from './overlay-time.js';

class ImaManager implements AdManager {
  readonly #ima: Ima;
  readonly #stage: AdStage;
  readonly #options: ImaOptions;
  readonly #life = new AbortController();
  /** What plays in the break that is on. */
  #show: ImaShow | null = null;
  #other: AdManager | null = null;
  #isHeld = false;
  readonly #waiting: WaitingTime;

  constructor(ima: Ima, stage: AdStage, options: ImaOptions) {
    this.#ima = ima;
    this.#stage = stage;
    this.#options = options;
    this.#waiting = new WaitingTime(options, performance.now() - options.since);
  }

  get ad(): AdDetails | null {
    return this.#other?.ad ?? this.#show?.ad ?? null;
  }

  get paused(): boolean {
    return this.#other?.paused ?? this.#show?.paused ?? false;
  }

  async playBreak({ position, ads }: AdBreak, signal: AbortSignal): Promise<void> {
    const until = this.#until(signal);
    for (const ad of ads) {
      if (until.aborted) break;
      if (ad.kind === 'tag') await this.#playTag(ad, position, until);
      else await this.#playOther(ad, position, until);
    }
    this.#waiting.restart();
  }

  async showOverlay(overlay: Overlay, signal: AbortSignal): Promise<void> {
    const { ad } = overlay;
    const over = new AbortController();
    const until = this.#until(signal, over.signal);
    untilOverlayEnds(overlay, this.#stage.content, over);
    try {
      if (ad.kind === 'tag') await this.#playTag(ad, 'overlay', until);
      else this.#refuse('overlay');
    } finally {
      over.abort();
    }
  }

  play(): Promise<void> {
    this.#isHeld = false;
    this.#show?.play();
    return this.#other?.play() ?? Promise.resolve();
  }

  pause(): void {
    this.#isHeld = true;
    this.#show?.pause();
    this.#other?.pause();
  }

  skip(): void {
    this.#show?.skip();
    this.#other?.skip();
  }

  soundChanged(): void {
    const { config, sound } = this.#stage;
    this.#other?.soundChanged();
    if (followsPlayer(config.ads.volume) && this.#show !== null)
      this.#show.volume = loudness(sound());
  }

  destroy(): void {
    this.#life.abort();
    this.#other?.destroy();
  }

  /** Tries the tags of an ad object in turn until one has had an ad on. */
  async #playTag(ad: TagAd, position: AdPosition, signal: AbortSignal): Promise<void> {
    for (const template of ad.tags) {
      const { viewer, config, tell } = this.#stage;
      if (this.#requestTimeout === 0) {
        tell('aderror', { position, errorCode: 301, message: 'The ad servers are too slow.' });
        return;
      }
      const context = adTagContext(config, ad, viewer(), position);
      const { url } = expandAdTag(template, context);
      if (url === '') {
        tell('aderror', { position, errorCode: 900, message: 'The ad tag makes no address.' });
        continue;
      }
      tell('adrequest', { position });
      const outcome = await this.#showTag(ad, url, position, signal);
      if (outcome === 'shown' || signal.aborted) return;
      const { code: errorCode, isEmpty, message } = outcome;
      tell(isEmpty ? 'adempty' : 'aderror', { position, errorCode, message });
    }
  }

  async #showTag(
    ad: TagAd,
    tag: string,
    position: AdPosition,
    signal: AbortSignal,
  ): Promise<ImaOutcome> {
    const isLinear = position !== 'overlay';
    const place = takeImaPlace(this.#stage.layer, isLinear);
    const start = performance.now();
    const show = new ImaShow({
      ima: this.#ima,
      stage: this.#stage,
      place,
      position,
      path: ad.path,
      tag,
      requestTimeout: this.#requestTimeout,
      startTimeout: () => Math.round(this.#waiting.mediaLeft(performance.now() - start)),
      isHeld: isLinear && this.#isHeld,
    });
    if (isLinear) this.#show = show;
    const outcome = await show.run(signal);
    if (isLinear) this.#show = null;
    if (outcome === 'shown') {
      this.#waiting.restart();
      this.#isHeld = false;
    } else this.#waiting.waitedForAnswer(performance.now() - start);
    place.remove();
    return outcome;
  }

  async #playOther(ad: Ad, position: AdBreak['position'], signal: AbortSignal): Promise<void> {
    const other = await this.#options.otherManager().catch(() => null);
    if (signal.aborted) other?.destroy();
    else if (other === null) this.#refuse(position);
    else {
      this.#other = other;
      if (this.#isHeld) other.pause();
      await other.playBreak({ position, ads: [ad] }, signal);
      this.#other = null;
      other.destroy();
    }
  }

  /** Whole milliseconds that are left for answers. */
  get #requestTimeout(): number {
    return Math.round(this.#waiting.answersLeft);
  }

  #refuse(position: AdPosition): void {
    const message = 'The SDK plays ad tags alone.';
    this.#stage.tell('aderror', { position, errorCode: 900, message });
  }

  /** Ends with the signal and with the manager. */
  #until(...signals: readonly AbortSignal[]): AbortSignal {
    return AbortSignal.any([...signals, this.#life.signal]);
  }
}

/**
 * Ads by Google's IMA SDK: it requests, draws and counts them, with its own controls. Loads the SDK
 * when called; rejects when that fails, so that another manager can take its place.
 */
export const createImaManager = async (stage: AdStage, options: ImaOptions): Promise<AdManager> =>
  new ImaManager(await loadImaSdk(options.sdk), stage, options);
