/**
 * Runs in the page: whether a reader of its `<media-embed>` sees a video, a frame, a message, or the content of a page
 * without the element.
 */
export const isSomethingShown = (): boolean => {
  const element = document.querySelector('media-embed');
  const root = element?.shadowRoot;
  const trees = [root, root?.querySelector('media-embed-player')?.shadowRoot];
  const isVisible = (selector: string, test: (found: Element) => boolean): boolean =>
    trees.some((tree) => [...(tree?.querySelectorAll(selector) ?? [])].some(test));
  const isPlain = !!element?.matches(':not(:defined)') && element.querySelector('a') !== null;
  return (
    isPlain ||
    isVisible('[part~=video]', (video) => (video as HTMLVideoElement).currentTime > 0) ||
    isVisible('[part=frame]', (frame) => frame.clientHeight > 0) ||
    isVisible('[part=notice]', ({ textContent }) => textContent.trim() !== '') ||
    isVisible('[part=notice] slot', () => true)
  );
};
