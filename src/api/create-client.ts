import { ExchangedTokens, fixedToken, type Authorization } from './authorization/authorization.js';
import { baseAddress } from './base-address.js';
import { refuseBrowser } from './browser-guard.js';
import type { ClientOptions } from './client-options.js';
import { fillOptions, type FilledOptions } from './filled-options.js';
import { isHeaderSafe } from './authorization/header-value.js';
import { Secrets } from './replies/redaction.js';
import { AuthorizedService } from './service.js';
import { exchangeKey } from './authorization/token-exchange.js';
import type { Means } from './transport/transport.js';
import { generation1, type Generation1 } from './v1/index.js';
import { generation2, type Generation2 } from './v2/index.js';

/** A client of the service: one object a resource, in both generations (spec 9). */
export interface Client {
  /** Generation 1: `/rest/…`, Italian field names, lists by offset. */
  readonly v1: Generation1;
  /** Generation 2: `/rest/v2/…`, English field names, lists by page. */
  readonly v2: Generation2;
}

/** The key or the token that was handed in. Throws a `TypeError` without it. */
const secretOf = ({ authKey, accessToken }: ClientOptions): string => {
  const given = [authKey, accessToken].filter((secret) => secret !== undefined);
  const [secret] = given;
  if (given.length === 1 && isHeaderSafe(secret)) return secret;
  throw new TypeError(
    'authKey or accessToken must be given, in visible ASCII that a header can hold',
  );
};

const authorizationOf = (
  secret: string,
  { authKey }: ClientOptions,
  options: FilledOptions,
  means: Means,
  secrets: Secrets,
): Authorization => {
  if (authKey === undefined) return fixedToken(secret);
  const { authUrl, allowInsecure, verifyPath, clock, onWarning: warn } = options;
  const settings = {
    ...options,
    url: baseAddress('authUrl', authUrl, allowInsecure) + verifyPath,
    path: verifyPath,
    authKey,
    means,
    secrets,
    warn,
  };
  return new ExchangedTokens((signal) => exchangeKey(settings, signal), clock, warn);
};

/**
 * Makes a client of the service. Nothing is sent before the first call; the key is exchanged for
 * a token when one is needed, and again after a 401 or an expiry. The `fetch` option takes a
 * server's own handler too, so that tests need no port.
 *
 * Throws a `TypeError` for options that cannot be: an address that is not https, no key or token,
 * a browser without `dangerouslyAllowBrowser`. Calls reject with an `ApiError`.
 *
 * @example
 * const client = createClient({ baseUrl: 'https://media.example', authKey });
 * for await (const embed of client.v2.embeds.list()) console.log(embed.title);
 */
export const createClient = (options: ClientOptions): Client => {
  const filled = fillOptions(options);
  refuseBrowser(filled.dangerouslyAllowBrowser);
  const baseUrl = baseAddress('baseUrl', filled.baseUrl, filled.allowInsecure);
  const secret = secretOf(options);
  const secrets = new Secrets(secret);
  const means: Means = {
    ...filled,
    fetch: async (request) => filled.fetch(request),
    redact: secrets.redact,
  };
  const authorization = authorizationOf(secret, options, filled, means, secrets);
  const settings = { ...filled, baseUrl, warn: filled.onWarning };
  const service = new AuthorizedService(settings, authorization, means);
  return { v1: generation1(service), v2: generation2(service) };
};
