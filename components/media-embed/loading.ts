import type { EmbedFormat } from './format.js';

/** When the player is loaded. The first is the default. */
export const LOADINGS = ['near', 'visible', 'eager', 'click'] as const;
export type EmbedLoading = (typeof LOADINGS)[number];

/**
 * When the player is loaded on this device. A tap on the page does not count as one in a frame, whose
 * player would then want a second: where the pointer is coarse a frame is there before the
 * reader is, and the only tap is the one on its player. A player in the page starts with the first tap.
 */
export const loadingOn = (
  wished: EmbedLoading,
  format: EmbedFormat,
  isCoarse: boolean,
): EmbedLoading => (isCoarse && format !== 'player' && wished !== 'eager' ? 'near' : wished);
