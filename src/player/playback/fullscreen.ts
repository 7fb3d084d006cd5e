/** Safari on iPhone shows nothing but videos in full screen. */
interface PhoneVideo extends HTMLVideoElement {
  readonly webkitEnterFullscreen?: () => void;
}

const fullscreenElement = (element: HTMLElement): Element | null => {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.fullscreenElement : null;
};

const isFullscreen = (element: HTMLElement): boolean => fullscreenElement(element) === element;

/**
 * Puts the whole player in full screen, with its ads and watermark, or takes it back; the video alone where
 * the browser can do no more. A refusal leaves things as they are.
 */
export const toggleFullscreen = (element: HTMLElement, video: PhoneVideo): void => {
  if (isFullscreen(element)) void document.exitFullscreen().catch(() => undefined);
  else if (document.fullscreenEnabled) void element.requestFullscreen().catch(() => undefined);
  else video.webkitEnterFullscreen?.();
};
