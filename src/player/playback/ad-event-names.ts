/**
 * Events of ads, all `AdEvent`s; `adbreakstart` is an `AdBreakStartEvent`. A break is `adbreakstart`, its ads, `adbreakend`. Each ad tag is
 * `adrequest`, then `adempty` (the server has no ad) or `aderror`, or `adstart` followed by `adskip` or
 * `adend`. An `aderror` may also end an ad that has started. `adclick` when the viewer follows an ad.
 * `adcompanions` before the `adstart` of an ad with companions, for the page to show them.
 */
export const AD_EVENTS = [
  'adbreakstart',
  'adrequest',
  'adcompanions',
  'adstart',
  'adclick',
  'adskip',
  'adend',
  'adempty',
  'aderror',
  'adbreakend',
] as const;
export type AdEventName = (typeof AD_EVENTS)[number];
