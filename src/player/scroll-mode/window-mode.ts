/**
 * Whether an element, or something in it, is in fullscreen or in the browser's own
 * picture-in-picture window. Shadow trees are closed to the document: the element's own root is asked.
 */
export const inWindowOfItsOwn = (host: HTMLElement): boolean => {
  const root = host.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  const { fullscreenElement, pictureInPictureElement } = root;
  if (fullscreenElement?.contains(host) === true) return true;
  return [fullscreenElement, pictureInPictureElement].some((element) => host.contains(element));
};
