import { ApiError, type CallName } from './api-error.js';

export interface InvalidRequestDetails {
  readonly call: CallName;
  readonly problem: string;
}

/** What was asked for breaks a rule of the interface, so nothing was sent. */
export class InvalidRequestError extends ApiError {
  override readonly name = 'InvalidRequestError';

  constructor(details: InvalidRequestDetails) {
    super(`not sent: ${details.problem}`, { ...details, sent: 'no' });
  }
}
