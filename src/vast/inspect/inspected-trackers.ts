import { clickTrackingOf, trackingEventsOf } from '../request/ad-tracker.js';
import type { InspectedTracker } from './inspection.js';
import { reportLinearStart, reportOverlayStart, VIEWABLE_MS } from '../play/playback-reports.js';
import type { ResolvedAd } from '../read/read-ad.js';
import type { RecordedRequest, RecordingTracker } from './recording-tracker.js';
import type { VastAd } from '../vast-ad.js';

export interface SimulatedPlayback {
  readonly isLinear: boolean;
  /** Of the media file; null if unknown, and then every offset is within the ad. */
  readonly durationSeconds: number | null;
  readonly showsCompanions: boolean;
}

/** Lets a viewer see an ad from its first frame to its end, and touch nothing. */
const playLinear = (
  { icons, companions, tracker }: VastAd & { readonly tracker: RecordingTracker },
  { durationSeconds, showsCompanions }: SimulatedPlayback,
): void => {
  const seconds = durationSeconds ?? Infinity;
  tracker.event('loaded');
  reportLinearStart(tracker);
  for (const { offsetSeconds, viewTracking } of icons)
    if (offsetSeconds < seconds) tracker.reportAs('iconView', viewTracking);
  if (showsCompanions)
    for (const { viewTracking } of companions.items)
      tracker.reportAs('companionView', viewTracking);
  tracker.viewable(seconds * 1000 >= VIEWABLE_MS ? 'viewable' : 'notViewable');
  tracker.progress(seconds, seconds);
  tracker.complete();
};

const playOverlay = ({ tracker }: VastAd): void => {
  reportOverlayStart(tracker);
  tracker.viewable('viewable');
  tracker.event('overlayViewDuration');
};

const named = (event: string, templates: readonly string[]): readonly RecordedRequest[] =>
  templates.map((template) => ({ event, template }));

/** Every tracker of an ad and of its wrappers that the player knows. */
export const inspectedTrackers = (
  resolved: ResolvedAd,
  { icons, companions }: VastAd,
): readonly Omit<InspectedTracker, 'isDue'>[] => {
  const chain = [...resolved.wrappers, resolved.inline];
  const isLinear = resolved.inline.linears.length > 0;
  const every = (event: string, read: (content: (typeof chain)[number]) => readonly string[]) =>
    named(event, chain.flatMap(read));
  return [
    ...every('impression', ({ impressions }) => impressions),
    ...every('verificationNotExecuted', (content) => content.verificationNotExecuted),
    ...every('viewable', ({ viewability }) => viewability.viewable),
    ...every('notViewable', ({ viewability }) => viewability.notViewable),
    ...every('viewUndetermined', ({ viewability }) => viewability.viewUndetermined),
    ...trackingEventsOf(chain, isLinear).map(({ name, url, offset }) => ({
      event: name,
      template: url,
      ...(offset !== null && { offset }),
    })),
    ...named('clickTracking', clickTrackingOf(chain, isLinear)),
    ...icons.flatMap(({ viewTracking, clickTracking }) => [
      ...named('iconView', viewTracking),
      ...named('iconClickTracking', clickTracking),
    ]),
    ...companions.items.flatMap(({ viewTracking, clickTracking }) => [
      ...named('companionView', viewTracking),
      ...named('companionClickTracking', clickTracking),
    ]),
    ...named('error', resolved.errors),
  ];
};

/**
 * The trackers of an ad, and which of them are due: those that the player's own tracker requests in a playback from
 * the first frame to the end. Nothing is due without a playback.
 */
export const inspectTrackers = (
  resolved: ResolvedAd,
  ad: VastAd & { readonly tracker: RecordingTracker },
  playback: SimulatedPlayback | null,
): readonly InspectedTracker[] => {
  if (playback !== null) (playback.isLinear ? playLinear : playOverlay)(ad, playback);
  const due = new Map<string, number>();
  const keyOf = ({ event, template }: Pick<InspectedTracker, 'event' | 'template'>): string =>
    `${event} ${template}`;
  for (const request of ad.tracker.requests)
    due.set(keyOf(request), (due.get(keyOf(request)) ?? 0) + 1);
  return inspectedTrackers(resolved, ad).map((tracker) => {
    const left = due.get(keyOf(tracker)) ?? 0;
    due.set(keyOf(tracker), left - 1);
    return { ...tracker, isDue: left > 0 };
  });
};
