import type { Ads } from '../../resolve/player-config.js';

export const hasAds = (ads: Ads): boolean =>
  [ads.preroll, ads.midroll, ads.postroll, ads.overlayInitial, ads.overlayMain].some(
    ({ length }) => length > 0,
  );
