import {
  type Answer,
  answer,
  type Chain,
  type Connection,
  movedTo,
  redirectedAt,
  withAnswer,
} from '../chain.js';
import { type Expectation, type Fault, type Place, serverAt, writerOfAddress } from '../fault.js';
import { ELSEWHERE } from '../documents.js';
import type { FormName } from '../forms.js';

const ORIGIN = 'https://www.publisher.example';

const recorded = (
  name: string,
  expected: Fault['expected'],
  inject: Fault['inject'],
  parts: Partial<Fault> = {},
): Fault => ({
  name,
  part: 'page',
  forms: ['har'],
  formsInBrowser: [],
  inject,
  expected,
  ...parts,
});

const withParts = (chain: Chain, parts: Chain['recorded']): Chain => ({
  ...chain,
  recorded: { ...parts },
});

const ofPage =
  (fault: string): Fault['expected'] =>
  (): Expectation => ({ id: 'unreachable', owner: 'publisher', facts: { fault } });

const OFFLINE_PAGE = '<!doctype html><title>Offline</title><h1>Offline</h1>';

/** How Chrome and Safari say that a service worker answered. */
const BY_WORKER: readonly Readonly<Record<string, unknown>>[] = [
  { _fetchedViaServiceWorker: true, serverIPAddress: '' },
  { _fetchType: 'Service Worker' },
];

const WORKERS: readonly Fault[] = BY_WORKER.flatMap((fields, index) => [
  ...[true, false].map((hasBody) =>
    recorded(
      `service-worker-${index}-with${hasBody ? '' : 'out'}-body`,
      ofPage('service-worker'),
      (chain, { hop }) => ({
        ...withAnswer(withParts(chain, { fields }), hop, {
          headers: { 'content-type': 'text/html' },
          body: OFFLINE_PAGE,
        }),
        ...(!hasBody && { recordedBody: null }),
      }),
      hasBody ? {} : { hops: 'alone' },
    ),
  ),
  recorded(
    `service-worker-${index}-passes-on`,
    () => ({ id: 'ad-plays', owner: 'nobody' }),
    (chain) => withParts(chain, { fields }),
    { hops: 'alone', endsAt: 'end' },
  ),
  ...[404, 503, 504].map((status) =>
    recorded(
      `service-worker-${index}-with-${status}`,
      ofPage('service-worker'),
      (chain, { hop }) =>
        withAnswer(withParts(chain, { fields }), hop, { ...answer('', 'text/plain'), status }),
      { hops: 'alone' },
    ),
  ),
  recorded(
    `service-worker-${index}-asks-server`,
    (place) => ({ id: 'response-html', owner: serverAt(place) }),
    (chain, { hop }) => {
      const page = answer(OFFLINE_PAGE, 'text/html');
      const earlier = { url: chain.tag, answer: page, waitMs: 0 };
      return withAnswer(withParts(chain, { fields, earlier }), hop, page);
    },
    { hops: 'alone' },
  ),
  recorded(
    `service-worker-${index}-passes-page-on`,
    (place) => ({ id: 'response-html', owner: serverAt(place) }),
    (chain, { hop }) =>
      withAnswer(
        withParts(chain, { fields: { ...fields, serverIPAddress: '203.0.113.24' } }),
        hop,
        { ...answer(OFFLINE_PAGE, 'text/html') },
      ),
  ),
]);

const NO_NAME: Connection = 'no-name';

/** The hosts of a recording beside those of the ads, and whether they have an address. */
const filtered = (
  name: string,
  hosts: readonly (readonly [host: string, connection: Connection])[],
  expected: Fault['expected'],
  parts: Partial<Fault> = {},
): Fault =>
  recorded(
    `names-${name}`,
    expected,
    (chain, { hop }) => ({
      ...withAnswer(movedTo(chain, hop, `https://ads${hop}.nowhere.invalid/vast`), hop, {
        connection: NO_NAME,
      }),
      reports: hosts.map(([host, connection]) => [
        `https://${host}/a.js`,
        { ...answer('', 'text/javascript'), connection },
      ]),
      recorded: {},
    }),
    parts,
  );

const byFilter: Fault['expected'] = () => ({
  id: 'viewer-network',
  owner: 'browser',
  facts: { cause: 'filtered' },
});

const PAGE_HOST = ['media.publisher.example', 'answers'] as const;

const unknownName = (place: Place): Expectation => ({
  id: 'unreachable',
  owner: writerOfAddress(place),
  facts: { fault: 'dns' },
});

