import { render } from 'lit';
import { adMessages } from '../../../locales/area-messages.js';
import type { MacroValues } from '../../../vast/vast-ad.js';
import { Deadline } from '../../../vast/request/deadline.js';
import { VastError } from '../../../vast/vast-error.js';
import type { AdDetails } from '../../playback/ad-details.js';
import { isFullscreen } from '../../playback/fullscreen.js';
import { isNotAllowed, playMutedIfNeeded } from '../../playback/play-request.js';
import type { AdBreak } from '../ad-break.js';
import { type Sound, soundAtStart } from '../ad-sound.js';
import type { AdStage } from '../ad-stage.js';
import { mountShadowLayer } from '../layer-slot.js';
import { clickPosition } from './ad-controls.js';
import { CreativeMedia, SHARE_WITH_ALTERNATIVE } from './creative-media.js';
import { beforeEnd, type LinearCreative } from './linear-creative.js';
import { trackLinear } from './linear-tracking.js';
import { linearStyles, linearView } from './linear-view.js';

/** One linear ad on the stage, in a separate video element. */
export class LinearAd {
  readonly #creative: LinearCreative;
  readonly #stage: AdStage;
  readonly #break: AdBreak;
  /** Until the first frame. */
  readonly #loadDeadline: Deadline;
  readonly #video = document.createElement('video');
  readonly #media: CreativeMedia;
  readonly #life = new AbortController();
  /** Until the tracker has everything but the end, which has to be the last event. */
  readonly #tracking = new AbortController();
  #root: ShadowRoot | null = null;
  #captions: HTMLElement | null = null;
  #isAttached = false;
  #hasStarted = false;
  #isClicked = false;
  #end: (end: 'ended' | 'skipped') => void = () => undefined;
  #fail: (error: Error) => void = () => undefined;

  constructor(creative: LinearCreative, stage: AdStage, adBreak: AdBreak) {
    const { mediaDeadline } = adBreak;
    this.#creative = creative;
    this.#stage = stage;
    this.#break = adBreak;
    creative.tracker?.readPlayer(() => this.#macroValues());
    this.#loadDeadline = creative.hasAlternative
      ? new Deadline(mediaDeadline.remainingMs * SHARE_WITH_ALTERNATIVE, mediaDeadline)
      : mediaDeadline;
    this.#media = new CreativeMedia(this.#video, {
      files: creative.media,
      deadline: this.#loadDeadline,
      onLoad: () => {
        if (!adBreak.isPaused) this.#deadline.start();
      },
      onAttached: () => {
        this.#isAttached = true;
        if (!adBreak.isPaused && !this.#life.signal.aborted) this.#playOrFail();
      },
      onError: (error) => this.#fail(error),
      signal: this.#life.signal,
    });
  }

