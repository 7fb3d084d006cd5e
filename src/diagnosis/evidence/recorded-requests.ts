import { targetOf } from '../input/har-faults.js';
import { isRedirectStatus } from '../input/recording-faults.js';
import type { RecordedRequest } from '../input/recognized-input.js';
import { webAddress } from '../../vast/web-address.js';
import { type DocumentOutline, tagsBehind } from './document-outline.js';
import { type ChainFault, MIN_TIMEOUT_MS, type RequestResult, VIEWER_FAULTS } from './evidence.js';
import { hostOf } from './url-host.js';

/** The errors of Chrome for a connection or a response that failed, as the inspector names them. */
const FAULTS: readonly (readonly [RegExp, ChainFault])[] = [
  [/NOT_YET_VALID/, 'clock'],
  [/ADDRESS_INVALID/, 'sinkhole'],
  [/_PROXY_CERTIFICATE_/, 'proxy-certificate'],
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

export interface ReadRequest {
  readonly recorded: RecordedRequest;
  readonly result: RequestResult;
  readonly outline: DocumentOutline | null;
}

/** Whether a redirect is followed within the recording. */
export const isFollowed = (
  { redirectsTo = '', error, fault }: RecordedRequest,
  targets: ReadonlySet<string>,
): boolean =>
  redirectsTo !== '' && error === '' && fault === undefined && targets.has(targetOf(redirectsTo));

/** Whether a player repeats a request that CORS refuses, without credentials. */
export const isRepeated = (
  { recorded: { url }, result }: ReadRequest,
  later: readonly ReadRequest[],
): boolean => result === 'cors' && later.some(({ recorded }) => recorded.url === url);

/** For each request the index of the one whose wrapper, break or redirect leads to it, or null. */
export const parentsOf = (requests: readonly ReadRequest[]): readonly (number | null)[] => {
  const leading = new Map<string, number | null>();
  return requests.map(({ recorded, outline }, index) => {
    const { url, redirectsTo = '' } = recorded;
    const parent = leading.get(targetOf(url)) ?? null;
    if (redirectsTo !== '') leading.set(targetOf(redirectsTo), parent);
    for (const uri of outline === null ? [] : tagsBehind(outline))
      leading.set(targetOf(uri), index);
    return parent;
  });
};

/** For each request the one that another host redirected to it, the first of several. */
export const originsOf = (requests: readonly RecordedRequest[]): readonly RecordedRequest[] => {
  const leading = new Map<string, RecordedRequest>();
  return requests.map((request) => {
    const { url, redirectsTo = '' } = request;
    const origin = leading.get(targetOf(url)) ?? request;
    leading.delete(targetOf(url));
    if (redirectsTo !== '') leading.set(targetOf(redirectsTo), origin);
    return hostOf(origin.url) === hostOf(url) ? request : origin;
  });
};

/** The indexes of a chain: its root and all that its wrappers lead to. */
export const indexesFrom = (
  root: number,
  parents: readonly (number | null)[],
): readonly number[] => {
  const members = new Set([root]);
  for (const [index, parent] of parents.entries())
    if (parent !== null && members.has(parent)) members.add(index);
  return [...members];
};
