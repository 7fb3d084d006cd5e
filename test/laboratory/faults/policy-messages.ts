import type { VerdictOwner } from '../../../src/diagnosis/index.js';
import type { Expectation, Fault } from '../fault.js';
import type { FormName } from '../forms.js';

const FRAME = 'https://player.media.example/proxy/iframe.php/88/acme';
const TAG = 'https://ads.market.example/vast?slot=pre&cb=41877213';
const FILE = 'https://cdn.creative.example/2026/spot_720p.mp4';

const pasted = (
  name: string,
  paste: string,
  expected: Expectation,
  forms: readonly FormName[] = ['tag', 'unsent'],
): Fault => ({
  name: `policy-${name}`,
  part: 'paste',
  hops: 'alone',
  forms,
  inject: (chain) => ({ ...chain, paste }),
  expected: () => ({ ...expected, isAboutHost: false }),
});

const code = (
  name: string,
  facts: object = {},
  owner: VerdictOwner = 'publisher',
): Expectation => ({
  id: 'error-code',
  owner,
  facts: { system: 'browser', code: name, ...facts },
});

/** What browsers write about a frame whose page does not let other sites show it. */
const FRAMES = [
  `Refused to display '${FRAME}' in a frame because it set 'X-Frame-Options' to 'sameorigin'.`,
  `Refused to display '${FRAME}' in a frame because it set 'X-Frame-Options' to 'deny'.`,
  `Refused to display '${FRAME}' in a frame because it set multiple 'X-Frame-Options' headers with conflicting values ('DENY, SAMEORIGIN'). Falling back to 'deny'.`,
  `Refused to frame '${FRAME}' because an ancestor violates the following Content Security Policy directive: "frame-ancestors 'self'".`,
  `Framing '${FRAME}' violates the following Content Security Policy directive: "frame-ancestors 'none'". The request has been blocked.`,
  `The loading of “${FRAME}” in a frame is denied by “X-Frame-Options“ directive set to “SAMEORIGIN“.`,
  `Content-Security-Policy: The page’s settings blocked the loading of a resource (frame-ancestors) at ${FRAME} because it violates the following directive: “frame-ancestors 'self'”`,
  `[Error] Refused to display '${FRAME}' in a frame because it set 'X-Frame-Options' to 'SAMEORIGIN'.`,
  `Refused to load ${FRAME} because it does not appear in the frame-ancestors directive of the Content Security Policy.`,
];

/** What browsers write about a response that the page cannot embed, since it isolates itself. */
const ISOLATED = [
  `GET ${FILE} net::ERR_BLOCKED_BY_RESPONSE.NotSameOriginAfterDefaultedToSameOriginByCoep 200 (OK)`,
  `GET ${FILE} net::ERR_BLOCKED_BY_RESPONSE.NotSameOriginAfterDefaultedToSameOriginByCoep`,
  `GET ${TAG} net::ERR_BLOCKED_BY_RESPONSE.NotSameOriginAfterDefaultedToSameOriginByDip 200 (OK)`,
  `GET ${FRAME} net::ERR_BLOCKED_BY_RESPONSE.CoepFrameResourceNeedsCoepHeader`,
  `Failed to load resource: net::ERR_BLOCKED_BY_RESPONSE.NotSameOriginAfterDefaultedToSameOriginByCoep (${FILE})`,
  `GET ${FILE} NS_ERROR_DOM_COEP_FAILED`,
  `Because your site has the Cross-Origin Embedder Policy (COEP) enabled, each embedded iframe must also specify this policy.\n${FRAME}`,
];

/** What browsers write about a request that the service worker of the page took. */
const WORKERS = [
  `The FetchEvent for "${TAG}" resulted in a network error response: the promise was rejected.`,
  `The FetchEvent for "${TAG}" resulted in a network error response: an object that was not a Response was passed to respondWith().`,
  `The FetchEvent for "${TAG}" resulted in a network error response: an "opaque" response was used for a request whose type is not no-cors`,
  `Failed to load ‘${TAG}’. A ServiceWorker passed a promise to FetchEvent.respondWith() that rejected with ‘TypeError: NetworkError when attempting to fetch resource.’.`,
  `Failed to load ‘${TAG}’. A ServiceWorker intercepted the request and encountered an unexpected error.`,
  `[Error] Fetch API cannot load ${TAG}. FetchEvent.respondWith received an error: TypeError: Load failed`,
];

