import type { Video } from '../schema/index.js';

/** A flag as the wire carries it: the strings `1` and `0`, or what stands for them (spec 2). */
export type Flag = NonNullable<Video['available_video']>;

/** Whether a flag of the wire is set; an absent one is not. */
export const isSet = (flag: Flag | null | undefined): boolean =>
  flag === '1' || flag === 1 || flag === true;

/** A flag for the wire. */
export const flagOf = (set: boolean): '1' | '0' => (set ? '1' : '0');
