/** Makes the URL that an event of an ad is reported to. */
export type TrackerUrl = (event: string) => string;

/** Tracked events of a linear ad (VAST 4.2, section 3.14). */
export const LINEAR_EVENTS = [
  'loaded',
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'mute',
  'unmute',
  'pause',
  'resume',
  'skip',
  'closeLinear',
] as const;

/** Tracked events of a linear ad in VAST 2.0, section 2.3.1.7. */
export const VAST_2_EVENTS = [
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'mute',
  'unmute',
  'pause',
  'resume',
  'close',
] as const;

/** Tracked events of a non-linear ad (VAST 4.2, section 3.14). */
export const NON_LINEAR_EVENTS = [
  'loaded',
  'creativeView',
  'acceptInvitation',
  'minimize',
  'close',
] as const;

/** The elements of `ViewableImpression` (VAST 4.2, section 3.4.3), and the events that they are counted as. */
export const VIEWABLE = [
  ['Viewable', 'viewable'],
  ['NotViewable', 'notViewable'],
  ['ViewUndetermined', 'viewUndetermined'],
] as const;

/** Names under which `progress` is counted: at a time, and at a percentage. */
export const PROGRESS = { time: 'progress-time', percentage: 'progress-percentage' } as const;

/** Every event that is counted. */
export const TRACKED_EVENTS: ReadonlySet<string> = new Set([
  'impression',
  'click',
  'error',
  ...LINEAR_EVENTS,
  ...VAST_2_EVENTS,
  ...NON_LINEAR_EVENTS,
  ...VIEWABLE.map(([, event]) => event),
  ...Object.values(PROGRESS),
]);
