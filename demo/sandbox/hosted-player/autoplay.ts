/** The browser wants a gesture first. Any other refusal says nothing about sound. */
const isBlocked = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/** Plays; if the browser does not allow it with sound, muted; if not even that, the viewer has to start it. */
export const startPlaying = async (video: HTMLVideoElement): Promise<void> => {
  try {
    await video.play();
  } catch (error) {
    if (!isBlocked(error)) return;
    video.muted = true;
    await video.play().catch(() => undefined);
  }
};
