/** Seconds: engines step over small gaps by themselves. */
const TOLERANCE = 1;

/**
 * Keeps a content that may not be sought at the furthest position it has reached, whoever moved it: the
 * browser's controls, media keys, another script. The player itself asks `allow` first.
 */
export const guardSeeking = (
  video: HTMLVideoElement,
  signal: AbortSignal,
): { readonly allow: (seconds: number) => void } => {
  let furthest = 0;
  const follow = (): void => {
    if (!video.seeking && video.currentTime > furthest) furthest = video.currentTime;
  };
  video.addEventListener('timeupdate', follow, { signal });
  // A content that is played again starts from its beginning.
  video.addEventListener('ended', () => (furthest = 0), { signal });
  video.addEventListener(
    'seeking',
    () => {
      if (Math.abs(video.currentTime - furthest) > TOLERANCE) video.currentTime = furthest;
    },
    { signal },
  );
  return { allow: (seconds) => (furthest = seconds) };
};
