import type { Ad, Overlay, TagAd } from '../../../resolve/player-config.js';
import { adMessages } from '../../../locales/lookup.js';
import type { VastAd } from '../../../vast/vast-ad.js';
import { VastError } from '../../../vast/vast-error.js';
import type { AdDetails } from '../../playback/ad-details.js';
import type { AdBreak, AdTimeouts } from '../ad-break.js';
import type { AdManager } from '../ad-manager.js';
import { requestAds, type VastParts } from '../ad-request.js';
import { followsPlayer } from '../ad-sound.js';
import { type AdStage, emitAdError } from '../ad-stage.js';
import { Announcer } from './announcer.js';
import { canPlay } from './creative-media.js';
import { LinearAd } from './linear-ad.js';
import {
  embedCreative,
  type LinearCreative,
  type PodPosition,
  vastCreative,
} from './linear-creative.js';
import type { OverlayAd } from './overlay-ad.js';

/** Hands an ad object to a manager that plays interactive units; false if there is none. */
export type PlayVpaid = (ad: Ad) => Promise<boolean>;

export interface BuiltInOptions {
  readonly loadVast: () => Promise<VastParts>;
  readonly settings: AdTimeouts;
  readonly playVpaid: PlayVpaid;
}

/** Plays ads with what the browser has: VAST, pictures and video. */
export class BuiltInManager implements AdManager {
  readonly #stage: AdStage;
  readonly #options: BuiltInOptions;
  readonly #announcer: Announcer;
  readonly #life = new AbortController();
  readonly #overlays = new Set<OverlayAd>();
  #break: AdBreak | null = null;
  #current: LinearAd | null = null;

  constructor(stage: AdStage, options: BuiltInOptions) {
    this.#announcer = new Announcer(stage.layer);
    this.#stage = { ...stage, emit: this.#announced(stage) };
    this.#options = options;
  }

  get ad(): AdDetails | null {
    return this.#current?.details ?? null;
  }

  get paused(): boolean {
    return this.#current?.paused ?? false;
  }

  async playAd(ad: Ad, adBreak: AdBreak): Promise<void> {
    this.#break = adBreak;
    this.#coverOverlays(true);
    await this.#attempt(adBreak, () => this.#playObject(ad, adBreak));
    this.#break = null;
    this.#coverOverlays(false);
  }

  async showOverlay(overlay: Overlay, signal: AbortSignal): Promise<void> {
    // Few embeds have overlays.
    const { showOverlay } = await import('./overlay-show.js');
    await showOverlay(overlay, {
      stage: this.#stage,
      ...this.#options,
      signal: AbortSignal.any([signal, this.#life.signal]),
      shown: this.#overlays,
      isCovered: () => this.#break !== null,
    });
  }

  async play(): Promise<void> {
    await this.#current?.play();
  }

  pause(): void {
    this.#current?.pause();
  }

  skip(): void {
    this.#current?.skip();
  }

  soundChanged(): void {
    const { config, sound } = this.#stage;
    if (!followsPlayer(config.ads.volume) || this.#break === null) return;
    this.#break.chosenSound = null;
    if (this.#current !== null) this.#current.sound = sound();
  }

  destroy(): void {
    this.#life.abort();
    this.#announcer.end();
  }

  /** Emits whatever fails, unless the break has ended. */
  async #attempt(adBreak: AdBreak, play: () => Promise<void>): Promise<void> {
    try {
      await play();
    } catch (error) {
      if (adBreak.signal.aborted) return;
      const ad = this.#current?.hasStarted === true ? this.#current.details : null;
      emitAdError(this.#stage, adBreak.position, VastError.from(error), ad);
    } finally {
      this.#current = null;
    }
  }

  async #playObject(ad: Ad, adBreak: AdBreak): Promise<void> {
    if (ad.kind === 'unknown') throw new VastError(900, 'The kind of the ad object is unknown.');
    if (ad.kind === 'tag') await this.#playTag(ad, adBreak);
    else await this.#play(embedCreative(ad, this.#placeIn(adBreak)), adBreak);
  }

  async #playTag(ad: TagAd, adBreak: AdBreak): Promise<void> {
    const { position, requestDeadline: deadline } = adBreak;
    const request = { ad, position, stage: this.#stage, deadline };
    deadline.start();
    const pod = await requestAds(request, this.#options.loadVast).finally(() => deadline.pause());
    const isVpaid = pod.some(({ linear }) => linear?.isVpaid);
    if (isVpaid && (await this.#options.playVpaid(ad))) return;
    for (const [index, vast] of pod.entries()) {
      const remaining = pod.length - index;
      await this.#attempt(adBreak, () => this.#playVast({ vast, ad, remaining }, adBreak));
    }
  }

  /** `remaining` counts the ads of the pod from this one on. */
  async #playVast(
    { vast, ad, remaining }: { vast: VastAd; ad: TagAd; remaining: number },
    adBreak: AdBreak,
  ): Promise<void> {
    const { signal } = adBreak;
    signal.throwIfAborted();
    const { chooseMedia } = await this.#options.loadVast();
    signal.throwIfAborted();
    const { clientWidth: width, clientHeight: height } = this.#stage.content;
    try {
      const place = this.#placeIn(adBreak, remaining);
      const creative = vastCreative({ vast, ad, place }, chooseMedia, { width, height, canPlay });
      await this.#play(creative, adBreak);
    } catch (error) {
      if (!signal.aborted) vast.tracker.error(VastError.from(error).code);
      throw error;
    }
  }

  async #play(creative: LinearCreative, adBreak: AdBreak): Promise<void> {
    if (adBreak.mediaDeadline.remainingMs === 0)
      throw new VastError(402, 'The media files before it took all the time.');
    const ad = new LinearAd(creative, this.#stage, adBreak);
    this.#current = ad;
    const end = await ad.run();
    adBreak.resetDeadlines();
    adBreak.isPaused = false;
    const { position } = adBreak;
    this.#stage.emit(end === 'skipped' ? 'adskip' : 'adend', { position, ad: ad.details });
  }

  #placeIn(adBreak: AdBreak, remainingInPod = 1): PodPosition {
    const { position, remainingObjects } = adBreak;
    const { skip: embedSkip } = this.#stage.config.ads;
    const remainingAds = remainingObjects - 1 + remainingInPod;
    return { position, ...adBreak.nextIndex(remainingAds), embedSkip };
  }

  #coverOverlays(isCovered: boolean): void {
    for (const overlay of this.#overlays) overlay.isCovered = isCovered;
  }

  /** Emits, and announces to screen readers that an ad starts and ends. */
  #announced({ emit, language }: AdStage): AdStage['emit'] {
    return (name, init) => {
      const texts = adMessages(language());
      if (name === 'adstart') this.#announcer.announce(texts.started);
      else if (init.ad && ['adskip', 'adend', 'aderror'].includes(name))
        this.#announcer.announceLast(texts.ended);
      emit(name, init);
    };
  }
}
