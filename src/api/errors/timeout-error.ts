import { ApiError, type ErrorDetails } from './api-error.js';

export interface TimeoutDetails extends ErrorDetails {
  /** Which option of the call ran out. */
  readonly limit: 'timeout' | 'totalTimeout';
}

/** The service was silent for longer than `timeout`, or the whole call took longer than `totalTimeout`. */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError';
  /** Which option of the call ran out. */
  readonly limit: TimeoutDetails['limit'];

  constructor(details: TimeoutDetails) {
    super(`no whole reply in time (${details.limit})`, details);
    this.limit = details.limit;
  }
}
