import { ApiError, type ErrorDetails } from './api-error.js';

/** The caller's own signal ended the call. */
export class AbortError extends ApiError {
  override readonly name = 'AbortError';

  constructor(details: ErrorDetails) {
    super('aborted', details);
  }
}
