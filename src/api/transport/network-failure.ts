import type { NetworkReason, Sent } from '../errors/index.js';

/** What a failed `fetch` says about the network, read from the codes in its causes alone. */
export interface NetworkFailure {
  readonly reason: NetworkReason;
  readonly sent: Sent;
}

const DEEPEST_CAUSE = 5;

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The error, its causes, and the errors of those that stand for several. */
const chain = (error: unknown, depth = 0): readonly unknown[] => {
  if (error === undefined || error === null || depth > DEEPEST_CAUSE) return [];
  const several = field(error, 'errors');
  const inner = Array.isArray(several) ? several : [field(error, 'cause')];
  return [error, ...inner.flatMap((cause) => chain(cause, depth + 1))];
};

const CERTIFICATE =
  /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(?:GET|VERIFY)|ERR_TLS_CERT_|HOSTNAME_MISMATCH|INVALID_CA|EPROTO$|ERR_SSL_WRONG_VERSION)/;
const TLS = /^(?:ERR_TLS_|ERR_SSL_)/;
const NAME = /^(?:ENOTFOUND|EAI_)/;
const PROTOCOL = /^(?:HPE_|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES_|UND_ERR_INFO)/;
const RESET = /^(?:ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET)$/;
const UNREACHABLE = /^UND_ERR_CONNECT_TIMEOUT$/;

const failures: readonly (readonly [RegExp, NetworkFailure])[] = [
  [CERTIFICATE, { reason: 'tls', sent: 'no' }],
  [TLS, { reason: 'tls', sent: 'unknown' }],
  [/^ECONNREFUSED$/, { reason: 'refused', sent: 'no' }],
  [NAME, { reason: 'dns', sent: 'no' }],
  [UNREACHABLE, { reason: 'unreachable', sent: 'no' }],
  [PROTOCOL, { reason: 'protocol', sent: 'unknown' }],
  [RESET, { reason: 'reset', sent: 'unknown' }],
];

/**
 * Tells why a `fetch` failed and whether its request may have arrived. Hosts that give no codes,
 * browsers among them, end as `other` and `unknown`: nothing is guessed from texts.
 */
export const networkFailure = (error: unknown): NetworkFailure => {
  const causes = chain(error);
  const codes = causes.map((cause) => field(cause, 'code')).filter(isText);
  const known = failures.find(([pattern]) => codes.some((code) => pattern.test(code)));
  if (known !== undefined) return known[1];
  return causes.some((cause) => field(cause, 'syscall') === 'connect')
    ? { reason: 'unreachable', sent: 'no' }
    : { reason: 'other', sent: 'unknown' };
};
