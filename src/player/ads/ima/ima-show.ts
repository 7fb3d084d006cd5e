import type { AdDetails, AdPosition } from '../../playback/ad-details.js';
import type { AdStage } from '../ad-stage.js';
import { loudness, soundAtStart } from '../ad-sound.js';
import { vpaidMode } from '../vpaid-mode.js';
import { detailsOf, failureOf, type ImaFailure } from './ima-answers.js';
import type { ImaPlace } from './ima-place.js';
import type { Ima } from './ima-sdk.js';

/** One ad tag, and where its ads show. */
export interface ImaTag {
  readonly ima: Ima;
  readonly stage: AdStage;
  readonly place: ImaPlace;
  readonly position: AdPosition;
  /** JSON Pointer to the ad object. */
  readonly path: string;
  /** Its address, placeholders expanded. */
  readonly tag: string;
  /** Milliseconds for the ad servers (`vastLoadTimeout`), and for the SDK to bring what they answer. */
  readonly requestTimeout: number;
  /** Whole milliseconds from now, when the answer has come, until an ad is on. */
  readonly startTimeout: () => number;
  /** The viewer paused before an ad was on. */
  readonly isHeld: boolean;
}

/** What came of a tag: an ad was on, or why none was. */
export type ImaOutcome = 'shown' | ImaFailure;

/**
 * The ads of one tag in the SDK: its request, and the ads from start to end. Whatever the SDK
 * throws, and wherever it falls silent before an ad is on, is a failure and the end.
 */
export class ImaShow {
  readonly #tag: ImaTag;
  readonly #end = new AbortController();
  readonly #outcome: Promise<ImaOutcome>;
  #resolve: (outcome: ImaOutcome) => void = () => undefined;
  #container: google.ima.AdDisplayContainer | null = null;
  #loader: google.ima.AdsLoader | null = null;
  #manager: google.ima.AdsManager | null = null;
  #ad: AdDetails | null = null;
  #wasShown = false;
  #isHeld: boolean;
  #isPaused = false;
  #timer = 0;

  constructor(tag: ImaTag) {
    this.#tag = tag;
    this.#isHeld = tag.isHeld;
    this.#outcome = new Promise((resolve) => (this.#resolve = resolve));
  }

  /** The ad that is on, or null. */
  get ad(): AdDetails | null {
    return this.#ad;
  }

  get paused(): boolean {
    return this.#isPaused;
  }

