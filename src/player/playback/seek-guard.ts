/** Engines skip small gaps by themselves. */
const TOLERANCE_SECONDS = 1;

/**
 * Prevents seeking: returns the content to the furthest position that it has reached, whether the browser's
 * controls, media keys or another script moved it. The player calls the returned function before it seeks itself.
 */
export const guardSeeking = (
  video: HTMLVideoElement,
  signal: AbortSignal,
): ((seconds: number) => void) => {
  let furthest = 0;
  const follow = (): void => {
    if (!video.seeking && video.currentTime > furthest) furthest = video.currentTime;
  };
  video.addEventListener('timeupdate', follow, { signal });
  // Replayed content starts at the beginning.
  video.addEventListener('ended', () => (furthest = 0), { signal });
  video.addEventListener(
    'seeking',
    () => {
      if (Math.abs(video.currentTime - furthest) > TOLERANCE_SECONDS) video.currentTime = furthest;
    },
    { signal },
  );
  return (seconds) => (furthest = seconds);
};
