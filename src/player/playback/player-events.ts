import type { AdCompanion } from './ad-companion.js';
import type { AdDetails, AdPosition } from './ad-details.js';
import type { AdEventName } from './ad-event-names.js';

export { AD_EVENTS, type AdEventName } from './ad-event-names.js';

/** Events of the content, with the names and meanings of HTMLMediaElement; plain `Event`s. */
export const MEDIA_EVENTS = [
  'loadedmetadata',
  'durationchange',
  'play',
  'playing',
  'pause',
  'waiting',
  'timeupdate',
  'seeking',
  'seeked',
  'volumechange',
  'ended',
] as const;
export type MediaEventName = (typeof MEDIA_EVENTS)[number];

/**
 * Events of the player itself: `playerready`, its methods work; `autoplayblocked`, the browser
 * refused to start without the viewer; `playerdestroy`, the player was removed for good.
 */
export const PLAYER_EVENTS = ['playerready', 'autoplayblocked', 'playerdestroy'] as const;
export type PlayerStateEventName = (typeof PLAYER_EVENTS)[number];

/** The data of an ad event: plain JSON, but for the methods of companions. */
export interface AdEventInit {
  readonly position: AdPosition;
  /** The ad of the event; null for a break, a request and an ad that was not loaded. */
  readonly ad?: AdDetails | null;
  /** VAST error code (VAST 4.2 section 2.3.6.3) of `aderror` and `adempty`, else null. */
  readonly errorCode?: number | null;
  /** For developers; contains no value of the embed. */
  readonly message?: string;
  /** The companions of `adcompanions`, else empty. */
  readonly companions?: readonly AdCompanion[];
}

/** An event about ads. Does not bubble; composed, so that it reaches the element around a shadow tree. */
export class AdEvent extends Event {
  readonly position: AdPosition;
  readonly ad: AdDetails | null;
  readonly errorCode: number | null;
  readonly message: string;
  readonly companions: readonly AdCompanion[];

  constructor(
    name: AdEventName,
    { position, ad = null, errorCode = null, message = '', companions = [] }: AdEventInit,
  ) {
    super(name, { composed: true });
    this.position = position;
    this.ad = ad;
    this.errorCode = errorCode;
    this.message = message;
    this.companions = companions;
  }
}

/** The player was removed. Does not bubble; composed. */
export class PlayerDestroyEvent extends Event {
  /** The event that destroyed it, by its name in `scrollmode_destroy_on`; `destroy` when script did. */
  readonly cause: string;

  constructor(cause: string) {
    super('playerdestroy', { composed: true });
    this.cause = cause;
  }
}

/** An event of the content or of the player's state, as the player dispatches it: composed, not bubbling. */
export const playerEvent = (
  name: MediaEventName | Exclude<PlayerStateEventName, 'playerdestroy'>,
): Event => new Event(name, { composed: true });
