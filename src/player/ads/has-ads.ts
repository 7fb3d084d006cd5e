import type { Ads } from '../../resolve/player-config.js';

/** Whether there is anything to load the ads for. */
export const hasAds = (ads: Ads): boolean =>
  [ads.preroll, ads.midroll, ads.postroll, ads.overlayInitial, ads.overlayMain].some(
    ({ length }) => length > 0,
  );