/** What stands around a line of a console. */
const AROUND: Readonly<Record<string, (line: string) => string>> = {
  alone: (line) => line,
  'behind-code': (line) =>
    `<iframe src="${FRAME}" width="640" height="360" allowfullscreen></iframe>\n\n${line}`,
  'before-code': (line) => `${line}\n\n<iframe src="${FRAME}" allow="autoplay"></iframe>`,
  'with-trace': (line) =>
    `${line}\nsw.js:1 Uncaught (in promise) TypeError: Failed to fetch\n    at sw.js:1:2214\n\nwith "Bypass for network" ticked the preroll plays`,
  'with-source': (line) => `story:212 ${line}`,
};

const LINES: readonly (readonly [name: string, lines: readonly string[]])[] = [
  ['frame-refused', FRAMES],
  ['embedder-policy', ISOLATED],
  ['service-worker', WORKERS],
];

const MESSAGES: readonly Fault[] = LINES.flatMap(([name, lines]) =>
  lines.flatMap((line, index) =>
    Object.entries(AROUND).map(([around, write]) =>
      pasted(`${name}-${index}-${around}`, write(line), code(name)),
    ),
  ),
);

/** A script of the page that a consent tool holds back, as each of them marks it. */
const HELD = [
  'type="text/plain" data-cookieconsent="marketing"',
  'type="text/plain" class="optanon-category-C0004"',
  'type="text/plain" data-usercentrics="Google IMA"',
  'type="text/plain" data-service="google-ima" data-category="marketing"',
  'class="_iub_cs_activate" type="text/plain" data-iub-purposes="5"',
  "data-borlabs-script-blocker-id='ima' type='text/plain'",
];

const SDK = 'https://imasdk.googleapis.com/js/sdkloader/ima3.js';

const MISSING = [
  'videoads.js:14 Uncaught ReferenceError: google is not defined\n    at videoads.js:14:22',
  "Uncaught TypeError: Cannot read properties of undefined (reading 'ima')",
  "ReferenceError: Can't find variable: google",
];

const HELD_SDK: readonly Fault[] = HELD.flatMap((attributes, at) =>
  MISSING.flatMap((line, index) => [
    pasted(
      `held-sdk-${at}-${index}`,
      `<script ${attributes} src="${SDK}"></script>\n<script src="/js/videoads.js"></script>\n\n${line}`,
      code('sdk-held', {}, 'consent'),
    ),
    pasted(
      `free-sdk-${at}-${index}`,
      `<script ${attributes} src="https://stats.example/a.js"></script>\n<script async src="${SDK}"></script>\n\n${line}`,
      code('sdk-missing'),
    ),
  ]),
);

const PAGE = 'https://www.news.example/sport/derby';

/** Response headers of a page, as tools show them. */
const HEADS: Readonly<Record<string, (header: string) => string>> = {
  curl: (header) =>
    `$ curl -sI ${PAGE}\nHTTP/2 200\ncontent-type: text/html; charset=UTF-8\ncache-control: max-age=60\n${header.toLowerCase()}\nx-frame-options: SAMEORIGIN\n`,
  'curl-1.1': (header) =>
    `curl -sI ${PAGE}\nHTTP/1.1 200 OK\nServer: nginx\n${header}\nReferrer-Policy: strict-origin-when-cross-origin\nContent-Type: text/html; charset=utf-8\n`,
  line: (header) => `${header}\n`,
  list: (header) =>
    `Response Headers\n\nContent-Type: text/html\n${header}\nVary: Accept-Encoding\n`,
};

const PERMISSIONS = [
  'Permissions-Policy: autoplay=(), camera=(), geolocation=()',
  'Permissions-Policy: camera=(), autoplay=()',
];

