import { render } from 'lit';
import type { AdDetails } from '../../playback/ad-details.js';
import { adMessages } from '../../../locales/lookup.js';
import type { AdStage } from '../ad-stage.js';
import { beforeEnd } from '../skip-rule.js';
import type { Sound } from '../ad-sound.js';
import type { VastTracker } from '../../../vast/vast-ad.js';
import { AdFailure } from './ad-failure.js';
import { attachMedia, type CreativeMedia } from './creative-media.js';
import { takePlace } from './layer-place.js';
import { trackLinear } from './linear-tracking.js';
import { linearStyles } from './linear-styles.js';
import { linearView } from './linear-view.js';
import { watchStall } from './stall-watch.js';

/** A linear ad, ready to play. */
export interface LinearCreative {
  readonly details: AdDetails;
  readonly media: CreativeMedia;
  /** Where a click leads, and in what words; the text may be empty. */
  readonly link: { readonly url: string; readonly text: string } | null;
  readonly tracker: VastTracker;
}

/** How a linear ad is to begin. */
export interface LinearStart {
  readonly stage: AdStage;
  readonly sound: Sound;
  /** Milliseconds without the first frame after which the ad has failed. */
  readonly startTimeout: number;
  /** Milliseconds without a new frame after which the ad has failed. */
  readonly mediaTimeout: number;
  /** The viewer has paused already: it starts with `play`. */
  readonly isHeld: boolean;
  readonly signal: AbortSignal;
}

const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/** One linear ad on the stage, in a video element of its own. */
export class LinearAd {
  readonly #creative: LinearCreative;
  readonly #start: LinearStart;
  readonly #video = document.createElement('video');
  /** Until nothing is left of it. */
  readonly #life = new AbortController();
  /** While there is something to track: a tracker wants to hear of the end last. */
  readonly #played = new AbortController();
  #isHeld: boolean;
  #hasMedia = false;
  #hasStarted = false;
  #isFollowed = false;
  #chosenSound: Sound | null = null;
  #end: (end: 'ended' | 'skipped') => void = () => undefined;
  #fail: (failure: AdFailure) => void = () => undefined;

  constructor(creative: LinearCreative, start: LinearStart) {
    this.#creative = creative;
    this.#start = start;
    this.#isHeld = start.isHeld;
  }

  /** What is known of it by now. */
  get details(): AdDetails {
    const { details } = this.#creative;
    const media = this.#video.duration;
    const duration = details.duration ?? (Number.isFinite(media) ? media : null);
    return { ...details, duration, skipAfter: beforeEnd(details.skipAfter, duration) };
  }

  /** Whether its first frame was seen. */
  get hasStarted(): boolean {
    return this.#hasStarted;
  }

  get paused(): boolean {
    return this.#video.paused;
  }

  /** The sound that the viewer chose in this ad, or null. */
  get chosenSound(): Sound | null {
    return this.#chosenSound;
  }

  get sound(): Sound {
    return { volume: this.#video.volume, muted: this.#video.muted };
  }

  set sound({ volume, muted }: Sound) {
    this.#video.volume = volume;
    this.#video.muted = muted;
  }

  /** Plays it to its end. Rejects with AdFailure, or with the reason of the signal. */
  run(): Promise<'ended' | 'skipped'> {
    const { signal } = this.#start;
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    const over = new Promise<'ended' | 'skipped'>((resolve, reject) => {
      this.#end = resolve;
      this.#fail = reject;
      const abort = (): void => reject(signal.reason as Error);
      signal.addEventListener('abort', abort, { signal: this.#life.signal });
      this.#begin();
    });
    return over.finally(() => {
      this.#played.abort();
      this.#life.abort();
    });
  }

  async play(): Promise<void> {
    this.#isHeld = false;
    // Played as soon as it has its media: to attach them would pause it.
    if (!this.#hasMedia) return;
    try {
      await this.#video.play();
    } catch (error) {
      if (!isRefusal(error) || this.#video.muted) throw error;
      // The browser lets nothing be heard yet: better a silent ad than none.
      this.#video.muted = true;
      await this.#video.play();
    }
  }

  pause(): void {
    this.#isHeld = true;
    this.#video.pause();
  }

  /** Ends it if it may be skipped by now. */
  skip(): void {
    const { skipAfter } = this.details;
    if (!this.#hasStarted || skipAfter === null || this.#video.currentTime < skipAfter) return;
    this.#played.abort();
    this.#creative.tracker.event('skip');
    this.#end('skipped');
  }

  #begin(): void {
    const { stage, sound, startTimeout, mediaTimeout } = this.#start;
    const { signal } = this.#life;
    const video = this.#video;
    video.playsInline = true;
    video.preload = 'auto';
    this.sound = sound;
    const place = takePlace(stage.layer, linearStyles);
    signal.addEventListener('abort', () => place.remove());
    const draw = (): void => void render(this.#view(), place.root);
    for (const name of ['timeupdate', 'play', 'pause', 'volumechange', 'loadedmetadata'])
      video.addEventListener(name, draw, { signal });
    draw();
    const limit = (): number => (this.#hasStarted ? mediaTimeout : startTimeout);
    watchStall(video, limit, this.#stalled, signal);
    const ready = (): void => this.#creative.tracker.event('loaded');
    video.addEventListener('canplay', ready, { signal, once: true });
    video.addEventListener('ended', () => this.#finish(), { signal });
    video.addEventListener('timeupdate', () => this.#firstFrame(), { signal });
    void this.#load();
  }

  readonly #stalled = (): void =>
    this.#fail(new AdFailure(402, 'The media file of the ad took too long.'));

  async #load(): Promise<void> {
    const { signal } = this.#life;
    // What plays a stream is loaded first, and until then there is no media to watch.
    const late = setTimeout(this.#stalled, this.#start.startTimeout);
    signal.addEventListener('abort', () => clearTimeout(late));
    await attachMedia(this.#video, this.#creative.media, (failure) => this.#fail(failure), signal);
    clearTimeout(late);
    this.#hasMedia = true;
    if (!this.#isHeld && !signal.aborted) this.#playOrFail();
  }

  #view(): ReturnType<typeof linearView> {
    const { link } = this.#creative;
    const video = this.#video;
    const texts = adMessages(this.#start.stage.language());
    return linearView(
      { video, link, details: this.details, texts },
      {
        follow: () => this.#follow(),
        togglePlay: () => {
          if (video.paused) this.#playOrFail();
          else video.pause();
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
    this.#chosenSound = this.sound;
  }

  #playOrFail(): void {
    this.play().catch((error: unknown) => {
      // The rest is a pause while the media load, or their failure, which is told by itself.
      if (isRefusal(error)) this.#fail(new AdFailure(405, 'The browser does not let the ad play.'));
    });
  }

  #firstFrame(): void {
    if (this.#hasStarted || this.#video.currentTime === 0) return;
    this.#hasStarted = true;
    const { tracker } = this.#creative;
    const { paused } = this.#start.stage;
    trackLinear(this.#video, { tracker, paused, signal: this.#played.signal });
    this.#tell('adstart');
  }

  #finish(): void {
    this.#firstFrame();
    this.#played.abort();
    this.#creative.tracker.complete();
    this.#end('ended');
  }

  #follow(): void {
    if (!this.#isFollowed) this.#creative.tracker.click();
    this.#isFollowed = true;
    this.#tell('adclick');
    this.#video.pause();
  }

  #tell(name: 'adstart' | 'adclick'): void {
    const ad = this.details;
    this.#start.stage.tell(name, { position: ad.position, ad });
  }
}
