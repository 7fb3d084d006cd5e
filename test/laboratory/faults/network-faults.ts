import { type ConnectionFailure, movedTo, withAnswer } from '../chain.js';
import { type Expectation, type Fault, serverAt } from '../fault.js';
import type { FormName } from '../forms.js';
import { unreachable } from './connection-faults.js';

const DAY_MS = 86_400_000;

/** What fails on the way to a public host, as each tool says it. A tool without a text has no form of it. */
interface Failure extends ConnectionFailure {
  readonly name: string;
  readonly expected: Fault['expected'];
  /** How far the dates of all responses are from the clock of the device. Default: not at all. */
  readonly clockOffsetMs?: number;
}

const viewer =
  (cause: string): Fault['expected'] =>
  (): Expectation => ({ id: 'viewer-network', owner: 'browser', facts: { cause } });

const ofCertificate: Fault['expected'] = (place) => ({
  id: 'certificate-invalid',
  owner: serverAt(place),
});

const REFUSED = "(7) Failed to connect to HOST port 443 after 3 ms: Couldn't connect to server";

const sinkhole = (address: string): Failure => ({
  name: `sinkhole-${address}`,
  expected: viewer('sinkhole'),
  chrome: 'net::ERR_CONNECTION_REFUSED',
  curl: REFUSED,
  code: 'ECONNREFUSED',
  address,
});

const proxy = (name: string, chrome: string, curl: string): Failure => ({
  name: `proxy-${name}`,
  expected: viewer('proxy'),
  chrome,
  curl,
});

const offline = (name: string, chrome: string): Failure => ({
  name: `offline-${name}`,
  expected: viewer('offline'),
  chrome,
});

const resolver = (name: string, chrome: string): Failure => ({
  name: `resolver-${name}`,
  expected: viewer('resolver'),
  chrome,
});

const EXPIRED: Omit<Failure, 'name'> = {
  expected: ofCertificate,
  chrome: 'net::ERR_CERT_DATE_INVALID',
  curl: '(60) SSL certificate problem: certificate has expired',
  charles: 'java.security.cert.CertificateExpiredException: NotAfter: Tue Nov 03 00:00:00 2026',
  code: 'CERT_HAS_EXPIRED',
};

const broken = (name: string, chrome: string, curl: string): Failure => ({
  name,
  expected: unreachable('reset'),
  chrome,
  curl,
});

const FAILURES: readonly Failure[] = [
  {
    name: 'clock-behind',
    expected: viewer('clock'),
    clockOffsetMs: 2500 * DAY_MS,
    chrome: 'net::ERR_CERT_DATE_INVALID',
    curl: '(60) SSL certificate problem: certificate is not yet valid',
    charles: 'java.security.cert.CertificateNotYetValidException: NotBefore: Tue Nov 03 2026',
    code: 'CERT_NOT_YET_VALID',
  },
  {
    name: 'clock-ahead',
    expected: viewer('clock'),
    clockOffsetMs: -400 * DAY_MS,
    chrome: 'net::ERR_CERT_DATE_INVALID',
  },
  { ...EXPIRED, name: 'certificate-expired', clockOffsetMs: 3000 },
  { name: 'certificate-expired-without-dates', expected: ofCertificate, chrome: EXPIRED.chrome },
  ...['0.0.0.0', '127.0.0.1', '::', '::1', '146.112.61.106'].map(sinkhole),
  {
    name: 'sinkhole-invalid',
    expected: viewer('sinkhole'),
    chrome: 'net::ERR_ADDRESS_INVALID',
  },
  {
    ...sinkhole('203.0.113.7'),
    name: 'server-down',
    expected: unreachable('refused'),
  },
  proxy('refuses', 'net::ERR_PROXY_CONNECTION_FAILED', '(97) connection to proxy closed'),
  proxy(
    'unknown',
    'net::ERR_PROXY_CONNECTION_FAILED',
    '(5) Could not resolve proxy: a.corp.example',
  ),
  proxy('tunnel', 'net::ERR_TUNNEL_CONNECTION_FAILED', '(56) CONNECT tunnel failed, response 407'),
  proxy(
    'password',
    'net::ERR_PROXY_AUTH_UNSUPPORTED',
    '(56) Received HTTP code 407 from proxy after CONNECT',
  ),
  {
    ...offline('unreachable', 'net::ERR_INTERNET_DISCONNECTED'),
    curl: '(7) Failed to connect to HOST port 443 after 0 ms: Network is unreachable',
    charles: 'java.net.SocketException: Network is unreachable',
    code: 'ENETUNREACH',
  },
  offline('changed', 'net::ERR_NETWORK_CHANGED'),
  offline('firewall', 'net::ERR_NETWORK_ACCESS_DENIED'),
  offline('suspended', 'net::ERR_NETWORK_IO_SUSPENDED'),
  { ...resolver('failed', 'net::ERR_NAME_RESOLUTION_FAILED'), code: 'EAI_AGAIN' },
  resolver('late', 'net::ERR_DNS_TIMED_OUT'),
  resolver('server', 'net::ERR_DNS_SERVER_FAILED'),
  broken(
    'http2-stream',
    'net::ERR_HTTP2_PROTOCOL_ERROR',
    '(92) HTTP/2 stream 1 was not closed cleanly: INTERNAL_ERROR (err 2)',
  ),
  broken('http2-frame', 'net::ERR_HTTP2_PING_FAILED', '(16) Error in the HTTP2 framing layer'),
  broken('quic', 'net::ERR_QUIC_PROTOCOL_ERROR', '(95) HTTP/3 stream 0 reset by server'),
];

