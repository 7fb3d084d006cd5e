import type { PlayerConfig, Source } from '../../resolve/player-config.js';
import type { Viewer } from '../../viewer.js';
import type { EmbedError } from '../embed-error.js';
import type { Translated } from '../../locales/registry.js';
import type { AdDetails } from './ad-details.js';
import { AdEvent, playerEvent } from './player-events.js';
import { AdGuard, type LoadAds } from '../ads/ad-guard.js';
import { hasAds } from '../ads/has-ads.js';
import { autoplay } from './play-request.js';
import { Content } from './content.js';
import { listenToTaps, watchActivity } from '../controls/gestures.js';
import { listenToKeys } from '../controls/keyboard.js';
import { canSeek, type ControlsKind, showControls } from '../controls/show-controls.js';
import { type ViewerCommands, viewerCommands } from '../controls/viewer-commands.js';
import { closePictureInPicture } from './fullscreen.js';
import { buildStage, type Stage, updateStage } from './stage.js';
import { guardSeeking } from './seek-guard.js';
import type { PlayerStage, ViewerInput } from '../ads/ad-stage.js';

export interface PlayerOptions {
  readonly config: PlayerConfig;
  readonly source: Source;
  /** The element that emits the player's events and goes to full screen. */
  readonly host: HTMLElement;
  readonly controls: ControlsKind;
  readonly autoplay: boolean;
  readonly muted: boolean;
  readonly volume: number;
  readonly language: () => string;
  readonly messages: () => Translated<'player'>;
  /** The viewer as page script knows it. */
  readonly known: () => Viewer | null;
  /** Called when `error` has changed. */
  readonly onErrorChange: () => void;
  /** Default: loads the ad controller. */
  readonly loadAds?: LoadAds | undefined;
}

/** Plays one config on one stage, from its insertion into the page to `end`. */
export class Player {
  readonly stage: Stage;
  readonly #options: PlayerOptions;
  readonly #ending = new AbortController();
  readonly #content: Content;
  readonly #ads: AdGuard | null;
  readonly #allowSeek: (seconds: number) => void;
  #error: EmbedError | null = null;
  #start: ViewerInput['start'] = null;
  #isLinear = false;
  /** The browser requires a user gesture to start. */
  #isBlocked = false;
  /** The browser allowed only muted playback. */
  #isSilenced = false;
  #isStarted = false;
  #updateControls: () => void = () => undefined;

