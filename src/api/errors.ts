import type { NetworkReason } from '../network/network-failure.js';
import type { Problem } from '../schema/index.js';

export type { NetworkReason } from '../network/network-failure.js';

/**
 * Whether the call's own request reached the service: `no`, it certainly did not; `unknown`, it
 * left and no reply came back; `yes`, the service replied. After a failed create, only `no` makes
 * it safe to create again without checking the service first. Over several attempts the strongest
 * value counts.
 */
export type Sent = 'no' | 'unknown' | 'yes';

/** A call by method and path, for example `GET /rest/v2/video/7.json`, without host, query and headers. */
export interface CallName {
  /** The intended method, even when the request is sent as POST with a method override. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
}

/** Details that every error has. */
export interface ErrorDetails {
  readonly call: CallName;
  readonly sent: Sent;
}

/** Details of an error about a reply. */
export interface ReplyDetails extends ErrorDetails {
  readonly status: number;
}

/**
 * Base class of every error that a call rejects with. Messages have one shape,
 * `GET /rest/v2/video/7.json → 404: no such video`. Neither the message nor a field holds a key, a
 * token, a header or a request body; `cause` is never an error of `fetch`, which may hold them.
 */
export abstract class ApiError extends Error {
  override readonly name: string = 'ApiError';
  /** The intended method. */
  readonly method: CallName['method'];
  /** The path without host and query. */
  readonly path: string;
  /** Whether the call's own request reached the service. */
  readonly sent: Sent;
  readonly #details: ErrorDetails;

  constructor(problem: string, details: ErrorDetails) {
    super(`${details.call.method} ${details.call.path} → ${problem}`);
    this.method = details.call.method;
    this.path = details.call.path;
    this.sent = details.sent;
    this.#details = details;
  }

  /** A copy for another call: calls that share a failed key exchange differ in what they sent. */
  withSent(sent: Sent): ApiError {
    const Same = this.constructor as new (details: ErrorDetails) => ApiError;
    return new Same({ ...this.#details, sent });
  }
}

/** The caller's own signal ended the call; `cause` is the reason of the signal. */
export class AbortError extends ApiError {
  override readonly name = 'AbortError';

  constructor(details: ErrorDetails & { readonly cause?: unknown }) {
    super('aborted by the caller', details);
    this.cause = details.cause;
  }
}

/** The service was silent for longer than `timeout`, or the whole call took longer than `totalTimeout`. */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError';
  /** The option whose time ran out. */
  readonly limit: 'timeout' | 'totalTimeout';

  constructor(details: ErrorDetails & Pick<TimeoutError, 'limit'>) {
    super(`no complete reply within ${details.limit}`, details);
    this.limit = details.limit;
  }
}

/** The call breaks a rule of the interface, so nothing was sent. */
export class InvalidRequestError extends ApiError {
  override readonly name = 'InvalidRequestError';

  constructor(details: { readonly call: CallName; readonly problem: string }) {
    super(`not sent: ${details.problem}`, { ...details, sent: 'no' });
  }
}

/** No reply came because of the network. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';
  readonly reason: NetworkReason;

  constructor(details: ErrorDetails & Pick<NetworkError, 'reason'>) {
    super(`no reply (${details.reason})`, details);
    this.reason = details.reason;
  }
}

/** No token was given for the key, or the service refused the token, even a new one (spec 5 and 7). */
export class AuthorizationError extends ApiError {
  override readonly name: string = 'AuthorizationError';
  /** Messages of the service, without secrets. */
  readonly messages: readonly string[];

  constructor(details: ErrorDetails & Pick<AuthorizationError, 'messages'>) {
    super(['not authorized', ...details.messages].join(': '), details);
    this.messages = details.messages;
  }
}

/** The key exchange returned another state than was sent: its token is discarded, nothing is retried (spec 5.4). */
export class StateMismatchError extends AuthorizationError {
  override readonly name = 'StateMismatchError';

  constructor(details: ErrorDetails) {
    super({ ...details, messages: ['the reply does not carry the state that was sent'] });
  }
}

/** A list has more than `maxPages` pages or batches. */
export class PageLimitError extends ApiError {
  override readonly name = 'PageLimitError';
  /** The option that was exceeded. */
  readonly maxPages: number;

  constructor(details: ErrorDetails & Pick<PageLimitError, 'maxPages'>) {
    super(`the list has more than ${details.maxPages} pages; raise maxPages to read on`, details);
    this.maxPages = details.maxPages;
  }
}

/** A row of a list, or an object that was read alone, that is not as the interface describes it. */
export interface InvalidRow {
  /** Where it is, for example `Page 2`, `The batch at offset 250` or, if it was read alone, `The reply`. */
  readonly page: string;
  /** Index in the page, from 0. */
  readonly index: number;
  /** Null if the row has no id that is text. */
  readonly id: string | null;
  /** Each difference by JSON Pointer into the row, without the values. */
  readonly problems: readonly Problem[];
}

/** A list had rows that are not as the interface describes them. All other rows were delivered before. */
export class InvalidRowsError extends ApiError {
  override readonly name = 'InvalidRowsError';
  /** The first 100 of them. */
  readonly rows: readonly InvalidRow[];
  /** How many there were. */
  readonly count: number;

