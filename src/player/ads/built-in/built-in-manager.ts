import type { Ad } from '../../../resolve/player-config.js';
import { adMessages } from '../../../locales/area-messages.js';
import { canPlay } from '../../../vast/play/can-play.js';
import type { AdCandidate, CandidateResult } from '../../../vast/vast-ad.js';
import { VastError } from '../../../vast/vast-error.js';
import { loadPart } from '../../load-part.js';
import type { AdDetails } from '../../playback/ad-details.js';
import type { AdBreak, AdTimeouts } from '../ad-break.js';
import type { AdManager } from '../ad-manager.js';
import {
  type PlayCandidate,
  playAdObject,
  type RequestableAd,
  type SchedulePlaylist,
  type VastParts,
} from '../ad-request.js';
import { type AdStage, emitAdError } from '../ad-stage.js';
import type { PlayableAd, PlayableOverlay } from '../vmap-ad.js';
import type { OfferedCompanions } from './ad-companions.js';
import { Announcer } from './announcer.js';
import { LinearAd } from './linear-ad.js';
import {
  embedCreative,
  type LinearCreative,
  type PodPosition,
  vastCreative,
} from './linear-creative.js';
import type { OverlayAd } from './overlay-ad.js';

export interface BreakCallbacks {
  /** Hands an ad object to a manager that plays interactive units. Resolves with whether it showed an ad. */
  readonly playVpaid: (ad: Ad) => Promise<boolean>;
  readonly schedulePlaylist: SchedulePlaylist;
}

export interface BuiltInOptions extends BreakCallbacks {
  readonly loadVast: () => Promise<VastParts>;
  readonly settings: AdTimeouts;
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
    return this.#current?.hasStarted === true ? this.#current.details : null;
  }

  get paused(): boolean {
    return this.#current?.paused ?? false;
  }

  async playAd(ad: PlayableAd, adBreak: AdBreak): Promise<'over'> {
    this.#break = adBreak;
    this.#coverOverlays(true);
    await this.#playObject(ad, adBreak);
    this.#break = null;
    this.#coverOverlays(false);
    return 'over';
  }

  async showOverlay(overlay: PlayableOverlay, signal: AbortSignal): Promise<void> {
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
    if (config.ads.volume !== 'player' || this.#break === null) return;
    this.#break.chosenSound = null;
    if (this.#current !== null) this.#current.sound = sound();
  }

  destroy(): void {
    this.#life.abort();
    this.#announcer.end();
  }

  /** Plays an ad object and reports a failure as an ad event, unless the break has ended. */
  async #playObject(ad: PlayableAd, adBreak: AdBreak): Promise<void> {
    const { position, requestDeadline: deadline, signal } = adBreak;
    const { loadVast, playVpaid, schedulePlaylist } = this.#options;
    try {
      if (ad.kind === 'unknown') throw new VastError(900, 'ad-kind-unknown');
      if (ad.kind === 'video') {
        await this.#play(embedCreative(ad, this.#podPosition(adBreak, 1)), adBreak);
        return;
      }
      const { startedAds } = adBreak;
      const request = { ad, position, stage: this.#stage, deadline };
      const play: PlayCandidate = async (candidate, { playableMedia }) => {
        signal.throwIfAborted();
        // The other manager requests the ad object anew, so none of its ads may have played.
        const mayHandOver = candidate.ad.linear?.isInteractive && adBreak.startedAds === startedAds;
        if (mayHandOver && ad.kind === 'tag' && (await playVpaid(ad))) return 'done';
        return this.#playCandidate(candidate, ad, adBreak, playableMedia);
      };
      await playAdObject(request, loadVast, play, schedulePlaylist);
    } catch (error) {
      if (!signal.aborted) emitAdError(this.#stage, position, VastError.from(error));
    }
  }

  async #playCandidate(
    candidate: AdCandidate,
    ad: RequestableAd,
    adBreak: AdBreak,
    choose: VastParts['playableMedia'],
  ): Promise<CandidateResult> {
    try {
      const { clientWidth: width, clientHeight: height } = this.#stage.content;
      const position = this.#podPosition(adBreak, candidate.remaining);
      const surface = { width, height, canPlay };
      await this.#play(vastCreative(candidate, { ad, position }, choose, surface), adBreak);
      return 'played';
    } catch (error) {
      adBreak.signal.throwIfAborted();
      const failure = VastError.from(error);
      emitAdError(this.#stage, adBreak.position, failure);
      return failure;
    }
  }

  /** Plays an ad to its end. Rejects if it fails before its first frame; a later failure is its end. */
  async #play(creative: LinearCreative, adBreak: AdBreak): Promise<void> {
    const { position, signal } = adBreak;
    if (adBreak.mediaDeadline.remainingMs === 0) throw new VastError(402, 'media-no-time');
    const companions = await this.#offerCompanions(creative, adBreak);
    const ad = new LinearAd(creative, companions?.stage ?? this.#stage, adBreak);
    this.#current = ad;
    try {
      const end = await ad.run();
      adBreak.resetDeadlines();
      adBreak.isPaused = false;
      this.#stage.emit(end === 'skipped' ? 'adskip' : 'adend', { position, ad: ad.details });
    } catch (error) {
      if (!ad.hasStarted || signal.aborted) throw error;
      const failure = VastError.from(error);
      creative.tracker?.error(failure.code);
      emitAdError(this.#stage, position, failure, ad.details);
    } finally {
      companions?.end();
      this.#current = null;
    }
  }

  /**
   * Offers the companions of an ad to the page, if it has some. Rejects with VastError 602 if required ones are not
   * shown; without their code, an ad plays that requires none.
   */
  async #offerCompanions(
    { vast, details }: LinearCreative,
    adBreak: AdBreak,
  ): Promise<OfferedCompanions | null> {
    if (vast === null || vast.companions.items.length === 0) return null;
    const load = () => import('./ad-companions.js');
    const code = await loadPart(load, adBreak.mediaDeadline.remainingMs).catch(reportError);
    if (!code && vast.companions.required === 'none') return null;
    if (!code) throw new VastError(602, 'companion-code-missing');
    const offered = new code.OfferedCompanions(vast, this.#stage);
    await offered.offer(details, adBreak);
    return offered;
  }

  /** `remaining` counts the ads of the response from the next one on. */
  #podPosition(adBreak: AdBreak, remaining: number): PodPosition {
    const { skip: embedSkip } = this.#stage.config.ads;
    return { ...adBreak.nextPosition(adBreak.remainingObjects - 1 + remaining), embedSkip };
  }

  #coverOverlays(isCovered: boolean): void {
    for (const overlay of this.#overlays) overlay.isCovered = isCovered;
  }

  /** Emits, and announces to screen readers that an ad starts and ends. */
  #announced({ emit, language }: AdStage): AdStage['emit'] {
    return (name, init, event) => {
      const texts = adMessages(language());
      if (name === 'adstart') this.#announcer.announce(texts.started);
      else if (init.ad && ['adskip', 'adend', 'aderror'].includes(name))
        this.#announcer.announceLast(texts.ended);
      emit(name, init, event);
    };
  }
}
