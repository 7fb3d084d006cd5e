/** Safari on iPhone shows only videos in full screen. */
interface PhoneVideo extends HTMLVideoElement {
  readonly webkitEnterFullscreen?: () => void;
}

/** The element and its ancestors, across shadow trees. */
function* ancestors(element: Node): Generator<Node> {
  for (
    let node: Node | null = element;
    node !== null;
    node = node instanceof ShadowRoot ? node.host : node.parentNode
  )
    yield node;
}

/** Whether an element is shown in full screen, by itself or within another element. */
export const isFullscreen = (element: Element): boolean => {
  const { fullscreenElement } = document;
  return fullscreenElement !== null && [...ancestors(element)].includes(fullscreenElement);
};

/** The document does not report elements in shadow trees, so the element's own root is read. */
const rootOf = (element: Element): DocumentOrShadowRoot | null => {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root : null;
};

/**
 * Whether an element, or something in it, is in full screen or in the browser's own
 * picture-in-picture window.
 */
export const isInOwnWindow = (element: Element): boolean => {
  const root = rootOf(element);
  if (root === null) return false;
  const { fullscreenElement, pictureInPictureElement } = root;
  return (
    isFullscreen(element) ||
    [fullscreenElement, pictureInPictureElement].some((inside) => element.contains(inside))
  );
};

/**
 * Puts the whole player into full screen, with its ads and watermark, or ends full screen. Where the
 * browser supports only videos, shows the video alone. A refusal changes nothing.
 */
export const toggleFullscreen = (element: HTMLElement, video: PhoneVideo): void => {
  if (rootOf(element)?.fullscreenElement === element)
    void document.exitFullscreen().catch(() => undefined);
  else if (document.fullscreenEnabled) void element.requestFullscreen().catch(() => undefined);
  else video.webkitEnterFullscreen?.();
};

/** Whether a video plays in the browser's picture-in-picture window. */
export const isInPicture = (video: HTMLVideoElement): boolean =>
  rootOf(video)?.pictureInPictureElement === video;

/** Opens or closes the picture-in-picture window of a video. A refusal changes nothing. */
export const togglePicture = (video: HTMLVideoElement): void => {
  const change = isInPicture(video)
    ? document.exitPictureInPicture()
    : video.requestPictureInPicture();
  change.catch(() => undefined);
};

/** Closes the picture-in-picture window of a video when the signal aborts; otherwise an empty window would remain. */
export const closePictureInPicture = (video: HTMLVideoElement, signal: AbortSignal): void => {
  let isOpen = false;
  video.addEventListener('enterpictureinpicture', () => (isOpen = true), { signal });
  video.addEventListener('leavepictureinpicture', () => (isOpen = false), { signal });
  signal.addEventListener('abort', () => {
    if (isOpen) document.exitPictureInPicture().catch(() => undefined);
  });
};
