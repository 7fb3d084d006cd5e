import type { PlayerConfig, Source } from '../../resolve/player-config.js';
import type { Viewer } from '../../viewer.js';
import type { EmbedError } from '../embed-error.js';
import type { PlayerMessages } from '../../locales/player-messages.js';
import type { AdDetails } from './ad-details.js';
import { playerEvent } from './player-events.js';
import { AdGuard, type LoadAds } from '../ads/ad-guard.js';
import { hasAds } from '../ads/has-ads.js';
import { autoplay } from './autoplay.js';
import { Content } from './content.js';
import { watchActivity } from '../controls/activity.js';
import { canSeek } from '../controls/bar-settings.js';
import { type ControlsKind, type ControlSet, showControls } from '../controls/control-set.js';
import { listenToDoubleTaps } from '../controls/gestures.js';
import { listenToKeys } from '../controls/keyboard.js';
import { closePictureInPicture } from './picture-in-picture.js';
import { adStageOf } from './player-ad-stage.js';
import { showScene } from './scene.js';
import { guardSeeking } from './seek-guard.js';
import { buildStage, type Stage } from './stage.js';
import type { PlaybackFacts } from './viewer-at-play.js';
import { ViewerCommands } from './viewer-commands.js';

export interface PlayerSettings {
  readonly config: PlayerConfig;
  readonly source: Source;
  /** The element: its events are the player's, and it goes to full screen. */
  readonly host: HTMLElement;
  readonly controls: ControlsKind;
  readonly autoplay: boolean;
  readonly muted: boolean;
  readonly volume: number;
  readonly language: () => string;
  readonly messages: () => PlayerMessages;
  /** What page script knows of the viewer. */
  readonly known: () => Viewer | null;
  /** `error` is another one now. */
  readonly changed: () => void;
  /** Default: loads the ad controller. */
  readonly loadAds?: LoadAds | undefined;
}

/** One config on one stage, from its being put into the page to `end`. */
export class Player {
  readonly stage: Stage;
  readonly #settings: PlayerSettings;
  readonly #ending = new AbortController();
  readonly #content: Content;
  readonly #ads: AdGuard | null;
  readonly #allowSeek: (seconds: number) => void;
  #error: EmbedError | null = null;
  #start: PlaybackFacts['start'] = null;
  #isLinear = false;
  /** The viewer has to start it: the browser does not let anybody else. */
  #isBlocked = false;
  /** It plays without sound although it was to have some. */
  #isSilenced = false;
  #isStarted = false;

