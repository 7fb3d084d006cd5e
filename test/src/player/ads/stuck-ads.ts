import type { AdPlayback } from '../../../../src/player/ads/ad-controller.js';
import type { PlayerStage } from '../../../../src/player/ads/ad-stage.js';
import type { Ads } from '../../../../src/resolve/player-config.js';
import { tagAd } from './fake-vast.js';

export const never = (): Promise<never> => new Promise(() => undefined);

export const broken = (): never => {
  throw new Error('broken');
};

/** Ads that start and never end, except for what the test replaces. */
export const stuckAds = (fields: Partial<AdPlayback>): AdPlayback =>
  Object.defineProperties(
    {
      ad: null,
      isLinear: true,
      paused: false,
      beforeContent: never,
      afterContent: () => Promise.resolve(),
      play: () => Promise.resolve(),
      pause: () => undefined,
      skip: () => undefined,
      soundChanged: () => undefined,
      viewerChanged: () => undefined,
      contentMoved: () => undefined,
      destroy: () => undefined,
    },
    Object.getOwnPropertyDescriptors(fields),
  );

/** A preroll, overlays at 3 and 8 seconds, a midroll at 5 seconds, and a postroll. */
export const withEverySlot = (): Partial<Ads> => {
  const ad = tagAd('https://ads.example/vast');
  const size = { maxWidth: null, maxHeight: null };
  const overlay = { ad, after: 3, delay: 0, stay: 1, fixed: false, ...size };
  return {
    preroll: [ad],
    midroll: [{ ad, at: 5 }],
    postroll: [ad],
    overlayInitial: [overlay],
    overlayMain: [{ ...overlay, delay: 5 }],
  };
};

export type Callbacks = Pick<PlayerStage, 'emit' | 'onLinearChange' | 'onPausedChange'>;

/** The longest time that content waits for ads with the default settings. */
export const LIMIT_MS = 8_800;
