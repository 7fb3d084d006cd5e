import type { VerdictOwner } from '../../../src/diagnosis/index.js';

/** Errors of Chrome and Firefox by their names, and sentences of Safari, by the side that is at fault. */
export const NAMED_ERRORS: readonly (readonly [
  code: string,
  owner: VerdictOwner,
  names: readonly string[],
  sentences?: readonly string[],
])[] = [
  [
    'clock-wrong',
    'browser',
    ['MOZILLA_PKIX_ERROR_NOT_YET_VALID_CERTIFICATE'],
    ['The certificate for this server is not yet valid.', 'Your clock is behind'],
  ],
  [
    'proxy-failed',
    'browser',
    [
      'net::ERR_PROXY_CONNECTION_FAILED',
      'net::ERR_TUNNEL_CONNECTION_FAILED',
      'net::ERR_PROXY_AUTH_UNSUPPORTED',
      'net::ERR_SOCKS_CONNECTION_FAILED',
      'NS_ERROR_UNKNOWN_PROXY_HOST',
      'NS_ERROR_PROXY_CONNECTION_REFUSED',
      'NS_ERROR_PROXY_AUTHENTICATION_FAILED',
    ],
  ],
  [
    'resolver-failed',
    'browser',
    [
      'net::ERR_NAME_RESOLUTION_FAILED',
      'net::ERR_DNS_TIMED_OUT',
      'net::ERR_DNS_SERVER_FAILED',
      'DNS_PROBE_FINISHED_NO_INTERNET',
      'DNS_PROBE_FINISHED_BAD_CONFIG',
    ],
  ],
  ['address-filtered', 'browser', ['net::ERR_ADDRESS_INVALID']],
  [
    'offline',
    'browser',
    [
      'net::ERR_INTERNET_DISCONNECTED',
      'net::ERR_NETWORK_CHANGED',
      'net::ERR_NETWORK_ACCESS_DENIED',
      'net::ERR_NETWORK_IO_SUSPENDED',
      'NS_ERROR_OFFLINE',
    ],
    ['The Internet connection appears to be offline.', 'International roaming is currently off.'],
  ],
  [
    'blocked-by-client',
    'browser',
    ['net::ERR_BLOCKED_BY_CLIENT', 'net::ERR_BLOCKED_BY_ADMINISTRATOR'],
  ],
  ['blocked-by-protection', 'browser', ['NS_ERROR_MALWARE_URI', 'NS_ERROR_TRACKING_URI']],
  ['name-not-resolved', 'publisher', ['DNS_PROBE_FINISHED_NXDOMAIN', 'NS_ERROR_UNKNOWN_HOST']],
  [
    'other-site',
    'ad-server',
    [
      'net::ERR_BLOCKED_BY_RESPONSE.NotSameOrigin',
      'net::ERR_BLOCKED_BY_ORB',
      'NS_ERROR_DOM_CORP_FAILED',
    ],
  ],
  ['cors', 'ad-server', ['NS_ERROR_DOM_BAD_URI']],
  [
    'response-broken',
    'ad-server',
    [
      'net::ERR_HTTP2_PROTOCOL_ERROR',
      'net::ERR_QUIC_PROTOCOL_ERROR',
      'net::ERR_SPDY_PROTOCOL_ERROR',
      'net::ERR_INVALID_HTTP_RESPONSE',
    ],
    ['cannot parse response', 'cannot decode raw data', 'Too many HTTP redirects'],
  ],
  [
    'connection-failed',
    'ad-server',
    ['net::ERR_EMPTY_RESPONSE', 'net::ERR_CONNECTION_CLOSED', 'NS_ERROR_NET_EMPTY_RESPONSE'],
  ],
  [
    'certificate-invalid',
    'ad-server',
    [
      'net::ERR_CERT_DATE_INVALID',
      'net::ERR_CERT_COMMON_NAME_INVALID',
      'SSL_ERROR_NO_CYPHER_OVERLAP',
    ],
    ['The certificate for this server has expired.', 'A TLS error caused the request to fail.'],
  ],
];
