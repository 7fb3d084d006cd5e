import type { AdDetails, AdPosition } from './ad-details.js';

/** Events of the content, named and meant as those of HTMLMediaElement; plain `Event`s. */
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
 * allows no start without the viewer; `playerdestroy`, it is gone and does not come back by itself.
 */
export const PLAYER_EVENTS = ['playerready', 'autoplayblocked', 'playerdestroy'] as const;
export type PlayerStateEventName = (typeof PLAYER_EVENTS)[number];

/**
 * Events of ads, all `AdEvent`s. A break: `adbreakstart`, its ads, `adbreakend`. Of each ad tag:
 * `adrequest`, then `adempty` (the server has none) or `aderror`, or `adstart` and at the end of it one of `adskip`
 * and `adend`. An `aderror` may also end an ad that has started. `adclick` when the viewer follows it.
 */
export const AD_EVENTS = [
  'adbreakstart',
  'adrequest',
  'adstart',
  'adclick',
  'adskip',
  'adend',
  'adempty',
  'aderror',
  'adbreakend',
] as const;
export type AdEventName = (typeof AD_EVENTS)[number];

/** What an ad event tells, as plain JSON. */
export interface AdEventInit {
  readonly position: AdPosition;
  /** The ad it is about; null for a break, a request, and an ad that did not come. */
  readonly ad?: AdDetails | null;
  /** VAST error code (VAST 4.2 section 2.3.6.3) of `aderror` and `adempty`, else null. */
  readonly errorCode?: number | null;
  /** For developers; names no value of the embed. */
  readonly message?: string;
}

/** An event about ads. Does not bubble; composed, so that it is heard at the element outside of a shadow tree. */
export class AdEvent extends Event {
  readonly position: AdPosition;
  readonly ad: AdDetails | null;
  readonly errorCode: number | null;
  readonly message: string;

  constructor(
    name: AdEventName,
    { position, ad = null, errorCode = null, message = '' }: AdEventInit,
  ) {
    super(name, { composed: true });
    this.position = position;
    this.ad = ad;
    this.errorCode = errorCode;
    this.message = message;
  }
}

/** The player is gone. Does not bubble; composed. */
export class PlayerDestroyEvent extends Event {
  /** The event that destroyed it, by its name in `scrollmode_destroy_on`; `destroy` when script asked for it. */
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
