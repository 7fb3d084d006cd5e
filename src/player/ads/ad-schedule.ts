import type { Ads, Overlay } from '../../resolve/player-config.js';
import type { ContentMove } from '../playback/playing-time.js';
import type { PlayableOverlay, TimedAd } from './vmap-ad.js';

type KnownTime<Timed> = Timed & { readonly at: number };

const isPassed =
  ({ before, after }: ContentMove) =>
  <Timed extends TimedAd>(midroll: Timed): midroll is KnownTime<Timed> =>
    midroll.at !== null && midroll.at > before && midroll.at <= after;

/**
 * The midrolls that a move of the content makes due, in the order to play them as one break: after playing, all
 * that were passed; after a seek, only the last that was passed, with those of the same time. The others wait until the
 * viewer plays over them. Not in the specification; chosen because several breaks after one seek drive viewers away.
 */
export const dueMidrolls = <Timed extends TimedAd>(
  midrolls: readonly Timed[],
  played: ReadonlySet<Timed>,
  move: ContentMove,
): readonly Timed[] => {
  const passed = midrolls.filter(isPassed(move)).filter((midroll) => !played.has(midroll));
  if (!move.isSeek) return passed.sort((a, b) => a.at - b.at);
  const last = Math.max(...passed.map(({ at }) => at));
  return passed.filter(({ at }) => at === last);
};

/** An overlay and the seconds of content to play before it appears. */
export interface ScheduledOverlay<Shown extends PlayableOverlay = Overlay> {
  readonly overlay: Shown;
  readonly at: number;
}

/**
 * When each overlay appears, the earliest first: an initial overlay after `after` seconds of played content, a main
 * one `delay` seconds later than that; each of them once. The service does not document `delay`; an overlay that
 * came back might show more ads than the embed means.
 */
export const overlaySchedule = ({
  overlayInitial,
  overlayMain,
}: Pick<Ads, 'overlayInitial' | 'overlayMain'>): readonly ScheduledOverlay[] =>
  [
    ...overlayInitial.map((overlay) => ({ overlay, at: overlay.after })),
    ...overlayMain.map((overlay) => ({ overlay, at: overlay.after + overlay.delay })),
  ].sort((a, b) => a.at - b.at);

/** Seconds for which an overlay stays; null = until it is closed or the content ends, as a fixed one does. */
export const staySeconds = ({
  fixed,
  stay,
}: Pick<PlayableOverlay, 'fixed' | 'stay'>): number | null => (fixed ? null : stay);

/**
 * The overlay to show now, or null. One is shown at a time: the next waits while the current one will leave by
 * itself, and replaces one that will not. Not in the specification.
 */
export const dueOverlay = <Shown extends PlayableOverlay>(
  schedule: readonly ScheduledOverlay<Shown>[],
  now: {
    /** Seconds of content played so far. */
    readonly seconds: number;
    readonly shown: ReadonlySet<Shown>;
    readonly current: Shown | null;
  },
): Shown | null => {
  if (now.current !== null && staySeconds(now.current) !== null) return null;
  const due = schedule.find(({ overlay, at }) => at <= now.seconds && !now.shown.has(overlay));
  return due?.overlay ?? null;
};
