import { answer, withAnswer } from '../chain.js';
import type { VerdictOwner } from '../../../src/diagnosis/index.js';
import type { Expectation, Fault } from '../fault.js';

const pasted = (name: string, paste: string, expected: Expectation): Fault => ({
  name: `tool-${name}`,
  part: 'paste',
  hops: 'alone',
  forms: ['unsent'],
  inject: (chain) => ({ ...chain, paste }),
  expected: () => ({ ...expected, isAboutHost: false }),
});

const code = (owner: VerdictOwner, name: string, system = 'browser'): Expectation => ({
  id: 'error-code',
  owner,
  facts: { system, code: name },
});

const TAG = 'https://ads.market.example/vast?pid=7&cb=81';

/** What the list of requests of developer tools has in place of a status. */
const LISTED: readonly (readonly [status: string, code: string, owner: VerdictOwner])[] = [
  ['(canceled)', 'request-canceled', 'publisher'],
  ['NS_BINDING_ABORTED', 'request-canceled', 'publisher'],
  ['(blocked:other)', 'blocked-by-client', 'browser'],
  ['(blocked:csp)', 'csp', 'publisher'],
  ['(blocked:mixed-content)', 'mixed-content', 'publisher'],
  ['CORS error', 'cors', 'ad-server'],
  ['(failed)net::ERR_CONNECTION_RESET', 'connection-failed', 'ad-server'],
];

const HEAD = 'Name\tStatus\tType\tInitiator\tSize\tTime\n';
const SDK = 'ima3.js\t200\tscript\tplayer.js:1\t(memory cache)\t0 ms\n';

const LISTS: readonly Fault[] = LISTED.flatMap(([status, name, owner], kind) =>
  ['', HEAD, HEAD + SDK].flatMap((before, index) =>
    ['xhr', 'fetch'].map((type) =>
      pasted(
        `list-${kind}-${index}-${type}`,
        `${before}${TAG}\t${status}\t${type}\tima3.js:412\t0 B\t61 ms`,
        code(owner, name),
      ),
    ),
  ),
);

/** How long a request without a response took: a server is slow, or the page was left. */
const TIMES: readonly (readonly [code: string, owner: VerdictOwner, times: readonly string[]])[] = [
  ['timed-out', 'ad-server', ['5.00 s', '8.01 s', '1.2 min', '5000 ms', '1 s', '12,30 s']],
  ['request-canceled', 'publisher', ['0 ms', '40 ms', '612 ms', '0.9 s', '']],
];

const DURATIONS: readonly Fault[] = TIMES.flatMap(([name, owner, times]) =>
  times.flatMap((time, kind) =>
    ['(canceled)', 'NS_BINDING_ABORTED', '(pending)'].flatMap((status) =>
      ['', HEAD, HEAD + SDK].map((before, index) =>
        pasted(
          `duration-${name}-${kind}-${status}-${index}`,
          `${before}${TAG}\t${status}\tfetch\tplayer.js:1\t0 B\t${time}`,
          code(owner, name),
        ),
      ),
    ),
  ),
);

const PENDING: readonly Fault[] = ['Pending', 'Pending\t'].map((time, index) =>
  pasted(
    `pending-${index}`,
    `${HEAD}${TAG}\t(pending)\tfetch\tplayer.js:1\t0 B\t${time}`,
    code('ad-server', 'timed-out'),
  ),
);

/** A file of a video with http on a page with https: who delivers the ad can change its address, and not the page. */
const FILES = [
  'http://cdn.market.example/7/spot_1080.mp4',
  'http://cdn.market.example/7/spot.webm?v=2',
  'http://cdn.market.example/7/spot.m3u8',
];

