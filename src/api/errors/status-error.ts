import { ApiError, type ErrorDetails } from './api-error.js';

export interface StatusDetails extends ErrorDetails {
  readonly status: number;
  readonly messages: readonly string[];
  readonly retryAfter: number | null;
}

/** The service answered with a status from 400. */
export class StatusError extends ApiError {
  override readonly name = 'StatusError';
  /** HTTP status. */
  readonly status: number;
  /** What the reply says went wrong, with secrets taken out; empty when it says nothing readable. */
  readonly messages: readonly string[];
  /** Milliseconds after which the service wants to be asked again; null when it does not say. */
  readonly retryAfter: number | null;

  constructor(details: StatusDetails) {
    super([String(details.status), ...details.messages].join(': '), details);
    this.status = details.status;
    this.messages = details.messages;
    this.retryAfter = details.retryAfter;
  }
}