  /** Requests the tag and shows its ads. Settles once, and never rejects. */
  run(signal: AbortSignal): Promise<ImaOutcome> {
    signal.addEventListener('abort', () => this.#abort(), { signal: this.#end.signal });
    if (signal.aborted) this.#finish();
    else this.#safely(() => this.#request());
    return this.#outcome;
  }

  play(): void {
    this.#isHeld = false;
    this.#safely(() => this.#manager?.resume());
  }

  pause(): void {
    this.#isHeld = true;
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

  get #startVolume(): number {
    const { config, sound } = this.#tag.stage;
    return loudness(soundAtStart(config.ads.volume, sound()));
  }

  #request(): void {
    const { ima, stage, place, tag, requestTimeout } = this.#tag;
    this.#limit(requestTimeout, 'The ad servers are too slow.');
    const mode = vpaidMode(stage.config.ads.vpaidMode);
    ima.settings.setVpaidMode(ima.ImaSdkSettings.VpaidMode[mode]);
    const language = stage.language();
    if (language !== '') ima.settings.setLocale(language);
    // The content's own video element is not lent to ads.
    ima.settings.setDisableCustomPlaybackForIOS10Plus(true);
    this.#container = new ima.AdDisplayContainer(place.element);
    this.#container.initialize();
    const loader = new ima.AdsLoader(this.#container);
    this.#loader = loader;
    loader.addEventListener(ima.AdsManagerLoadedEvent.Type.ADS_MANAGER_LOADED, (event) =>
      this.#safely(() => this.#start(event)),
    );
    loader.addEventListener(ima.AdErrorEvent.Type.AD_ERROR, (event) => this.#failed(event));
    const request = new ima.AdsRequest();
    const { width, height } = place.size();
    request.adTagUrl = tag;
    request.vastLoadTimeout = requestTimeout;
    request.linearAdSlotWidth = request.nonLinearAdSlotWidth = width;
    request.linearAdSlotHeight = request.nonLinearAdSlotHeight = height;
    request.setAdWillAutoPlay(true);
    request.setAdWillPlayMuted(this.#startVolume === 0);
    loader.requestAds(request);
  }

  #start(event: google.ima.AdsManagerLoadedEvent): void {
    // An answer after the end is of no use.
    if (this.#end.signal.aborted || this.#manager !== null) return;
    const { ima, stage, place } = this.#tag;
    const startTimeout = this.#tag.startTimeout();
    this.#limit(startTimeout, 'No ad was started.');
    const settings = new ima.AdsRenderingSettings();
    settings.loadVideoTimeout = startTimeout;
    settings.restoreCustomPlaybackStateOnAdBreakComplete = false;
    const manager = event.getAdsManager(stage.content, settings);
    this.#manager = manager;
    this.#listen(manager);
    const { width, height } = place.size();
    manager.init(width, height);
    manager.setVolume(this.#startVolume);
    manager.start();
    this.#watchSize(manager);
  }

  #listen(manager: google.ima.AdsManager): void {
    const { ima, stage, position } = this.#tag;
    const { Type } = ima.AdEvent;
    const tell = (name: 'adclick' | 'adend' | 'adskip'): void => {
      if (this.#ad !== null) stage.tell(name, { position, ad: this.#ad });
      if (name !== 'adclick') this.#ad = null;
    };
    const rules: readonly [google.ima.AdEvent.Type, (event: google.ima.AdEvent) => void][] = [
      [Type.LOADED, (event) => this.#check(event.getAd())],
      [Type.STARTED, (event) => this.#started(event.getAd())],
      [Type.CONTENT_PAUSE_REQUESTED, () => stage.content.pause()],
      [Type.PAUSED, () => this.#setPaused(true)],
      [Type.RESUMED, () => this.#resumed()],
      [Type.CLICK, () => tell('adclick')],
      [Type.COMPLETE, () => tell('adend')],
      [Type.SKIPPED, () => tell('adskip')],
      [Type.USER_CLOSE, () => tell('adend')],
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

  /** An ad of the other linearity is not for this slot (VAST error 201). */
  #check(ad: google.ima.Ad | null): void {
    const isLinear = this.#tag.position !== 'overlay';
    if (ad === null || ad.isLinear() === isLinear) return;
    this.#fail({ code: 201, isEmpty: false, message: 'Linearity not expected.' });
  }

  #started(ad: google.ima.Ad | null): void {
    if (ad === null) return;
    clearTimeout(this.#timer);
    const { stage, position, path, tag } = this.#tag;
    this.#ad = detailsOf(ad, { position, path, tag });
    this.#wasShown = true;
    this.#isPaused = false;
    stage.tell('adstart', { position, ad: this.#ad });
    if (this.#isHeld) this.#manager?.pause();
  }

  /** Also by the SDK's own control: what comes next is not held either. */
  #resumed(): void {
    this.#isHeld = false;
    this.#setPaused(false);
  }

  #setPaused(isPaused: boolean): void {
    const { stage, position } = this.#tag;
    if (this.#isPaused === isPaused) return;
    this.#isPaused = isPaused;
    if (position !== 'overlay') stage.paused(isPaused);
  }

  #failed(event: google.ima.AdErrorEvent): void {
    this.#safely(() => this.#fail(failureOf(event.getError())));
  }

  #fail(failure: ImaFailure): void {
    if (this.#end.signal.aborted) return;
    const { stage, position } = this.#tag;
    if (this.#ad !== null) {
      const { code: errorCode, message } = failure;
      stage.tell('aderror', { position, ad: this.#ad, errorCode, message });
      this.#ad = null;
    }
    this.#finish(failure);
  }

  /** The end of an overlay's time is told; a break that is given up ends without a word. */
  #abort(): void {
    if (this.#tag.position !== 'overlay') this.#ad = null;
    this.#finish();
  }

  #finish(
    failure: ImaFailure = { code: 900, isEmpty: false, message: 'No ad was started.' },
  ): void {
    if (this.#end.signal.aborted) return;
    this.#end.abort();
    clearTimeout(this.#timer);
    const { stage, position } = this.#tag;
    // The SDK may be done without a word about the ad itself.
    if (this.#ad !== null) stage.tell('adend', { position, ad: this.#ad });
    this.#ad = null;
    for (const part of [this.#manager, this.#loader, this.#container]) {
      try {
        part?.destroy();
      } catch {
        // What does not even end well is given up.
      }
    }
    this.#manager = null;
    this.#resolve(this.#wasShown ? 'shown' : failure);
  }

  #limit(timeout: number, message: string): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(
      () => this.#fail({ code: 301, isEmpty: false, message }),
      timeout,
    );
  }

  #watchSize(manager: google.ima.AdsManager): void {
    const { place } = this.#tag;
    const observer = new ResizeObserver(() => {
      const { width, height } = place.size();
      this.#safely(() => manager.resize(width, height));
    });
    observer.observe(place.element);
    this.#end.signal.addEventListener('abort', () => observer.disconnect());
    if (this.#end.signal.aborted) observer.disconnect();
  }

  #safely(call: () => void): void {
    try {
      call();
    } catch (error) {
      const message = error instanceof Error ? error.message : 'The SDK has thrown.';
      this.#fail({ code: 900, isEmpty: false, message });
    }
  }
}
