import { DEFAULT_REQUEST_TIMEOUT_MS } from '../../ad-tags/request-timeout.js';

/** Settings of a page for the ads of all its players. Change them before the first ad. Not in the specification. */
export interface AdSettings {
  /** URL of Google's IMA SDK. Default: null, which never loads it: the built-in manager plays its ads. */
  imaSdk: string | null;
  /**
   * Milliseconds for which a slot waits for the code of the ads, which is loaded for the first of them. Then its ads are
   * lost (`aderror` with code 900), and the next slot loads the code again. Default: 5,000.
   */
  codeTimeout: number;
  /** Milliseconds for which a break waits for ad servers until an ad is on, waterfalls included. Default: 5,000. */
  requestTimeout: number;
  /**
   * Milliseconds without a new frame, the first one included, or for an image to load. Files that fail one after
   * another share them, and requests and media together take no longer than the longer of the two. Default: 8,000.
   */
  mediaTimeout: number;
  /**
   * Milliseconds for which a preroll waits, before it is requested, while the viewer chooses in an open consent dialog.
   * It is requested immediately after the choice, else as without consent. 0 does not wait. Default: 8,000.
   */
  consentTimeout: number;
}

export const adSettings: AdSettings = {
  imaSdk: null,
  codeTimeout: 5_000,
  requestTimeout: DEFAULT_REQUEST_TIMEOUT_MS,
  mediaTimeout: 8_000,
  consentTimeout: 8_000,
};
