import type { Clock } from './clock.js';
import type { Progress } from './writes/uploads.js';
import type { Warn } from './warning.js';

/** The key that is exchanged for tokens as they are needed, or one token that is there already. */
export type Credentials =
  | {
      /** The long-lived authorization key of the account (spec 5.1). Secret. */
      readonly authKey: string;
      readonly accessToken?: never;
    }
  | {
      /** A token that was exchanged elsewhere. When it is refused there is no other. Secret. */
      readonly accessToken: string;
      readonly authKey?: never;
    };

/** Paths of the exchange: the one of spec 4.3, and those of platform facts 6. */
export type VerifyPath =
  '/restauth/verify.json' | '/restauth/verify' | '/restauth/v2/verify.json' | '/restauth/v2/verify';

/** What a client is made from. All times are milliseconds. */
export interface ClientSettings {
  /** Address of the service, with or without a path, for example `https://media.example`. */
  readonly baseUrl: string;
  /** Address of the authorization server; `baseUrl` when absent. */
  readonly authUrl?: string | undefined;
  /** Path of the exchange below `authUrl`; `/restauth/verify.json` when absent. */
  readonly verifyPath?: VerifyPath | undefined;
  /** Spelling of the token's header (spec 5.5); `access-token` when absent. Many servers drop the other. */
  readonly tokenHeader?: 'access-token' | 'access_token' | undefined;
  /** IANA name of the time zone of the service's dates, for the expiry of tokens; `UTC` when absent. */
  readonly timeZone?: string | undefined;
  /** Allows `http:` to hosts other than this machine. The key then travels in clear. */
  readonly allowInsecure?: boolean | undefined;
  /** Allows a client with a key or a token in a browser, where every visitor can read it. */
  readonly dangerouslyAllowBrowser?: boolean | undefined;
  /** Longest silence of the service, before and inside a reply; 30 000 when absent. */
  readonly timeout?: number | undefined;
  /** Longest time of a whole call with exchange, waits and retries; 60 000 when absent. */
  readonly totalTimeout?: number | undefined;
  /** Both times for calls that carry files, up to the reply; 3 600 000 when absent. */
  readonly uploadTimeout?: number | undefined;
  /** Longest reply in bytes, after decompression; 10 485 760 when absent. */
  readonly maxResponseBytes?: number | undefined;
  /** How many attempts may follow the first one of a read; 2 when absent, 0 for none. */
  readonly retries?: number | undefined;
  /** How many pages or batches one walk through a list may take; 10 000 when absent. */
  readonly maxPages?: number | undefined;
  /** How updates and deletes travel (spec 4.2); `auto` when absent. */
  readonly methodOverride?: MethodOverride | undefined;
  /** How writes without files travel (spec 4.1); `json` when absent. */
  readonly bodyFormat?: BodyFormat | undefined;
  /** Told of what a call got over. */
  readonly onWarning?: Warn | undefined;
  /** Sends a request; the platform's `fetch` when absent. A server's own handler fits too. */
  readonly fetch?: ((request: Request) => Response | Promise<Response>) | undefined;
  /** The platform's times when absent. */
  readonly clock?: Clock | undefined;
  /** A number from 0 up to 1, for the jitter of waits; `Math.random` when absent. */
  readonly random?: (() => number) | undefined;
  /** A new state for an exchange that nobody can guess; 128 random bits when absent. */
  readonly createState?: (() => string) | undefined;
}

/** What `createClient` takes. */
export type ClientOptions = ClientSettings & Credentials;

/**
 * `auto` sends PUT and DELETE, and POST with `X-HTTP-Method-Override` once the service has
 * answered 405; `always` and `never` do what they say.
 */
export type MethodOverride = 'auto' | 'always' | 'never';

/**
 * How a write's fields travel (spec 4.1): `multipart` has one part a field, and `multipart-json`
 * keeps the fields together in one part `_json_body`. Files need one of these two, and get
 * `multipart` when another is asked for.
 */
export type BodyFormat = 'urlencoded' | 'json' | 'multipart' | 'multipart-json';

/** What every call takes. */
export interface CallOptions {
  /** Ends the call with an `AbortError`. */
  readonly signal?: AbortSignal | undefined;
  /** In place of the client's own. */
  readonly timeout?: number | undefined;
  /** In place of the client's own. */
  readonly totalTimeout?: number | undefined;
}

/** What deletes take. */
export interface DeleteOptions extends CallOptions {
  /**
   * Tries again as a read does. Another writer's change in between may be undone. A create is
   * tried again only after failures that prove that it never arrived. `false` when absent.
   */
  readonly retry?: boolean | undefined;
  /** In place of the client's own. */
  readonly methodOverride?: MethodOverride | undefined;
}

/** What creates and updates take. */
export interface WriteOptions extends DeleteOptions {
  /** In place of the client's own. */
  readonly bodyFormat?: BodyFormat | undefined;
  /**
   * Told how much of the body has left. The body is then sent in chunks of unknown total length,
   * since `fetch` itself reports nothing; a few old servers do not take such a body.
   */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}
