/** Safari on iPhone shows nothing but videos in full screen. */
interface PhoneVideo extends HTMLVideoElement {
  readonly webkitEnterFullscreen?: () => void;
}

const fullscreenElement = (element: Element): Element | null => {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.fullscreenElement : null;
};

/** Whether an element is shown full screen, by itself or within another element, also across shadow roots. */
export const isFullscreen = (element: Element): boolean => {
  if (fullscreenElement(element)?.contains(element) === true) return true;
  const root = element.getRootNode();
  return root instanceof ShadowRoot && isFullscreen(root.host);
};

/**
 * Puts the whole player in full screen, with its ads and watermark, or takes it back; the video alone where
 * the browser can do no more. A refusal leaves things as they are.
 */
export const toggleFullscreen = (element: HTMLElement, video: PhoneVideo): void => {
  if (fullscreenElement(element) === element) void document.exitFullscreen().catch(() => undefined);
  else if (document.fullscreenEnabled) void element.requestFullscreen().catch(() => undefined);
  else video.webkitEnterFullscreen?.();
};
