import type { Fault } from '../fault.js';
import { PAGE_URL } from '../har.js';
import { NAMED_ERRORS } from './named-errors.js';
import {
  MIXED,
  NULL_ORIGIN,
  PREFLIGHT_FAULTS,
  REDIRECTED_ORIGIN,
  REFUSED_TAGS,
  UPGRADED,
} from './origin-messages.js';
import {
  type ConsoleFault,
  type Message,
  BLOCKED_SCRIPT,
  OPAQUE,
  OTHER_SITE,
  PLAYERS,
  STATUSES,
} from './player-messages.js';

const PAGE = new URL(PAGE_URL);

const CHROME: readonly ConsoleFault[] = [
  {
    code: 'blocked-by-client',
    owner: 'browser',
    messages: [(address) => `GET ${address} net::ERR_BLOCKED_BY_CLIENT`],
  },
  {
    code: 'cors',
    owner: 'ad-server',
    messages: [
      (address) =>
        `Access to XMLHttpRequest at '${address}' from origin '${PAGE.origin}' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.`,
    ],
  },
  {
    code: 'mixed-content',
    owner: 'publisher',
    messages: [
      (address) =>
        `Mixed Content: The page at 'https://www.publisher.example/story' was loaded over HTTPS, but requested an insecure XMLHttpRequest endpoint '${address}'. This request has been blocked; the content must be served over HTTPS.`,
    ],
  },
  {
    code: 'csp',
    owner: 'publisher',
    messages: [
      (address) =>
        `Refused to connect to '${address}' because it violates the following Content Security Policy directive: "connect-src 'self'".`,
    ],
  },
  {
    code: 'name-not-resolved',
    owner: 'publisher',
    messages: [(address) => `GET ${address} net::ERR_NAME_NOT_RESOLVED`],
  },
];

const FIREFOX: readonly ConsoleFault[] = [
  BLOCKED_SCRIPT,
  {
    code: 'blocked-by-protection',
    owner: 'browser',
    messages: [
      (address) =>
        `Request to access cookie or storage on “${address}” was blocked because it came from a tracker and content blocking is enabled.`,
      (address) =>
        `Request to access cookie or storage on “${address}” was blocked because we are blocking all third-party storage access requests and content blocking is enabled.`,
      (address) =>
        `The resource at “${address}” was blocked because Enhanced Tracking Protection is enabled.`,
      (address) => `The resource at “${address}” was blocked because content blocking is enabled.`,
      (address) => `GET ${address} NS_ERROR_TRACKING_URI`,
    ],
  },
  {
    code: 'mixed-content',
    owner: 'publisher',
    messages: [
      (address) => `Blocked loading mixed active content “${address}”`,
      (address) => `Blocked loading mixed display content “${address}”`,
    ],
  },
  {
    code: 'csp',
    owner: 'publisher',
    messages: [
      (address) =>
        `Content-Security-Policy: The page’s settings blocked the loading of a resource (connect-src) at ${address} because it violates the following directive: “connect-src 'self'”`,
      (address) => `GET ${address} NS_ERROR_CONTENT_BLOCKED`,
    ],
  },
  {
    code: 'cors',
    owner: 'ad-server',
    messages: ['missing', 'does not match ‘https://other.example’'].flatMap((reason) =>
      [200, 404].map(
        (status): Message =>
          (address) =>
            `Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource at ${address}. (Reason: CORS header ‘Access-Control-Allow-Origin’ ${reason}). Status code: ${status}.`,
      ),
    ),
  },
  {
    code: 'name-not-resolved',
    owner: 'publisher',
    messages: [(address) => `GET ${address} NS_ERROR_UNKNOWN_HOST`],
  },
  {
    code: 'connection-failed',
    owner: 'ad-server',
    messages: ['CONNECTION_REFUSED', 'NET_RESET', 'NET_INTERRUPT', 'NET_ERROR_RESPONSE'].map(
      (name) => (address) => `GET ${address} NS_ERROR_${name}`,
    ),
  },
  {
    code: 'timed-out',
    owner: 'ad-server',
    messages: [(address) => `GET ${address} NS_ERROR_NET_TIMEOUT`],
  },
  {
    code: 'response-broken',
    owner: 'ad-server',
    messages: [
      'CORRUPTED_CONTENT',
      'INVALID_CONTENT_ENCODING',
      'NET_PARTIAL_TRANSFER',
      'REDIRECT_LOOP',
    ].map((name) => (address) => `GET ${address} NS_ERROR_${name}`),
  },
  {
    code: 'certificate-invalid',
    owner: 'ad-server',
    messages: ['SEC_ERROR_EXPIRED_CERTIFICATE', 'SSL_ERROR_BAD_CERT_DOMAIN'].map(
      (name) => (address) => `GET ${address} ${name}`,
    ),
  },
];

