import type { AdDetails } from '../playback/ad-details.js';

/**
 * What a page and the player in its frame say to each other; version 1. Source: ours.
 *
 * Between the windows, texts without content, so that anyone may read them:
 *
 * | from  | text                         | to          | meaning                                             |
 * | ----- | ---------------------------- | ----------- | --------------------------------------------------- |
 * | page  | `media-embed/1 ask`          | its origin  | is a player there?                                  |
 * | frame | `media-embed/1 ready <name>` | any parent  | it is, in a document of this random name            |
 * | page  | `media-embed/1 connect`      | its origin  | with a `MessagePort`: talk here                     |
 *
 * The frame says `ready` when it starts and when it is asked. The page hears only its frame's own
 * window at exactly the origin it expects, the frame only its parent. All else runs on the port:
 *
 * | from  | message         | meaning                                                                   |
 * | ----- | --------------- | ------------------------------------------------------------------------- |
 * | page  | `FrameCommand`  | do this; commands are numbered from 1                                     |
 * | frame | `FrameReport`   | the state, and the event that goes with it if any; one after each command |
 * | frame | `PlayResult`    | how the `play` of this number ended                                       |
 * | frame | `Gone`          | no player is here any more                                                |
 *
 * Both sides pass over what is not one of these, and read each field as hostile.
 */
export const PROTOCOL = 'media-embed/1';

export const ASK = `${PROTOCOL} ask`;
export const CONNECT = `${PROTOCOL} connect`;
export const READY = `${PROTOCOL} ready `;

/** What is set from the page. */
export interface SettableState {
  currentTime: number;
  volume: number;
  muted: boolean;
}

/** The state of a player, as `Playback` names it. */
export interface PlaybackState extends SettableState {
  paused: boolean;
  ended: boolean;
  duration: number;
  ad: AdDetails | null;
}

/** A value for the settable fields only. */
export interface FrameCommand {
  readonly command: 'play' | 'pause' | 'skipAd' | keyof SettableState;
  readonly id: number;
  readonly value?: number | boolean;
}

export interface FrameReport {
  /** Name of an event of `player-events.ts`; null when only the state is told. */
  readonly event: string | null;
  readonly state: PlaybackState;
  /** Id of the last command that was carried out; 0 before the first. */
  readonly handled: number;
  /** Of an event of ads: the fields of `AdEvent`. Of `playerdestroy`: `cause`. */
  readonly details: Readonly<Record<string, unknown>>;
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
