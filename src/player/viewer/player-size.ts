import type { PlayerContext } from '../../viewer.js';

/** The box of the element that plays, in whole CSS pixels and without its borders; unknown while it has none. */
export const playerSize = ({
  clientWidth: width,
  clientHeight: height,
}: Element): Pick<PlayerContext, 'width' | 'height'> =>
  width > 0 && height > 0 ? { width, height } : {};
