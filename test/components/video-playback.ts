import type { AdDetails } from '../../src/player/playback/ad-details.js';
import type { Playback } from '../../src/player/playback/playback.js';
import { MEDIA_EVENTS, playerEvent } from '../../src/player/playback/player-events.js';

/** A player that is only a video element; a test sets its ad. */
export class VideoPlayback extends EventTarget implements Playback {
  readonly video: HTMLVideoElement;
  /** The requested skips. */
  skips = 0;
  ad: AdDetails | null = null;

  constructor(video: HTMLVideoElement, src: string) {
    super();
    this.video = video;
    video.src = src;
    for (const name of MEDIA_EVENTS) {
      video.addEventListener(name, () => this.dispatchEvent(playerEvent(name)));
    }
  }

  get paused(): boolean {
    return this.video.paused;
  }

  get ended(): boolean {
    return this.video.ended;
  }

  get duration(): number {
    return this.video.duration;
  }

  get currentTime(): number {
    return this.video.currentTime;
  }

  set currentTime(seconds: number) {
    this.video.currentTime = seconds;
  }

  get volume(): number {
    return this.video.volume;
  }

  set volume(volume: number) {
    this.video.volume = volume;
  }

  get muted(): boolean {
    return this.video.muted;
  }

  set muted(muted: boolean) {
    this.video.muted = muted;
  }

  play(): Promise<void> {
    return this.video.play();
  }

  pause(): void {
    this.video.pause();
  }

  skipAd(): void {
    this.skips += 1;
  }
}
