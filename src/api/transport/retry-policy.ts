import {
  NetworkError,
  StatusError,
  TruncatedResponseError,
  type ApiError,
  type Sent,
} from '../errors.js';
import type { DeliveryStatus } from './delivery-status.js';

export type RetryMode =
  | 'never'
  /** Failures that prove that the request had no effect: it never arrived, or the service postponed it. */
  | 'not-sent'
  /** Transient failures. Only for calls that have no further effect when they are repeated. */
  | 'transient';

const TRANSIENT_STATUSES = new Set([408, 429, 500, 502, 503, 504]);

/** Statuses whose `Retry-After` is honored (RFC 9110, RFC 6585). */
const RETRY_AFTER_STATUSES = new Set([429, 503]);

const MIN_BACKOFF_MS = 300;
const MAX_BACKOFF_MS = 10_000;

const isTransient = (error: ApiError): boolean => {
  if (error instanceof StatusError) return TRANSIENT_STATUSES.has(error.status);
  if (error instanceof NetworkError) return error.reason !== 'tls';
  return error instanceof TruncatedResponseError;
};

/** A 429 that says when to come back: the service did nothing (RFC 6585). */
const isPostponed = (error: ApiError): boolean =>
  error instanceof StatusError && error.status === 429 && error.retryAfter !== null;

const allows = (mode: RetryMode, sent: Sent, error: ApiError): boolean =>
  mode === 'transient' || (mode === 'not-sent' && (sent === 'no' || isPostponed(error)));

/** Whether the service may have done what the failed attempt requested. */
const mayHaveTakenEffect = (error: ApiError): boolean =>
  error instanceof StatusError
    ? error.status !== 429
    : !(error instanceof NetworkError) || error.reason === 'reset' || error.reason === 'other';

/** Decides for one call whether a failed attempt is retried, and how long to wait before. */
export class RetryPolicy {
  /** Milliseconds to wait before the next attempt. */
  delay = 0;
  readonly #mode: RetryMode;
  readonly #status: DeliveryStatus;
  readonly #random: () => number;
  #backoffs = 0;

  constructor(mode: RetryMode, status: DeliveryStatus, random: () => number) {
    this.#mode = mode;
    this.#status = status;
    this.#random = random;
  }

  /** Whether to retry after this failure: never when the wait would use up the `remaining` milliseconds. */
  shouldRetry(error: ApiError, remaining: number): boolean {
    if (!isTransient(error) || !allows(this.#mode, this.#status.sent, error)) return false;
    const honorsHeader = error instanceof StatusError && RETRY_AFTER_STATUSES.has(error.status);
    const retryAfter = honorsHeader ? error.retryAfter : null;
    this.delay = retryAfter ?? this.#backoff();
    if (this.delay >= remaining) return false;
    if (mayHaveTakenEffect(error)) this.#status.mayHaveTakenEffect = true;
    if (retryAfter === null) this.#backoffs += 1;
    return true;
  }

  /** Doubles with every backoff. Clients wait for a random 50 % to 100 % of it, so that they do not retry in step. */
  #backoff(): number {
    const ms = Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** this.#backoffs);
    return ms * (0.5 + this.#random() / 2);
  }
}

const SECONDS = /^\d{1,15}$/;

/** The three forms of an HTTP date (RFC 9110 section 5.6.7). `Date.parse` reads each of them. */
const HTTP_DATES: readonly RegExp[] = [
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/,
];

/**
 * Milliseconds to wait by a `Retry-After` header (RFC 9110 section 10.2.3), never below 0. Null
 * when the header is absent or invalid, like `soon`, `-1` or `1e3`.
 */
export const parseRetryAfter = (header: string | null, now: number): number | null => {
  const value = header?.trim() ?? '';
  if (SECONDS.test(value)) return Number(value) * 1000;
  if (!HTTP_DATES.some((form) => form.test(value))) return null;
  const date = Date.parse(value.endsWith('GMT') ? value : `${value} GMT`);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
};
