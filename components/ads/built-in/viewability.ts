import type { VastTracker } from '../vast/vast-ad.js';

/** Share of the ad that has to be in the viewport, and for how many milliseconds without a break (the MRC's rule for video). */
const SHARE = 0.5;
const TIME = 2_000;

/** Tells the tracker once whether an ad was seen; when the signal aborts before, it was not. */
export const watchViewability = (
  element: Element,
  tracker: Pick<VastTracker, 'viewable'>,
  signal: AbortSignal,
): void => {
  if (!('IntersectionObserver' in window)) {
    tracker.viewable('viewUndetermined');
    return;
  }
  let timer = 0;
  const decided = new AbortController();
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      const isSeen = (entries.at(-1)?.intersectionRatio ?? 0) >= SHARE;
      if (isSeen) timer = window.setTimeout(() => decide('viewable'), TIME);
    },
    { threshold: SHARE },
  );
  const decide = (seen: 'viewable' | 'notViewable'): void => {
    decided.abort();
    clearTimeout(timer);
    observer.disconnect();
    tracker.viewable(seen);
  };
  observer.observe(element);
  signal.addEventListener('abort', () => decide('notViewable'), { signal: decided.signal });
};