  constructor(settings: PlayerSettings) {
    this.#settings = settings;
    const { config } = settings;
    const { signal } = this.#ending;
    this.stage = buildStage(config, signal);
    const { video } = this.stage;
    video.muted = settings.muted;
    video.volume = settings.volume;
    closePictureInPicture(video, signal);
    const ads = hasAds(config.ads) ? this.#makeAds() : null;
    this.#ads = ads;
    this.#content = new Content(video, {
      source: settings.source,
      signal,
      breaks: ads && { before: () => ads.beforeContent(), after: () => ads.afterContent() },
      events: {
        tell: (name) => this.#tell(name),
        failed: (error) => this.#fail(error),
        held: () => this.#show(),
        blocked: () => this.#block(),
      },
    });
    const isHeld = !config.controls.seekable && settings.source.kind === 'video';
    this.#allowSeek = isHeld ? guardSeeking(video, signal).allow : () => undefined;
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
    const { source } = this.#settings;
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
    this.#content.tellPlay();
    return this.#ads.play();
  }

  pause(): void {
    if (this.#ads?.isLinear !== true) {
      this.#content.pause();
      return;
    }
    this.#ads.pause();
    this.#content.tellPaused();
  }

  skipAd(): void {
    this.#ads?.skip();
  }

  /** Once the stage is in the page: gives it its controls, and starts it if that is asked for. */
  start(): void {
    this.#isStarted = true;
    this.#listen();
    void this.#control();
    const { config } = this.#settings;
    if (config.playback.preload) this.#content.load();
    if (this.#settings.autoplay) void this.#autoplay();
    this.#show();
  }

  /** Tries again after an error. */
  retry(): void {
    this.#error = null;
    this.#content.retry();
    this.#show();
    this.#settings.changed();
  }

  /** Says everything in the language of the place. */
  label(name: string): void {
    const messages = this.#settings.messages();
    const { root, title, unmute, watermark } = this.stage;
    root.lang = messages.language;
    root.setAttribute('aria-label', name || messages.player);
    title.textContent = name;
    unmute.setAttribute('aria-label', messages.unmute);
    if (watermark?.matches('a') === true) watermark.setAttribute('aria-label', messages.watermark);
    this.#show();
  }

  /** Ends everything and frees the media, for good. */
  end(): void {
    this.#ending.abort();
    this.#ads?.destroy();
    this.#content.release();
    this.stage.root.remove();
  }

  #listen(): void {
    const { signal } = this.#ending;
    const { root, screen, video, play, unmute } = this.stage;
    const { host, config } = this.#settings;
    const commands = new ViewerCommands(this, { host, canSeek: canSeek(config) });
    listenToKeys(root, commands, signal);
    listenToDoubleTaps(screen, commands, signal);
    play.addEventListener('click', () => commands.togglePlay(), { signal });
    unmute.addEventListener('click', () => (video.muted = false), { signal });
    watchActivity(root, signal, (isActive) => root.toggleAttribute('data-resting', !isActive));
  }

  async #control(): Promise<void> {
    const { stage } = this;
    const { config, controls: kind, host, language, messages } = this.#settings;
    const { signal } = this.#ending;
    const shown: ControlSet = await showControls({
      ...{ stage, config, kind, host, language: language(), messages: messages(), signal },
    });
    stage.root.dataset['controls'] = shown;
    stage.root.toggleAttribute('data-steady', !config.controls.autoHide);
    if (shown !== 'none' || signal.aborted) return;
    stage.video.addEventListener('click', () => stage.play.click(), { signal });
    this.#show();
  }

  async #autoplay(): Promise<void> {
    const { video } = this.stage;
    this.#start = video.muted ? 'muted-autoplay' : 'autoplay';
    const player = {
      get muted() {
        return video.muted;
      },
      set muted(muted: boolean) {
        video.muted = muted;
      },
      play: () => this.#content.play(),
    };
    const outcome = await autoplay(player);
    if (this.#ending.signal.aborted) return;
    if (outcome === 'muted') {
      this.#start = 'muted-autoplay';
      this.#isSilenced = video.muted;
    }
    if (outcome === 'blocked') this.#block();
    this.#show();
  }

  #block(): void {
    this.#isBlocked = true;
    this.#start = null;
    this.#show();
    this.#settings.host.dispatchEvent(playerEvent('autoplayblocked'));
  }

  #fail(error: EmbedError): void {
    this.#error = error;
    this.#show();
    this.#settings.changed();
  }

  #tell(name: Parameters<typeof playerEvent>[0]): void {
    const { video } = this.stage;
    if (name === 'play') {
      this.#isBlocked = false;
      this.#start ??= 'click';
    }
    if (name === 'volumechange') {
      if (!video.muted) this.#isSilenced = false;
      this.#ads?.soundChanged();
    }
    this.#show();
    this.#settings.host.dispatchEvent(playerEvent(name));
  }

  #makeAds(): AdGuard {
    const { loadAds: load } = this.#settings;
    const stage = adStageOf({
      ...this.#settings,
      stage: this.stage,
      start: () => this.#start,
      onPausedChange: (isPaused) =>
        isPaused ? this.#content.tellPaused() : this.#content.tellPlay(),
      onLinearChange: (isLinear) => {
        this.#isLinear = isLinear;
        this.#content.setLinear(isLinear);
        this.#show();
      },
    });
    return new AdGuard({ stage, ...(load && { load }), onGiveUp: () => this.#content.goOn() });
  }

  #show(): void {
    const { hasStarted, isWanted, isHeld } = this.#content;
    showScene(this.stage, {
      paused: this.paused,
      isWanted: hasStarted || isWanted,
      isBlocked: this.#isBlocked,
      isSilenced: this.#isSilenced,
      isHeld,
      isLinear: this.#isLinear,
      hasFailed: this.#error !== null,
      messages: this.#settings.messages(),
    });
  }
}
