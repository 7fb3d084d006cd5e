import { LitElement } from 'lit';
import type { PlayerConfig } from '../../src/resolve/player-config.js';
import type { LoadAds } from '../../src/player/ads/ad-guard.js';
import type { AdDetails } from '../../src/player/playback/ad-details.js';
import { type MediaState, READ_MEMBERS } from '../../src/player/playback/media-state.js';
import type { Playback } from '../../src/player/playback/playback.js';
import type { Player } from '../../src/player/playback/player.js';
import type { EmbedError } from '../../src/player/embed-error.js';
import { unplayable } from '../../src/player/unplayable.js';

/** Has the values of a `<video>` without media. */
let idleVideo: HTMLVideoElement | null = null;

/** An element with the members of `Playback`; without a player, they have the values of a `<video>` without media. */
export abstract class PlaybackElement extends LitElement implements Playback, MediaState {
  abstract config: PlayerConfig | null;
  abstract defaultMuted: boolean;
  abstract readonly state: string;
  abstract readonly error: EmbedError | null;

  declare readonly seeking: boolean;
  declare readonly readyState: number;
  declare readonly networkState: number;
  declare readonly currentSrc: string;
  declare readonly buffered: TimeRanges;
  declare readonly seekable: TimeRanges;
  protected player: Player | null = null;
  /** A subclass may replace the code of the ads. */
  declare protected readonly loadAds?: LoadAds;
  /** Values set by script are kept for the next player. */
  #volume = 1;
  #muted: boolean | null = null;
  #rate = 1;

  get paused(): boolean {
    return this.player?.paused ?? true;
  }

  get ended(): boolean {
    return this.player?.ended ?? false;
  }

  get duration(): number {
    return this.player?.duration ?? NaN;
  }

  get currentTime(): number {
    return this.player?.stage.video.currentTime ?? 0;
  }

  set currentTime(seconds: number) {
    this.player?.seek(seconds);
  }

  get volume(): number {
    return this.player?.stage.video.volume ?? this.#volume;
  }

  /** Throws an IndexSizeError outside of 0 to 1, as a `<video>` does. */
  set volume(volume: number) {
    const video = this.player?.stage.video ?? document.createElement('video');
    video.volume = volume;
    this.#volume = volume;
  }

  get muted(): boolean {
    return this.player?.stage.video.muted ?? this.#startsMuted;
  }

  set muted(muted: boolean) {
    if (this.player !== null) this.player.stage.video.muted = muted;
    this.#muted = muted;
  }

  get playbackRate(): number {
    return this.player?.stage.video.playbackRate ?? this.#rate;
  }

  /** Throws a NotSupportedError for a rate that the browser does not support, as a `<video>` does. */
  set playbackRate(rate: number) {
    this.video.playbackRate = rate;
    this.video.defaultPlaybackRate = rate;
    this.#rate = rate;
  }

  get textTracks(): TextTrackList {
    return this.video.textTracks;
  }

  /** The video of the content, or one without media. */
  protected get video(): HTMLVideoElement {
    return this.player?.stage.video ?? (idleVideo ??= document.createElement('video'));
  }

  get ad(): AdDetails | null {
    return this.player?.ad ?? null;
  }

  async play(): Promise<void> {
    if (this.player === null) throw await unplayable('InvalidStateError', this);
    await this.player.play();
  }

  pause(): void {
    this.player?.pause();
  }

  skipAd(): void {
    this.player?.skipAd();
  }

  /** Rejects like the method of a `<video>`, also if the embed does not allow picture-in-picture. */
  async requestPictureInPicture(): Promise<PictureInPictureWindow> {
    if (this.player === null) throw await unplayable('InvalidStateError', this);
    return this.player.stage.video.requestPictureInPicture();
  }

  get #startsMuted(): boolean {
    return this.#muted ?? (this.defaultMuted || this.config?.playback.muted === true);
  }
}

for (const name of READ_MEMBERS)
  Object.defineProperty(PlaybackElement.prototype, name, {
    configurable: true,
    get(this: { readonly video: HTMLVideoElement }) {
      return this.video[name];
    },
  });
