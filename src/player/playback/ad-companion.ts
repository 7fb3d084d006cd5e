import type { VastCompanion } from '../../vast/vast-ad.js';

/** A companion of an ad as plain JSON: without its trackers, which the player requests. */
export interface CompanionData extends Omit<VastCompanion, 'viewTracking' | 'clickTracking'> {
  /** Number of the companion in its player. */
  readonly key: number;
}

/** A companion in an `adcompanions` event. */
export interface AdCompanion extends CompanionData {
  /**
   * Shows the picture in place of the content of an element: from the first frame of the ad on, or as `renderingMode`
   * says. The picture is linked to the advertiser, and views and clicks are reported. Does nothing without a picture.
   */
  readonly show: (slot: HTMLElement) => void;
  /** Call it if the page loads the companion by itself: an ad that requires it waits as long as for media. */
  readonly loading: () => void;
  /** Call it if the page cannot load the companion: an ad that requires it fails. */
  readonly failed: () => void;
  /** Call it if the page shows the companion by itself: reports the view, once, when the ad has started. */
  readonly viewed: () => void;
  /** Call it if the page shows the companion by itself and the viewer follows it. */
  readonly clicked: () => void;
}
