import { ApiError, type ErrorDetails } from './api-error.js';

export interface RedirectDetails extends ErrorDetails {
  /** 0 where the browser hides it. */
  readonly status: number;
}

/** The service answered with a redirect. None is followed: `fetch` would carry the token along. */
export class RedirectError extends ApiError {
  override readonly name = 'RedirectError';
  /** HTTP status, 0 where the browser hides it. */
  readonly status: number;

  constructor(details: RedirectDetails) {
    super(`${details.status}: a redirect, not followed`, details);
    this.status = details.status;
  }
}
