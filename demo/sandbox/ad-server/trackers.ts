export type TrackerUrl = (event: string) => string;

const PLAYBACK_EVENTS = [
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'mute',
  'unmute',
  'pause',
  'resume',
];

/** Tracked events of a linear ad (VAST 4.2, section 3.14). */
export const LINEAR_EVENTS = ['loaded', ...PLAYBACK_EVENTS, 'skip', 'closeLinear'];

/** Tracked events of a linear ad in VAST 2.0, section 2.3.1.7. */
export const VAST_2_EVENTS = [...PLAYBACK_EVENTS, 'close'];

/** Tracked events of a non-linear ad (VAST 4.2, section 3.14). */
export const NON_LINEAR_EVENTS = [
  'loaded',
  'creativeView',
  'acceptInvitation',
  'minimize',
  'close',
] as const;

/** Events of `ViewableImpression` (VAST 4.2, section 3.4.3). */
const VIEWABILITY_EVENTS = ['viewable', 'notViewable', 'viewUndetermined'];

/** Events of an ad break (VMAP 1.0, section 2.3.3). */
export const BREAK_EVENTS = ['breakStart', 'breakEnd', 'error'];
/** Views and clicks of icons and companions (VAST 4.2, sections 3.11 and 3.13). */
const ADDITION_EVENTS = ['iconView', 'iconClick', 'companionView', 'companionClick'];

/** Names under which `progress` is counted: at a time, and at a percentage. */
export const PROGRESS = { time: 'progress-time', percentage: 'progress-percentage' } as const;

export const TRACKED_EVENTS: ReadonlySet<string> = new Set([
  'impression',
  'click',
  'error',
  ...LINEAR_EVENTS,
  ...VAST_2_EVENTS,
  ...NON_LINEAR_EVENTS,
  ...VIEWABILITY_EVENTS,
  ...BREAK_EVENTS,
  ...ADDITION_EVENTS,
  ...Object.values(PROGRESS),
]);
