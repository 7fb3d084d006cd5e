import type { InspectedAd, InspectedTracker } from '../../src/vast/inspect/inspection.js';
import { VIEWABLE_MS } from '../../src/vast/play/playback-reports.js';
import { QUARTILES } from '../../src/vast/request/quartiles.js';

/**
 * When a tracker is due in a playback from the first frame to the end:
 * - `at`: at a time of the ad, in seconds and as a fraction of its duration, each null if unknown;
 * - `viewable`: after some seconds in view;
 * - `shown`: when the icon or companion is shown; `removed`: when the overlay is removed;
 * - `action`: only if the viewer does something, or something else happens;
 * - `late`: not at all, because the ad is over before;
 * - `never`: not at all, because the ad does not play.
 */
export type TrackerTime =
  | { readonly kind: 'at'; readonly seconds: number | null; readonly fraction: number | null }
  | { readonly kind: 'viewable'; readonly seconds: number }
  | { readonly kind: 'shown' | 'removed' | 'action' | 'late' | 'never' };

const AT_START: ReadonlySet<string> = new Set([
  'impression',
  'creativeView',
  'start',
  'loaded',
  'verificationNotExecuted',
]);

/** Fractions of the duration. */
const FRACTIONS: ReadonlyMap<string, number> = new Map([...QUARTILES, ['complete', 1]]);

const OTHER_TIMES: ReadonlyMap<string, TrackerTime> = new Map<string, TrackerTime>([
  ['viewable', { kind: 'viewable', seconds: VIEWABLE_MS / 1000 }],
  ['iconView', { kind: 'shown' }],
  ['companionView', { kind: 'shown' }],
  ['overlayViewDuration', { kind: 'removed' }],
]);

const atFraction = (fraction: number, duration: number | null): TrackerTime => ({
  kind: 'at',
  fraction,
  seconds: duration === null ? null : fraction * duration,
});

const trackerTime = (
  { event, isDue, offset }: InspectedTracker,
  { ad, failure }: Pick<InspectedAd, 'ad' | 'failure'>,
): TrackerTime => {
  if (failure !== null) return { kind: 'never' };
  if (!isDue) return { kind: offset === undefined ? 'action' : 'late' };
  const duration = ad.linear?.durationSeconds ?? null;
  if (AT_START.has(event)) return { kind: 'at', seconds: 0, fraction: null };
  if (offset !== undefined)
    return 'fraction' in offset
      ? atFraction(offset.fraction, duration)
      : { kind: 'at', seconds: offset.seconds, fraction: null };
  const fraction = FRACTIONS.get(event);
  if (fraction !== undefined) return atFraction(fraction, duration);
  return OTHER_TIMES.get(event) ?? { kind: 'action' };
};

const ORDER: readonly TrackerTime['kind'][] = [
  ...(['at', 'shown', 'viewable', 'removed', 'action', 'late', 'never'] as const),
];

/** Trackers of one event that are due at the same time. */
export interface TrackerGroup {
  readonly event: string;
  readonly time: TrackerTime;
  readonly templates: readonly string[];
}

const position = ({ time }: TrackerGroup): number =>
  time.kind === 'at' ? (time.seconds ?? time.fraction ?? 0) : 0;

/** The trackers of an ad by event and time, in the order in which they are due. */
export const trackerGroups = (
  ad: Pick<InspectedAd, 'ad' | 'failure' | 'trackers'>,
): readonly TrackerGroup[] => {
  const groups = new Map<string, { readonly first: TrackerGroup; readonly templates: string[] }>();
  for (const tracker of ad.trackers) {
    const time = trackerTime(tracker, ad);
    const key = `${tracker.event} ${JSON.stringify(time)}`;
    const group = groups.get(key) ?? {
      first: { event: tracker.event, time, templates: [] },
      templates: [],
    };
    group.templates.push(tracker.template);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ first, templates }) => ({ ...first, templates }))
    .sort(
      (a, b) =>
        ORDER.indexOf(a.time.kind) - ORDER.indexOf(b.time.kind) || position(a) - position(b),
    );
};
