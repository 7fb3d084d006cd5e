import type { Floatable } from './scroll-mode.js';

/** Starts scroll mode if the embed enables it. Without its code, which is reported, the player stays where it is. */
export const loadScrollMode = (floatable: Floatable, signal: AbortSignal): void => {
  if (floatable.settings.enabled)
    import('./scroll-mode.js').then(
      ({ startScrollMode }) => startScrollMode(floatable, signal),
      reportError,
    );
};
