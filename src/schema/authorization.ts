import { dateTime, id, list, object, optional, text, type Infer } from './field-types.js';

/**
 * The reply to the exchange of the key for a token (spec 5). The dates have one pair of
 * names in generation 1 and another in generation 2 (platform facts 6).
 */
export const AuthorizationSchema = object({
  /** Token for the header `access-token`; secret. */
  access_token: id,
  /** Token for a refresh; secret. */
  refresh_token: optional(text),
  /** The state of the request, exactly: the caller compares it. */
  state: text,
  /** Creation date-time, generation 1. */
  data_creazione: optional(dateTime),
  /** Expiry date-time, generation 1; null in the known example. */
  data_scadenza: optional(dateTime),
  /** Creation date-time, generation 2. */
  creation_date: optional(dateTime),
  /** Expiry date-time, generation 2; null in the known example. */
  expiration_date: optional(dateTime),
});

/** The token with its refresh token and its dates (spec 5); secret. */
export interface Authorization extends Infer<typeof AuthorizationSchema> {}

/** The reply to a failed exchange (spec 7). */
export const AuthorizationFailureSchema = object({
  /** Messages in plain language. */
  errors: list(text),
});

/** The reasons why an exchange failed (spec 7). */
export interface AuthorizationFailure extends Infer<typeof AuthorizationFailureSchema> {}