const MIXED_MEDIA: readonly Fault[] = [
  ...FILES.flatMap((file) => [
    `Mixed Content: The page at 'https://www.publisher.example/story' was loaded over HTTPS, but requested an insecure video '${file}'. This content should also be served over HTTPS.`,
    `Mixed Content: The page at 'https://www.publisher.example/story' was loaded over HTTPS, but requested an insecure XMLHttpRequest endpoint '${file}'. This request has been blocked; the content must be served over HTTPS.`,
    `Blocked loading mixed display content “${file}”`,
    `[blocked] The page at https://www.publisher.example/story was not allowed to display insecure content from ${file}.`,
    `${file}\t(blocked:mixed-content)\tmedia\tplayer.js:1\t0 B\t1 ms`,
  ]),
  `Mixed Content: The page at 'https://www.publisher.example/story' was loaded over HTTPS, but requested an insecure video 'http://cdn.market.example/stream?id=7'. This content should also be served over HTTPS.`,
].flatMap((line, index) =>
  ['', '\nGET https://cdn.market.example/7/spot_1080.mp4 net::ERR_CONNECTION_REFUSED'].map(
    (behind, kind) =>
      pasted(
        `mixed-media-${index}-${kind}`,
        `${line}${behind}`,
        code('network', 'media-mixed-content'),
      ),
  ),
);

/** What proxies say about a client that does not trust their certificate, or accepts only certain ones. */
const UNTRUSTED = [
  'SSL handshake with client failed: An unknown issue occurred processing the certificate (certificate_unknown)',
  'Client SSL handshake failed - Remote host terminated the handshake',
  'You may need to configure your browser or application to trust the Charles Root Certificate. See SSL Proxying in the Help menu.',
  "[10:22:11.120][192.168.1.20:50112] Client TLS handshake failed. The client does not trust the proxy's certificate for ads.market.example (tlsv1 alert unknown ca)",
  "[10:22:11.120][192.168.1.20:50112] Client TLS handshake failed. The client disconnected during the handshake. If this happens consistently for ads.market.example, this may indicate that the client does not trust the proxy's certificate.",
  "192.168.1.20:50112: Cannot establish TLS with client (sni: ads.market.example): TlsException('unknown ca')",
  "SSL Handshake Failed: the client doesn't trust Proxyman certificate",
  '!SecureClientPipeDirect failed: System.Security.Authentication.AuthenticationException for pipe (CN=ads.market.example, O=DO_NOT_TRUST).',
];

const SESSION = JSON.stringify([
  {
    status: 'FAILED',
    method: 'CONNECT',
    scheme: 'https',
    host: 'ads.market.example',
    actualPort: 443,
    path: null,
    query: null,
    errorMessage: UNTRUSTED[0],
    request: {},
    response: {},
  },
]);

const PROXIES: readonly Fault[] = [
  ...UNTRUSTED.flatMap((line) => [
    line,
    `Code\tMethod\tHost\tInfo\n200\tCONNECT\tapi.publisher.example\tComplete\n\tCONNECT\tads.market.example\t${line}`,
  ]),
  SESSION,
].map((paste, index) => pasted(`proxy-${index}`, paste, code('browser', 'proxy-untrusted')));

/** Names that exist, which a filter of the network hides, and one that nobody knows. */
const HOSTS: readonly (readonly [address: string, code: string, owner: VerdictOwner])[] = [
  ['https://imasdk.googleapis.com/js/sdkloader/ima3.js', 'address-filtered', 'browser'],
  ['https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a', 'address-filtered', 'browser'],
  ['https://ib.adnxs.com/ptv?id=7', 'address-filtered', 'browser'],
  [TAG, 'name-not-resolved', 'publisher'],
];

const NAMES: readonly Fault[] = HOSTS.flatMap(([address, name, owner], kind) =>
  ['net::ERR_NAME_NOT_RESOLVED', 'NS_ERROR_UNKNOWN_HOST'].flatMap((error) =>
    ['', "\nUncaught TypeError: Cannot read properties of undefined (reading 'x')"].map(
      (behind, index) =>
        pasted(
          `name-${kind}-${error.length}-${index}`,
          `GET ${address} ${error}${behind}`,
          code(owner, name),
        ),
    ),
  ),
);

