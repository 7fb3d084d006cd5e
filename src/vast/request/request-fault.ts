import type { NetworkReason } from '../../network/network-failure.js';
import { VastError } from '../vast-error.js';

/**
 * Why there is no response that may be read, as Node knows it and browsers do not: `cors`, it arrived and has no CORS
 * header for the page; `redirect`, it leads to an address that may not be requested; `private`, it leads to a private
 * network and is not sent (`allowPrivate`); else what failed of the connection.
 */
export type RequestFault =
  'cors' | 'redirect' | 'private' | 'no-route' | Exclude<NetworkReason, 'unreachable'>;

/** The error for a known fault (code 301). */
export const requestFailed = (fault: RequestFault): VastError =>
  new VastError(301, `request-${fault}`);
