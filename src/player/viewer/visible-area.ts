type VisibleArea = Pick<
  IntersectionObserverEntry,
  'boundingClientRect' | 'intersectionRatio' | 'rootBounds'
>;

/**
 * The ratios at which to observe: eight steps per halving, so that even a box a hundred times as tall as
 * the viewport is reported at most a tenth too late.
 */
export const HALF_THRESHOLDS: number[] = Array.from({ length: 64 }, (_, step) => 0.5 ** (step / 8));

/**
 * Whether at least half of the element is in view, or a taller one covers half of the viewport. In a frame of
 * another origin its own viewport counts, because the outer one is unknown.
 */
export const isHalfInView = ({
  boundingClientRect,
  intersectionRatio,
  rootBounds,
}: VisibleArea): boolean =>
  intersectionRatio > 0 &&
  intersectionRatio * 2 >=
    Math.min(1, (rootBounds?.height ?? innerHeight) / boundingClientRect.height);
