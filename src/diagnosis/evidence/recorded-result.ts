import { isRedirectStatus } from '../input/recording-faults.js';
import type { RecordedRequest } from '../input/recognized-input.js';
import { webAddress } from '../../vast/web-address.js';
import { type ChainFault, MIN_TIMEOUT_MS, type RequestResult, VIEWER_FAULTS } from './evidence.js';

/** The errors of Chrome for a connection or a response that failed, as the inspector names them. */
const FAULTS: readonly (readonly [RegExp, ChainFault])[] = [
  [/NOT_YET_VALID/, 'clock'],
  [/ADDRESS_INVALID/, 'sinkhole'],
  [/_(?:PROXY|TUNNEL)_/, 'proxy'],
  [/_OFFLINE|INTERNET_DISCONNECTED|NETWORK_(?:CHANGED|ACCESS_DENIED|IO_SUSPENDED)/, 'offline'],
  [/NAME_RESOLUTION_FAILED|_DNS_/, 'resolver'],
  [/NAME_NOT_RESOLVED/, 'dns'],
  [/CONNECTION_REFUSED/, 'refused'],
  [/CONNECTION_(?:RESET|CLOSED)|EMPTY_RESPONSE|HTTP2|QUIC|SPDY/, 'reset'],
  [/CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING/, 'cut-off'],
  [/CONTENT_DECODING/, 'encoding'],
  [/TOO_MANY_REDIRECTS/, 'redirect-loop'],
  [/UNSAFE_REDIRECT/, 'redirect'],
  [/BLOCKED_BY_(?:PRIVATE|LOCAL)_NETWORK|LocalNetworkAccess/, 'private'],
];

type SentRequest = Pick<
  RecordedRequest,
  'status' | 'error' | 'fault' | 'redirectsTo' | 'lacksCors' | 'durationMs' | 'text'
>;

/** Why a request of a recording has no response. */
export const faultOf = (request: SentRequest): ChainFault | undefined => {
  const { status, error, redirectsTo = '', lacksCors, durationMs } = request;
  if (request.fault !== undefined) return request.fault;
  const known = FAULTS.find(([pattern]) => pattern.test(error))?.[1];
  if (known !== undefined) return known;
  if (error.includes('ABORTED') && status === null && durationMs < MIN_TIMEOUT_MS)
    return 'canceled';
  if (redirectsTo !== '' && webAddress(redirectsTo) === null) return 'redirect';
  return lacksCors && status === null ? 'unexplained' : undefined;
};

const IS_REFUSED_ADDRESS = /^(?:redirect(?:-loop)?|cookie-loop|private)$/;

/** How a request of a recording ended. */
export const resultOf = (request: SentRequest): RequestResult => {
  const { status, error, lacksCors, durationMs, text } = request;
  if (/BLOCKED_BY_(?:CLIENT|ADMINISTRATOR)|^inspector$/.test(error)) return 'blocked';
  if (/mixed.?content/i.test(error)) return 'mixed-content';
  if (/BLOCKED_BY_CSP|^csp$/i.test(error)) return 'policy';
  const fault = faultOf(request);
  if (VIEWER_FAULTS.some((name) => name === fault)) return 'viewer';
  if (/ERR_CERT_|ERR_SSL_/.test(error)) return 'certificate';
  if (IS_REFUSED_ADDRESS.test(fault ?? '')) return 'address-refused';
  if (fault !== undefined) return 'unreachable';
  if (lacksCors || /CORS|BLOCKED_BY_(?:RESPONSE|ORB)/.test(error)) return 'cors';
  const isLong = durationMs >= MIN_TIMEOUT_MS;
  const isLate = error.includes('TIMED_OUT') || (error.includes('ABORTED') && isLong);
  // A response that never ended has a status and no body.
  if (isLate && !text) return 'timeout';
  if (status !== null) return 'response';
  return isLate || (error === '' && isLong) ? 'timeout' : 'unreachable';
};

/** Whether a recording ends at a redirect, without the response to which it leads. */
export const isCutOff = ({ status, redirectsTo = '', error, fault }: RecordedRequest): boolean =>
  isRedirectStatus(status) &&
  webAddress(redirectsTo) !== null &&
  error === '' &&
  fault === undefined;