  constructor(details: ErrorDetails & Pick<InvalidRowsError, 'rows' | 'count'>) {
    const { count, rows } = details;
    const subject = count === 1 ? '1 row of the list has' : `${count} rows of the list have`;
    const [example] = rows.map(({ page, index, problems: [problem] }) =>
      [`${page}, row ${index}`, ...(problem ? [`${problem.path} ${problem.message}`] : [])].join(
        ', ',
      ),
    );
    super(`${subject} another shape (${example}); pass onInvalid to handle such rows`, details);
    this.rows = details.rows;
    this.count = details.count;
  }
}

/** An error about a reply that came. */
abstract class ReplyError extends ApiError {
  /** HTTP status. */
  readonly status: number;

  constructor(problem: string, details: ReplyDetails) {
    super(`${details.status}${problem}`, details);
    this.status = details.status;
  }
}

/** A class of errors that have no details but the status. */
const replyError = (problem: string): new (details: ReplyDetails) => ReplyError =>
  class extends ReplyError {
    constructor(details: ReplyDetails) {
      super(problem, details);
    }
  };

/** The service replied with a status of 400 or more. */
export class StatusError extends ReplyError {
  override readonly name = 'StatusError';
  /** Messages of the service, without secrets; empty when the reply has none. */
  readonly messages: readonly string[];
  /** Milliseconds to wait before the next attempt, by the header `Retry-After`, or null. */
  readonly retryAfter: number | null;

  constructor(details: ReplyDetails & Pick<StatusError, 'messages' | 'retryAfter'>) {
    super(details.messages.map((message) => `: ${message}`).join(''), details);
    this.messages = details.messages;
    this.retryAfter = details.retryAfter;
  }
}

/**
 * The service replied with a redirect. Redirects are not followed, because `fetch` would send the
 * token along. The status is 0 where the browser hides it.
 */
export class RedirectError extends replyError(
  ': redirects are not followed; check baseUrl and authUrl',
) {
  override readonly name = 'RedirectError';
}

/** The reply has no body where an object or a list is expected. */
export class EmptyResponseError extends replyError(', but the reply is empty') {
  override readonly name = 'EmptyResponseError';
}

/** The connection was lost before the end of the reply. */
export class TruncatedResponseError extends replyError(
  ', but the connection was lost before the end of the reply',
) {
  override readonly name = 'TruncatedResponseError';
}

/** The reply is longer than `maxResponseBytes`, counted after decompression; the rest was not read. */
export class ResponseTooLargeError extends ReplyError {
  override readonly name = 'ResponseTooLargeError';
  /** The option that was exceeded, in bytes. */
  readonly maxResponseBytes: number;

  constructor(details: ReplyDetails & Pick<ResponseTooLargeError, 'maxResponseBytes'>) {
    super(`, but the reply is longer than ${details.maxResponseBytes} bytes`, details);
    this.maxResponseBytes = details.maxResponseBytes;
  }
}

/** The content type promises JSON, but the reply is not JSON. The text may hold secrets and is not kept. */
export class InvalidJsonError extends replyError(', but the reply is not valid JSON') {
  override readonly name = 'InvalidJsonError';
}

/** The reply is neither JSON nor declared as JSON: a login page, for example. */
export class UnexpectedContentTypeError extends ReplyError {
  override readonly name = 'UnexpectedContentTypeError';
  /** The media type of the reply, without parameters. */
  readonly contentType: string;
  /** At most 200 characters of the reply's text, without markup and secrets. */
  readonly excerpt: string;

  constructor(details: ReplyDetails & Pick<UnexpectedContentTypeError, 'contentType' | 'excerpt'>) {
    super(`, but the reply is ${details.contentType} instead of JSON`, details);
    this.contentType = details.contentType;
    this.excerpt = details.excerpt;
  }
}

/** The reply is JSON, but not as the interface describes it. */
export class ValidationError extends ReplyError {
  override readonly name = 'ValidationError';
  /** Each difference by JSON Pointer, without the values. */
  readonly problems: readonly Problem[];
  /** Messages of the service, when the reply is an error with a status of success. */
  readonly messages: readonly string[];

  constructor(details: ReplyDetails & Pick<ValidationError, 'problems' | 'messages'>) {
    const [first] = details.problems;
    const difference = first && ` at ${first.path || 'the root'}: ${first.message}`;
    const messages = details.messages.map((message) => `: ${message}`).join('');
    super(`, but the reply has another shape${messages || (difference ?? '')}`, details);
    this.problems = details.problems;
    this.messages = details.messages;
  }
}
