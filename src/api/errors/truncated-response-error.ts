import { ApiError, type ErrorDetails } from './api-error.js';

export interface TruncatedDetails extends ErrorDetails {
  readonly status: number;
}

/** The reply began and broke off. */
export class TruncatedResponseError extends ApiError {
  override readonly name = 'TruncatedResponseError';
  /** HTTP status. */
  readonly status: number;

  constructor(details: TruncatedDetails) {
    super(`${details.status}, but the reply broke off`, details);
    this.status = details.status;
  }
}
