/** What the reader sees of an element: enough of it, less, or nothing since it has no box. */
export type HostView = 'in' | 'out' | 'none';

const STEPS = 20;

/** At least half of the element, or for one larger than the viewport half of the viewport. */
const viewOf = (entry: IntersectionObserverEntry): HostView => {
  const { boundingClientRect: box, intersectionRect: seen, rootBounds } = entry;
  if (box.width === 0 || box.height === 0) return 'none';
  const most = Math.min(1, (rootBounds?.height ?? Infinity) / box.height);
  return seen.width * seen.height >= 0.5 * most * box.width * box.height ? 'in' : 'out';
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
    { root: document, threshold: Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS) },
  );
  observer.observe(host);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
};
