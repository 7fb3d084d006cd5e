import type { VastTracker } from '../../../vast/vast-ad.js';

/** Share of the ad that has to be in the viewport, and for how many milliseconds without a break (the MRC's rule for video). */
const SHARE = 0.5;
const TIME = 2_000;

/** Milliseconds: while the ad stands still its time does not come nearer. */
const LEAST_WAIT = 50;

export interface ViewabilityWatch {
  readonly tracker: Pick<VastTracker, 'viewable'>;
  /** Milliseconds for which the ad has been on; those of a pause do not count. */
  readonly shown: () => number;
  /** Ends with the ad. */
  readonly signal: AbortSignal;
}

/** Tells the tracker once whether an ad was seen, at the end of the ad at the latest. */
export const watchViewability = (
  element: Element,
  { tracker, shown, signal }: ViewabilityWatch,
): void => {
  if (!('IntersectionObserver' in window)) {
    tracker.viewable('viewUndetermined');
    return;
  }
  let timer = 0;
  /** When it came into view, or null. */
  let since: number | null = null;
  let isFirst = true;
  const decided = new AbortController();
  const wasSeen = (): boolean => since !== null && shown() - since >= TIME;
  const decide = (): void => {
    decided.abort();
    clearTimeout(timer);
    observer.disconnect();
    tracker.viewable(wasSeen() ? 'viewable' : 'notViewable');
  };
  const check = (): void => {
    if (since === null) return;
    if (wasSeen()) decide();
    else timer = window.setTimeout(check, Math.max(TIME - (shown() - since), LEAST_WAIT));
  };
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      const isSeen = (entries.at(-1)?.intersectionRatio ?? 0) >= SHARE;
      // The first answer is about the ad from its start on.
      since = isSeen ? (isFirst ? 0 : shown()) : null;
      isFirst = false;
      check();
    },
    { threshold: SHARE },
  );
  observer.observe(element);
  signal.addEventListener('abort', decide, { signal: decided.signal });
};
