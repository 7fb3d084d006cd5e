import type { Commands } from '../controls/keyboard.js';
import { toggleFullscreen } from './fullscreen.js';
import type { Player } from './player.js';
import { toggleSubtitles } from './subtitles.js';

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** What the viewer can do to a player without a control for it. */
export class ViewerCommands implements Commands {
  readonly canSeek: boolean;
  readonly #player: Player;
  readonly #host: HTMLElement;

  constructor(
    player: Player,
    { host, canSeek }: { readonly host: HTMLElement; readonly canSeek: boolean },
  ) {
    this.#player = player;
    this.#host = host;
    this.canSeek = canSeek;
  }

  togglePlay(): void {
    // A refusal is told by the player itself.
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

  seekBy(seconds: number): void {
    this.#seek(this.#video.currentTime + seconds);
  }

  seekTo(part: number): void {
    this.#seek(this.#player.duration * part);
  }

  changeVolume(by: number): void {
    this.#video.muted = false;
    this.#video.volume = within(this.#video.volume + by, 1);
  }

  get #video(): HTMLVideoElement {
    return this.#player.stage.video;
  }

  /** An ad does not move with the content. */
  #seek(seconds: number): void {
    const { duration } = this.#player;
    if (Number.isFinite(duration) && this.#player.ad === null)
      this.#player.seek(within(seconds, duration));
  }
}
