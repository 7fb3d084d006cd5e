import { render } from 'lit';
import { adMessages } from '../../../locales/lookup.js';
import { VastError } from '../../../vast/vast-error.js';
import type { AdDetails } from '../../playback/ad-details.js';
import { isNotAllowed, playMutedIfNeeded } from '../../playback/play-request.js';
import type { AdBreak } from '../ad-break.js';
import { type Sound, soundAtStart } from '../ad-sound.js';
import type { AdStage } from '../ad-stage.js';
import { mountShadowLayer } from '../layer-slot.js';
import { attachMedia } from './creative-media.js';
import { beforeEnd, type LinearCreative } from './linear-creative.js';
import { trackLinear } from './linear-tracking.js';
import { linearStyles, linearView } from './linear-view.js';

/** One linear ad on the stage, in a video element of its own. */
export class LinearAd {
  readonly #creative: LinearCreative;
  readonly #stage: AdStage;
  readonly #break: AdBreak;
  readonly #video = document.createElement('video');
  /** Aborts when the ad is removed. */
  readonly #life = new AbortController();
  /** Until the tracker has everything but the end, which has to be the last event. */
  readonly #tracking = new AbortController();
  #isAttached = false;
  #hasStarted = false;
  #isClicked = false;
  #end: (end: 'ended' | 'skipped') => void = () => undefined;
  #fail: (error: Error) => void = () => undefined;

  constructor(creative: LinearCreative, stage: AdStage, adBreak: AdBreak) {
    this.#creative = creative;
    this.#stage = stage;
    this.#break = adBreak;
  }

  /** What is known of it by now. */
  get details(): AdDetails {
    const { details } = this.#creative;
    const media = this.#video.duration;
    const duration = details.duration ?? (Number.isFinite(media) ? media : null);
    return { ...details, duration, skipAfter: beforeEnd(details.skipAfter, duration) };
  }

  /** Whether its first frame was shown. */
  get hasStarted(): boolean {
    return this.#hasStarted;
  }

  get paused(): boolean {
    return this.#video.paused;
  }

  get sound(): Sound {
    return { volume: this.#video.volume, muted: this.#video.muted };
  }

  set sound({ volume, muted }: Sound) {
    this.#video.volume = volume;
    this.#video.muted = muted;
  }

  /** Plays it to its end. Rejects with a VastError, or with the reason of the break's signal. */
  run(): Promise<'ended' | 'skipped'> {
    const { signal } = this.#break;
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    const over = new Promise<'ended' | 'skipped'>((resolve, reject) => {
      this.#end = resolve;
      this.#fail = reject;
      this.#begin();
    });
    return over.finally(() => {
      this.#tracking.abort();
      this.#life.abort();
      this.#break.mediaDeadline.pause();
    });
  }

  async play(): Promise<void> {
    this.#break.isPaused = false;
    this.#break.mediaDeadline.start();
    // Otherwise it is played as soon as its media is attached, which would pause it.
    if (this.#isAttached) await playMutedIfNeeded(this.#video, () => this.#video.play());
  }

  pause(): void {
    this.#break.isPaused = true;
    this.#video.pause();
  }

  /** Ends it if it may be skipped by now. */
  skip(): void {
    const { skipAfter } = this.details;
    if (!this.#hasStarted || skipAfter === null || this.#video.currentTime < skipAfter) return;
    this.#tracking.abort();
    this.#creative.tracker.event('skip');
    this.#end('skipped');
  }

  #begin(): void {
    const { signal } = this.#life;
    const video = this.#video;
    const slot = mountShadowLayer(this.#stage.layer, linearStyles);
    signal.addEventListener('abort', () => slot.remove());
    video.playsInline = true;
    video.preload = 'auto';
    this.sound =
      this.#break.chosenSound ?? soundAtStart(this.#stage.config.ads.volume, this.#stage.sound());
    const update = (): void => void render(this.#view(), slot.root);
    for (const name of ['timeupdate', 'play', 'pause', 'volumechange', 'loadedmetadata'])
      video.addEventListener(name, update, { signal });
    update();
    const { tracker } = this.#creative;
    video.addEventListener('canplay', () => tracker.event('loaded'), { signal, once: true });
    video.addEventListener('ended', () => this.#finish(), { signal });
    video.addEventListener('timeupdate', () => this.#firstFrame(), { signal });
    this.#watchTime();
    const onAttached = (): void => {
      this.#isAttached = true;
      if (!this.#break.isPaused && !signal.aborted) this.#playOrFail();
    };
    attachMedia(video, this.#creative.media, { onAttached, onError: this.#fail }, signal);
  }

  /** Fails if no new frame is rendered in time, including the first one. A pause stops the clock. */
  #watchTime(): void {
    const { mediaDeadline } = this.#break;
    const { signal } = this.#life;
    const expire = (): void => {
      const { reason } = this.#break.signal as { reason: unknown };
      const late = new VastError(402, 'The media file of the ad took too long to load.');
      this.#fail(this.#break.signal.aborted ? (reason as Error) : late);
    };
    mediaDeadline.signal.addEventListener('abort', expire, { signal });
    if (!this.#break.isPaused) mediaDeadline.start();
    const frame = (): void => {
      if (this.#hasStarted) this.#break.resetDeadlines();
      if (this.#video.paused) return;
      // Also when it was resumed by a media key.
      this.#break.isPaused = false;
      mediaDeadline.start();
    };
    for (const name of ['play', 'timeupdate', 'seeked'])
      this.#video.addEventListener(name, frame, { signal });
    this.#video.addEventListener('pause', () => mediaDeadline.pause(), { signal });
  }

  #view(): ReturnType<typeof linearView> {
    const { link } = this.#creative;
    const video = this.#video;
    const texts = adMessages(this.#stage.language());
    return linearView(
      { video, link, details: this.details, texts },
      {
        follow: () => this.#follow(),
        togglePlay: () => {
          if (video.paused) this.#playOrFail();
          else this.pause();
        },
        toggleMute: () => this.#toggleMute(),
        skip: () => this.skip(),
      },
    );
  }

  #toggleMute(): void {
    const { volume, muted } = this.sound;
    const isSilent = muted || volume === 0;
    this.sound = { volume: isSilent && volume === 0 ? 1 : volume, muted: !isSilent };
    this.#break.chosenSound = this.sound;
  }

  #playOrFail(): void {
    this.play().catch((error: unknown) => {
      // Other rejections come from a pause while the media loads, or from a failure that is reported by itself.
      if (isNotAllowed(error))
        this.#fail(new VastError(405, 'The browser does not allow the ad to play.'));
    });
  }

  #firstFrame(): void {
    if (this.#hasStarted || this.#video.currentTime === 0) return;
    this.#hasStarted = true;
    const { tracker } = this.#creative;
    const { onPausedChange } = this.#stage;
    trackLinear(this.#video, { tracker, onPausedChange, signal: this.#tracking.signal });
    this.#emit('adstart');
  }

  #finish(): void {
    this.#firstFrame();
    this.#tracking.abort();
    this.#creative.tracker.complete();
    this.#end('ended');
  }

  #follow(): void {
    if (!this.#isClicked) this.#creative.tracker.click();
    this.#isClicked = true;
    this.#emit('adclick');
    this.pause();
  }

  #emit(name: 'adstart' | 'adclick'): void {
    const ad = this.details;
    this.#stage.emit(name, { position: ad.position, ad });
  }
}
