import type { VerdictOwner } from '../verdict-owner.js';

/** What may be found in a text that no ad is requested with, and who has to act. */
export const TEXT_FINDINGS = {
  'stream-unmarked': 'publisher',
  'stream-unfilled': 'ad-server',
  'stream-filled': 'unknown',
  'request-without-video': 'publisher',
  'request-floor': 'publisher',
  'request-tmax': 'publisher',
  'request-mimes': 'publisher',
  'request-protocols': 'publisher',
  'request-size': 'publisher',
  'request-duration': 'publisher',
  'request-linearity': 'publisher',
  'request-placement': 'publisher',
  'request-consent': 'consent',
  'request-restricted': 'publisher',
  'request-deals': 'publisher',
  'request-channel': 'publisher',
  'request-viewer': 'publisher',
  'request-sound': 'unknown',
  'break-filled': 'nobody',
  'events-complete': 'nobody',
  'events-among-others': 'unknown',
  'events-not-started': 'publisher',
  'events-broken-off': 'unknown',
  'code-without-call': 'publisher',
  'consent-open': 'consent',
  'consent-unready': 'consent',
  'consent-empty': 'consent',
  'consent-refused': 'consent',
  'consent-given': 'nobody',
} as const satisfies Readonly<Record<string, VerdictOwner>>;

/** One of them, with the value or the call that it is about, which may be empty. */
export interface TextFinding {
  readonly finding: keyof typeof TEXT_FINDINGS;
  readonly detail: string;
}
