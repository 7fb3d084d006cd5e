import type { Overlay } from '../../../resolve/player-config.js';
import { afterPlaying } from '../content-move.js';
import { staySeconds } from '../overlay-schedule.js';

/**
 * Aborts `over` when an overlay has stayed its seconds of playing content, or the content is over.
 * The watch ends with it.
 */
export const untilOverlayEnds = (
  overlay: Pick<Overlay, 'stay' | 'fixed'>,
  content: HTMLVideoElement,
  over: AbortController,
): void => {
  const { signal } = over;
  const end = (): void => over.abort();
  const stay = staySeconds(overlay);
  if (stay !== null) afterPlaying(stay, content, end, signal);
  content.addEventListener('ended', end, { signal });
};
