import { toggleFullscreen } from '../playback/fullscreen.js';
import { toggleSubtitles } from '../playback/subtitles.js';

interface ControllablePlayer {
  readonly paused: boolean;
  /** Seconds of the content. */
  readonly duration: number;
  readonly ad: object | null;
  play(): Promise<void>;
  pause(): void;
  seek(seconds: number): void;
}

export interface ViewerCommandsOptions {
  readonly host: HTMLElement;
  readonly video: HTMLVideoElement;
  readonly canSeek: boolean;
}

const clamp = (value: number, max: number): number => Math.min(Math.max(value, 0), max);

export class ViewerCommands {
  readonly canSeek: boolean;
  readonly #player: ControllablePlayer;
  readonly #host: HTMLElement;
  readonly #video: HTMLVideoElement;

  constructor(player: ControllablePlayer, { host, video, canSeek }: ViewerCommandsOptions) {
    this.#player = player;
    this.#host = host;
    this.#video = video;
    this.canSeek = canSeek;
  }

  /** Seconds of the content. */
  get duration(): number {
    return this.#player.duration;
  }

  togglePlay(): void {
    // The player reports a rejection itself.
    if (this.#player.paused) void this.#player.play().catch(() => undefined);
    else this.#player.pause();
  }

  toggleMute(): void {
    this.#video.muted = !this.#video.muted;
  }

  toggleFullscreen(): void {
    toggleFullscreen(this.#host, this.#video);
  }

  toggleCaptions(): void {
    toggleSubtitles(this.#video);
  }

  /** Seconds from the current position. */
  seekBy(seconds: number): void {
    this.#seek(this.#video.currentTime + seconds);
  }

  /** Share of the duration, 0 to 1. */
  seekTo(share: number): void {
    this.#seek(this.#player.duration * share);
  }

  /** From -1 to 1. */
  changeVolume(by: number): void {
    this.#video.muted = false;
    this.#video.volume = clamp(this.#video.volume + by, 1);
  }

  /** Does nothing during a linear ad. */
  #seek(seconds: number): void {
    const { duration, ad } = this.#player;
    if (Number.isFinite(duration) && ad === null) this.#player.seek(clamp(seconds, duration));
  }
}
