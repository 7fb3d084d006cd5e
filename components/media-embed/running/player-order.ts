import type { PlayerConfig } from '../../../src/resolve/player-config.js';
import type { Embed } from '../../../src/schema/embed.js';
import type { EmbedFormat } from '../format.js';

/** What an element asks for when a player is to start. */
export interface PlayerOrder {
  readonly host: HTMLElement;
  /** Holds the player, and stays in its place in the tree. */
  readonly stage: HTMLElement;
  readonly embed: Embed;
  readonly format: EmbedFormat;
  /** Label of the bulk to force, or the empty string. */
  readonly label: string;
  readonly autoplay: boolean;
  readonly muted: boolean;
  /** Null allows every origin but the page's own. */
  readonly allowedPlayerOrigins: readonly string[] | null;
  /** Accessible name of the player. */
  readonly name: string;
  /** BCP 47 language tag of the place in the page, or the empty string. */
  readonly language: () => string;
  /** Scroll mode ends it, for this event. */
  readonly destroy: (cause: string) => void;
}

/** A player that is on the stage. */
export interface RunningPlayer {
  readonly config: PlayerConfig;
  /** Changes its accessible name. */
  rename(name: string): void;
  /** The event that tells of its end. */
  destroyed(cause: string): Event;
}