const NAMES: readonly Fault[] = [
  ...['www.googletagmanager.com', 'www.google-analytics.com', 'securepubads.g.doubleclick.net'].map(
    (host) => filtered(`of-${host}`, [[host, NO_NAME], PAGE_HOST], byFilter),
  ),
  filtered(
    'of-several',
    [['www.google-analytics.com', NO_NAME], ['sync.teads.tv', NO_NAME], PAGE_HOST],
    byFilter,
  ),
  filtered('alone', [PAGE_HOST], unknownName),
  filtered('of-unknown-hosts', [['stats.publisher.example', NO_NAME], PAGE_HOST], unknownName),
  filtered('of-all', [['www.google-analytics.com', NO_NAME]], unknownName, { hops: 'alone' }),
];

const HEAD_FORMS: readonly FormName[] = ['har', 'curl', 'charles'];

const head = (status: number, expected: Fault['expected'], body = ''): Fault =>
  recorded(
    `head-${status}`,
    expected,
    (chain, { hop }) =>
      withAnswer(withParts(chain, { method: 'HEAD' }), hop, {
        status,
        headers: { 'content-type': 'text/plain', 'access-control-allow-origin': '*' },
        body,
      }),
    { hops: 'alone', forms: HEAD_FORMS },
  );

const HEADS: readonly Fault[] = [
  ...[403, 405, 501].map((status) =>
    head(status, () => ({ id: 'unreachable', owner: 'unknown', facts: { fault: 'head' } })),
  ),
  head(404, (place) => ({ id: 'http-client-error', owner: writerOfAddress(place) })),
  head(503, (place) => ({ id: 'http-server-error', owner: serverAt(place) })),
  head(200, () => ({ id: 'har-without-bodies', owner: 'unknown' })),
];

const TAG = 'https://ads.publisher.example/vast?id=7';
const REFUSED = 'HTTP/1.1 405 Method Not Allowed';

/** What people paste of a request with HEAD. */
const HEAD_LOGS: readonly Fault[] = [
  ...['-I', '-sI', '-sIL', '-ILv', '--head', '-X HEAD', '--request HEAD', '-XHEAD'].map(
    (option) => `$ curl ${option} '${TAG}'\n${REFUSED}\nserver: nginx\n\n`,
  ),
  `$ curl -sIL '${TAG}'\nHTTP/1.1 302 Found\nlocation: ${TAG}0\n\n${REFUSED}\n\n`,
  `$ wget --spider -S ${TAG}\n--2026-11-20 10:00:00--  ${TAG}\nHTTP request sent, awaiting response... \n  ${REFUSED}\n  Server: nginx\n`,
  `HEAD /vast?id=7 HTTP/1.1\nHost: ads.publisher.example\n\n${REFUSED}\n\n`,
  `${REFUSED}\nserver: nginx\nallow: GET, POST\ncontent-length: 0\n\n`,
].map((paste, index) => ({
  name: `head-in-log-${index}`,
  part: 'paste',
  hops: 'alone',
  forms: ['tag'],
  inject: (chain) => ({ ...chain, paste }),
  expected: () => ({
    id: 'unreachable',
    owner: 'unknown',
    facts: { fault: 'head' },
    isAboutHost: false,
  }),
}));

/** How curl says that a request took too long. */
const TIMEOUTS: readonly Fault[] = [
  '(28) Operation timed out after 5001 milliseconds with 0 bytes received',
  '(28) Connection timed out after 5001 milliseconds',
  '(28) Failed to connect to HOST port 443 after 5001 ms: Timeout was reached',
  '(28) SSL connection timed out after 5001 ms',
].map((curl, index) =>
  recorded(
    `curl-timeout-${index}`,
    () => ({ id: 'response-timeout', owner: 'ad-server', facts: { seconds: 5 } }),
    (chain, { hop }) =>
      withAnswer(
        { ...movedTo(chain, hop, 'https://ads.publisher.example/vast'), recorded: {} },
        hop,
        { connection: 'fails', failure: { chrome: 'net::ERR_TIMED_OUT', curl } },
      ),
    { hops: 'alone', forms: ['curl'] },
  ),
);

const WITHOUT_AD = '<VAST version="4.2"/>';
const OTHER_TAG = 'http://127.0.2.1/0/vast';

/** A tag before that of the chain, as a waterfall has it. */
const waterfall = (
  name: string,
  earlier: NonNullable<NonNullable<Chain['recorded']>['earlier']>,
  expected: Expectation,
  inject: Fault['inject'] = (chain) => chain,
): Fault =>
  recorded(
    `waterfall-${name}`,
    () => expected,
    (chain, place) => withParts(inject(chain, place), { earlier }),
    { hops: 'first', endsAt: 'end' },
  );

