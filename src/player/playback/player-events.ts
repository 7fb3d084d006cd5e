export { AD_EVENTS, AdEvent, type AdEventInit, type AdEventName } from './ad-event.js';

/** Events of the content, with the names and meanings of HTMLMediaElement; plain `Event`s. */
export const MEDIA_EVENTS = [
  /** The player starts to load the media. */
  'loadstart',
  /** The media was removed, for example before other media is loaded. */
  'emptied',
  /** The duration and the size of the video are known. */
  'loadedmetadata',
  /** `duration` has changed. */
  'durationchange',
  /** The current frame of the content is loaded. */
  'loadeddata',
  /** The browser is loading the media. */
  'progress',
  /** The content can play, but may have to wait for data. */
  'canplay',
  /** The content can presumably play to its end without waiting. */
  'canplaythrough',
  /** Playback is requested, once and before any ad. */
  'play',
  /** The content plays, at the start or after it was interrupted. */
  'playing',
  /** The content or, by the methods of the player, an ad is paused. */
  'pause',
  /** The content waits for data. */
  'waiting',
  /** `currentTime` has changed. Refers to the content, never to an ad. */
  'timeupdate',
  /** A seek within the content starts. */
  'seeking',
  /** A seek within the content has ended. */
  'seeked',
  /** `volume` or `muted` has changed. */
  'volumechange',
  /** `playbackRate` has changed. */
  'ratechange',
  /** The content and its postrolls have ended. */
  'ended',
] as const;
export type MediaEventName = (typeof MEDIA_EVENTS)[number];

/**
 * Events of the player itself: `playerready`, its methods work; `autoplayblocked`, the browser
 * refused to start without the viewer; `playerdestroy`, the player was removed for good.
 */
export const PLAYER_EVENTS = [
  /** The methods of the player work. */
  'playerready',
  /** The browser refused to start without the viewer. Fired once per start. */
  'autoplayblocked',
  /** The player was removed; `cause` says why. */
  'playerdestroy',
] as const;
export type PlayerStateEventName = (typeof PLAYER_EVENTS)[number];

/** An event of the content or of the player's state, as the player dispatches it: composed, not bubbling. */
export const playerEvent = (
  name: MediaEventName | Exclude<PlayerStateEventName, 'playerdestroy'>,
): Event => new Event(name, { composed: true });
