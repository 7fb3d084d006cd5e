import type { Consent } from '../../viewer.js';
import type { PlatformStatus } from './platform-watch.js';

export type { PlatformStatus };

/** The TCF, the Global Privacy Platform, and the US privacy string. */
export type PlatformName = 'tcf' | 'gpp' | 'usp';

/** The viewer's choices, as plain data. */
export interface ConsentReading {
  /** For `Viewer.consent`, including `withheld` and `knownAt`. */
  readonly consent: Consent;
  readonly platforms: Readonly<Record<PlatformName, PlatformStatus>>;
}

/** Milliseconds; `Infinity` waits forever. */
export interface ConsentTimeouts {
  /** From the start, until a platform that is not on the page counts as absent. Default: 1,000. */
  readonly appear: number;
  /** From the call, until the TCF or the GPP has timed out. Default: 10,000. */
  readonly answer: number;
  /** From the start, until the search for platforms ends, at least as long as `appear` and `answer`. Default: that of `answer`. */
  readonly search: number;
  /** From the call, until US privacy has timed out: it answers at once if at all. Default: 50. */
  readonly usp: number;
}

export interface ConsentOptions {
  /** Ends all listeners and timers, including our listeners in the platforms. */
  readonly signal: AbortSignal;
  /** What the page itself knows, for example `{ coppa: true }`. A platform's values win. */
  readonly declared?: Consent;
  /** Id of the ad server in the Global Vendor List, if it needs its own consent. */
  readonly vendor?: number;
  readonly timeouts?: Partial<ConsentTimeouts>;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly now?: () => number;
  /** The window where the search for platforms starts. Default: this one. */
  readonly window?: Window;
}
