import type { Problem } from '../../schema/index.js';
import { ApiError, type ErrorDetails } from './api-error.js';

export interface ValidationDetails extends ErrorDetails {
  readonly status: number;
  readonly problems: readonly Problem[];
  readonly messages: readonly string[];
}

/** The reply is JSON of another shape than the interface describes. */
export class ValidationError extends ApiError {
  override readonly name = 'ValidationError';
  /** HTTP status. */
  readonly status: number;
  /** Where it differs (JSON Pointers) and how, without the values. */
  readonly problems: readonly Problem[];
  /** What the reply says went wrong, when it is an error under a status of success. */
  readonly messages: readonly string[];

  constructor(details: ValidationDetails) {
    const [first] = details.problems;
    const said = details.messages.map((message) => `: ${message}`).join('');
    const where = first === undefined ? '' : ` at ${first.path || 'its root'}: ${first.message}`;
    super(`${details.status}, but another shape${said === '' ? where : said}`, details);
    this.status = details.status;
    this.problems = details.problems;
    this.messages = details.messages;
  }
}
