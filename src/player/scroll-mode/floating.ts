import type { ScrollMode } from '../../resolve/player-config.js';
import type { Playback } from '../playback/playback.js';

/** What scroll mode needs of the element that plays. */
export interface Floatable {
  /** Stays in its place and keeps its size: what is seen of it decides, and it holds the room. */
  readonly host: HTMLElement;
  /** Fills the host, holds the player, and floats; never moved in the tree, so that a frame is not reloaded. */
  readonly stage: HTMLElement;
  readonly playback: Playback;
  readonly settings: ScrollMode;
  /** BCP 47 language tag of the place in the page, or the empty string. */
  readonly language: () => string;
  /** Ends the player, for an event that `settings.destroyOn` names. */
  readonly destroy: (cause: string) => void;
}
