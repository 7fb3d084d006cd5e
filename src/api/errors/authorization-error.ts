import { ApiError, type ErrorDetails } from './api-error.js';

export interface AuthorizationDetails extends ErrorDetails {
  readonly messages: readonly string[];
}

/** No token was given for the key, or a token was not accepted, also not a new one (spec 5 and 7). */
export class AuthorizationError extends ApiError {
  override readonly name: string = 'AuthorizationError';
  /** What the service says about it, with secrets taken out. */
  readonly messages: readonly string[];

  constructor(details: AuthorizationDetails) {
    super(['not authorized', ...details.messages].join(': '), details);
    this.messages = details.messages;
  }
}
