import { VIEWABLE_MS } from '../../../vast/play/playback-reports.js';
import type { VastTracker } from '../../../vast/vast-ad.js';

/** The MRC's rule for video: the fraction of the ad that has to be in the viewport. */
const MIN_VISIBLE_FRACTION = 0.5;

/** The time between checks while the ad is paused. */
const MIN_CHECK_INTERVAL_MS = 50;

export interface ViewabilityWatch {
  readonly tracker: Pick<VastTracker, 'viewable'>;
  /** How long the ad has played; pauses do not count. */
  readonly playedMs: () => number;
  readonly signal: AbortSignal;
}

const isTabVisible = (): boolean => document.visibilityState === 'visible';

/** Calls back at first, and when half of the element comes into the viewport or leaves it. */
const observeView = (
  element: Element,
  changed: (isHalfInView: boolean) => void,
): IntersectionObserver => {
  const observer = new IntersectionObserver(
    (entries) => changed((entries.at(-1)?.intersectionRatio ?? 0) >= MIN_VISIBLE_FRACTION),
    { threshold: MIN_VISIBLE_FRACTION },
  );
  observer.observe(element);
  return observer;
};

/**
 * Reports once whether an ad was seen, at its end at the latest: half of it was in the viewport of the visible tab for
 * two seconds without interruption. The MRC's "focused tab" is read as the tab that its window shows
 * (`document.visibilityState`), not as the keyboard focus, which a reader moves without looking away.
 */
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
  let isInView = false;
  /** Whether nothing is known of the time from the start of the ad on but that the tab was visible. */
  let isFirst = isTabVisible();
  const decided = new AbortController();
  const isViewable = (): boolean => since !== null && playedMs() - since >= VIEWABLE_MS;
  const decide = (): void => {
    decided.abort();
    clearTimeout(timer);
    observer.disconnect();
    const unseen = isFirst && playedMs() >= VIEWABLE_MS ? 'viewUndetermined' : 'notViewable';
    tracker.viewable(isViewable() ? 'viewable' : unseen);
  };
  const check = (): void => {
    if (since === null) return;
    const leftMs = VIEWABLE_MS - (playedMs() - since);
    if (leftMs <= 0) decide();
    else timer = window.setTimeout(check, Math.max(leftMs, MIN_CHECK_INTERVAL_MS));
  };
  const update = (): void => {
    clearTimeout(timer);
    // The first entry describes the ad from its start on.
    since = isInView && isTabVisible() ? (since ?? (isFirst ? 0 : playedMs())) : null;
    isFirst = false;
    check();
  };
  const observer = observeView(element, (isHalfInView) => {
    isInView = isHalfInView;
    update();
  });
  document.addEventListener('visibilitychange', update, { signal: decided.signal });
  signal.addEventListener('abort', decide, { signal: decided.signal });
};
