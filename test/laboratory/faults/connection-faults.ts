import { answer, type Connection, movedTo, withAnswer } from '../chain.js';
import {
  type Expectation,
  type Fault,
  type Place,
  noAnswer,
  serverAt,
  writerOfAddress,
} from '../fault.js';
import { CLOSED_HOST } from '../servers.js';

const PART = 'connection';

/** Of tcpmux, which nothing listens on. Browsers and the inspector do not refuse it. */
const CLOSED_PORT = 2;

/** A fault of the server's connection, which stays at its address. */
const broken = (
  name: string,
  connection: Connection,
  expected: Fault['expected'],
  inBrowser = expected,
): Fault => ({
  name,
  part: PART,
  inject: (chain, { hop }) => withAnswer(chain, hop, { connection }),
  expected,
  inBrowser,
});

/** A fault of a host: the address of the hop leads to another one. */
const moved = (
  name: string,
  connection: Connection,
  address: (url: URL, hop: number) => void,
  expected: Fault['expected'],
): Fault => ({
  name,
  part: PART,
  inject: (chain, { hop }) => {
    const url = new URL(chain.addresses.hops[hop] ?? '');
    address(url, hop);
    return withAnswer(movedTo(chain, hop, url.href), hop, { connection });
  },
  expected,
  inBrowser: noAnswer,
});

export const unreachable =
  (fault: string): Fault['expected'] =>
  (place) => ({ id: 'unreachable', owner: serverAt(place), facts: { fault } });

const late: Fault['expected'] = (place) =>
  place.hop === 0
    ? { id: 'response-timeout', owner: 'ad-server' }
    : { id: 'wrapper-timeout', owner: 'network', facts: { wrappers: place.hop } };

/** A response that leads elsewhere. A page does not learn where. */
const redirect = (
  name: string,
  location: string | ((own: string) => string),
  expected: Fault['expected'],
): Fault => ({
  name,
  part: PART,
  inject: (chain, { hop }) => {
    const own = chain.addresses.hops[hop] ?? '';
    const to = typeof location === 'string' ? location : location(own);
    const headers = { ...answer('').headers, location: to };
    return withAnswer(chain, hop, { status: 302, headers, body: '' });
  },
  expected,
  inBrowser: unreachable('redirected'),
});

const refusedAddress =
  (target: string): Fault['expected'] =>
  (place) => ({
    id: 'address-refused',
    owner: serverAt(place),
    facts: { target },
  });

/** Where consoles of ad servers send a client that is not signed in. */
const SIGN_INS = [
  '/login?next=%2Fcreatives%2F7',
  '/users/sign_in',
  '/sso/start?t=1',
  'https://login.elsewhere.example/oauth2/v2/authorize?client_id=7',
  '/account/Log-In.aspx',
];

/** A redirect that a page of another origin may not follow, wherever it leads. */
const redirectWithoutCors = (
  name: string,
  status: number,
  location: string,
  expected: Fault['expected'],
): Fault => ({
  name,
  part: PART,
  page: 'other-origin',
  forms: ['tag', 'embed', 'case'],
  formsInBrowser: [],
  inject: (chain, { hop }) => withAnswer(chain, hop, { status, headers: { location }, body: '' }),
  expected,
});

/** CORS headers of an answer, for a page of another origin. */
const cors = (
  name: string,
  headers: Readonly<Record<string, string>>,
  facts: Readonly<Record<string, unknown>> = { isSeveral: false },
): Fault => ({
  name,
  part: PART,
  page: 'other-origin',
  inject: (chain, { hop }) =>
    withAnswer(chain, hop, { headers: { 'content-type': 'application/xml', ...headers } }),
  expected: (place) => ({ id: 'cors-refused', owner: serverAt(place), facts }),
});

/** A body that its header describes wrongly. */
const encoded = (name: string, coding: string, body?: Uint8Array): Fault => ({
  name,
  part: PART,
  inject: (chain, { hop }) => {
    const { headers } = answer('');
    return withAnswer(chain, hop, {
      headers: { ...headers, 'content-encoding': coding },
      ...(body && { body }),
    });
  },
  expected: unreachable('encoding'),
});

