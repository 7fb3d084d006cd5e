import { ApiError, type ErrorDetails } from './api-error.js';

export interface EmptyResponseDetails extends ErrorDetails {
  readonly status: number;
}

/** The reply is a success without a body where an object or a list belongs. */
export class EmptyResponseError extends ApiError {
  override readonly name = 'EmptyResponseError';
  /** HTTP status. */
  readonly status: number;

  constructor(details: EmptyResponseDetails) {
    super(`${details.status}, but the reply is empty`, details);
    this.status = details.status;
  }
}
