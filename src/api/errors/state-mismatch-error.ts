import { AuthorizationError } from './authorization-error.js';
import type { ErrorDetails } from './api-error.js';

/** The exchange answered another state than was sent: the token is thrown away, nothing is tried again (spec 5.4). */
export class StateMismatchError extends AuthorizationError {
  override readonly name = 'StateMismatchError';

  constructor(details: ErrorDetails) {
    super({ ...details, messages: ['the reply does not carry the state that was sent'] });
  }
}