/** Faults of a connection with a server that stays at its address. */
export const SERVER_FAULTS: readonly Fault[] = [
  broken('connection-reset', 'resets', unreachable('reset'), unreachable('host-answers')),
  broken('response-cut-off', 'breaks-off', unreachable('cut-off')),
  broken('no-response', 'stalls', late),
  broken('response-without-end', 'trickles', late),
  encoded('gzip-without-compression', 'gzip'),
  encoded('gzip-broken', 'gzip', new Uint8Array([31, 139, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8])),
  encoded('brotli-without-compression', 'br'),
];

/** Faults on the way to a response. */
export const CONNECTION_FAULTS: readonly Fault[] = [
  moved(
    'host-without-address',
    'no-name',
    (url, hop) => {
      url.href = `https://ads${hop}.nowhere.invalid${url.pathname}`;
    },
    (place) => ({ id: 'unreachable', owner: writerOfAddress(place), facts: { fault: 'dns' } }),
  ),
  ...[CLOSED_HOST, 'localhost', '127.0.0.1'].map((host) =>
    moved(
      `local-host-${host}`,
      'refuses',
      (url) => {
        url.host = `${host}:${CLOSED_PORT}`;
      },
      (place) => ({ id: 'local-host', owner: writerOfAddress(place), facts: { parameter: '' } }),
    ),
  ),
  moved(
    'local-name',
    'no-name',
    (url) => {
      url.href = `https://ads.local${url.pathname}`;
    },
    (place) => ({ id: 'local-host', owner: writerOfAddress(place), facts: { parameter: '' } }),
  ),
  moved(
    'no-tls',
    'no-tls',
    (url) => {
      url.protocol = 'https:';
    },
    (place) => ({ id: 'certificate-invalid', owner: serverAt(place) }),
  ),
  ...SERVER_FAULTS,
  redirect(
    'redirect-loop',
    (own) => own,
    (place) => ({
      id: 'address-refused',
      owner: serverAt(place),
      facts: { isLoop: true },
    }),
  ),
  redirect('redirect-to-file', 'file:///etc/passwd', refusedAddress('file:')),
  redirect('redirect-to-data', 'data:text/xml,<VAST/>', refusedAddress('data:')),
  redirect('redirect-to-script', 'javascript:alert(1)', refusedAddress('javascript:')),
  ...[301, 302, 303, 307, 308].map((status): Fault => ({
    name: `redirect-${status}-without-target`,
    part: PART,
    inject: (chain, { hop }) => withAnswer(chain, hop, { status, body: '' }),
    expected: (place) => ({ id: 'http-server-error', owner: serverAt(place), facts: { status } }),
  })),
  ...[301, 302, 303, 307, 308].flatMap((status) => [
    redirectWithoutCors(`redirect-${status}-without-cors`, status, '/vast/elsewhere', (place) => ({
      id: 'cors-refused',
      owner: serverAt(place),
    })),
    redirectWithoutCors(
      `redirect-${status}-to-sign-in`,
      status,
      SIGN_INS[status % SIGN_INS.length] ?? '',
      (place) => ({
        id: 'http-server-error',
        owner: writerOfAddress(place),
        facts: { status, reason: 'login' },
        others: [],
      }),
    ),
  ]),
  cors('cors-missing', {}),
  ...['https://other.example', 'http://localhost:8080'].map((allowed, index) => ({
    ...cors(
      `cors-of-other-origin${index === 0 ? '' : '-with-port'}`,
      { 'access-control-allow-origin': allowed },
      { isSeveral: false, allowed },
    ),
    inBrowser: (place: Place): Expectation => ({ id: 'cors-refused', owner: serverAt(place) }),
  })),
  cors('cors-of-null', { 'access-control-allow-origin': 'null' }),
  {
    ...cors(
      'cors-of-several-origins',
      { 'access-control-allow-origin': '*, https://other.example' },
      { isSeveral: true },
    ),
    forms: ['tag', 'embed', 'document', 'case'],
    inBrowser: (place) => ({ id: 'cors-refused', owner: serverAt(place) }),
  },
];
