import type { VastTracker } from '../vast-ad.js';

/** How long an ad has to be in view without interruption to be viewable (the MRC's rule for video). */
export const VIEWABLE_MS = 2_000;

export const reportLinearStart = (tracker: VastTracker): void => {
  tracker.impression();
  tracker.event('creativeView');
  tracker.event('start');
};

export const reportOverlayStart = (tracker: VastTracker): void => {
  tracker.impression();
  tracker.event('loaded');
  tracker.event('creativeView');
};
