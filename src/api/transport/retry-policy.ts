import type { ApiError } from '../errors/index.js';
import { NetworkError, StatusError, TruncatedResponseError } from '../errors/index.js';

/** Which failures of a call may be followed by another attempt. */
export type Repeat =
  /** Never. */
  | 'never'
  /** After failures that prove that the request never arrived. */
  | 'unsent'
  /** After whatever may pass by itself: for what does no more by happening twice. */
  | 'passing';

/** Statuses that may pass by themselves. */
const PASSING = new Set([408, 429, 500, 502, 503, 504]);

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;

const mayPass = (error: ApiError): boolean => {
  if (error instanceof StatusError) return PASSING.has(error.status);
  if (error instanceof NetworkError) return error.reason !== 'tls';
  return error instanceof TruncatedResponseError;
};

/** Whether a failure of one attempt may be followed by another. */
export const mayRepeat = (error: ApiError, repeat: Repeat, sent: ApiError['sent']): boolean =>
  mayPass(error) && (repeat === 'passing' || (repeat === 'unsent' && sent === 'no'));

/** Whether a failure that may be repeated leaves open that the service did what it was asked for. */
export const mayHaveActed = (error: ApiError): boolean =>
  error instanceof StatusError
    ? error.status !== 429
    : !(error instanceof NetworkError) || error.reason === 'reset' || error.reason === 'other';

/**
 * Milliseconds before the next attempt: what the service asks for, or a wait that doubles, of
 * which a random part from half to all is taken so that clients do not come back in step.
 * `backoffs` counts the doubling waits so far.
 */
export const waitBefore = (asked: number | null, backoffs: number, random: number): number =>
  asked ?? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** backoffs) * (0.5 + random / 2);
