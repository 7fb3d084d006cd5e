import { VideoPlayback } from '../../../components/video-playback.js';

export const sheetOf = (text: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
};

/** A video that plays without end, muted at first; while an ad is on it is not paused, and a skip ends the ad. */
export class LoopingPlayback extends VideoPlayback {
  constructor(video: HTMLVideoElement) {
    super(video, '/demo/sandbox/media/test-card.mp4');
    Object.assign(video, { muted: true, loop: true });
  }

  override get paused(): boolean {
    return super.paused && this.ad === null;
  }

  override skipAd(): void {
    this.ad = null;
  }
}
