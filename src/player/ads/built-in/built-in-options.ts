import type { AdManager } from '../ad-manager.js';
import type { AdSettings } from '../ad-settings.js';
import type * as vastParts from './vast-parts.js';

/** The module `vast-parts`. */
export type VastParts = typeof vastParts;

/** What the built-in manager is given beside its stage. */
export interface BuiltInOptions {
  readonly loadVast: () => Promise<VastParts>;
  readonly settings: Pick<AdSettings, 'requestTimeout' | 'mediaTimeout'>;
  /** Since when the viewer waits for the first break, in milliseconds of `performance.now()`. */
  readonly since: number;
  /** A manager that plays interactive units (VPAID), or null when none may. Given: milliseconds left to have an ad on. */
  readonly vpaidManager: (left: number) => Promise<AdManager | null>;
}
