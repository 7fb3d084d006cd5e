import type { Deadline } from '../../../vast/request/deadline.js';
import { noResponse, VastError } from '../../../vast/vast-error.js';
import type { AdDetails } from '../../playback/ad-details.js';
import type { AdBreak } from '../ad-break.js';
import type { AdObjectResult } from '../ad-manager.js';
import { loudness, soundAtStart } from '../ad-sound.js';
import { type AdStage, emitAdError } from '../ad-stage.js';
import type { LayerSlot } from '../layer-slot.js';
import { vpaidMode } from '../ad-manager-policy.js';
import { imaAdDetails, vastErrorOf } from './ima-conversion.js';
import type { Ima } from './ima-sdk.js';

/** An ad tag, and the layer slot that its ads are rendered in. */
export interface ImaTag {
  readonly ima: Ima;
  readonly stage: AdStage;
  readonly slot: LayerSlot;
  readonly adBreak: AdBreak;
  /** JSON Pointer to the ad object. */
  readonly path: string;
  /** The URL, placeholders expanded. */
  readonly tag: string;
  /** The text of a VAST document in place of the tag, or null. */
  readonly xml: string | null;
  /** For the ad servers, and for the SDK to deliver their response. */
  readonly deadline: Deadline;
}

const neverStarted = (code: number): VastError => new VastError(code, 'ima-no-ad');

/**
 * The ads of one tag in the SDK, from the request to the end. Whatever the SDK throws, and its silence before an ad
 * is on, is a failure and the end.
 */
export class ImaPlayback {
  readonly #tag: ImaTag;
  readonly #end = new AbortController();
  readonly #result: Promise<AdObjectResult>;
  #resolve: (result: AdObjectResult) => void = () => undefined;
  #reject: (error: VastError) => void = () => undefined;
  #container: google.ima.AdDisplayContainer | null = null;
  #loader: google.ima.AdsLoader | null = null;
  #manager: google.ima.AdsManager | null = null;
  #ad: AdDetails | null = null;
  #wasShown = false;
  #isPaused = false;

  constructor(tag: ImaTag) {
    this.#tag = tag;
    this.#result = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  get ad(): AdDetails | null {
    return this.#ad;
  }

  get paused(): boolean {
    return this.#isPaused;
  }

