import type { Overlay } from '../../../src/resolve/player-config.js';

/**
 * Aborts `end` when an overlay has stayed its seconds of playing content, or the content is over. A seek is no time.
 * Returns what stops the watch.
 */
export const untilOverlayEnds = (
  { stay, fixed }: Pick<Overlay, 'stay' | 'fixed'>,
  content: HTMLVideoElement,
  end: AbortController,
): (() => void) => {
  const watch = new AbortController();
  let before = content.currentTime;
  let stayed = 0;
  const on = { signal: watch.signal };
  content.addEventListener(
    'timeupdate',
    () => {
      const moved = content.currentTime - before;
      before = content.currentTime;
      // Between two events a quarter of a second goes by; more than two is a jump.
      if (moved > 0 && moved < 2 && !content.seeking) stayed += moved;
      if (stay !== null && !fixed && stayed >= stay) end.abort();
    },
    on,
  );
  content.addEventListener('ended', () => end.abort(), on);
  return () => watch.abort();
};
