import type { VastReason } from '../../vast/vast-error.js';
import type { AdCompanion } from './ad-companion.js';
import type { AdDetails, AdPosition } from './ad-details.js';

/**
 * Events of ads, all `AdEvent`s; `adbreakstart` is an `AdBreakStartEvent`. A break is `adbreakstart`, its ads,
 * `adbreakend`. Each ad tag is `adrequest`, then `adempty` (the server has no ad) or `aderror`, or `adstart`
 * followed by `adskip` or `adend`. An `aderror` may also end an ad that has started. `adclick` when the viewer follows an ad.
 * `adcompanions` before the `adstart` of an ad with companions, for the page to show them.
 */
export const AD_EVENTS = [
  /** A break of linear ads starts; `respondWith()` gives it the ads of the page. */
  'adbreakstart',
  /** An ad tag is requested. */
  'adrequest',
  /** The ad that is about to start has companions, in `companions`. */
  'adcompanions',
  /** An ad is on the screen; `ad` describes it. */
  'adstart',
  /** The viewer followed the link of an ad. */
  'adclick',
  /** The viewer or a script skipped the ad. */
  'adskip',
  /** The ad has ended. */
  'adend',
  /** The ad server has no ad; `errorCode` is the VAST error code. */
  'adempty',
  /** The ad failed, before or after it has started; `errorCode` is the VAST error code. */
  'aderror',
  /** A break of linear ads has ended. */
  'adbreakend',
] as const;
export type AdEventName = (typeof AD_EVENTS)[number];

/** The data of an ad event: plain JSON, but for the methods of companions. */
export interface AdEventInit {
  readonly position: AdPosition;
  /** The ad of the event; null for a break, a request and an ad that was not loaded. */
  readonly ad?: AdDetails | null;
  /** VAST error code (VAST 4.2 section 2.3.6.3) of `aderror` and `adempty`, else null. */
  readonly errorCode?: number | null;
  /** Why, of `aderror` and `adempty`; else null. Contains no value of the embed. */
  readonly reason?: VastReason | null;
  /** For developers: the id of the reason, or the words of the IMA SDK. */
  readonly message?: string;
  /** The companions of `adcompanions`, else empty. */
  readonly companions?: readonly AdCompanion[];
}

/** An event about ads. Does not bubble; composed, so that it reaches the element around a shadow tree. */
export class AdEvent extends Event {
  readonly position: AdPosition;
  readonly ad: AdDetails | null;
  readonly errorCode: number | null;
  readonly reason: VastReason | null;
  readonly message: string;
  readonly companions: readonly AdCompanion[];

  constructor(
    name: AdEventName,
    {
      position,
      ad = null,
      errorCode = null,
      reason = null,
      message = '',
      companions = [],
    }: AdEventInit,
  ) {
    super(name, { composed: true });
    this.position = position;
    this.ad = ad;
    this.errorCode = errorCode;
    this.reason = reason;
    this.message = message;
    this.companions = companions;
  }
}
