import type { Consent } from '../../viewer.js';
import type { PlatformStatus } from './platform-watch.js';

export type { PlatformStatus };

/** The TCF, the Global Privacy Platform, and the US privacy string. */
export type PlatformName = 'tcf' | 'gpp' | 'usp';

/** What was learned of the viewer's choices, as plain data. */
export interface ConsentReading {
  /** For `Viewer.consent`, with what it withholds and when it was known. */
  readonly consent: Consent;
  readonly platforms: Readonly<Record<PlatformName, PlatformStatus>>;
}

/** Milliseconds; `Infinity` waits for good. */
export interface ConsentTimeouts {
  /** From the start, after which a platform that is not on the page counts as absent. Default: 1,000. */
  readonly appear: number;
  /** From the question, after which the TCF and the GPP are not waited for. Default: 10,000. */
  readonly answer: number;
  /** From the start, after which no platform is looked for, not before the times above are over. Default: that of `answer`. */
  readonly search: number;
  /** From the question, after which US privacy is not waited for: it answers at once if at all. Default: 50. */
  readonly usp: number;
}

export interface ConsentOptions {
  /** Ends everything: listeners, timers, and the platforms' own listeners. */
  readonly signal: AbortSignal;
  /** What the page itself knows, for example `{ coppa: true }`. What a platform says wins. */
  readonly declared?: Consent;
  /** Id of the ad server in the Global Vendor List, when it must have consent of its own. */
  readonly vendor?: number;
  readonly timeouts?: Partial<ConsentTimeouts>;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly now?: () => number;
  /** Where to begin to look for platforms. Default: this window. */
  readonly window?: Window;
}
