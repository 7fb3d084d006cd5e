import { isLocalHost } from '../../network/local-host.js';
import { webAddress } from '../../vast/web-address.js';
import type { ChainRequest } from './evidence.js';
import { hostOf } from './url-host.js';

/** The host of an address that only one machine or one network reaches; null for all others. */
export const localHostIn = (address: string): string | null => {
  const url = webAddress(address);
  return url !== null && isLocalHost(url.hostname) ? url.host : null;
};

/** Names of tests, which no public name server knows (RFC 6761). */
const OF_TEST = /\.test(?::\d{1,5})?$/i;

/** Faults of a host that this machine does not reach either. */
const IS_AWAY: readonly ChainRequest['fault'][] = [
  'dns',
  'refused',
  'no-route',
  'private',
  'other',
];

/** Browsers send requests to these from a page with https, too (W3C Secure Contexts, 3.1). */
const LOOPBACK = /^(?:127\.|(?:[\w-]+\.)*localhost(?::|$)|\[::1\])/i;

/** Whether a browser would not send a request, because its page has https. */
const isBlocked = ({ url, result, failure }: ChainRequest): boolean =>
  failure?.id === 'request-mixed' || (result === 'mixed-content' && !LOOPBACK.test(hostOf(url)));

/** The local host in the address of a request that did not reach it, that a browser blocked, or that was not sent; null for all others. */
export const unreachedHost = (request: ChainRequest): string | null => {
  const { url, fault, redirectedTo, refusedUrl = url } = request;
  const host = hostOf(url);
  const isUnsent = request.result === 'not-sent' || isBlocked(request);
  // It may redirect to another one.
  const isOwn = redirectedTo === undefined && hostOf(refusedUrl) === host;
  if (!isUnsent && !(isOwn && IS_AWAY.includes(fault))) return null;
  return (isUnsent || fault === 'dns') && OF_TEST.test(host) ? host : localHostIn(url);
};
