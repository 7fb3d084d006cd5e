import type { NetworkReason, ViewerFault } from '../../network/network-failure.js';
import { VastError } from '../vast-error.js';

/**
 * Why there is no response that may be read: `cors`, it arrived and has no CORS header for the page; `cors-several`, its CORS header names several origins; `redirect`, it leads to an address that may not be requested; `redirect-loop`, it is redirected
 * more than 20 times; `cookie-loop`, also while it sets cookies that do not come back; `private`, it leads to a private network and is not sent (`allowPrivate`); `cut-off`, the body
 * ended before its end; `encoding`, the body cannot be decompressed; a fault on the side of the viewer; else what
 * failed of the connection, which a browser does not say: `policy`, the page does not allow it; `redirected`, nothing comes from where
 * it is redirected; `host-answers`, only another address of the host answers; `no-answer`, none does.
 */
export type RequestFault =
  | 'cors'
  | 'cors-several'
  | 'redirect'
  | 'redirect-loop'
  | 'cookie-loop'
  | 'private'
  | 'no-route'
  | 'cut-off'
  | 'encoding'
  | 'policy'
  | 'redirected'
  | 'host-answers'
  | 'no-answer'
  | ViewerFault
  | Exclude<NetworkReason, 'unreachable'>;

/** Whether a response arrived that the page may not read. */
export const isCorsFault = (fault: RequestFault | null | undefined): boolean =>
  fault === 'cors' || fault === 'cors-several';

export const requestFailed = (fault: RequestFault): VastError =>
  new VastError(301, `request-${fault}`);
