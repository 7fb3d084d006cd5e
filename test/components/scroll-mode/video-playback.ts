import type { AdDetails } from '../../../components/playback/ad-details.js';
import type { Playback } from '../../../components/playback/playback.js';
import { MEDIA_EVENTS } from '../../../components/playback/player-events.js';

export const MEDIA = '/demo/sandbox/media';

export const sheetOf = (text: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
};

/** A `<video>` as what plays: really playing, muted at first. */
export class VideoPlayback extends EventTarget implements Playback {
  ad: AdDetails | null = null;
  readonly video: HTMLVideoElement;

  constructor(video: HTMLVideoElement) {
    super();
    this.video = video;
    Object.assign(video, { src: `${MEDIA}/test-card.mp4`, muted: true, loop: true });
    for (const name of MEDIA_EVENTS) {
      video.addEventListener(name, () => this.dispatchEvent(new Event(name)));
    }
  }
  get paused(): boolean {
    return this.video.paused && this.ad === null;
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
    this.ad = null;
  }
}
