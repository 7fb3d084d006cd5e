import { expandAdTag } from '../../../src/ad-tags/expand-ad-tag.js';
import type { Ad, Overlay, TagAd } from '../../../src/resolve/player-config.js';
import { adTagContext } from '../../../src/resolve/slot-context.js';
import type { AdDetails, AdPosition } from '../../playback/ad-details.js';
import type { AdManager } from '../ad-manager.js';
import type { AdBreak, AdStage } from '../ad-stage.js';
import { startVolume } from './ima-answers.js';
import { takeImaPlace } from './ima-place.js';
import { type Ima, loadImaSdk } from './ima-sdk.js';
import { type ImaOutcome, ImaShow } from './ima-show.js';
import { untilOverlayEnds } from './overlay-time.js';

export interface ImaOptions {
  /** Address of the SDK's script, for example `https://imasdk.googleapis.com/js/sdkloader/ima3.js`. */
  readonly sdk: string;
  /** Milliseconds for which the ad servers of one tag are waited for. Default: 5,000. */
  readonly requestTimeout?: number;
  /** Milliseconds from an answer until its ad is on. Default: 10,000. */
  readonly startTimeout?: number;
  /** Plays the ads that are no tags; without it they fail with code 900. */
  readonly otherManager?: () => Promise<AdManager>;
}

class ImaManager implements AdManager {
  readonly #ima: Ima;
  readonly #stage: AdStage;
  readonly #options: ImaOptions;
  readonly #life = new AbortController();
  /** What plays in the break that is on. */
  #show: ImaShow | null = null;
  #other: AdManager | null = null;
  #isHeld = false;

  constructor(ima: Ima, stage: AdStage, options: ImaOptions) {
    this.#ima = ima;
    this.#stage = stage;
    this.#options = options;
  }

  get ad(): AdDetails | null {
    return this.#other?.ad ?? this.#show?.ad ?? null;
  }

  get paused(): boolean {
    return this.#other?.paused ?? this.#show?.paused ?? false;
  }

  async playBreak({ position, ads }: AdBreak, signal: AbortSignal): Promise<void> {
    const own = this.#until(signal);
    for (const ad of ads) {
      if (own.signal.aborted) break;
      if (ad.kind === 'tag') await this.#playTag(ad, position, own.signal);
      else await this.#playOther(ad, position, own.signal);
    }
    own.abort();
  }

  async showOverlay(overlay: Overlay, signal: AbortSignal): Promise<void> {
    const { ad } = overlay;
    const own = this.#until(signal);
    const stopWatch = untilOverlayEnds(overlay, this.#stage.content, own);
    try {
      if (ad.kind === 'tag') await this.#playTag(ad, 'overlay', own.signal);
      else this.#refuse('overlay');
    } finally {
      stopWatch();
      own.abort();
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
    if (config.ads.volume === 'player' && this.#show !== null) {
      this.#show.volume = startVolume('player', sound());
    }
  }

  destroy(): void {
    this.#life.abort();
    this.#other?.destroy();
  }

  /** Tries the tags of an ad object in turn until one has had an ad on. */
  async #playTag(ad: TagAd, position: AdPosition, signal: AbortSignal): Promise<void> {
    for (const template of ad.tags) {
      const { viewer, config, tell } = this.#stage;
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
    const { requestTimeout = 5000, startTimeout = 10_000 } = this.#options;
    const isLinear = position !== 'overlay';
    const place = takeImaPlace(this.#stage.layer, isLinear);
    const show = new ImaShow({
      ima: this.#ima,
      stage: this.#stage,
      place,
      position,
      path: ad.path,
      tag,
      requestTimeout,
      startTimeout,
      isHeld: isLinear && this.#isHeld,
    });
    if (isLinear) this.#show = show;
    const outcome = await show.run(signal);
    if (isLinear) this.#show = null;
    if (outcome === 'shown') this.#isHeld = false;
    place.remove();
    return outcome;
  }

  async #playOther(ad: Ad, position: AdBreak['position'], signal: AbortSignal): Promise<void> {
    const other = await this.#options.otherManager?.().catch(() => null);
    if (signal.aborted) other?.destroy();
    else if (other == null) this.#refuse(position);
    else {
      this.#other = other;
      if (this.#isHeld) other.pause();
      await other.playBreak({ position, ads: [ad] }, signal);
      this.#other = null;
      other.destroy();
    }
  }

  #refuse(position: AdPosition): void {
    const message = 'The SDK plays ad tags alone.';
    this.#stage.tell('aderror', { position, errorCode: 900, message });
  }

  /** Ends with the signal, with the manager, and by itself. */
  #until(signal: AbortSignal): AbortController {
    const own = new AbortController();
    const end = (): void => own.abort();
    for (const other of [signal, this.#life.signal]) {
      if (other.aborted) end();
      other.addEventListener('abort', end, { signal: own.signal });
    }
    return own;
  }
}

/**
 * Ads by Google's IMA SDK: it requests, draws and counts them, with its own controls. Loads the SDK
 * when called; rejects when that fails, so that another manager can take its place.
 */
export const createImaManager = async (stage: AdStage, options: ImaOptions): Promise<AdManager> =>
  new ImaManager(await loadImaSdk(options.sdk), stage, options);
