import { isAdHost } from '../../vast/inspect/ad-blocker.js';
import {
  type AdChain,
  type ChainRequest,
  type RequestResult,
  VIEWER_FAULTS,
} from '../evidence/evidence.js';
import { botProtection, networkFilter, protectionInHeaders } from '../evidence/bot-protection.js';
import { statedReason } from '../evidence/stated-reason.js';
import { quoteOfRefusal } from '../evidence/quote.js';
import { hostOf } from '../evidence/url-host.js';
import { webAddress } from '../../vast/web-address.js';
import { secondsOf } from '../../time/seconds.js';
import type { VerdictOwner } from '../verdict-owner.js';
import type { StatusMeaning, VerdictParameters } from '../verdict-parameters.js';
import { statedOwner } from './reason-owner.js';
import { policySourceOf } from './refused-media.js';
import {
  type ChainSituation,
  chainSituation,
  endedBy,
  hostOfRequest,
  formOf,
  isLedTo,
  located,
  parametersAt,
  placeOf,
  redirectedOwner,
  requestOf,
  serverOrNetwork,
  wrapperParameters,
} from './situation.js';

/** The place of a chain's end, if it ended with a status of these. */
const badStatus = (chain: AdChain, isBad: (status: number) => boolean) => {
  const request = endedBy(chain, 'response');
  const status = request?.status ?? null;
  if (request === null || status === null || !isBad(status)) return null;
  const quote = quoteOfRefusal(request.text, request.headers);
  const isOfAuction = status === 405 && /\bOpenRTB\b|\bPOST\b/i.test(quote);
  const reason = isOfAuction ? 'auction' : statedReason(quote);
  return { ...located(chain, request), status, quote, reason };
};

export const meaningOf = (status: number): StatusMeaning => {
  if (status >= 500) return 'failure';
  if ([401, 402, 403, 407].includes(status)) return 'access';
  if (status === 451) return 'law';
  if (status === 429) return 'limit';
  if (status === 404 || status === 410) return 'not-found';
  return [400, 405, 406, 411, 412, 413, 414, 415, 416, 422].includes(status) ? 'request' : 'other';
};

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

type RefusalMeaning = VerdictParameters['http-client-error']['meaning'];

/** Of an address that is wrong. */
const OF_WRITER: readonly RefusalMeaning[] = ['not-found', 'request'];

const meaningOfRefusal = (chain: AdChain, status: number): RefusalMeaning => {
  const meaning = meaningOf(status);
  const request = endedBy(chain, 'response');
  const [id] = UUID.exec(request?.url ?? '') ?? [];
  const isOfCache = chain.template.includes('/cache?') && /[?&]uuid=/.test(chain.template);
  const isStored = id !== undefined && (isOfCache || /hb_(?:uuid|cache_id)/.test(chain.template));
  if (meaning === 'not-found' && isStored && chain.template.includes(id)) return 'stored-bid';
  return request !== null && isLedTo(chain, request) && OF_WRITER.includes(meaning)
    ? 'wrapper'
    : meaning;
};

const SIGN_IN =
  /[/.](?:sso|oauth2?|saml2?|openid|authorize|log[-_]?[io]n|sign[-_]?[io]n)(?=[-_./]|$)/i;

/** The host of the sign-in page to which a response redirects; empty if it does not. */
const signInHost = ({ url, headers = '' }: ChainRequest): string => {
  const [, location = ''] = /^location: (.*)$/m.exec(headers) ?? [];
  return SIGN_IN.test(location) ? hostOf(webAddress(location, url)?.href ?? '') : '';
};

/** The response by which a chain ended, also one that the page may not read. */
const responseOf = (chain: AdChain): ChainRequest | null =>
  endedBy(chain, 'response') ?? endedBy(chain, 'cors');

