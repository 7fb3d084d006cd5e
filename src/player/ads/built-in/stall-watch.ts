/**
 * Tells once when a video that should play shows nothing new for as many milliseconds as the limit is by then,
 * the time before its first frame included. A pause stops the clock.
 */
export const watchStall = (
  video: HTMLVideoElement,
  limit: () => number,
  stalled: () => void,
  signal: AbortSignal,
): void => {
  let timer = 0;
  const stop = (): void => clearTimeout(timer);
  const restart = (): void => {
    stop();
    if (!video.paused) timer = window.setTimeout(stalled, limit());
  };
  for (const name of ['play', 'pause', 'timeupdate', 'seeked'])
    video.addEventListener(name, restart, { signal });
  signal.addEventListener('abort', stop);
};
