import { ApiError, type ErrorDetails } from './api-error.js';

export interface InvalidJsonDetails extends ErrorDetails {
  readonly status: number;
}

/** The reply claims to be JSON and cannot be read as such; its text may hold secrets and is not kept. */
export class InvalidJsonError extends ApiError {
  override readonly name = 'InvalidJsonError';
  /** HTTP status. */
  readonly status: number;

  constructor(details: InvalidJsonDetails) {
    super(`${details.status}, but the JSON cannot be read`, details);
    this.status = details.status;
  }
}