  constructor(options: PlayerOptions) {
    this.#options = options;
    const { config } = options;
    const { signal } = this.#ending;
    this.stage = buildStage(config, signal);
    const { video } = this.stage;
    video.muted = options.muted;
    video.volume = options.volume;
    closePictureInPicture(video, signal);
    const ads = hasAds(config.ads) ? this.#makeAds() : null;
    this.#ads = ads;
    this.#content = new Content(video, {
      source: options.source,
      signal,
      breaks: ads && { before: () => ads.beforeContent(), after: () => ads.afterContent() },
      events: {
        emit: (name) => this.#emit(name),
        onError: (error) => this.#fail(error),
        onHoldChange: () => this.#update(),
        onSilenced: () => this.#silence(),
        onBlocked: () => this.#block(),
      },
    });
    const isGuarded = !config.controls.seekable && options.source.kind === 'video';
    this.#allowSeek = isGuarded ? guardSeeking(video, signal) : () => undefined;
  }

  /** Why it cannot play, or null. */
  get error(): EmbedError | null {
    return this.#error;
  }

  get isStarted(): boolean {
    return this.#isStarted;
  }

  get ad(): AdDetails | null {
    return this.#ads?.ad ?? null;
  }

  get paused(): boolean {
    return this.#ads?.isLinear === true ? this.#ads.paused : this.#content.paused;
  }

  get ended(): boolean {
    return this.#content.isOver;
  }

  get duration(): number {
    const { source } = this.#options;
    if (source.kind === 'live') return Infinity;
    const { duration } = this.stage.video;
    return Number.isNaN(duration) ? (source.duration ?? NaN) : duration;
  }

  seek(seconds: number): void {
    this.#allowSeek(seconds);
    this.stage.video.currentTime = seconds;
  }

  play(): Promise<void> {
    this.#isBlocked = false;
    this.#start ??= 'click';
    if (this.#ads?.isLinear !== true) return this.#content.play();
    this.#content.emitPlay();
    return this.#ads.play();
  }

  pause(): void {
    if (this.#ads?.isLinear !== true) {
      this.#content.pause();
      return;
    }
    this.#ads.pause();
    this.#content.emitPause();
  }

  skipAd(): void {
    this.#ads?.skip();
  }

  /** Shows the controls and starts autoplay. Call it once the stage is in the page. */
  start(): void {
    this.#isStarted = true;
    if (this.#options.config.playback.preload) this.#content.load();
    if (this.#options.autoplay) void this.#autoplay();
    void this.#showControls(this.#listen());
    this.#update();
  }

  /** Retries after an error. */
  retry(): void {
    this.#error = null;
    this.#content.retry();
    this.#update();
    this.#options.onErrorChange();
  }

  /** Sets all texts in the current language. */
  label(name: string): void {
    const messages = this.#options.messages();
    const { root, title, unmute, watermark } = this.stage;
    root.lang = messages.language;
    root.setAttribute('aria-label', name || messages.player);
    title.textContent = name;
    unmute.setAttribute('aria-label', messages.unmute);
    if (watermark?.matches('a') === true) watermark.setAttribute('aria-label', messages.watermark);
    this.#update();
  }

  /** The viewer as page script knows it has changed. */
  viewerChanged(): void {
    this.#ads?.viewerChanged();
  }

  /** Ends the player and frees the media. A player cannot be restarted. */
  end(): void {
    this.#ending.abort();
    this.#ads?.destroy();
    this.#content.release();
    this.stage.root.remove();
  }

  #listen(): ViewerCommands {
    const { signal } = this.#ending;
    const { root, video, play, unmute } = this.stage;
    const { host, config } = this.#options;
    const commands = viewerCommands(this, { host, video, canSeek: canSeek(config) });
    listenToKeys(root, commands, signal);
    listenToTaps(this.stage, commands, signal);
    play.addEventListener('click', () => commands.togglePlay(), { signal });
    unmute.addEventListener('click', () => (video.muted = false), { signal });
    watchActivity(root, signal, (isActive) => root.toggleAttribute('data-resting', !isActive));
    return commands;
  }

  async #showControls(commands: ViewerCommands): Promise<void> {
    const { stage } = this;
    const { autoplay: isStarting, config } = this.#options;
    const { signal } = this.#ending;
    const isLoading = isStarting || config.playback.preload;
    const shown = await showControls({ ...this.#options, stage, commands, isLoading, signal });
    if (signal.aborted) return;
    if (shown.update) this.#updateControls = shown.update;
    stage.root.dataset['controls'] = shown.kind;
    stage.root.toggleAttribute('data-steady', !config.controls.autoHide);
    this.#update();
  }

  async #autoplay(): Promise<void> {
    const { video } = this.stage;
    this.#start = video.muted ? 'muted-autoplay' : 'autoplay';
    const result = await autoplay(video, () => this.#content.play());
    if (this.#ending.signal.aborted) return;
    if (result === 'muted') {
      this.#start = 'muted-autoplay';
      this.#silence();
    }
    if (result === 'blocked') this.#block();
    this.#update();
  }

  /** The browser allowed only muted playback, unless the viewer has turned the sound on since. */
  #silence(): void {
    this.#isSilenced = this.stage.video.muted;
    this.#update();
  }

  #block(): void {
    this.#isBlocked = true;
    this.#start = null;
    this.#update();
    this.#options.host.dispatchEvent(playerEvent('autoplayblocked'));
  }

  #fail(error: EmbedError): void {
    this.#error = error;
    this.#update();
    this.#options.onErrorChange();
  }

  #emit(name: Parameters<typeof playerEvent>[0]): void {
    const { video } = this.stage;
    if (name === 'play') {
      this.#isBlocked = false;
      this.#start ??= 'click';
    }
    if (name === 'volumechange') {
      if (!video.muted) this.#isSilenced = false;
      this.#ads?.soundChanged();
    }
    this.#update();
    this.#options.host.dispatchEvent(playerEvent(name));
  }

  #makeAds(): AdGuard {
    const { loadAds: load, config, host, language, known } = this.#options;
    const { root, video, ads } = this.stage;
    const stage: PlayerStage = {
      config,
      content: video,
      layer: ads,
      language,
      viewerInput: () => ({ root, host, start: this.#start, known: known() }),
      sound: () => ({ volume: video.volume, muted: video.muted }),
      emit: (name, init, event = new AdEvent(name, init)) => host.dispatchEvent(event),
      onPausedChange: (isPaused) =>
        isPaused ? this.#content.emitPause() : this.#content.emitPlay(),
      onLinearChange: (isLinear) => {
        this.#isLinear = isLinear;
        this.#content.setLinear(isLinear);
        this.#update();
      },
    };
    return new AdGuard({ stage, ...(load && { load }), onGiveUp: () => this.#content.resume() });
  }

  #update(): void {
    const { hasStarted, isWanted, isHeld } = this.#content;
    updateStage(this.stage, {
      paused: this.paused,
      isWanted: hasStarted || isWanted,
      isBlocked: this.#isBlocked,
      isSilenced: this.#isSilenced,
      isHeld,
      isLinear: this.#isLinear,
      hasFailed: this.#error !== null,
      messages: this.#options.messages(),
    });
    this.#updateControls();
  }
}
