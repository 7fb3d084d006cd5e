import type { NetworkReason } from '../../network/network-failure.js';
import { VastError } from '../vast-error.js';

/**
 * Why there is no response that may be read, as Node knows it and browsers do not: `cors`, it arrived and has no CORS
 * header for the page; `redirect`, it leads to an address that may not be requested; `private`, it leads to a private
 * network and is not sent (`allowPrivate`); else what failed of the connection.
 */
export type RequestFault =
  'cors' | 'redirect' | 'private' | 'no-route' | Exclude<NetworkReason, 'unreachable'>;

const MESSAGES: Readonly<Record<RequestFault, string>> = {
  cors: 'The response of the ad server has no CORS header that allows the page to read it.',
  redirect: 'The ad server redirects to an address that may not be requested.',
  private: 'The request leads to an address in a private network, which was not allowed.',
  dns: 'The host name of the ad server cannot be resolved (DNS).',
  refused: 'The ad server refused the connection.',
  tls: 'The certificate of the ad server is not valid, or its TLS handshake failed.',
  'no-route': 'There is no connection to the ad server.',
  reset: 'The ad server closed the connection without a response.',
  protocol: 'The response of the ad server is not valid HTTP.',
  other: 'The ad server cannot be reached.',
};

/** The error for a known fault (code 301). */
export const requestFailed = (fault: RequestFault): VastError =>
  new VastError(301, MESSAGES[fault]);
