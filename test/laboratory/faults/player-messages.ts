import type { VerdictOwner } from '../../../src/diagnosis/index.js';
import { PAGE_URL } from '../har.js';

export type Message = (address: string, host: string) => string;

/** What the browsers write into their consoles about one fault, and who can repair it. */
export interface ConsoleFault {
  readonly code: string;
  readonly owner: VerdictOwner;
  readonly messages: readonly Message[];
  /** Default: none. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** The other faults that the lines show. Default: none. */
  readonly others?: readonly string[];
}

const MANIFEST = 'https://media.publisher.example/story.m3u8';

/** The words of Firefox for a script that is not there, and most often was blocked. */
export const BLOCKED_SCRIPT: ConsoleFault = {
  code: 'blocked-by-client',
  owner: 'browser',
  messages: [(address) => `Loading failed for the <script> with source “${address}”.`],
};

/** What players write about their plugins and about media. */
export const PLAYERS: readonly ConsoleFault[] = [
  {
    code: 'media-failed',
    owner: 'publisher',
    messages: [
      `[hls.js] Fatal error: networkError manifestLoadError, response code 403, url ${MANIFEST}`,
      `hls: levelLoadError ${MANIFEST}`,
      `Uncaught (in promise) shaka.util.Error Shaka Error NETWORK.BAD_HTTP_STATUS (${MANIFEST},403,,[object Object],0)`,
      'Shaka Error 1001',
      'Playback error 232011: This video file cannot be played.',
      'VIDEOJS: ERROR: (CODE:4 MEDIA_ERR_SRC_NOT_SUPPORTED) The media could not be loaded, either because the server or network failed or because the format is not supported.',
      `Access to XMLHttpRequest at '${MANIFEST}' from origin '${new URL(PAGE_URL).origin}' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.`,
    ].map((text) => () => text),
  },
  {
    code: 'blocked-by-client',
    owner: 'browser',
    messages: [
      'adErrorCode: 60003',
      '{"type":"adError","message":"Ad blocked","adErrorCode":60003}',
    ].map((text) => () => text),
  },
  {
    code: 'plugin-late',
    owner: 'publisher',
    messages: [
      () =>
        'VIDEOJS: ERROR: videojs-contrib-ads has not seen a loadstart event 5 seconds after being initialized, but a source is present. This indicates that videojs-contrib-ads was initialized too late.',
    ],
  },
  {
    code: 'sdk-missing',
    owner: 'publisher',
    messages: [
      'videojs.ima.js:1120 Uncaught ReferenceError: google is not defined\n    at new SdkImpl (videojs.ima.js:1120:3)',
      "TypeError: Cannot read properties of undefined (reading 'ima')",
      "ReferenceError: Can't find variable: google",
      "Uncaught TypeError: Cannot read properties of undefined (reading 'AdDisplayContainer')",
      "Refused to execute script from 'https://imasdk.googleapis.com/js/sdkloader/ima3.js' because its MIME type ('text/html') is not executable.",
      'TypeError: google.ima is undefined',
    ].map((text) => () => text),
  },
  {
    code: 'container-missing',
    owner: 'publisher',
    messages: [
      'Uncaught AdError 1101: The provided containerElement information: element is invalid.',
      'AdError 1101: The provided containerElement information: null is invalid.\n    at new google.ima.AdDisplayContainer (ima3.js:402:118)',
      "Uncaught TypeError: Cannot read properties of null (reading 'appendChild')\n    at new google.ima.AdDisplayContainer (ima3.js:402:118)\n    at ads.js:12:1",
      'Error: Invalid arguments\n    at new ima.AdDisplayContainer (ima3.js:1:2)',
    ].map((text) => () => text),
  },
  {
    code: 'ima-plugin-missing',
    owner: 'publisher',
    messages: [
      'Uncaught TypeError: player.ima is not a function\n    at HTMLDocument.<anonymous> (story:88)',
      'TypeError: videojs(...).ima is not a function',
      'Error: plugin "ima" does not exist',
    ].map((text) => () => text),
  },
  {
    code: 'plugin-missing',
    owner: 'publisher',
    messages: [
      'TypeError: player.vast is not a function',
      'Uncaught TypeError: videojs(...).ads is not a function',
      'Error loading script: https://ssl.p.jwpcdn.com/player/v/8.1/googima.js',
    ].map((text) => () => text),
  },
  {
    code: 'play-interrupted',
    owner: 'publisher',
    messages: [
      'Uncaught (in promise) AbortError: The play() request was interrupted by a call to pause(). https://goo.gl/LdLk22',
      'DOMException: The play() request was interrupted by a new load request.',
      'Unhandled Promise Rejection: AbortError: The play() request was interrupted because the media was removed from the document.',
    ].map((text) => () => text),
  },
  {
    code: 'player-size',
    owner: 'publisher',
    messages: [
      () =>
        'Prebid ERROR: Detected incorrect configuration of mediaTypes.video.playerSize.  Please specify only one set of dimensions in a format like: [[640, 480]]. Removing invalid mediaTypes.video.playerSize property from request.',
    ],
  },
  {
    code: '901',
    owner: 'advertiser',
    messages: ['VPAID is not supported in this mode', 'vpaid ads are disabled'].map(
      (text) => () => `[player] ${text}`,
    ),
  },
  {
    code: '303',
    owner: 'ad-server',
    messages: [
      'VIDEOJS: ERROR: IMA adsManager error: AdError 303: No Ads VAST response after one or more Wrappers',
      'vast-client: No Ads VAST response',
      'Ad failed (VAST Error 303), resuming content',
      'onAdError {"type":"adLoadError","errorCode":303}',
      '{"type":"adError","message":"Error Loading Ad Tag","code":1003,"adErrorCode":10303}',
      'https://measure.publisher.example/err?code=303&pl=7',
    ].map((text) => () => text),
  },
  {
    code: 'media-failed',
    owner: 'publisher',
    messages: [403, 404, 416].map(
      (status) => () => `GET https://media.publisher.example/spot.mp4 ${status} (Refused)`,
    ),
  },
  {
    code: 'cache-missing',
    owner: 'publisher',
    messages: [
      () =>
        'prebid.js:4 Prebid MESSAGE: Bids Requested for Auction with id: 1f0c\nprebid.js:4 Prebid ERROR: This bid contains only vastXml and will not work when a prebid cache url is not specified.',
    ],
  },
  {
    code: '1009',
    owner: 'ad-server',
    messages: [
      () =>
        "[Violation] Added non-passive event listener to a scroll-blocking 'touchstart' event.\nplayer.js:1368 AdsLoader error: AdError 1009: The VAST response document is empty.\nThe resource https://www.publisher.example/font.woff2 was preloaded using link preload but not used within a few seconds.",
    ],
  },
  {
    code: 'timed-out',
    owner: 'ad-server',
    messages: [
      () =>
        'VIDEOJS: ADS: BeforePreroll -> Preroll\nVIDEOJS: ADS: adtimeout (Preroll)\nVIDEOJS: ADS: Preroll -> ContentPlayback',
    ],
  },
  {
    code: 'frame-sandboxed',
    owner: 'publisher',
    messages: ['allow-scripts', 'allow-same-origin'].map(
      (permission) => () =>
        `Blocked script execution in 'https://player.publisher.example/1' because the document's frame is sandboxed and the '${permission}' permission is not set.`,
    ),
  },
  {
    code: '303',
    owner: 'ad-server',
    messages: [
      'adErrorCode: 10303',
      '"adErrorCode":10303',
      'adErrorCode=20303',
      'adErrorCode: 60001',
      'adErrorCode: 60005',
    ].map(
      (words) => () =>
        `jwplayer.js:1 adError {type: "adError", message: "Ad Error", ${words}, tag: "https://ads.publisher.example/v?pl=7"}`,
    ),
  },
  {
    code: '1000',
    owner: 'ad-server',
    messages: [
      () =>
        'AdsLoader error: AdError 900: Cannot parse the timeOffset value for the adslist response: 50.',
    ],
  },
];

