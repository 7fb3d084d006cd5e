import { ApiError, type ErrorDetails } from './api-error.js';

/**
 * What broke: the connection was `refused`, the host is not to be `reached`, its name has no
 * address (`dns`), its certificate or handshake failed (`tls`), the connection was `reset`, the
 * reply broke HTTP's rules or limits (`protocol`), or something that has no code (`other`).
 */
export type NetworkReason =
  'refused' | 'unreachable' | 'dns' | 'tls' | 'reset' | 'protocol' | 'other';

export interface NetworkDetails extends ErrorDetails {
  readonly reason: NetworkReason;
}

/** No reply came, because of the network. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';
  /** What broke. */
  readonly reason: NetworkReason;

  constructor(details: NetworkDetails) {
    super(`no reply (${details.reason})`, details);
    this.reason = details.reason;
  }
}