const SAFARI: readonly ConsoleFault[] = [
  {
    code: 'cors',
    owner: 'ad-server',
    messages: [
      (address) =>
        `[Error] Origin ${PAGE.origin} is not allowed by Access-Control-Allow-Origin. Status code: 200\n[Error] XMLHttpRequest cannot load ${address} due to access control checks.`,
      (address) => `Fetch API cannot load ${address} due to access control checks.`,
      (address) => `XMLHttpRequest cannot load ${address} due to access control checks.`,
    ],
  },
  {
    code: 'blocked-by-client',
    owner: 'browser',
    messages: [
      (address) =>
        `Content blocker prevented frame displaying https://www.publisher.example/story from loading a resource from ${address}`,
      (address) =>
        `Failed to load resource: You do not have permission to access the requested resource. (${address}, line 0)`,
    ],
  },
  {
    code: 'mixed-content',
    owner: 'publisher',
    messages: [
      (address) =>
        `[blocked] The page at https://www.publisher.example/story was not allowed to display insecure content from ${address}.`,
    ],
  },
  {
    code: 'csp',
    owner: 'publisher',
    messages: [
      (address) =>
        `Refused to connect to ${address} because it does not appear in the connect-src directive of the Content Security Policy.`,
    ],
  },
  {
    code: 'name-not-resolved',
    owner: 'publisher',
    messages: [
      (address) =>
        `Failed to load resource: A server with the specified hostname could not be found. (${address}, line 0)`,
    ],
  },
  {
    code: 'certificate-invalid',
    owner: 'ad-server',
    messages: [
      (address, host) =>
        `Failed to load resource: The certificate for this server is invalid. You might be connecting to a server that is pretending to be “${host}”, which could put your confidential information at risk. (${address}, line 0)`,
    ],
  },
  {
    code: 'connection-failed',
    owner: 'ad-server',
    messages: ['Could not connect to the server.', 'The network connection was lost.'].map(
      (sentence) => (address) => `Failed to load resource: ${sentence} (${address}, line 0)`,
    ),
  },
  {
    code: 'timed-out',
    owner: 'ad-server',
    messages: [(address) => `Failed to load resource: The request timed out. (${address}, line 0)`],
  },
];

/** What browsers write before or after the line with the reason, about the same request. */
const CONSEQUENCES: readonly Message[] = [
  (address) => `XMLHttpRequest cannot load ${address} due to access control checks.`,
  (address) => `Fetch API cannot load ${address} due to access control checks.`,
  (address) => `Failed to load resource: net::ERR_FAILED (${address})`,
  (address) => `GET ${address} net::ERR_FAILED 200 (OK)`,
  (address) => `GET ${address} net::ERR_FAILED`,
  () => 'TypeError: NetworkError when attempting to fetch resource.',
];

const withConsequences = (faults: readonly ConsoleFault[]): readonly ConsoleFault[] =>
  faults
    .filter(({ code }) => code !== 'cors')
    .map((fault) => ({
      ...fault,
      messages: fault.messages.flatMap((message) =>
        CONSEQUENCES.flatMap((consequence): readonly Message[] => [
          (address, host) => `${message(address, host)}\n${consequence(address, host)}`,
          (address, host) => `${consequence(address, host)}\n${message(address, host)}`,
        ]),
      ),
    }));

/** Messages about the page, which name no request. */
const AUTOPLAY: ConsoleFault = {
  code: 'autoplay-refused',
  owner: 'publisher',
  messages: [
    "Uncaught (in promise) NotAllowedError: play() failed because the user didn't interact with the document first.",
    "Uncaught (in promise) DOMException: play() failed because the user didn't interact with the document first.",
    'NotAllowedError: The play method is not allowed by the user agent or the platform in the current context, possibly because the user denied permission.',
    'Autoplay is only allowed when approved by the user, the site is activated by the user, or media is muted.',
    'Unhandled Promise Rejection: NotAllowedError: The request is not allowed by the user agent or the platform in the current context, possibly because the user denied permission.',
  ].map((sentence) => () => sentence),
};

const LATE_AUTOPLAY = 'NotAllowedError: The request is not allowed by the user agent.';

/** What stops the ad, before or after a start of the content that the browser refused. */
const BESIDE_AUTOPLAY: readonly ConsoleFault[] = [...CHROME, ...FIREFOX, ...SAFARI].map(
  (fault) => ({
    ...fault,
    messages: fault.messages.flatMap((message): readonly Message[] => [
      (address, host) => `${message(`${address}&iu=/1/preroll`, host)}\n${LATE_AUTOPLAY}`,
      (address, host) =>
        `${message(`${address}&iu=/1/preroll`, host)}\nno ads\n[Error] ${LATE_AUTOPLAY}`,
    ]),
    others: ['error-code'],
  }),
);

