import type { Attributes, Fields, Moment, Scene } from './scene.js';

/** One field of spec 2.5 and the effect that shows or sounds. */
export interface Row {
  readonly field: string;
  /** What a viewer notices, as the end of a sentence that begins with the field. */
  readonly effect: string;
  /** Fields laid over a plain embed; `origin` is the sandbox's. */
  readonly embed: (origin: string) => Fields;
  /** Fields of the embed that must not have the effect. Default: none. */
  readonly control?: (origin: string) => Fields;
  readonly attributes?: Attributes;
  /** Default: `ready`. */
  readonly moment?: Moment;
  /** Whether the effect is there. */
  readonly seen: (scene: Scene) => Promise<boolean>;
}
