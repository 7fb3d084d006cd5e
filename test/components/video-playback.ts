import type { AdDetails } from '../../src/player/playback/ad-details.js';
import { UNKNOWN_AD } from '../../src/player/ads/ad-info.js';
import type { Playback } from '../../src/player/playback/playback.js';
import { MEDIA_EVENTS, playerEvent } from '../../src/player/playback/player-events.js';

/** A linear preroll, with other fields as given. */
export const linearAd = (fields: Partial<AdDetails> = {}): AdDetails => ({
  ...UNKNOWN_AD,
  position: 'preroll',
  id: '1',
  title: '',
  path: '/preroll/0',
  linearity: 'linear',
  tag: null,
  duration: 6,
  skipAfter: null,
  index: 1,
  count: 1,
  ...fields,
});

/** A player that is only a video element; a test sets its ad. */
export class VideoPlayback extends EventTarget implements Playback {
  readonly video: HTMLVideoElement;
  /** Number of calls of `skipAd`. */
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
