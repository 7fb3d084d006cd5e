import type { VastTracker } from '../../../vast/vast-ad.js';
import { isFullscreen } from './fullscreen.js';
import { watchViewability } from './viewability.js';

/** Tells changes of a state, once a change, from how it is now on. */
const changes = (read: () => boolean, tell: (isOn: boolean) => void): (() => void) => {
  let was = read();
  return () => {
    const is = read();
    if (is !== was) tell(is);
    was = is;
  };
};

export interface LinearTracking {
  readonly tracker: VastTracker;
  /** Hears that it was paused, and that it goes on. */
  readonly paused: (isPaused: boolean) => void;
  readonly signal: AbortSignal;
}

/** Tells a tracker all that happens to a linear ad from its first frame on, until the signal ends. */
export const trackLinear = (
  video: HTMLVideoElement,
  { tracker, paused, signal }: LinearTracking,
): void => {
  tracker.impression();
  tracker.event('creativeView');
  tracker.event('start');
  watchViewability(video, { tracker, shown: () => video.currentTime * 1000, signal });
  const progress = (): void => tracker.progress(video.currentTime, video.duration);
  const sound = changes(
    () => video.muted || video.volume === 0,
    (isSilent) => tracker.event(isSilent ? 'mute' : 'unmute'),
  );
  const screen = changes(
    () => isFullscreen(video),
    (isFull) => tracker.event(isFull ? 'fullscreen' : 'exitFullscreen'),
  );
  const pause = changes(
    // At its end a video pauses by itself.
    () => video.paused && !video.ended,
    (isPaused) => {
      tracker.event(isPaused ? 'pause' : 'resume');
      paused(isPaused);
    },
  );
  video.addEventListener('timeupdate', progress, { signal });
  video.addEventListener('volumechange', sound, { signal });
  video.addEventListener('pause', pause, { signal });
  video.addEventListener('play', pause, { signal });
  document.addEventListener('fullscreenchange', screen, { signal });
};
