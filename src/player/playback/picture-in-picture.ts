/** Closes the window of a video when the signal ends: it would stay, without a picture. */
export const closePictureInPicture = (video: HTMLVideoElement, signal: AbortSignal): void => {
  let isOpen = false;
  video.addEventListener('enterpictureinpicture', () => (isOpen = true), { signal });
  video.addEventListener('leavepictureinpicture', () => (isOpen = false), { signal });
  signal.addEventListener('abort', () => {
    if (isOpen) document.exitPictureInPicture().catch(() => undefined);
  });
};