/** Statuses that consoles show of a request for an ad, which is no ad tag to be requested. */
export const STATUSES: readonly ConsoleFault[] = (
  [
    ['status-missing', 'publisher', [400, 404, 410]],
    ['status-refused', 'ad-server', [401, 403, 429, 451]],
    ['status-failed', 'ad-server', [500, 502, 503]],
  ] as const
).map(([code, owner, statuses]) => ({
  code,
  owner,
  messages: statuses.flatMap((status): readonly Message[] => [
    (address) => `GET ${address} ${status} (Refused)`,
    (address) => `GET ${address} net::ERR_ABORTED ${status} (Refused)`,
    (address) => `GET ${address} net::ERR_HTTP_RESPONSE_CODE_FAILURE ${status}`,
    (address) => `XHR GET ${address} [HTTP/2 ${status} Refused 112ms]`,
    (address) =>
      `Failed to load resource: the server responded with a status of ${status} () ${address}`,
    (address) =>
      `GET https://www.publisher.example/favicon.png 404 (Not Found)\nGET ${address} ${status} ()`,
  ]),
}));

/** What keeps a response from pages of other sites. */
export const OTHER_SITE: ConsoleFault = {
  code: 'other-site',
  owner: 'ad-server',
  messages: [
    (address) => `GET ${address} net::ERR_BLOCKED_BY_RESPONSE.NotSameOrigin 200 (OK)`,
    (address) => `GET ${address} net::ERR_BLOCKED_BY_RESPONSE.NotSameSite 200 (OK)`,
    (address) =>
      `The resource at “${address}” was blocked due to its Cross-Origin-Resource-Policy header (or lack thereof).`,
    (address) =>
      `Cancelled load to ${address} because it violates the resource's Cross-Origin-Resource-Policy response header.`,
    (address) => `GET ${address} net::ERR_BLOCKED_BY_ORB`,
    (address) =>
      `Cross-Origin Read Blocking (CORB) blocked cross-origin response ${address} with MIME type text/xml.`,
    (address) => `GET ${address} NS_ERROR_DOM_CORP_FAILED`,
  ],
};

/** Firefox about a response that is not media. */
export const OPAQUE: ConsoleFault = {
  code: 'response-broken',
  owner: 'ad-server',
  messages: [
    (address) =>
      `A resource is blocked by OpaqueResponseBlocking, please check browser console for details. ${address}`,
    (address) =>
      `The resource at “${address}” was blocked by OpaqueResponseBlocking. Reason: “after sniff”.`,
  ],
};