const WATERFALLS: readonly Fault[] = [
  ...[0, 40, 700].map((waitMs) =>
    waterfall(
      `filled-after-${waitMs}`,
      { url: OTHER_TAG, answer: answer(WITHOUT_AD), waitMs },
      { id: 'ad-plays', owner: 'nobody' },
    ),
  ),
  waterfall(
    'filled-after-204',
    { url: OTHER_TAG, answer: { ...answer(''), status: 204 }, waitMs: 40 },
    { id: 'ad-plays', owner: 'nobody' },
  ),
  // An ad of another break.
  waterfall(
    'filled-much-later',
    { url: OTHER_TAG, answer: answer(WITHOUT_AD), waitMs: 60_000 },
    { id: 'no-ad', owner: 'ad-server', isAboutHost: false },
  ),
];

/** What the tracker of an impression answers, and whether it counts. */
const TRACKER_ANSWERS: readonly (readonly [
  name: string,
  report: Partial<Answer>,
  status: number | null,
])[] = [
  ...[200, 204, 302].map((status) => [`${status}`, { status }, null] as const),
  ...[400, 403, 404, 410, 429, 500, 502, 503].map(
    (status) => [`${status}`, { status }, status] as const,
  ),
  ...(['no-name', 'refuses', 'resets'] as const).map(
    (connection) => [connection, { connection }, 0] as const,
  ),
];

const LOST_IMPRESSIONS: readonly Fault[] = TRACKER_ANSWERS.flatMap(([name, report, status]) =>
  (['impression', 'wrapper'] as const).map((tracker) =>
    recorded(
      `${tracker}-tracker-${name}`,
      () =>
        status === null
          ? { id: 'ad-plays', owner: 'nobody' }
          : {
              id: 'impression-lost',
              owner: 'network',
              facts: { status, lastHost: new URL(ELSEWHERE).host },
              isAboutHost: false,
            },
      (chain) => ({
        ...chain,
        reports: [[`${ELSEWHERE}/${tracker}`, { ...answer('', 'image/gif'), ...report }]],
      }),
      { hops: tracker === 'wrapper' ? 'first-wrapper' : 'alone', endsAt: 'end' },
    ),
  ),
);

/** Requests with cookies that their servers allow to every origin, or without cookies. */
const COOKIES: readonly Fault[] = [
  ['any-origin', '*', 'true'],
  ['no-credentials', ORIGIN, ''],
].map(([name = '', origin = '', credentials = '']) =>
  recorded(
    `cookies-${name}`,
    (place) => ({ id: 'cors-refused', owner: serverAt(place) }),
    (chain, { hop }) =>
      withAnswer(withParts(chain, { cookie: 'id=7' }), hop, {
        headers: {
          'content-type': 'application/xml',
          'access-control-allow-origin': origin,
          ...(credentials !== '' && { 'access-control-allow-credentials': credentials }),
        },
      }),
    { hops: 'alone' },
  ),
);

/** A recording that ends at a redirect. */
const UNRECORDED: readonly Fault[] = [301, 302, 307].map((status) =>
  recorded(
    `redirect-${status}-without-target`,
    () => ({
      id: 'wrapper-not-requested',
      owner: 'unknown',
      facts: { lastHost: 'moved.example' },
      isAboutHost: false,
    }),
    (chain, { hop }) =>
      withAnswer(chain, hop, {
        status,
        headers: { location: 'https://moved.example/v' },
        body: '',
      }),
  ),
);

/** Recordings of what the page, the viewer or a tool does around a request. */
export const RECORDING_FAULTS: readonly Fault[] = [
  ...WORKERS,
  ...NAMES,
  ...HEADS,
  ...HEAD_LOGS,
  ...TIMEOUTS,
  ...WATERFALLS,
  ...LOST_IMPRESSIONS,
  ...UNRECORDED,
  ...COOKIES,
  recorded('origin-null', ofPage('opaque-origin'), (chain, { hop }) =>
    withAnswer(withParts(chain, { origin: 'null' }), hop, {
      headers: {
        'content-type': 'application/xml',
        'access-control-allow-origin': ORIGIN,
      },
    }),
  ),
  recorded(
    'origin-null-behind-redirect',
    () => ({ id: 'cors-refused', owner: 'network', namesRedirect: true }),
    (chain, { hop }) => {
      const headers = { 'content-type': 'application/xml', 'access-control-allow-origin': ORIGIN };
      return redirectedAt(withAnswer(withParts(chain, { origin: 'null' }), hop, { headers }), hop);
    },
    { hops: 'alone' },
  ),
  recorded(
    'origin-null-allowed',
    () => ({ id: 'ad-plays', owner: 'nobody' }),
    (chain) => withParts(chain, { origin: 'null' }),
    { hops: 'first', endsAt: 'end' },
  ),
];
