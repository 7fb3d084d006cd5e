import type { Fault } from '../fault.js';
import type { ConsoleFault, Message } from './player-messages.js';

/** A page whose origin no server can allow. */
export const NULL_ORIGIN: ConsoleFault = {
  code: 'opaque-origin',
  owner: 'publisher',
  messages: [
    "No 'Access-Control-Allow-Origin' header is present on the requested resource.",
    "The 'Access-Control-Allow-Origin' header has a value 'https://www.publisher.example' that is not equal to the supplied origin.",
    "The value of the 'Access-Control-Allow-Origin' header in the response must not be the wildcard '*' when the request's credentials mode is 'include'.",
  ].flatMap((reason): readonly Message[] => [
    (address) =>
      `Access to XMLHttpRequest at '${address}' from origin 'null' has been blocked by CORS policy: ${reason}`,
    (address) =>
      `Access to fetch at '${address}' from origin 'null' has been blocked by CORS policy: ${reason}\nGET ${address} net::ERR_FAILED 200 (OK)`,
    (address) =>
      `[Error] Origin null is not allowed by Access-Control-Allow-Origin. Status code: 200\n[Error] XMLHttpRequest cannot load ${address} due to access control checks.`,
  ]),
};

/** A warning about an address, with a link to documentation. */
export const MIXED: ConsoleFault = {
  code: 'media-mixed-content',
  owner: 'network',
  messages: [
    (address) =>
      `Mixed Content: The page at 'https://www.publisher.example/story' was loaded over HTTPS, but requested an insecure video '${address}'. This request was automatically upgraded to HTTPS, For more information see https://blog.chromium.org/2019/10/no-more-mixed-messages-about-https.html`,
  ],
};

/** Behind a redirect, the origin of every page is null. */
export const REDIRECTED_ORIGIN: ConsoleFault = {
  code: 'cors',
  owner: 'ad-server',
  messages: ['XMLHttpRequest', 'fetch'].map(
    (kind) => (address) =>
      `Access to ${kind} at '${address}' (redirected from 'https://www.publisher.example/ads') from origin 'null' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.`,
  ),
};

/** What the browsers say about a request that a server has to allow first, with the header or the method if they name it. */
const PREFLIGHTS: readonly (readonly [header: string, reason: string])[] = [
  [
    'x-key',
    'Request header field x-key is not allowed by Access-Control-Allow-Headers in preflight response.',
  ],
  ['PUT', 'Method PUT is not allowed by Access-Control-Allow-Methods in preflight response.'],
  ...[
    'It does not have HTTP ok status.',
    'Redirect is not allowed for a preflight request.',
    "No 'Access-Control-Allow-Origin' header is present on the requested resource.",
    "The value of the 'Access-Control-Allow-Credentials' header in the response is '' which must be 'true' when the request's credentials mode is 'include'.",
  ].map(
    (reason) =>
      ['', `Response to preflight request doesn't pass access control check: ${reason}`] as const,
  ),
];
const PREFLIGHTS_OF_FIREFOX: typeof PREFLIGHTS = [
  [
    'x-key',
    'header ‘x-key’ is not allowed according to header ‘Access-Control-Allow-Headers’ from CORS preflight response',
  ],
  [
    'x-key',
    'missing token ‘x-key’ in CORS header ‘Access-Control-Allow-Headers’ from CORS preflight channel',
  ],
  ['', 'Did not find method in CORS header ‘Access-Control-Allow-Methods’'],
  ['', 'CORS preflight response did not succeed'],
  ['', 'CORS preflight channel did not succeed'],
];
const PREFLIGHTS_OF_SAFARI: typeof PREFLIGHTS = [
  ['x-key', 'Request header field x-key is not allowed by Access-Control-Allow-Headers.'],
  ['PUT', 'Method PUT is not allowed by Access-Control-Allow-Methods.'],
  ['', 'Preflight response is not successful. Status code: 405'],
  ['', 'Preflight response is not successful'],
];

const PUBLIC = 'https://ads.market.example/vast?pid=7';

const preflight = (header: string, message: Message): ConsoleFault => ({
  code: 'preflight',
  owner: 'publisher',
  facts: { detail: header },
  messages: ['', `\nGET ${PUBLIC} net::ERR_FAILED`].map(
    (end) => () => `${message(PUBLIC, '')}${end}`,
  ),
});

/** Requests of a page that are not simple. */
export const PREFLIGHT_FAULTS: readonly ConsoleFault[] = [
  ...PREFLIGHTS.flatMap(([header, reason]) => [
    preflight(
      header,
      (address) =>
        `Access to XMLHttpRequest at '${address}' from origin 'https://www.publisher.example' has been blocked by CORS policy: ${reason}`,
    ),
    preflight(
      header,
      (address) =>
        `Access to fetch at '${address}' from origin 'https://www.publisher.example' has been blocked by CORS policy: ${reason}`,
    ),
  ]),
  ...PREFLIGHTS_OF_FIREFOX.map(([header, reason]) =>
    preflight(
      header,
      (address) =>
        `Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource at ${address}. (Reason: ${reason}). Status code: 405.`,
    ),
  ),
  ...PREFLIGHTS_OF_SAFARI.map(([header, reason]) =>
    preflight(
      header,
      (address) =>
        `[Error] ${reason}\n[Error] XMLHttpRequest cannot load ${address} due to access control checks.`,
    ),
  ),
];

/** A file that the browser requests with https, because the page has it. */
export const UPGRADED: ConsoleFault = {
  code: 'upgrade-failed',
  owner: 'ad-server',
  messages: [
    'CONNECTION_REFUSED',
    'CONNECTION_TIMED_OUT',
    'SSL_PROTOCOL_ERROR',
    'CERT_COMMON_NAME_INVALID',
  ].flatMap((error): readonly Message[] =>
    ['element', 'video', 'audio'].map(
      (kind) => (address) =>
        `Mixed Content: The page at 'https://www.publisher.example/story' was loaded over HTTPS, but requested an insecure ${kind} '${address}'. This request was automatically upgraded to HTTPS, For more information see https://blog.chromium.org/2019/10/no-more-mixed-messages-about-https.html\nGET ${address.replace('http:', 'https:')} net::ERR_${error}`,
    ),
  ),
};

const AD_MANAGER =
  'https://pubads.g.doubleclick.net/gampad/ads?sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1' +
  '&url=https%3A%2F%2Fnews.example%2F&description_url=https%3A%2F%2Fnews.example%2F&correlator=77';

/** Lines about a tag of Google Ad Manager whose text shows why it was refused. */
export const REFUSED_TAGS: readonly Fault[] = [
  ['&iu=%2Fnews%2Fvideo', 'gam-iu'],
  ['&iu=1234567', 'gam-iu'],
  ['', 'gam-missing-required'],
].flatMap(([query = '', finding], kind) =>
  [
    `GET ${AD_MANAGER}${query} 400 (Bad Request)`,
    `GET ${AD_MANAGER}${query} net::ERR_ABORTED 400 (Bad Request)\nAdError 1005: There was a problem requesting ads from the server. Caused by: Error: 6`,
    `XHR GET ${AD_MANAGER}${query} [HTTP/2 404 Not Found 112ms]`,
  ].map((paste, index) => ({
    name: `console-of-refused-tag-${kind}-${index}`,
    part: 'paste',
    hops: 'alone',
    forms: ['tag'],
    inject: (chain) => ({ ...chain, paste }),
    expected: () => ({
      id: 'tag-fault',
      owner: 'publisher',
      facts: { finding, host: 'pubads.g.doubleclick.net' },
      isAboutHost: false,
    }),
  })),
);