/** The directive that a policy names is the one to change. */
const DIRECTIVES: readonly ConsoleFault[] = [
  'frame-src',
  'script-src',
  'script-src-elem',
  'media-src',
  'img-src',
  'connect-src',
  'default-src',
].map((directive) => ({
  code: 'csp',
  owner: 'publisher',
  facts: { detail: directive },
  messages: [
    (address) =>
      `Refused to load '${address}' because it violates the following Content Security Policy directive: "${directive} 'self'".`,
    (address) =>
      `Content-Security-Policy: The page’s settings blocked the loading of a resource (${directive}) at ${address} because it violates the following directive: “${directive} 'self'”`,
    (address) =>
      `Refused to load ${address} because it does not appear in the ${directive} directive of the Content Security Policy.`,
  ],
}));

const NOT_STARTED =
  "Uncaught (in promise) NotAllowedError: play() failed because the user didn't interact with the document first.";

/** A player in a frame that may not start it. */
const IN_FRAME: ConsoleFault = {
  code: 'autoplay-in-frame',
  owner: 'publisher',
  messages: [
    '[Violation] Permissions policy violation: autoplay is not allowed in this document.',
    `[Violation] Permissions policy violation: autoplay is not allowed in this document.\n${NOT_STARTED}`,
    `[Violation] Permissions policy violation: autoplay is not allowed in this document.\n${NOT_STARTED}\nAdError 1205: The browser prevented playback initiated without user interaction.`,
    `The page has <iframe src="https://player.example/1" allowfullscreen></iframe>\n${NOT_STARTED}`,
  ].map((text) => () => text),
};

const FRAME_ALLOWED: ConsoleFault = {
  code: 'autoplay-refused',
  owner: 'publisher',
  messages: [
    () =>
      `The page has <iframe src="https://player.example/1" allow="autoplay"></iframe>\n${NOT_STARTED}`,
  ],
};

const LOCAL_HOSTS = [
  '10.1.4.22:8080',
  '192.168.7.9',
  'ads.staging.internal',
  'adserver.local',
  '172.16.3.4',
];

/** A public page with the ad tag of a server that one network reaches. */
const PRIVATE: ConsoleFault = {
  code: 'private-address',
  owner: 'publisher',
  messages: LOCAL_HOSTS.flatMap((host) =>
    [
      'The request client is not a secure context and the resource is in more-private address space `private`.',
      'The request client is not a secure context and the resource is in more-private address space `local`.',
      'Permission was denied for this request to access the `unknown` address space.',
      'Permission was denied for this request to access the `loopback` address space.',
      'Request had a target IP address space of `unknown` yet the resource is in address space `local`.',
      "No 'Access-Control-Allow-Origin' header is present on the requested resource.",
    ].map(
      (reason) => () =>
        `Access to fetch at 'http://${host}/vast?zone=1' from origin 'https://www.publisher.example' has been blocked by CORS policy: ${reason}\nGET http://${host}/vast?zone=1 net::ERR_FAILED`,
    ),
  ),
};

const BY_NAME: readonly ConsoleFault[] = NAMED_ERRORS.map(
  ([code, owner, names, sentences = []]) => ({
    code,
    owner,
    messages: [
      ...names.flatMap((name): readonly Message[] => [
        (address) => `GET ${address} ${name}`,
        (address) => `Failed to load resource: ${name} (${address})`,
      ]),
      ...sentences.map(
        (sentence): Message =>
          (address) =>
            `Failed to load resource: ${sentence} (${address}, line 0)`,
      ),
    ],
  }),
);

const faultsOf = (
  browser: string,
  faults: readonly ConsoleFault[],
  isAboutHost = true,
): readonly Fault[] =>
  faults.flatMap(({ code, owner, messages, facts, others }, kind) =>
    messages.map((message, index) => ({
      name: `console-of-${browser}-${kind}-${code}-${index}`,
      part: 'paste',
      hops: 'alone',
      forms: ['tag'],
      inject: (chain) => ({
        ...chain,
        paste: message(`${chain.tag}?id=7`, new URL(chain.tag).host),
      }),
      expected: () => ({
        id: 'error-code',
        owner,
        facts: { code, ...facts },
        isAboutHost,
        ...(others && { others }),
      }),
    })),
  );

/** Lines of the consoles of browsers, of which a person copies one. */
export const MESSAGE_FAULTS: readonly Fault[] = [
  ...faultsOf('chrome', CHROME),
  ...faultsOf('firefox', FIREFOX),
  ...faultsOf('safari', SAFARI),
  ...faultsOf(
    'all',
    [...PREFLIGHT_FAULTS, AUTOPLAY, IN_FRAME, FRAME_ALLOWED, PRIVATE, ...PLAYERS],
    false,
  ),
  ...faultsOf('with-consequences', withConsequences([...CHROME, ...FIREFOX, ...SAFARI])),
  ...faultsOf('any', [
    ...BESIDE_AUTOPLAY,
    ...DIRECTIVES,
    ...BY_NAME,
    OPAQUE,
    MIXED,
    NULL_ORIGIN,
    REDIRECTED_ORIGIN,
    UPGRADED,
    OTHER_SITE,
    ...STATUSES,
  ]),
  ...REFUSED_TAGS,
];
