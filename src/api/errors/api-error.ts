/**
 * Whether the call's own request reached the service: `no`, certainly not; `unknown`, it left
 * and nothing came back; `yes`, the service answered it. A create that failed may be repeated
 * without a look at the service only after `no`. Over several attempts, the strongest counts.
 */
export type Sent = 'no' | 'unknown' | 'yes';

/** A call by method and path, for example `GET /rest/v2/video/7.json`: no host, no query, no header. */
export interface CallName {
  /** The method that is meant, also when it travels as a POST with a method override. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
}

/** What every error is made of. */
export interface ErrorDetails {
  readonly call: CallName;
  readonly sent: Sent;
}

/**
 * The family of everything that goes wrong in a call. The message has one shape,
 * `GET /rest/v2/video/7.json → 404: no such video`, and neither it nor any field holds a key, a
 * token, a header or a body that was sent; `cause` is not set, since errors of `fetch` hold them.
 */
export abstract class ApiError extends Error {
  override readonly name: string = 'ApiError';
  /** The method that was meant. */
  readonly method: CallName['method'];
  /** The path without host and query. */
  readonly path: string;
  /** Whether the call's own request reached the service. */
  readonly sent: Sent;
  readonly #details: ErrorDetails;

  constructor(outcome: string, details: ErrorDetails) {
    super(`${details.call.method} ${details.call.path} → ${outcome}`);
    this.method = details.call.method;
    this.path = details.call.path;
    this.sent = details.sent;
    this.#details = details;
  }

  /** The same failure for a caller whose own request got this far: calls share one exchange of the key. */
  withSent(sent: Sent): ApiError {
    const Same = this.constructor as new (details: ErrorDetails) => ApiError;
    return new Same({ ...this.#details, sent });
  }
}
