export { AD_EVENTS, AdEvent, type AdEventInit, type AdEventName } from './ad-event.js';

/** Events of the content, with the names and meanings of HTMLMediaElement; plain `Event`s. */
export const MEDIA_EVENTS = [
  'loadstart',
  'emptied',
  'loadedmetadata',
  'durationchange',
  'loadeddata',
  'progress',
  'canplay',
  'canplaythrough',
  'play',
  'playing',
  'pause',
  'waiting',
  'timeupdate',
  'seeking',
  'seeked',
  'volumechange',
  'ratechange',
  'ended',
] as const;
export type MediaEventName = (typeof MEDIA_EVENTS)[number];

/**
 * Events of the player itself: `playerready`, its methods work; `autoplayblocked`, the browser
 * refused to start without the viewer; `playerdestroy`, the player was removed for good.
 */
export const PLAYER_EVENTS = ['playerready', 'autoplayblocked', 'playerdestroy'] as const;
export type PlayerStateEventName = (typeof PLAYER_EVENTS)[number];

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