  /** What is known of it by now. */
  get details(): AdDetails {
    const { details } = this.#creative;
    const media = this.#video.duration;
    const duration = details.duration ?? (Number.isFinite(media) ? media : null);
    return { ...details, duration, skipAfter: beforeEnd(details.skipAfter, duration) };
  }

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
      this.#deadline.pause();
    });
  }

  async play(): Promise<void> {
    this.#break.isPaused = false;
    this.#deadline.start();
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
    this.#creative.tracker?.event('skip');
    this.#end('skipped');
  }

  /** The time that runs now. */
  get #deadline(): Deadline {
    return this.#hasStarted ? this.#break.mediaDeadline : this.#media.deadline;
  }

  #begin(): void {
    const { signal } = this.#life;
    const video = this.#video;
    const slot = mountShadowLayer(this.#stage.layer, linearStyles);
    signal.addEventListener('abort', () => slot.remove());
    this.#root = slot.root;
    video.playsInline = true;
    video.preload = 'auto';
    this.sound =
      this.#break.chosenSound ?? soundAtStart(this.#stage.config.ads.volume, this.#stage.sound());
    const update = (): void => this.#update();
    for (const name of ['timeupdate', 'play', 'pause', 'volumechange', 'loadedmetadata'])
      video.addEventListener(name, update, { signal });
    update();
    const { tracker } = this.#creative;
    video.addEventListener('canplay', () => tracker?.event('loaded'), { signal, once: true });
    video.addEventListener('ended', () => this.#finish(), { signal });
    video.addEventListener('timeupdate', () => this.#firstFrame(), { signal });
    this.#watchTime();
    this.#media.load();
  }

  /** Fails if no new frame is rendered in time, including the first one. A pause stops the clock. */
  #watchTime(): void {
    const { signal } = this.#life;
    const expire = (): void => {
      const { aborted, reason } = this.#break.signal as { aborted: boolean; reason: Error };
      this.#fail(aborted ? reason : new VastError(402, 'media-timeout'));
    };
    this.#loadDeadline.signal.addEventListener('abort', expire, { signal });
    const frame = (): void => {
      if (this.#hasStarted) this.#break.resetDeadlines();
      if (this.#video.paused) return;
      // Also when it was resumed by a media key.
      this.#break.isPaused = false;
      this.#deadline.start();
    };
    for (const name of ['play', 'timeupdate', 'seeked'])
      this.#video.addEventListener(name, frame, { signal });
    this.#video.addEventListener('pause', () => this.#deadline.pause(), { signal });
  }

  #update(): void {
    if (this.#root !== null) render(this.#view(), this.#root);
  }

  #view(): ReturnType<typeof linearView> {
    const { link } = this.#creative;
    const video = this.#video;
    const texts = adMessages(this.#stage.language());
    return linearView(
      { video, link, details: this.details, captions: this.#captions, texts },
      {
        follow: (event) => this.#follow(event),
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
      if (isNotAllowed(error)) this.#fail(new VastError(405, 'autoplay-refused'));
    });
  }

  #firstFrame(): void {
    if (this.#hasStarted || this.#video.currentTime === 0) return;
    this.#media.start();
    this.#hasStarted = true;
    this.#break.startedAds += 1;
    const { tracker } = this.#creative;
    const { onPausedChange } = this.#stage;
    trackLinear(this.#video, { tracker, onPausedChange, signal: this.#tracking.signal });
    this.#emit('adstart');
    // Without its icons and captions the ad still plays.
    this.#showAdditions().catch(reportError);
  }

  /** Shows the icons and captions, which few ads have. */
  async #showAdditions(): Promise<void> {
    const { vast } = this.#creative;
    const root = this.#root;
    const files = vast?.linear?.captions ?? [];
    if (vast === null || root === null || files.length + vast.icons.length === 0) return;
    const { addCaptions, showIcons } = await import('./linear-additions.js');
    const { signal } = this.#life;
    if (signal.aborted) return;
    const { content, language } = this.#stage;
    const video = this.#video;
    const shared = { video, texts: adMessages(language()), signal };
    const inBreak = { content, adBreak: this.#break, language: language() };
    this.#captions = addCaptions(files, { ...shared, ...inBreak });
    const pause = (): void => this.pause();
    const play = (): void => this.#playOrFail();
    if (vast.icons.length > 0)
      showIcons(vast.icons, { ...shared, root, tracker: vast.tracker, pause, play });
    this.#update();
  }

  #finish(): void {
    this.#firstFrame();
    this.#tracking.abort();
    this.#creative.tracker?.complete();
    this.#end('ended');
  }

  #follow(event: MouseEvent): void {
    if (!this.#isClicked) this.#creative.tracker?.click(clickPosition(event, this.#video));
    this.#isClicked = true;
    this.#emit('adclick');
    this.pause();
  }

  #macroValues(): MacroValues {
    const video = this.#video;
    return {
      ASSETURI: this.#media.url,
      ADCOUNT: this.#creative.details.index,
      PLAYERSTATE: [
        ...(video.muted || video.volume === 0 ? ['muted'] : []),
        ...(isFullscreen(video) ? ['fullscreen'] : []),
      ],
    };
  }

  #emit(name: 'adstart' | 'adclick'): void {
    const ad = this.details;
    this.#stage.emit(name, { position: ad.position, ad });
  }
}
