import { VIEWABLE_MS } from '../../../vast/playback-reports.js';
import type { VastTracker } from '../../../vast/vast-ad.js';

/** The MRC's rule for video: the fraction of the ad that has to be in the viewport. */
const MIN_VISIBLE_FRACTION = 0.5;

/** The time between checks while the ad is paused. */
const MIN_CHECK_INTERVAL_MS = 50;

export interface ViewabilityWatch {
  readonly tracker: Pick<VastTracker, 'viewable'>;
  /** How long the ad has played; pauses do not count. */
  readonly playedMs: () => number;
  /** Ends with the ad. */
  readonly signal: AbortSignal;
}

/** Reports once whether an ad was seen, at its end at the latest. */
export const watchViewability = (
  element: Element,
  { tracker, playedMs, signal }: ViewabilityWatch,
): void => {
  if (!('IntersectionObserver' in window)) {
    tracker.viewable('viewUndetermined');
    return;
  }
  let timer = 0;
  /** When it came into view, in played milliseconds; null while it is not in view. */
  let since: number | null = null;
  let isFirst = true;
  const decided = new AbortController();
  const isViewable = (): boolean => since !== null && playedMs() - since >= VIEWABLE_MS;
  const decide = (): void => {
    decided.abort();
    clearTimeout(timer);
    observer.disconnect();
    tracker.viewable(isViewable() ? 'viewable' : 'notViewable');
  };
  const check = (): void => {
    if (since === null) return;
    const leftMs = VIEWABLE_MS - (playedMs() - since);
    if (leftMs <= 0) decide();
    else timer = window.setTimeout(check, Math.max(leftMs, MIN_CHECK_INTERVAL_MS));
  };
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      const isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= MIN_VISIBLE_FRACTION;
      // The first entry describes the ad from its start on.
      since = isInView ? (isFirst ? 0 : playedMs()) : null;
      isFirst = false;
      check();
    },
    { threshold: MIN_VISIBLE_FRACTION },
  );
  observer.observe(element);
  signal.addEventListener('abort', decide, { signal: decided.signal });
};
