import type { VastTracker } from '../../vast/vast-ad.js';
import type { AdStage } from './ad-stage.js';

/** Calls, and reports to the page what is thrown: the content never waits for a callback's fault. */
export const guard = <T>(call: () => T, otherwise: T): T => {
  try {
    return call();
  } catch (error) {
    reportError(error);
    return otherwise;
  }
};

/**
 * The same stage until the signal aborts, after which it hears nothing any more; what its callbacks throw is reported and
 * goes no further. `heard` hears what is told, first.
 */
export const guardedStage = (
  stage: AdStage,
  heard: AdStage['tell'],
  signal: AbortSignal,
): AdStage => ({
  config: stage.config,
  content: stage.content,
  layer: stage.layer,
  language: () => guard(stage.language, ''),
  viewer: () => guard(stage.viewer, {}),
  sound: () => guard(stage.sound, { volume: 1, muted: true }),
  tell: (name, init) => {
    if (signal.aborted) return;
    heard(name, init);
    guard(() => stage.tell(name, init), undefined);
  },
  paused: (isPaused) => {
    if (!signal.aborted) guard(() => stage.paused(isPaused), undefined);
  },
  linear: (isOn) => {
    if (!signal.aborted) guard(() => stage.linear(isOn), undefined);
  },
});

/** The same tracker; what its methods throw is reported and goes no further. */
export const guardedTracker = (tracker: VastTracker): VastTracker => ({
  impression: () => guard(() => tracker.impression(), undefined),
  viewable: (seen) => guard(() => tracker.viewable(seen), undefined),
  event: (name) => guard(() => tracker.event(name), undefined),
  progress: (seconds, duration) => guard(() => tracker.progress(seconds, duration), undefined),
  complete: () => guard(() => tracker.complete(), undefined),
  click: () => guard(() => tracker.click(), undefined),
  error: (code) => guard(() => tracker.error(code), undefined),
});

/** For an ad of the embed itself, of which no server wants to know. */
export const NO_TRACKER: VastTracker = {
  impression: () => undefined,
  viewable: () => undefined,
  event: () => undefined,
  progress: () => undefined,
  complete: () => undefined,
  click: () => undefined,
  error: () => undefined,
};
