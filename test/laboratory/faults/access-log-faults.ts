import type { Expectation, Fault } from '../fault.js';

const TIME = '27/Nov/2026:09:12:44 +0000';
const ISO = '2026-11-27T09:12:44.120000Z';
const REFERRER = 'https://www.publisher.example/story';
const UA = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6';
const HOST = 'ads.market.example';

/** A line of each log: of a request with a status and the bytes of its response. */
type Line = (target: string, status: number, bytes: number) => string;

const combined: Line = (target, status, bytes) =>
  `203.0.113.9 - - [${TIME}] "GET ${target} HTTP/1.1" ${status} ${bytes} "${REFERRER}" "${UA}"`;
const cloudFront: Line = (target, status, bytes) => {
  const [path = '', query = '-'] = target.split('?');
  return ['2026-11-27', '09:12:44', 'FRA56-P9', bytes, '203.0.113.9', 'GET', HOST, path, status]
    .concat(REFERRER, encodeURIComponent(UA), query, '-', 'Hit')
    .join('\t');
};

/** How servers, CDNs and load balancers write their logs, and whether a line names the host. */
const LOGS: readonly (readonly [name: string, hasHost: boolean, line: Line])[] = [
  ['combined', false, combined],
  [
    'common',
    false,
    (target, status, bytes) =>
      `2001:db8::7 - ads [${TIME}] "GET ${target} HTTP/2.0" ${status} ${bytes}`,
  ],
  ['virtual-host', true, (...line) => `${HOST}:443 ${combined(...line)}`],
  ['forwarded', false, (...line) => `${combined(...line)} "198.51.100.7, 10.0.0.1" 0.042`],
  ['host-behind', true, (...line) => `${combined(...line)} "${HOST}" rt=0.042`],
  ['host-named', true, (...line) => `${combined(...line)} host=${HOST} rt=0.042`],
  ['cloudfront', true, cloudFront],
  [
    'load-balancer',
    true,
    (target, status, bytes) =>
      `https ${ISO} app/ads/50dc6c495c0c9188 203.0.113.9:2817 10.0.0.1:80 0.000 0.001 0.000 ${status} ${status} 340 ${bytes} "GET https://${HOST}:443${target} HTTP/1.1" "${UA}" ECDHE TLSv1.2`,
  ],
  [
    'haproxy',
    false,
    (target, status, bytes) =>
      `Nov 27 09:12:44 lb1 haproxy[14389]: 203.0.113.9:33317 [27/Nov/2026:09:12:44.655] in ads/s1 10/0/30/69/109 ${status} ${bytes} - - ---- 1/1/1/1/0 0/0 "GET ${target} HTTP/1.1"`,
  ],
  [
    'envoy',
    true,
    (target, status, bytes) =>
      `[${ISO}] "GET ${target} HTTP/2" ${status} - via_upstream - "-" 0 ${bytes} 12 11 "-" "${UA}" "7f3c" "${HOST}" "10.0.0.1:80"`,
  ],
];

const FILLED = '/vast?pub=4411&plc=88213&page=https%3A%2F%2Fwww.publisher.example%2F&cb=5512345';
const LEFT = '/vast?pub=4411&page=%5BPAGEURL%5D&gdpr=%5BGDPR%5D&cb=%5BCACHEBUSTING%5D';
const PRICE = '/vast?pub=4411&plc=88213&price=$%7BAUCTION_PRICE%7D&cb=5512345';
const OF_SERVER: Expectation = { id: 'no-ad', owner: 'ad-server' };
const OF_TAG: Expectation = { id: 'macro-unresolved', owner: 'publisher' };

/** Requests of a log, and what they show. */
const REQUESTS: readonly (readonly [
  name: string,
  line: readonly [target: string, status: number, bytes: number],
  expected: Expectation,
])[] = [
  ['left-empty', [LEFT, 200, 42], OF_TAG],
  ['left-without-ad', [LEFT, 204, 0], OF_TAG],
  ['left-refused', [LEFT, 400, 31], OF_TAG],
  ['left-unknown-answer', [LEFT, 200, 4312], OF_TAG],
  ['price-left', [PRICE, 200, 42], { id: 'macro-server-side', owner: 'publisher' }],
  ['empty', [FILLED, 200, 42], OF_SERVER],
  ['without-ad', [FILLED, 204, 0], OF_SERVER],
  ['answered', [FILLED, 200, 4312], { id: 'har-without-bodies', owner: 'unknown' }],
  ['refused', [FILLED, 403, 31], { id: 'http-client-error', owner: 'ad-server' }],
  ['failed', [FILLED, 503, 31], { id: 'http-server-error', owner: 'ad-server' }],
  ...[
    '/e?code=405&cid=991',
    '/error?errorcode=405',
    '/t/err?c=7&err=405',
    '/px?vast_error=405',
  ].map(
    (target, index) =>
      [
        `report-${index}`,
        [target, index % 2 ? 200 : 204, 0] as const,
        {
          id: 'error-code',
          owner: 'advertiser',
          facts: { system: 'vast', code: '405' },
        },
      ] as const,
  ),
  ...['/imp?c=7', '/beacon/start?c=7', '/pixel.gif?c=7'].map(
    (target, index) =>
      [
        `counted-${index}`,
        [target, 200, 43] as const,
        { id: 'har-without-ads', owner: 'publisher' },
      ] as const,
  ),
];

/** The host that a line names, which a verdict about its server has too. */
const NAMES_HOST = /^(?:empty|without-ad|refused|failed|left-.*)$/;

/** Logs of the servers that ads are requested from. */
export const ACCESS_LOG_FAULTS: readonly Fault[] = LOGS.flatMap(([log, hasHost, write]) =>
  REQUESTS.flatMap(([name, line, expected]) =>
    [write(...line), `${write(...line)}\n${write(...line)}`].map((paste, index): Fault => ({
      name: `access-log-${log}-${name}-${index}`,
      part: 'paste',
      hops: 'alone',
      forms: ['unsent'],
      inject: (chain) => ({ ...chain, paste }),
      expected: () => ({
        ...expected,
        isAboutHost: false,
        ...(NAMES_HOST.test(name) && { facts: { host: hasHost ? HOST : '' } }),
      }),
    })),
  ),
);
