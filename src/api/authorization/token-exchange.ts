import { fieldOf } from '../../schema/field.js';
import type { Reply } from '../transport/attempt.js';
import { parseDateTime } from '../dates.js';
import { Delivery } from '../transport/delivery.js';
import { AuthorizationError, StateMismatchError, StatusError } from '../errors/index.js';
import { isHeaderSafe } from './header-value.js';
import { Limit, Stop } from '../transport/limit.js';
import { messagesIn } from '../replies/messages.js';
import type { Secrets } from '../replies/redaction.js';
import { readJson } from '../replies/reply-json.js';
import { statusError, transport, type Means } from '../transport/transport.js';
import type { Warn } from '../warning.js';

/** A token, and when it expires in milliseconds since 1970; null when nobody knows. */
export interface Token {
  readonly value: string;
  readonly expiresAt: number | null;
}

/** What an exchange is made with. */
export interface ExchangeSettings {
  /** Address of the exchange. */
  readonly url: string;
  /** Its path, for errors. */
  readonly path: string;
  readonly authKey: string;
  readonly createState: () => string;
  /** Zone of the expiry date. */
  readonly timeZone: string;
  readonly timeout: number;
  readonly totalTimeout: number;
  readonly means: Means;
  readonly secrets: Secrets;
  readonly warn: Warn;
}

const expiryOf = (json: unknown, { timeZone, warn }: ExchangeSettings): number | null => {
  const written = fieldOf(json, 'data_scadenza') ?? fieldOf(json, 'expiration_date') ?? null;
  if (written === null) return null;
  const date = typeof written === 'string' ? parseDateTime(written, timeZone) : null;
  if (date !== null) return date.getTime();
  warn({
    id: 'expiry-unreadable',
    message: 'The expiry of the token is no date-time: the token is used until it is refused.',
  });
  return null;
};

const readToken = (
  reply: Reply,
  state: string,
  delivery: Delivery,
  settings: ExchangeSettings,
): Token => {
  const refuse = (messages: readonly string[]): AuthorizationError =>
    new AuthorizationError({ ...delivery.details, messages });
  const { redact } = settings.secrets;
  const json = readJson({ reply, delivery, redact });
  const errors = fieldOf(json, 'errors');
  if (Array.isArray(errors) && errors.length > 0) throw refuse(messagesIn(json, redact));
  if (fieldOf(json, 'state') !== state) throw new StateMismatchError(delivery.details);
  const value = fieldOf(json, 'access_token');
  if (!isHeaderSafe(value)) throw refuse(['the reply holds no usable token']);
  settings.secrets.add(value);
  return { value, expiresAt: expiryOf(json, settings) };
};

/** Statuses that speak of the service and not of the key. */
const NOT_ABOUT_THE_KEY = new Set([404, 405, 408, 429]);

const failureOf = (error: unknown, delivery: Delivery): unknown => {
  if (error instanceof Stop) return delivery.stopped(error.why);
  if (!(error instanceof StatusError)) return error;
  const { status, messages } = error;
  if (status >= 500 || NOT_ABOUT_THE_KEY.has(status)) return error;
  return new AuthorizationError({ ...delivery.details, messages: [String(status), ...messages] });
};

/**
 * Exchanges the key for a token (spec 5): one request, with a state that the reply must repeat
 * exactly. Rejects with an `AuthorizationError`, a `StateMismatchError`, or what a read fails with.
 */
export const exchangeKey = async (
  settings: ExchangeSettings,
  signal: AbortSignal,
): Promise<Token> => {
  const { url, path, authKey, timeout, means, secrets } = settings;
  const delivery = new Delivery({ method: 'GET', path });
  const total = new Limit(means.clock, settings.totalTimeout, 'total', signal);
  const state = settings.createState();
  secrets.add(state);
  const headers = { Accept: 'application/json', 'auth-code': authKey, state };
  const terms = { repeat: 'passing', headersTimeout: timeout, timeout } as const;
  try {
    const reply = await transport({ url, method: 'GET', headers }, delivery, terms, means, total);
    if (reply.status >= 400) throw statusError(reply, delivery, means);
    return readToken(reply, state, delivery, settings);
  } catch (error) {
    throw failureOf(error, delivery);
  } finally {
    total.release();
  }
};
