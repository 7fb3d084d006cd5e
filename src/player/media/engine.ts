import type { Source } from '../../resolve/player-config.js';
import type { EmbedError } from '../embed-error.js';

/** An address from which the content may be played. */
export interface Candidate {
  readonly url: string;
  /** MIME type derived from the address, or null. */
  readonly type: Source['type'];
}

/** Plays one candidate in a video, from its creation until `destroy`. */
export interface Engine {
  destroy(): void;
}

export interface EngineOptions {
  readonly video: HTMLVideoElement;
  readonly candidate: Candidate;
  /** Called before a stream is attached, when its code is loaded. */
  readonly onAttaching?: () => void;
  /** Called at most once, when the candidate cannot be played or fails during playback. */
  readonly onError: (error: EmbedError) => void;
}
