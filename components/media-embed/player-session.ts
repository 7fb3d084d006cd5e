import type { EmbedError } from '../../src/player/embed-error.js';
import type { PlaybackChoice } from '../../src/player/playback/play-range.js';
import type { Playback } from '../../src/player/playback/playback.js';
import type { PlayerConfig } from '../../src/resolve/player-config.js';
import type { Embed } from '../../src/schema/embed.js';
import type { CheckedElement } from '../warnings/warnings.js';
import type { EmbedFormat } from './attribute-values.js';

export interface PlayerHost extends CheckedElement, PlaybackChoice {
  readonly volume: number;
  /** Seconds; 0 unless a position was set. */
  readonly currentTime: number;
  readonly textTracks: TextTrackList;
  /** Removes the player and fires `playerdestroy` with this cause. */
  destroy(cause: string): void;
}

/** The player that an element requests. */
export interface PlayerRequest {
  readonly host: PlayerHost;
  /** The parent of the player; never moved or replaced. */
  readonly stage: HTMLElement;
  readonly embed: Embed;
  readonly format: EmbedFormat;
  /** Label of the bulk to force, or the empty string. */
  readonly label: string;
  /** May become true while the player is mounting. */
  autoplay: boolean;
  readonly muted: boolean;
  /** Returns the allowed origins of framed players. Null allows every origin but the page's own. */
  readonly allowedPlayerOrigins: () => readonly string[] | null;
  /** Title of the video; may be empty. */
  readonly title: string;
  /** BCP 47 language tag of the host, or the empty string. */
  readonly language: () => string;
}

export interface MountedPlayer {
  /** Absent until the code is loaded that interprets embeds. */
  config?: PlayerConfig;
  /** The frame of a player in another document. */
  readonly frame?: HTMLIFrameElement;
  /** Why it cannot play, or null; absent where only the frame knows. */
  readonly error?: EmbedError | null;
  /** Whether the page still allows it; absent for a player that is part of the page. */
  isAllowed?(): boolean;
  /** Changes the title and updates the texts to the language of the host. */
  rename(title: string): void;
  /** Tries again after an error. */
  retry?(): void;
  /** Creates the event for the end of this player. */
  destroyed(cause: string): Event;
}

/**
 * One player, from the request to its end. The element has these phases. A new embed, withdrawn consent
 * and removal from the page lead back to the facade from each of them:
 *
 *     facade ──► mounting ──► running ──► destroyed ──► mounting …
 *                   └───────► failed
 *
 * | phase       | the element has                          | `state`     |
 * | ----------- | ---------------------------------------- | ----------- |
 * | `facade`    | no session                               | `facade`    |
 * | `mounting`  | a session without `player` and `error`   | `facade`    |
 * | `running`   | a session with `player`                  | `ready`     |
 * | `failed`    | a session with `error`                   | `error`     |
 * | `destroyed` | no session, and `isDestroyed`            | `destroyed` |
 */
export interface PlayerSession {
  readonly request: PlayerRequest;
  /** Aborted to end the session; removes the player. */
  readonly end: AbortController;
  /** Called after each change of the following fields. */
  readonly changed: () => void;
  player?: MountedPlayer;
  /** Set once the methods of the player work. */
  playback?: Playback;
  /** Why the player could not be mounted. */
  error?: EmbedError;
  /** Whether the player covers the poster. */
  isLoaded?: boolean;
}
