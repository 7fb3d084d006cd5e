import type { AdManager } from '../ad-manager.js';

/** What the IMA manager is given beside its stage. */
export interface ImaOptions {
  /** Address of the SDK's script, for example `https://imasdk.googleapis.com/js/sdkloader/ima3.js`. */
  readonly sdk: string;
  /** Milliseconds for which a break waits for ad servers before an ad is on, waterfalls included. */
  readonly requestTimeout: number;
  /** Milliseconds from an answer until its ad is on. */
  readonly mediaTimeout: number;
  /** Since when the viewer waits for the first break, in milliseconds of `performance.now()`. */
  readonly since: number;
  /** Plays the ads that are no tags; when it rejects they fail with code 900. */
  readonly otherManager: () => Promise<AdManager>;
}