/** Situations of a request without a usable response. */
export const REQUEST_SITUATIONS: readonly ChainSituation[] = [
  chainSituation('ad-blocker', 'browser', (chain) => {
    const request = endedBy(chain, 'blocked');
    return request && { ...requestOf(chain), blockedHost: hostOf(request.url) };
  }),
  chainSituation('viewer-network', 'browser', (chain, { input }) => {
    const request = endedBy(chain, 'viewer') ?? responseOf(chain);
    // The inspector uses no proxy.
    const isOfProxy = input.kind === 'har' && request?.status === 407;
    const cause = isOfProxy ? 'proxy' : VIEWER_FAULTS.find((fault) => fault === request?.fault);
    if (request === null || cause === undefined) return null;
    return { ...placeOf(chain, request), failedHost: hostOfRequest(chain, request), cause };
  }),
  chainSituation('network-filter', 'browser', (chain) => {
    const request = responseOf(chain);
    const isLogIn = request?.status === 511;
    if (request === null || (formOf(request) !== 'html' && !isLogIn)) return null;
    const filter = networkFilter(request.text ?? '') ?? (isLogIn ? '' : null);
    const host = hostOf(request.url);
    return filter === null ? null : { ...placeOf(chain, request), host, filter };
  }),
  chainSituation('client-challenged', serverOrNetwork, (chain) => {
    const request = responseOf(chain);
    if (request === null) return null;
    const { text, headers = '', status } = request;
    const inBody = formOf(request) === null ? null : botProtection(text ?? '');
    const protection = inBody ?? protectionInHeaders(headers, status);
    if (protection === null) return null;
    return { ...located(chain, request), protection, status };
  }),
];

/** Of a server that a request did not get to: the network if a wrapper led to it. */
const byHost = (name: string, host: string): VerdictOwner =>
  name === host ? 'ad-server' : 'network';

/** The host whose response is refused, if a chain ended like this. */
const refusedAt = (chain: AdChain, result: RequestResult) => {
  const request = endedBy(chain, result);
  return request && { ...placeOf(chain, request), refusedHost: hostOfRequest(chain, request) };
};

/** Faults of a connection for which there is a next step. */
const NAMED_FAULTS = [
  ...(['dns', 'filtered', 'refused', 'reset', 'cut-off', 'encoding'] as const),
  ...(['redirected', 'host-answers', 'no-answer', 'unexplained'] as const),
  ...(['service-worker', 'opaque-origin', 'head', 'canceled'] as const),
] as const;

/** Of a host that does not exist, or may not: who wrote its name has to look first. */
const ABOUT_NAME: readonly (string | null)[] = ['dns', 'no-answer', 'unexplained'];

/** Of faults with a response that say nothing about its server. */
const OWNERS: Readonly<Record<string, VerdictOwner>> = {
  'service-worker': 'publisher',
  'opaque-origin': 'publisher',
  filtered: 'browser',
  head: 'unknown',
  canceled: 'unknown',
};

export const ALLOWED_ORIGIN = /^access-control-allow-origin: (https?:\/\/[^\s,]+)$/m;

