import { reportLinearStart } from '../../../vast/play/playback-reports.js';
import type { VastTracker } from '../../../vast/vast-ad.js';
import { isFullscreen } from '../../playback/fullscreen.js';
import { watchViewability } from './viewability.js';

const watchState = (read: () => boolean, onChange: (isOn: boolean) => void): (() => void) => {
  let was = read();
  return () => {
    const is = read();
    if (is !== was) onChange(is);
    was = is;
  };
};

export interface LinearTracking {
  readonly tracker: VastTracker | null;
  readonly onPausedChange: (isPaused: boolean) => void;
  readonly signal: AbortSignal;
}

/** Reports to a tracker what happens to a linear ad from its first frame on, until the signal aborts. */
export const trackLinear = (
  video: HTMLVideoElement,
  { tracker, onPausedChange, signal }: LinearTracking,
): void => {
  if (tracker !== null) {
    reportLinearStart(tracker);
    watchViewability(video, { tracker, playedMs: () => video.currentTime * 1000, signal });
  }
  const progress = (): void => tracker?.progress(video.currentTime, video.duration);
  const sound = watchState(
    () => video.muted || video.volume === 0,
    (isSilent) => tracker?.event(isSilent ? 'mute' : 'unmute'),
  );
  const screen = watchState(
    () => isFullscreen(video),
    (isFull) => {
      // The names of VAST 3 and 4.
      for (const name of isFull
        ? ['fullscreen', 'playerExpand']
        : ['exitFullscreen', 'playerCollapse'])
        tracker?.event(name);
    },
  );
  const pause = watchState(
    // A video pauses by itself at its end.
    () => video.paused && !video.ended,
    (isPaused) => {
      tracker?.event(isPaused ? 'pause' : 'resume');
      onPausedChange(isPaused);
    },
  );
  video.addEventListener('timeupdate', progress, { signal });
  video.addEventListener('volumechange', sound, { signal });
  video.addEventListener('pause', pause, { signal });
  video.addEventListener('play', pause, { signal });
  document.addEventListener('fullscreenchange', screen, { signal });
};
