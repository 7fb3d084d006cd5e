import { HALF_THRESHOLDS, isHalfInView } from '../viewer/visible-area.js';

/** What the reader sees of an element: enough of it, less, or nothing since it has no box. */
export type HostView = 'in' | 'out' | 'none';

const viewOf = (entry: IntersectionObserverEntry): HostView => {
  const { width, height } = entry.boundingClientRect;
  if (width === 0 || height === 0) return 'none';
  return isHalfInView(entry) ? 'in' : 'out';
};

/**
 * Tells what is seen of an element, at once and whenever it changes, until the signal. In a frame
 * the frame's own viewport counts, since that is where an element can float.
 */
export const watchHostView = (
  host: Element,
  changed: (view: HostView) => void,
  signal: AbortSignal,
): void => {
  let last: HostView | null = null;
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      const view = entry === undefined ? last : viewOf(entry);
      if (view === null || view === last) return;
      last = view;
      changed(view);
    },
    { root: document, threshold: HALF_THRESHOLDS },
  );
  observer.observe(host);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
};
