/** What an observer tells of a box. */
type Sight = Pick<
  IntersectionObserverEntry,
  'boundingClientRect' | 'intersectionRatio' | 'rootBounds'
>;

/**
 * The ratios at which to ask: each eighth of a halving, so that a box of a hundred viewports is told of
 * too, late by a tenth at most.
 */
export const HALF_THRESHOLDS: number[] = Array.from({ length: 64 }, (_, step) => 0.5 ** (step / 8));

/**
 * Whether at least half of a box is in view, or of the viewport's height is covered by one that is
 * taller. A frame of another origin is not told of the viewport around it: its own counts.
 */
export const isHalfInView = ({
  boundingClientRect,
  intersectionRatio,
  rootBounds,
}: Sight): boolean =>
  intersectionRatio > 0 &&
  intersectionRatio * 2 >=
    Math.min(1, (rootBounds?.height ?? innerHeight) / boundingClientRect.height);
