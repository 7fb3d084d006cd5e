/** What a page decides for the ads of all its players. Change the fields before the first ad. Source: ours. */
export interface AdSettings {
  /**
   * Address of Google's IMA SDK; null = it is never loaded, and the built-in manager plays what asks for IMA.
   * Default: null.
   */
  imaSdk: string | null;
  /** Milliseconds for which a break waits for ad servers before an ad is on the screen, waterfalls included. Default: 5,000. */
  requestTimeout: number;
  /**
   * Milliseconds without a new frame, the first one included, or for an image to load. Files that fail one after another
   * have it once, and wait and answers together take no longer than the longer of the two times. Default: 8,000.
   */
  mediaTimeout: number;
}

export const adSettings: AdSettings = {
  imaSdk: null,
  requestTimeout: 5_000,
  mediaTimeout: 8_000,
};
