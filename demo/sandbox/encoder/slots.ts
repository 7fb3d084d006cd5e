/**
 * Slots of the encoder queue, the most urgent one first. Their names are ours: the spec says only
 * that a label shows its priority (spec 2.9).
 */
export const SLOTS = ['high', 'normal', 'low'] as const;

/** The slot of a video whose caller names none. */
export const STANDARD_SLOT = 'normal';