const NOT_ALLOWED = [
  "Uncaught (in promise) NotAllowedError: play() failed because the user didn't interact with the document first. https://goo.gl/xdpuU",
  '[Violation] Permissions policy violation: autoplay is not allowed in this document.',
  '',
];

const AUTOPLAY: readonly Fault[] = Object.entries(HEADS).flatMap(([head, write]) =>
  PERMISSIONS.flatMap((header, at) =>
    NOT_ALLOWED.map((line, index) =>
      pasted(
        `autoplay-${head}-${at}-${index}`,
        `autoplay worked until the audit. Frame is with allow="autoplay; fullscreen"\n\n${write(header)}\nconsole in the frame:\n${line}`,
        code('autoplay-policy'),
      ),
    ),
  ),
);

const SELF = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'";

/** A policy, what stands beside it, and the host and the directive at fault. */
const POLICIES: readonly (readonly [
  policy: string,
  beside: string,
  host: string,
  detail: string,
])[] = [
  [
    `${SELF}; connect-src 'self' https://api.news.example; img-src * data:; media-src 'self' blob:`,
    `tag: ${TAG}`,
    'ads.market.example',
    'connect-src',
  ],
  [`${SELF}; object-src 'none'`, `ad tag\n${TAG}`, 'ads.market.example', 'connect-src'],
  [
    `${SELF}; connect-src *; media-src 'self' https://media.news.example`,
    `the ad has ${FILE}`,
    'cdn.creative.example',
    'media-src',
  ],
  [
    `${SELF}; frame-src 'self' https://www.video.example`,
    `<iframe src="${FRAME}" width="640" height="360"></iframe>`,
    'player.media.example',
    'frame-src',
  ],
];

const HEADERS: readonly Fault[] = POLICIES.flatMap(([policy, beside, host, detail], at) =>
  Object.entries(HEADS).flatMap(([head, write]) => {
    const header = write(`Content-Security-Policy: ${policy}`);
    const expected = code('csp', { host, detail });
    return [
      pasted(`header-${at}-${head}`, `no ad comes\n\n${header}\n${beside}`, expected),
      pasted(`header-${at}-${head}-behind`, `${beside}\n\n${header}`, expected),
    ];
  }),
);

/** Policies that allow the ad server: they are not the fault. */
const ALLOWED: readonly Fault[] = [
  `${SELF}; connect-src 'self' https://ads.market.example`,
  `${SELF}; connect-src https:`,
  "script-src 'self'",
].flatMap((policy, at) =>
  Object.entries(HEADS).map(([head, write]) =>
    pasted(
      `allowed-${at}-${head}`,
      `${write(`Content-Security-Policy: ${policy}`)}\ntag: ${TAG.replace('41877213', '[timestamp]')}`,
      { id: 'not-requested', owner: 'unknown' },
      ['unsent'],
    ),
  ),
);

/** Frames that a plugin, an editor or a hand has left without an address. */
const EMPTY: readonly Fault[] = [
  'src="about:blank" data-lazy-src="URL"',
  'data-src="URL" class="lazyload"',
  'data-lazy-src="URL"',
  'src="" data-src="URL"',
  'data-rocket-lazyload="fitvidscompatible" src="about:blank" data-lazy-src="URL"',
  'title="Derby"',
].flatMap((attributes, at) =>
  [
    (frame: string) => frame,
    (frame: string) => `<div class="wp-block-embed__wrapper">${frame}</div>`,
    (frame: string) => `The box stays white in our app\n\n<figure>${frame}</figure>`,
  ].map((write, index) =>
    pasted(
      `empty-frame-${at}-${index}`,
      write(
        `<iframe ${attributes.replace('URL', FRAME)} width="640" height="360" allowfullscreen></iframe>`,
      ),
      code('frame-empty', { host: attributes.includes('URL') ? 'player.media.example' : '' }),
    ),
  ),
);

/** Policies of a page and of what it embeds, in lines of a console and in headers. */
export const POLICY_MESSAGES: readonly Fault[] = [
  ...MESSAGES,
  ...HELD_SDK,
  ...AUTOPLAY,
  ...HEADERS,
  ...ALLOWED,
  ...EMPTY,
];