/** Situations of a request that ended without a response, or with a status that is a failure. */
export const CONNECTION_SITUATIONS: readonly ChainSituation[] = [
  chainSituation('wrapper-timeout', 'network', (chain) => {
    const request = endedBy(chain, 'timeout');
    if (request === null || !isLedTo(chain, request)) return null;
    return { ...wrapperParameters(chain, request), seconds: secondsOf(request.durationMs) };
  }),
  chainSituation('response-timeout', redirectedOwner, (chain) => {
    const request = endedBy(chain, 'timeout');
    return request && { ...parametersAt(chain, request), seconds: secondsOf(request.durationMs) };
  }),
  chainSituation(
    'cors-refused',
    ({ host, refusedHost }) => byHost(host, refusedHost),
    (chain) => {
      const refusal = refusedAt(chain, 'cors');
      const { fault, headers = '' } = endedBy(chain, 'cors') ?? {};
      const allowed = ALLOWED_ORIGIN.exec(headers)?.[1] ?? '';
      return refusal && { ...refusal, isSeveral: fault === 'cors-several', allowed };
    },
  ),
  chainSituation('policy-refused', 'publisher', (chain) => {
    const refusal = refusedAt(chain, 'policy');
    const { url = '', redirectedTo = url } = endedBy(chain, 'policy') ?? {};
    const origin = policySourceOf(redirectedTo);
    const refusedHost = refusal?.refusedHost || origin;
    return refusal && { ...refusal, refusedHost, origin, directive: 'connect-src' };
  }),
  chainSituation(
    'certificate-invalid',
    ({ host, refusedHost }) => byHost(host, refusedHost),
    (chain) => {
      const refusal = refusedAt(chain, 'certificate');
      return refusal && { ...refusal, hasPort: /:\d+$/.test(refusal.refusedHost) };
    },
  ),
  chainSituation(
    'address-refused',
    ({ host, lastHost, target, isPrivate }) =>
      isPrivate && host === target ? 'publisher' : byHost(host, lastHost),
    (chain) => {
      const request = endedBy(chain, 'address-refused');
      if (request === null) return null;
      const { refusedUrl = '', fault } = request;
      const [scheme = ''] = /^(?!https?:)[a-z][a-z\d+.-]*:/i.exec(refusedUrl) ?? [];
      const needsCookies = fault === 'cookie-loop';
      const isLoop = needsCookies || fault === 'redirect-loop';
      const isPrivate = fault === 'private';
      const [http = ''] = isPrivate ? [] : (/^http:\/\//i.exec(refusedUrl) ?? []);
      const target = scheme || http + hostOf(refusedUrl);
      return { ...located(chain, request), target, isPrivate, isLoop, needsCookies };
    },
  ),
  chainSituation(
    'unreachable',
    // A name that does not exist is written wrong: no ad server can repair it.
    ({ host, unreachableHost, redirectingHost, fault }) => {
      const owner = OWNERS[fault ?? ''];
      if (owner !== undefined) return owner;
      if (!ABOUT_NAME.includes(fault)) return byHost(host, unreachableHost);
      if (redirectingHost !== undefined) return byHost(host, redirectingHost);
      return host === unreachableHost ? 'publisher' : 'network';
    },
    (chain) => {
      const request = endedBy(chain, 'unreachable');
      if (request === null) return null;
      const unreachableHost = hostOfRequest(chain, request);
      const isHidden = request.fault === 'dns' && isAdHost(unreachableHost);
      const named = isHidden ? 'filtered' : request.fault;
      const fault = NAMED_FAULTS.find((name) => name === named) ?? null;
      const isInWrapper = isLedTo(chain, request);
      return { ...placeOf(chain, request), unreachableHost, fault, isInWrapper };
    },
  ),
  chainSituation(
    'http-client-error',
    (params) => {
      const { host, lastHost, meaning } = params;
      if (meaning === 'stored-bid') return 'publisher';
      const isOfWriter = host === lastHost && OF_WRITER.includes(meaning);
      return statedOwner(params, isOfWriter ? 'publisher' : serverOrNetwork(params));
    },
    (chain) => {
      const params = badStatus(chain, (status) => status >= 400 && status <= 499);
      return params && { ...params, meaning: meaningOfRefusal(chain, params.status) };
    },
  ),
  chainSituation(
    'http-server-error',
    (params) => statedOwner(params, serverOrNetwork(params)),
    (chain) => {
      const params = badStatus(chain, (status) => status >= 500 || (status >= 300 && status < 400));
      const request = endedBy(chain, 'response');
      if (params === null || request === null) return null;
      const isRedirect = params.status < 400;
      const signIn = isRedirect ? signInHost(request) : '';
      if (signIn !== '') return { ...params, isRedirect, signIn, reason: 'login' };
      // A redirect that CORS refuses was not followed, wherever it leads.
      return isRedirect && request.fault !== undefined ? null : { ...params, isRedirect, signIn };
    },
  ),
];
