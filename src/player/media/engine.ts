import type { EmbedError } from '../embed-error.js';
import type { Candidate } from './candidates.js';

/** What brings one candidate into a video: attached from its making until `destroy`. */
export interface Engine {
  destroy(): void;
}

export interface EngineSettings {
  readonly video: HTMLVideoElement;
  readonly candidate: Candidate;
  /** Called at most once: the candidate cannot be played, or not any more. */
  readonly failed: (error: EmbedError) => void;
}

export type OpenEngine = (settings: EngineSettings) => Engine;
