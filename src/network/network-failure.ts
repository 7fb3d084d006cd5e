import { isSinkhole } from './local-host.js';

/**
 * Why no reply came: the connection was `refused`; the host is `unreachable`; its name has no
 * address (`dns`); its certificate or the handshake failed (`tls`); the connection was `reset`;
 * the reply broke HTTP's rules or limits (`protocol`); `other`, an error without a known code.
 */
export type NetworkReason =
  'refused' | 'unreachable' | 'dns' | 'tls' | 'reset' | 'protocol' | 'other';

/**
 * What fails on the side of the viewer: the `clock`, by which a certificate is not valid yet; a `sinkhole`, the address
 * that a filter gives for a public host; the device is `offline`; or, of either side, the `resolver` of a name.
 */
export type ViewerFault = 'clock' | 'sinkhole' | 'offline' | 'resolver';

/** Why a `fetch` failed, and whether its request may have arrived. */
export interface NetworkFailure {
  readonly reason: NetworkReason;
  readonly sent: 'no' | 'unknown';
}

const MAX_CAUSE_DEPTH = 5;

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const VIEWER_FAULTS: readonly (readonly [RegExp, ViewerFault])[] = [
  [/^CERT_NOT_YET_VALID$/, 'clock'],
  [/^(?:ENETUNREACH|ENETDOWN)$/, 'offline'],
  [/^(?:EAI_AGAIN|E(?:DNS|AI_)?SERVFAIL)$/, 'resolver'],
];

const isText = (value: unknown): value is string => typeof value === 'string';

/** The error with its causes and the errors of an `AggregateError` among them. */
const causesOf = (error: unknown, depth = 0): readonly unknown[] => {
  if (error === undefined || error === null || depth > MAX_CAUSE_DEPTH) return [];
  const several = field(error, 'errors');
  const inner = Array.isArray(several) ? several : [field(error, 'cause')];
  return [error, ...inner.flatMap((cause) => causesOf(cause, depth + 1))];
};

const CERTIFICATE =
  /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(?:GET|VERIFY)|ERR_TLS_CERT_|HOSTNAME_MISMATCH|INVALID_CA|EPROTO$|ERR_SSL_WRONG_VERSION)/;

const failures: readonly (readonly [RegExp, NetworkFailure])[] = [
  [CERTIFICATE, { reason: 'tls', sent: 'no' }],
  [/^(?:ERR_TLS_|ERR_SSL_)/, { reason: 'tls', sent: 'unknown' }],
  [/^ECONNREFUSED$/, { reason: 'refused', sent: 'no' }],
  [/^(?:ENOTFOUND|EAI_)/, { reason: 'dns', sent: 'no' }],
  [/^UND_ERR_CONNECT_TIMEOUT$/, { reason: 'unreachable', sent: 'no' }],
  [
    /^(?:HPE_|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES_|UND_ERR_INFO)/,
    { reason: 'protocol', sent: 'unknown' },
  ],
  [/^(?:ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET)$/, { reason: 'reset', sent: 'unknown' }],
];

/**
 * Classifies a failed `fetch` by the codes in its causes. Runtimes without codes, browsers among
 * them, give `other` and `unknown`: texts of messages are not interpreted.
 */
export const networkFailure = (error: unknown): NetworkFailure => {
  const causes = causesOf(error);
  const codes = causes.map((cause) => field(cause, 'code')).filter(isText);
  const known = failures.find(([pattern]) => codes.some((code) => pattern.test(code)));
  if (known !== undefined) return known[1];
  return causes.some((cause) => field(cause, 'syscall') === 'connect')
    ? { reason: 'unreachable', sent: 'no' }
    : { reason: 'other', sent: 'unknown' };
};

/** The fault on the side of the viewer by which a request to a public host failed; null for all others. */
export const viewerFault = (error: unknown): ViewerFault | null => {
  const causes = causesOf(error);
  const textsOf = (name: string) => causes.map((cause) => field(cause, name)).filter(isText);
  const addresses = textsOf('address');
  if (addresses.length > 0 && addresses.every(isSinkhole)) return 'sinkhole';
  const codes = textsOf('code');
  const known = VIEWER_FAULTS.find(([pattern]) => codes.every((code) => pattern.test(code)));
  return codes.length === 0 ? null : (known?.[1] ?? null);
};
