import type { BodyFormat, Progress } from './bodies.js';
import type { InvalidRow } from './errors.js';
import type { MethodOverride } from './method-override.js';
import type { Clock } from './transport/deadline.js';

/** Either the key, which is exchanged for tokens as they are needed, or one token. */
export type Credentials =
  | {
      /** The long-lived authorization key of the account (spec 5.1). Secret. */
      readonly authKey: string;
      readonly accessToken?: never;
    }
  | {
      /** A token that was exchanged elsewhere. Calls fail once the service refuses it. Secret. */
      readonly accessToken: string;
      readonly authKey?: never;
    };

/** Paths of the key exchange: the one of spec 4.3, and those of platform facts 6. */
export type VerifyPath =
  '/restauth/verify.json' | '/restauth/verify' | '/restauth/v2/verify.json' | '/restauth/v2/verify';

/** A problem that did not fail the call. */
export interface Warning {
  /**
   * `expiry-unreadable`, `expiry-past`: the token is used until the service refuses it.
   * `page-number-differs`: a page has another number than was requested.
   * `rows-repeat`: a page repeats rows, which are left out.
   * `rows-may-be-missing`: a list of several pages has no total, which would show that objects were deleted meanwhile.
   */
  readonly id:
    | 'expiry-unreadable'
    | 'expiry-past'
    | 'page-number-differs'
    | 'rows-repeat'
    | 'rows-may-be-missing';
  /** One sentence for developers, without secrets. */
  readonly message: string;
}

/** A request that is about to be sent, key exchanges included. It holds no secret. */
export interface RequestInfo {
  /** The intended method, even when the request is sent as POST with a method override. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path without host and query. */
  readonly path: string;
  /** 1 for the first attempt of the call. */
  readonly attempt: number;
}

/** The beginning of a reply. */
export interface ResponseInfo extends RequestInfo {
  readonly status: number;
  readonly headers: Headers;
  /** From the sending of the request to the headers of the reply. */
  readonly durationMs: number;
}

/** The options of a client without its credentials. All times are in milliseconds. */
export interface ClientSettings {
  /** Address of the service, with or without a path, for example `https://media.example`. */
  readonly baseUrl: string;
  /** Address of the authorization server; `baseUrl` when absent. */
  readonly authUrl?: string | undefined;
  /** Path of the key exchange below `authUrl`; `/restauth/verify.json` when absent. */
  readonly verifyPath?: VerifyPath | undefined;
  /** Spelling of the token's header (spec 5.5); `access-token` when absent. Many servers drop headers with `_`. */
  readonly tokenHeader?: 'access-token' | 'access_token' | undefined;
  /** IANA name of the time zone of the service's dates, for the expiry of tokens; `UTC` when absent. */
  readonly timeZone?: string | undefined;
  /** Allows `http:` to hosts other than this machine. The key is then sent unencrypted. */
  readonly allowInsecure?: boolean | undefined;
  /** Allows a client with a key or a token in a browser, where every visitor can read it. */
  readonly dangerouslyAllowBrowser?: boolean | undefined;
  /** How long the service may be silent, before and within a reply; 30,000 when absent. */
  readonly timeout?: number | undefined;
  /** Limit of a whole call with key exchange, waits and retries; 60,000 when absent. */
  readonly totalTimeout?: number | undefined;
  /** Replaces both limits until the reply for calls with files; 3,600,000 when absent. */
  readonly uploadTimeout?: number | undefined;
  /** Limit of a reply in bytes, after decompression; 10,485,760 when absent. */
  readonly maxResponseBytes?: number | undefined;
  /**
   * How many calls run at once; 16 when absent. Further calls wait for their turn, in order; their time limits begin
   * with it. Each running call has at most one connection.
   */
  readonly maxParallelCalls?: number | undefined;
  /** How often a failed read is retried; 2 when absent, 0 for never. */
  readonly retries?: number | undefined;
  /** How many pages or batches one iteration of a list may read; 10,000 when absent. */
  readonly maxPages?: number | undefined;
  /** How updates and deletes are sent (spec 4.2); `auto` when absent. */
  readonly methodOverride?: MethodOverride | undefined;
  /** How writes without files are sent (spec 4.1); `json` when absent. */
  readonly bodyFormat?: BodyFormat | undefined;
  /** Called with warnings about problems that did not fail the call. */
  readonly onWarning?: ((warning: Warning) => void) | undefined;
  /** Called before each request. It must not throw. */
  readonly onRequest?: ((request: RequestInfo) => void) | undefined;
  /** Called with the headers of each reply. It must not throw. */
  readonly onResponse?: ((response: ResponseInfo) => void) | undefined;
  /** Sends a request; the platform's `fetch` when absent. The request handler of a server works too. */
  readonly fetch?: ((request: Request) => Response | Promise<Response>) | undefined;
  /** The time source; the platform's when absent. */
  readonly clock?: Clock | undefined;
  /** Returns a number from 0 up to 1 for the jitter of retries; `Math.random` when absent. */
  readonly random?: (() => number) | undefined;
  /** Returns a new unguessable state for a key exchange; 128 random bits when absent. */
  readonly createState?: (() => string) | undefined;
}

/** The options of `createClient`. */
export type ClientOptions = ClientSettings & Credentials;

/** The options of every call. */
export interface CallOptions {
  /** Ends the call with an `AbortError`. */
  readonly signal?: AbortSignal | undefined;
  /** Overrides the option of the client. */
  readonly timeout?: number | undefined;
  /** Overrides the option of the client. */
  readonly totalTimeout?: number | undefined;
}

/** The options of a list, and of the read of one object. */
export interface ListOptions extends CallOptions {
  /**
   * Called with each row that is not as the interface describes it, and with the row as it was received, which may hold
   * secrets. Without it, the iteration delivers all other rows and rejects with an `InvalidRowsError` at its end. The
   * read of one object calls it too and then resolves with null; without it, it rejects with a `ValidationError`.
   */
  readonly onInvalid?: ((row: InvalidRow, received: unknown) => void) | undefined;
}

/** The options of a read that resolves with null for an object that is not as the interface describes it. */
export interface InvalidReadOptions extends CallOptions {
  readonly onInvalid: NonNullable<ListOptions['onInvalid']>;
}

/** The options of a delete. */
export interface DeleteOptions extends CallOptions {
  /**
   * Retries an update or a delete like a read, which may undo a change that another writer made in between.
   * Retries a create only after failures that prove that it had no effect: it never arrived, or the service replied
   * with 429 and `Retry-After`. `false` when absent.
   */
  readonly retry?: boolean | undefined;
  /** Overrides the option of the client. */
  readonly methodOverride?: MethodOverride | undefined;
}

/** The options of a create or an update. */
export interface WriteOptions extends DeleteOptions {
  /** Overrides the option of the client. */
  readonly bodyFormat?: BodyFormat | undefined;
  /**
   * Called with the progress of the upload. The body is then sent in chunks without a
   * `Content-Length`, because `fetch` reports no progress; a few old servers refuse that.
   */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}
