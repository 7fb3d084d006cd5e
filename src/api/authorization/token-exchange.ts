import { fieldOf } from '../../schema/field-types.js';
import { parseDateTime } from '../../time/dates.js';
import { AuthorizationError, StateMismatchError, StatusError } from '../errors.js';
import type { NormalizedOptions } from '../normalize-options.js';
import { messagesIn, type Secrets } from '../redaction.js';
import { readJson, type Reply } from '../reply.js';
import { Deadline, DeadlineExceeded } from '../transport/deadline.js';
import { DeliveryStatus } from '../transport/delivery-status.js';
import { send, type TransportConfig } from '../transport/send.js';

/** A token, and when it expires in milliseconds since 1970; null when that is unknown. */
export interface Token {
  readonly value: string;
  readonly expiresAt: number | null;
}

/** The options of the client, with the key, the transport and the secrets. */
export interface ExchangeContext extends NormalizedOptions {
  readonly authKey: string;
  readonly transport: TransportConfig;
  readonly secrets: Secrets;
}

const MAX_HEADER_LENGTH = 8192;

/** Whether a value can be sent in a header as it is: non-empty visible ASCII of limited length. */
export const isHeaderSafe = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_HEADER_LENGTH && /^[\x21-\x7e]+$/.test(value);

const expiryOf = (json: unknown, { timeZone, onWarning }: ExchangeContext): number | null => {
  const expiry = fieldOf(json, 'data_scadenza') ?? fieldOf(json, 'expiration_date') ?? null;
  if (expiry === null) return null;
  const date = typeof expiry === 'string' ? parseDateTime(expiry, timeZone) : null;
  if (date !== null) return date.getTime();
  onWarning({
    id: 'expiry-unreadable',
    message:
      'The expiry of the token is not a date-time YYYY-MM-DD hh:mm:ss, so the token is used until the service refuses it.',
  });
  return null;
};

const readToken = (reply: Reply, state: string, context: ExchangeContext): Token => {
  const { details } = reply;
  const json = readJson(reply);
  const errors = fieldOf(json, 'errors');
  if (Array.isArray(errors) && errors.length > 0) {
    throw new AuthorizationError({ ...details, messages: messagesIn(json, reply.redact) });
  }
  if (fieldOf(json, 'state') !== state) throw new StateMismatchError(details);
  const value = fieldOf(json, 'access_token');
  if (!isHeaderSafe(value)) {
    throw new AuthorizationError({ ...details, messages: ['the reply holds no usable token'] });
  }
  context.secrets.add(value);
  return { value, expiresAt: expiryOf(json, context) };
};

/** Statuses below 500 that report a problem of the service, not of the key. */
const SERVICE_STATUSES = new Set([404, 405, 408, 429]);

const exchangeError = (error: unknown, delivery: DeliveryStatus): unknown => {
  if (error instanceof DeadlineExceeded) return delivery.deadlineError(error);
  if (!(error instanceof StatusError)) return error;
  const { status, messages } = error;
  if (status >= 500 || SERVICE_STATUSES.has(status)) return error;
  return new AuthorizationError({ ...delivery.details, messages: [String(status), ...messages] });
};

/**
 * Exchanges the key for a token (spec 5). The reply must repeat the state of the request exactly.
 * Rejects with an `AuthorizationError`, a `StateMismatchError`, or an error of a read.
 */
export const exchangeKey = async (
  context: ExchangeContext,
  signal: AbortSignal,
): Promise<Token> => {
  const { authUrl: baseUrl, verifyPath: path, authKey, timeout, transport } = context;
  const status = new DeliveryStatus({ method: 'GET', path });
  const total = new Deadline(transport.clock, 'total', signal);
  total.start(context.totalTimeout);
  const state = context.createState();
  context.secrets.add(state);
  const headers = { 'auth-code': authKey, state };
  const timeouts = { headersTimeout: timeout, timeout };
  try {
    return await send(
      { baseUrl, path, method: 'GET', headers },
      { status, retryMode: 'transient', timeouts, total },
      (reply) => readToken(reply, state, context),
      transport,
    );
  } catch (error) {
    throw exchangeError(error, status);
  } finally {
    total.release();
  }
};
