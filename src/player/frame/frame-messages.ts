import type { AdDetails } from '../playback/ad-details.js';
import type { TimeSpan } from '../playback/time-ranges.js';
import type { PlayerRecord } from '../recorder/ad-record.js';

/**
 * The messages between a page and the player in its frame, version 1. Not in the specification; chosen because
 * messages on a port reach no other window.
 *
 * Between the windows, texts without data, because any window may read them:
 *
 * | from  | text                         | to          | meaning                                             |
 * | ----- | ---------------------------- | ----------- | --------------------------------------------------- |
 * | page  | `media-embed/1 ask`          | its origin  | requests `ready`                                    |
 * | frame | `media-embed/1 ready <name>` | any parent  | a player is present, in a document of this name     |
 * | page  | `media-embed/1 connect`      | its origin  | carries the `MessagePort` for all other messages    |
 *
 * The frame sends `ready` when it starts and in response to `ask`. The page accepts messages only from its frame's
 * window and the expected origin, the frame only from its parent. All other messages use the port:
 *
 * | from  | message         | meaning                                                                   |
 * | ----- | --------------- | ------------------------------------------------------------------------- |
 * | page  | `FrameCommand`  | executes a command; commands are numbered from 1                          |
 * | page  | `AdOffer`       | the page responds to each `adbreakstart` that has a number                |
 * | page  | `AdBreakReply`  | the ads for the break of this number                                      |
 * | page  | `RecordRequest` | requests the record of the ads; sent only while the page records          |
 * | frame | `FrameReport`   | the state, and its event if any; sent after each command                  |
 * | frame | `PlayResult`    | the result of the `play` command of this number                           |
 * | frame | `RecordMessage` | the record, now and after each change, for a page that may receive it     |
 * | frame | `Gone`          | the player was removed                                                    |
 *
 * Both sides ignore other messages and validate each field.
 */
const PROTOCOL = 'media-embed/1';

export const ASK = `${PROTOCOL} ask`;
export const CONNECT = `${PROTOCOL} connect`;
export const READY = `${PROTOCOL} ready `;

/** The fields that the page sets. */
export interface SettableState {
  currentTime: number;
  volume: number;
  muted: boolean;
  playbackRate: number;
}

/** A text track as data. */
export type TextTrackData = Pick<TextTrack, 'kind' | 'label' | 'language' | 'mode'>;

/** The state of a player, as `Playback` names it. */
export interface PlaybackState extends SettableState {
  paused: boolean;
  ended: boolean;
  duration: number;
  ad: AdDetails | null;
  seeking: boolean;
  readyState: number;
  networkState: number;
  buffered: readonly TimeSpan[];
  seekable: readonly TimeSpan[];
  textTracks: readonly TextTrackData[];
}

export type CompanionCommand =
  'companionLoading' | 'companionFailed' | 'companionViewed' | 'companionClicked';

/** A value for the settable fields and companions only. */
export interface FrameCommand {
  readonly command:
    'play' | 'pause' | 'skipAd' | 'textTrack' | CompanionCommand | keyof SettableState;
  readonly id: number;
  /** Of companions: their `key`. Of `textTrack`: the index of the track to show, or -1 for none. */
  readonly value?: number | boolean;
}

export interface FrameReport {
  readonly event: string | null;
  readonly state: PlaybackState;
  /** Id of the last command that was carried out; 0 before the first. */
  readonly handled: number;
  /** Of an event of ads: the fields of `AdEvent`, companions without their methods. Of `playerdestroy`: `cause`. */
  readonly details: Readonly<Record<string, unknown>>;
  /** At the start of a break that the page may give ads for: its number. */
  readonly adBreak?: number;
}

/** Sent once. The frame ignores it if it takes no ads from the origin of the page. */
export interface AdOffer {
  readonly offersAds: true;
}

export interface AdBreakReply {
  readonly adBreak: number;
  /** The URL of an ad tag or the text of a VAST or VMAP document; null for the ads of the embed, empty if the page failed. */
  readonly response: string | null;
}

export interface RecordRequest {
  readonly recordsAds: true;
}

export interface RecordMessage {
  readonly adRecord: PlayerRecord;
}

export interface PlayResult {
  /** Id of the command. */
  readonly played: number;
  /** Name of the DOMException with which it was rejected; null when it plays. */
  readonly error: string | null;
}

export interface Gone {
  readonly gone: true;
}
