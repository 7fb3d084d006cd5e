import { ApiError, type ErrorDetails } from './api-error.js';

export interface PageLimitDetails extends ErrorDetails {
  readonly maxPages: number;
}

/** A walk through a list came to `maxPages` and the service still had more. */
export class PageLimitError extends ApiError {
  override readonly name = 'PageLimitError';
  /** The option that was exceeded. */
  readonly maxPages: number;

  constructor(details: PageLimitDetails) {
    super(`more than ${details.maxPages} pages`, details);
    this.maxPages = details.maxPages;
  }
}
