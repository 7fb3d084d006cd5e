/**
 * What moves in a page, or in one element of it: requests, elements, and the position, frames and buffer of media. Runs
 * in other pages too, so that it uses nothing outside of itself.
 */
export const pageProgress = (root: Document | ShadowRoot | undefined = document): string => {
  const roots = [root];
  const parts = root === document ? [performance.getEntriesByType('resource').length] : [];
  for (const root of roots) {
    const elements = root.querySelectorAll('*');
    parts.push(elements.length);
    for (const element of elements) {
      if (element.shadowRoot !== null) roots.push(element.shadowRoot);
      if (!(element instanceof HTMLVideoElement)) continue;
      const { buffered, currentTime, readyState } = element;
      const end = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
      parts.push(currentTime, end, readyState, element.getVideoPlaybackQuality().totalVideoFrames);
    }
  }
  return parts.join();
};
