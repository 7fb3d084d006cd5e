import { ExchangedTokens, fixedToken, type TokenSource } from './authorization/authorization.js';
import { exchangeKey, isHeaderSafe } from './authorization/token-exchange.js';
import type { ClientOptions } from './client-options.js';
import { normalizeOptions, type NormalizedOptions } from './normalize-options.js';
import { Secrets } from './redaction.js';
import { Service } from './service.js';
import type { TransportConfig } from './transport/send.js';
import { generation1, type Generation1 } from './v1.js';
import { generation2, type Generation2 } from './v2.js';

/** A client of the service, with one object per resource in both generations (spec 9). */
export interface Client {
  /** Generation 1: `/rest/…`, Italian field names, lists by offset. */
  readonly v1: Generation1;
  /** Generation 2: `/rest/v2/…`, English field names, lists by page. */
  readonly v2: Generation2;
}

/** The key or the token. Throws a `TypeError` when neither or both are given. */
const credentialOf = ({ authKey, accessToken }: ClientOptions): string => {
  const given = [authKey, accessToken].filter((credential) => credential !== undefined);
  const [credential] = given;
  if (given.length === 1 && isHeaderSafe(credential)) return credential;
  throw new TypeError(
    'Either authKey or accessToken must be given, in visible ASCII characters that fit into a header',
  );
};

const authorizationOf = (
  credentials: ClientOptions,
  options: NormalizedOptions,
  transport: TransportConfig,
  secrets: Secrets,
): TokenSource => {
  const { authKey } = credentials;
  if (authKey === undefined) return fixedToken(credentials.accessToken);
  const context = { ...options, authKey, transport, secrets };
  return new ExchangedTokens((signal) => exchangeKey(context, signal), options);
};

/**
 * Creates a client of the service. Nothing is sent before the first call. The key is exchanged for
 * a token when one is needed, and again after a 401 or an expiry. The `fetch` option accepts the
 * request handler of a server too, so that tests need no port.
 *
 * Throws a `TypeError` for invalid options: an address that is not https, a missing key or token, a
 * browser without `dangerouslyAllowBrowser`. Calls reject with an `ApiError`.
 *
 * @example
 * const client = createClient({ baseUrl: 'https://media.example', authKey });
 * for await (const embed of client.v2.embeds.list()) console.log(embed.title);
 */
export const createClient = (options: ClientOptions): Client => {
  const normalized = normalizeOptions(options);
  const secrets = new Secrets(credentialOf(options));
  const transport: TransportConfig = {
    ...normalized,
    // A handler may throw before it returns a promise.
    fetch: async (request) => normalized.fetch(request),
    redact: secrets.redact,
  };
  const authorization = authorizationOf(options, normalized, transport, secrets);
  const service = new Service(normalized, authorization, transport);
  return { v1: generation1(service), v2: generation2(service) };
};
