import {
  AbortError,
  TimeoutError,
  type ApiError,
  type CallName,
  type ErrorDetails,
  type Sent,
} from '../errors.js';
import type { DeadlineExceeded } from './deadline.js';

const BY_STRENGTH: readonly Sent[] = ['no', 'unknown', 'yes'];

/** How far the request of one call got, over all of its attempts. */
export class DeliveryStatus {
  readonly call: CallName;
  /** Requests that were sent so far. */
  attempts = 0;
  /** Whether an attempt that was retried may have taken effect on the service. */
  mayHaveTakenEffect = false;
  #sent: Sent = 'no';

  constructor(call: CallName) {
    this.call = call;
  }

  get sent(): Sent {
    return this.#sent;
  }

  /** Records the result of one attempt. Never lowers the recorded state. */
  record(sent: Sent): void {
    if (BY_STRENGTH.indexOf(sent) > BY_STRENGTH.indexOf(this.#sent)) this.#sent = sent;
  }

  /** The details of every error about this call. */
  get details(): ErrorDetails {
    return { call: this.call, sent: this.#sent };
  }

  /** The error that the caller sees when a deadline ends the call. */
  deadlineError({ abortCause, cause }: DeadlineExceeded): ApiError {
    if (abortCause === 'aborted') return new AbortError({ ...this.details, cause });
    const limit = abortCause === 'total' ? 'totalTimeout' : 'timeout';
    return new TimeoutError({ ...this.details, limit });
  }
}
