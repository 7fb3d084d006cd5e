import { ApiError, type ErrorDetails } from './api-error.js';

export interface UnexpectedContentTypeDetails extends ErrorDetails {
  readonly status: number;
  readonly contentType: string;
  readonly excerpt: string;
}

/** The reply is no JSON and does not claim to be: a login page, for example. */
export class UnexpectedContentTypeError extends ApiError {
  override readonly name = 'UnexpectedContentTypeError';
  /** HTTP status. */
  readonly status: number;
  /** The media type of the reply, without parameters. */
  readonly contentType: string;
  /** At most 200 characters of the reply's text, without markup and with secrets taken out. */
  readonly excerpt: string;

  constructor(details: UnexpectedContentTypeDetails) {
    super(`${details.status}, but ${details.contentType} instead of JSON`, details);
    this.status = details.status;
    this.contentType = details.contentType;
    this.excerpt = details.excerpt;
  }
}