/** Policies that only report, and block nothing. */
const REPORTS = [
  `[Report Only] Refused to load the script 'https://cdn.other.example/gpt.js' because it violates the following Content Security Policy directive: "script-src 'self'".`,
  `[Report Only] Refused to connect to '${TAG}' because it violates the following Content Security Policy directive: "connect-src 'self'".`,
  `Content-Security-Policy: (Report-Only policy) The page’s settings would block the loading of a resource (connect-src) at ${TAG} because it violates the following directive: “connect-src 'self'”`,
  `Connecting to '${TAG}' violates the following Content Security Policy directive: "connect-src 'self'". The policy is report-only, so the violation has been logged but no further action has been taken.`,
];

const BEHIND: readonly (readonly [line: string, expected: Expectation])[] = [
  [
    'AdError 402: VAST media file loading reached a timeout of 8 seconds.',
    code('network', '402', 'ima'),
  ],
  [`GET ${TAG} net::ERR_BLOCKED_BY_CLIENT`, code('browser', 'blocked-by-client')],
  [
    `Access to XMLHttpRequest at '${TAG}' from origin 'https://www.publisher.example' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.`,
    code('ad-server', 'cors'),
  ],
];

const POLICIES: readonly Fault[] = REPORTS.flatMap((report, kind) =>
  BEHIND.flatMap(([line, expected], index) =>
    [`${report}\n${line}`, `${line}\n${report}`].map((paste, order) =>
      pasted(`report-${kind}-${index}-${order}`, paste, expected),
    ),
  ),
);

/** Apps that request only https. */
const APPS: readonly Fault[] = [
  'java.io.IOException: Cleartext HTTP traffic to cdn.market.example not permitted',
  'HttpDataSource$CleartextNotPermittedException: Cleartext HTTP traffic not permitted. See https://exoplayer.dev/issues/cleartext-not-permitted',
  'java.net.UnknownServiceException: CLEARTEXT communication to cdn.market.example not permitted by network security policy',
  'NSURLErrorDomain Code=-1022 "The resource could not be loaded because the App Transport Security policy requires the use of a secure connection."',
].flatMap((line, index) =>
  ['', '\nI/ImaAdsLoader: mediaUri=http://cdn.market.example/ad_640.mp4'].map((behind, kind) =>
    pasted(`app-${index}-${kind}`, `${line}${behind}`, code('publisher', 'mixed-content')),
  ),
);

/** An error of VAST beside one of the player, which does not say whether it is that of the ad. */
const MEDIA: readonly Fault[] = [
  'VIDEOJS: ERROR: (CODE:4 MEDIA_ERR_SRC_NOT_SUPPORTED) DEMUXER_ERROR_NO_SUPPORTED_STREAMS: no supported streams',
  'MEDIA_ERR_DECODE: the media could not be decoded',
].flatMap((line, index) =>
  ['403', '405'].map((number) =>
    pasted(
      `media-${index}-${number}`,
      `${line}\n[ads] VAST error ${number} sent for https://cdn.market.example/spot_hevc.mp4`,
      code('advertiser', number, 'vast'),
    ),
  ),
);

/** A server that names the parameter without a value, by which a tag is wrong. */
const REFUSED: readonly Fault[] = ['invalid zone_id: missing parameter', '{"error":"zone_id"}'].map(
  (text, index): Fault => ({
    name: `tool-refused-parameter-${index}`,
    part: 'tag',
    hops: 'alone',
    forms: ['tag'],
    inject: (chain) => {
      const refused = withAnswer(chain, 0, {
        ...answer(text, 'text/plain'),
        status: 400,
      });
      return { ...refused, tag: `${refused.tag}?account=7&zone_id=&size=201&cb=[CACHEBUSTING]` };
    },
    expected: () => ({ id: 'tag-fault', owner: 'publisher', facts: { finding: 'param-empty' } }),
  }),
);

/** Lines of developer tools and of apps, and what a server says of one parameter. */
export const TOOL_FAULTS: readonly Fault[] = [
  ...LISTS,
  ...NAMES,
  ...POLICIES,
  ...APPS,
  ...MEDIA,
  ...REFUSED,
  ...DURATIONS,
  ...PENDING,
  ...MIXED_MEDIA,
  ...PROXIES,
];
