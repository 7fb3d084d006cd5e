import type { PlayerConfig } from '../../../src/resolve/player-config.js';
import type { Embed } from '../../../src/schema/embed.js';
import type { EmbedError } from '../../../src/player/embed-error.js';
import type { EmbedFormat } from '../format.js';

/** The element that shows a player. */
export interface PlayerHost extends HTMLElement {
  /** Takes the player away, for this event. */
  destroy(cause: string): void;
}

/** What an element asks for when a player is to start. */
export interface PlayerOrder {
  readonly host: PlayerHost;
  /** Holds the player, and stays in its place in the tree. */
  readonly stage: HTMLElement;
  readonly embed: Embed;
  readonly format: EmbedFormat;
  /** Label of the bulk to force, or the empty string. */
  readonly label: string;
  /** May still be wished for until the player is made. */
  autoplay: boolean;
  readonly muted: boolean;
  /** Null allows every origin but the page's own. */
  readonly allowedPlayerOrigins: readonly string[] | null;
  /** Title of the video; may be empty. */
  readonly title: string;
  /** BCP 47 language tag of the place in the page, or the empty string. */
  readonly language: () => string;
}

/** A player that is on the stage. */
export interface RunningPlayer {
  readonly config: PlayerConfig;
  /** Why it cannot play, or null; absent where its document alone knows. */
  readonly error?: EmbedError | null;
  /** Takes on another title, and what says it in the language of the place. */
  rename(title: string): void;
  /** Tries again after an error. */
  retry?(): void;
  /** The event that tells of its end. */
  destroyed(cause: string): Event;
}
