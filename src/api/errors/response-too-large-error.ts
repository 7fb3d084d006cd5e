import { ApiError, type ErrorDetails } from './api-error.js';

export interface ResponseTooLargeDetails extends ErrorDetails {
  readonly status: number;
  readonly maxResponseBytes: number;
}

/** The reply is longer than `maxResponseBytes`, counted after decompression; it was not read to its end. */
export class ResponseTooLargeError extends ApiError {
  override readonly name = 'ResponseTooLargeError';
  /** HTTP status. */
  readonly status: number;
  /** The option that was exceeded, in bytes. */
  readonly maxResponseBytes: number;

  constructor(details: ResponseTooLargeDetails) {
    super(`${details.status}, but longer than ${details.maxResponseBytes} bytes`, details);
    this.status = details.status;
    this.maxResponseBytes = details.maxResponseBytes;
  }
}
