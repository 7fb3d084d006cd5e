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

/** What players write about their plugins and about media. */
export const PLAYERS: readonly ConsoleFault[] = [
  {
    code: 'media-failed',
    owner: 'publisher',
    messages: [
      `[hls.js] Fatal error: networkError manifestLoadError, response code 403, url ${MANIFEST}`,
      `hls: levelLoadError ${MANIFEST}`,
      `Uncaught (in promise) shaka.util.Error Shaka Error NETWORK.BAD_HTTP_STATUS (${MANIFEST},403,,[object Object],0)`,
      'VIDEOJS: ERROR: (CODE:4 MEDIA_ERR_SRC_NOT_SUPPORTED) The media could not be loaded, either because the server or network failed or because the format is not supported.',
      `Access to XMLHttpRequest at '${MANIFEST}' from origin '${new URL(PAGE_URL).origin}' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.`,
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
      'TypeError: google.ima is undefined',
    ].map((text) => () => text),
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
    messages: ['adErrorCode: 10303', '"adErrorCode":10303', 'adErrorCode=20303'].map(
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