  /**
   * Requests the tag and shows its ads. Resolves once an ad was on and all are over, and when the response is a VMAP
   * playlist, of which it plays nothing; rejects with a VastError if no ad was on.
   */
  run(signal: AbortSignal): Promise<AdObjectResult> {
    const { adBreak, deadline } = this.#tag;
    const on = { signal: this.#end.signal };
    for (const ending of [signal, adBreak.signal])
      ending.addEventListener('abort', () => this.#abort(), on);
    deadline.signal.addEventListener('abort', () => this.#fail(noResponse()), on);
    adBreak.mediaDeadline.signal.addEventListener('abort', () => this.#fail(neverStarted(301)), on);
    if (signal.aborted || adBreak.signal.aborted) this.#finish();
    else this.#safely(() => this.#request());
    return this.#result;
  }

  play(): void {
    this.#tag.adBreak.isPaused = false;
    this.#safely(() => this.#manager?.resume());
  }

  pause(): void {
    this.#tag.adBreak.isPaused = true;
    if (this.#ad !== null) this.#safely(() => this.#manager?.pause());
  }

  skip(): void {
    this.#safely(() => {
      if (this.#ad !== null && this.#manager?.getAdSkippableState()) this.#manager.skip();
    });
  }

  set volume(volume: number) {
    this.#safely(() => this.#manager?.setVolume(volume));
  }

  get #isLinear(): boolean {
    return this.#tag.adBreak.position !== 'overlay';
  }

  get #startVolume(): number {
    const { config, sound } = this.#tag.stage;
    return loudness(soundAtStart(config.ads.volume, sound()));
  }

  #request(): void {
    const { ima, stage, slot } = this.#tag;
    const mode = vpaidMode(stage.config.ads.vpaidMode);
    ima.settings.setVpaidMode(ima.ImaSdkSettings.VpaidMode[mode]);
    const language = stage.language();
    if (language !== '') ima.settings.setLocale(language);
    // Ads do not get the video element of the content.
    ima.settings.setDisableCustomPlaybackForIOS10Plus(true);
    this.#container = new ima.AdDisplayContainer(slot.host);
    this.#container.initialize();
    const loader = new ima.AdsLoader(this.#container);
    this.#loader = loader;
    loader.addEventListener(ima.AdsManagerLoadedEvent.Type.ADS_MANAGER_LOADED, (event) =>
      this.#safely(() => this.#start(event)),
    );
    loader.addEventListener(ima.AdErrorEvent.Type.AD_ERROR, (event) => this.#failed(event));
    loader.requestAds(this.#adsRequest());
  }

  #adsRequest(): google.ima.AdsRequest {
    const { ima, slot, tag, xml, deadline } = this.#tag;
    const request = new ima.AdsRequest();
    const { clientWidth, clientHeight } = slot.host;
    if (xml === null) request.adTagUrl = tag;
    else request.adsResponse = xml;
    request.vastLoadTimeout = Math.round(deadline.remainingMs);
    request.linearAdSlotWidth = request.nonLinearAdSlotWidth = clientWidth;
    request.linearAdSlotHeight = request.nonLinearAdSlotHeight = clientHeight;
    request.setAdWillAutoPlay(true);
    request.setAdWillPlayMuted(this.#startVolume === 0);
    return request;
  }

  #start(event: google.ima.AdsManagerLoadedEvent): void {
    // A response after the end is of no use.
    if (this.#end.signal.aborted || this.#manager !== null) return;
    const { ima, stage, slot, adBreak, deadline } = this.#tag;
    deadline.pause();
    adBreak.mediaDeadline.start();
    const settings = new ima.AdsRenderingSettings();
    settings.loadVideoTimeout = Math.round(adBreak.mediaDeadline.remainingMs);
    settings.restoreCustomPlaybackStateOnAdBreakComplete = false;
    const manager = event.getAdsManager(stage.content, settings);
    this.#manager = manager;
    // Its breaks belong to the whole content, and this playback only to one break.
    if (manager.getCuePoints().length > 0) {
      this.#resolve('playlist');
      this.#finish();
      return;
    }
    this.#listen(manager);
    manager.init(slot.host.clientWidth, slot.host.clientHeight);
    manager.setVolume(this.#startVolume);
    manager.start();
    this.#watchSize(manager);
  }

  #listen(manager: google.ima.AdsManager): void {
    const { ima, stage } = this.#tag;
    const { Type } = ima.AdEvent;
    const rules: readonly [google.ima.AdEvent.Type, (event: google.ima.AdEvent) => void][] = [
      [Type.LOADED, (event) => this.#check(event.getAd())],
      [Type.STARTED, (event) => this.#started(event.getAd())],
      [Type.CONTENT_PAUSE_REQUESTED, () => stage.content.pause()],
      [Type.PAUSED, () => this.#setPaused(true)],
      [Type.RESUMED, () => this.#resumed()],
      [Type.CLICK, () => this.#emit('adclick')],
      [Type.COMPLETE, () => this.#emitEnd('adend')],
      [Type.SKIPPED, () => this.#emitEnd('adskip')],
      [Type.USER_CLOSE, () => this.#emitEnd('adend')],
      [Type.CONTENT_RESUME_REQUESTED, () => this.#finish()],
      [Type.ALL_ADS_COMPLETED, () => this.#finish()],
    ];
    for (const [type, act] of rules) {
      manager.addEventListener(type, (event: google.ima.AdEvent) => {
        if (!this.#end.signal.aborted) this.#safely(() => act(event));
      });
    }
    manager.addEventListener(ima.AdErrorEvent.Type.AD_ERROR, (event) => this.#failed(event));
  }

  #emit(name: 'adstart' | 'adclick' | 'adskip' | 'adend'): void {
    const { stage, adBreak } = this.#tag;
    if (this.#ad !== null) stage.emit(name, { position: adBreak.position, ad: this.#ad });
  }

  #emitEnd(name: 'adskip' | 'adend'): void {
    this.#emit(name);
    this.#ad = null;
  }

  /** An ad of the other linearity is not for this slot (VAST error 201). */
  #check(ad: google.ima.Ad | null): void {
    if (ad === null || ad.isLinear() === this.#isLinear) return;
    this.#fail(new VastError(201, 'ima-slot'));
  }

  #started(ad: google.ima.Ad | null): void {
    if (ad === null) return;
    const { adBreak, path, tag } = this.#tag;
    adBreak.resetDeadlines();
    adBreak.startedAds += 1;
    this.#ad = imaAdDetails(ad, { position: adBreak.position, path, tag });
    this.#wasShown = true;
    this.#isPaused = false;
    this.#emit('adstart');
    if (adBreak.isPaused) this.#manager?.pause();
  }

  /** Also by the SDK's own controls: the next ad does not start paused either. */
  #resumed(): void {
    this.#tag.adBreak.isPaused = false;
    this.#setPaused(false);
  }

  #setPaused(isPaused: boolean): void {
    if (this.#isPaused === isPaused) return;
    this.#isPaused = isPaused;
    if (this.#isLinear) this.#tag.stage.onPausedChange(isPaused);
  }

  #failed(event: google.ima.AdErrorEvent): void {
    this.#safely(() => this.#fail(vastErrorOf(event.getError())));
  }

  #fail(error: VastError): void {
    if (this.#end.signal.aborted) return;
    const { stage, adBreak } = this.#tag;
    if (this.#ad !== null) emitAdError(stage, adBreak.position, error, this.#ad);
    this.#ad = null;
    this.#finish(error);
  }

  /** An overlay whose time is over emits its end; a break that is canceled emits nothing. */
  #abort(): void {
    if (this.#isLinear) this.#ad = null;
    this.#finish();
  }

  #finish(error = neverStarted(900)): void {
    if (this.#end.signal.aborted) return;
    this.#end.abort();
    this.#tag.deadline.pause();
    this.#tag.adBreak.mediaDeadline.pause();
    // The SDK may end without an event for the ad itself.
    this.#emitEnd('adend');
    for (const part of [this.#manager, this.#loader, this.#container]) {
      try {
        part?.destroy();
      } catch {
        // Errors during teardown are ignored.
      }
    }
    this.#manager = null;
    if (this.#wasShown) this.#resolve('over');
    else this.#reject(error);
  }

  #watchSize(manager: google.ima.AdsManager): void {
    const { host } = this.#tag.slot;
    const observer = new ResizeObserver(() =>
      this.#safely(() => manager.resize(host.clientWidth, host.clientHeight)),
    );
    observer.observe(host);
    this.#end.signal.addEventListener('abort', () => observer.disconnect());
    if (this.#end.signal.aborted) observer.disconnect();
  }

  #safely(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.#fail(
        error instanceof Error
          ? new VastError(900, 'ima-error', { text: error.message })
          : new VastError(900, 'ima-failed'),
      );
    }
  }
}