const formsOf = ({ curl, charles, code }: Failure): readonly FormName[] => [
  'har',
  ...(curl === undefined ? [] : (['curl'] as const)),
  ...(charles === undefined ? [] : (['charles'] as const)),
  ...(code === undefined ? [] : (['tag', 'embed', 'document', 'case'] as const)),
];

const fault = (failure: Failure): Fault => ({
  name: failure.name,
  part: 'connection',
  forms: formsOf(failure),
  // A page does not learn why there is no response.
  formsInBrowser: [],
  inject: (chain, { hop }) => {
    const { pathname } = new URL(chain.addresses.hops[hop] ?? '');
    const moved = movedTo(chain, hop, `https://ads${hop}.adserver.example${pathname}`);
    const { clockOffsetMs } = failure;
    return {
      ...withAnswer(moved, hop, { connection: 'fails', failure }),
      ...(clockOffsetMs !== undefined && { clockOffsetMs }),
    };
  },
  expected: failure.expected,
});

/** What wget shows of a host whose request fails. */
const WGET: readonly (readonly [name: string, expected: Fault['expected'], lines: string])[] = [
  [
    'sinkhole',
    viewer('sinkhole'),
    'Resolving HOST (HOST)... 0.0.0.0, ::\nConnecting to HOST (HOST)|0.0.0.0|:443... failed: Connection refused.',
  ],
  [
    'server-down',
    unreachable('refused'),
    'Resolving HOST (HOST)... 203.0.113.7\nConnecting to HOST (HOST)|203.0.113.7|:443... failed: Connection refused.',
  ],
  [
    'resolver',
    viewer('resolver'),
    'Resolving HOST (HOST)... failed: Temporary failure in name resolution.\nwget: unable to resolve host address ‘HOST’: Temporary failure in name resolution',
  ],
];

const wget = ([name, expected, lines]: (typeof WGET)[number]): Fault => ({
  name: `wget-${name}`,
  part: 'paste',
  hops: 'alone',
  forms: ['tag'],
  inject: (chain) => {
    const host = 'ads.adserver.example';
    const text = `--2026-11-20 10:00:00--  https://${host}/vast?id=7\n${lines.replaceAll('HOST', host)}`;
    return { ...chain, paste: text };
  },
  expected: (place) => ({ ...expected(place), isAboutHost: false }),
});

/** Faults of the connection between a viewer and a public host. */
export const NETWORK_FAULTS: readonly Fault[] = [...FAILURES.map(fault), ...WGET.map(wget)];
