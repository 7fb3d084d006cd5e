import type { Consent } from '../../viewer.js';

/**
 * Status of a consent API:
 * - `searching`: not found yet (never in a reading);
 * - `absent`: not found in time; a CMP that loads later is still called;
 * - `pending`: found, but it has not responded, or the viewer is choosing again;
 * - `answered`: the viewer's choices are known;
 * - `timed-out`: found, but it did not respond in time; a later response still counts;
 * - `failed`: its function threw, or it reported an error.
 */
export type ConsentApiStatus =
  'searching' | 'absent' | 'pending' | 'answered' | 'timed-out' | 'failed';

/** The APIs of consent management platforms (CMPs): TCF, Global Privacy Platform, and US privacy string. */
export type ConsentApiName = 'tcf' | 'gpp' | 'usp';

/** The viewer's choices, as plain data. */
export interface ConsentReading {
  /** For `Viewer.consent`, including `withheld` and `knownAt`. */
  readonly consent: Consent;
  readonly apis: Readonly<Record<ConsentApiName, ConsentApiStatus>>;
}

/** Milliseconds; `Infinity` waits forever. */
export interface ConsentTimeouts {
  /** From the start, until a CMP that was not found counts as absent. Default: 1,000. */
  readonly appear: number;
  /** From the call, until the TCF or the GPP has timed out. Default: 10,000. */
  readonly answer: number;
  /** From the start, until the search for CMPs ends; at least `appear` and `answer`. Default: `answer`. */
  readonly search: number;
  /** From the call, until US privacy has timed out; it responds immediately or never. Default: 50. */
  readonly usp: number;
}

export interface ConsentOptions {
  /** Removes all timers and listeners, including those in the CMPs. */
  readonly signal: AbortSignal;
  /** What the page itself knows, for example `{ coppa: true }`. The values of a CMP have priority. */
  readonly declared?: Consent;
  /** Id of the ad server in the Global Vendor List, if it needs its own consent. */
  readonly vendor?: number;
  readonly timeouts?: Partial<ConsentTimeouts>;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly now?: () => number;
  /** The window where the search for CMPs starts. Default: this one. */
  readonly window?: Window;
}
