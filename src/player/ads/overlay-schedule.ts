import type { Ads, Overlay } from '../../resolve/player-config.js';

/** An overlay and when it is due. */
export interface ScheduledOverlay {
  readonly overlay: Overlay;
  /** Seconds of the content that have to be played before it appears. */
  readonly at: number;
}

/**
 * When each overlay appears, the earliest first. An initial overlay appears `after` seconds into
 * what is played, a main one `delay` seconds later than that; each of them once. What `delay` means is not
 * documented: an overlay that came back would show more ads than the embed may mean (ours).
 */
export const overlaySchedule = ({
  overlayInitial,
  overlayMain,
}: Pick<Ads, 'overlayInitial' | 'overlayMain'>): readonly ScheduledOverlay[] =>
  [
    ...overlayInitial.map((overlay) => ({ overlay, at: overlay.after })),
    ...overlayMain.map((overlay) => ({ overlay, at: overlay.after + overlay.delay })),
  ].sort((one, other) => one.at - other.at);

/** Seconds that an overlay stays; null = until it is closed or the content ends. A fixed one does not go away with time. */
export const staySeconds = ({ fixed, stay }: Pick<Overlay, 'fixed' | 'stay'>): number | null =>
  fixed ? null : stay;

/**
 * The overlay to show now, or null. One is shown at a time: while one is on that goes away by itself
 * the next one waits, and it takes the place of one that does not. Source: ours.
 */
export const dueOverlay = (
  schedule: readonly ScheduledOverlay[],
  now: {
    /** Seconds of the content played so far. */
    readonly seconds: number;
    readonly shown: ReadonlySet<Overlay>;
    readonly current: Overlay | null;
  },
): Overlay | null => {
  if (now.current !== null && staySeconds(now.current) !== null) return null;
  const due = schedule.find(({ overlay, at }) => at <= now.seconds && !now.shown.has(overlay));
  return due?.overlay ?? null;
};
