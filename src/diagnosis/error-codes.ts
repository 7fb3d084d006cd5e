import type { VerdictOwner } from './verdict-owner.js';

/**
 * Where a code comes from: VAST, the IMA SDK, VMAP, the elements of this library (docs/errors.md), or a message of a
 * browser.
 */
export type ErrorSystem = 'vast' | 'ima' | 'vmap' | 'embed' | 'browser';

type Owners = Readonly<Record<string, VerdictOwner>>;

const ownersOf = (codes: Partial<Record<VerdictOwner, readonly (number | string)[]>>): Owners =>
  Object.fromEntries(
    Object.entries(codes).flatMap(([owner, names]) =>
      names.map((name) => [name, owner as VerdictOwner]),
    ),
  );

/** VAST 4.2 section 2.3.6.3. */
const VAST = /* @__PURE__ */ ownersOf({
  'ad-server': [100, 101, 102, 200, 201, 202, 203, 204, 205, 303],
  advertiser: [403, 405, 901],
  publisher: [206, 601, 602],
  network: [
    300, 302, 304, 400, 401, 402, 406, 408, 409, 410, 411, 500, 501, 502, 503, 600, 603, 604, 902,
  ],
  nobody: [407],
  // Players also report an HTTP error, CORS and the policy of the page as 301.
  unknown: [301, 900],
});

/** Codes that only the IMA SDK has. */
const IMA = /* @__PURE__ */ ownersOf({
  network: [1005, 1007],
  'ad-server': [1009, 1010, 1020, 1021],
  browser: [1012, 1014],
  publisher: [1013, 1022, 1101, 1204, 1205],
  consent: [1300],
});

/** VMAP 1.0 section 2.3.4. */
const VMAP = /* @__PURE__ */ ownersOf({
  unknown: [900],
  'ad-server': [1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008],
});

/** `EmbedErrorCode` of the elements. */
const EMBED = /* @__PURE__ */ ownersOf({
  publisher: [
    'source-refused',
    'network',
    'timeout',
    'http-status',
    'content-type',
    'too-large',
    'not-json',
    'not-an-embed',
    'no-player',
    'player-refused',
    'no-code',
    'not-controllable',
    'code-unavailable',
    'module',
    'no-stream',
    'media-network',
    'media-decode',
    'media-unsupported',
    'unexpected',
    'trusted-types',
  ],
});

/** Messages of browsers about a request, of players, and of servers that insert ads. */
const BROWSER = /* @__PURE__ */ ownersOf({
  nobody: ['not-transcoded', 'break-shortened'],
  network: ['media-mixed-content'],
  browser: [
    'blocked-by-client',
    'blocked-by-protection',
    'clock-wrong',
    'offline',
    'proxy-failed',
    'proxy-certificate',
    'proxy-untrusted',
    'resolver-failed',
    'address-filtered',
  ],
  publisher: [
    'mixed-content',
    'autoplay-refused',
    'autoplay-in-frame',
    'csp',
    'preflight',
    'insertion-off',
    'name-not-resolved',
    'private-address',
    'cache-missing',
    'cache-refused',
    'cache-expired',
    'bidder-unavailable',
    'media-failed',
    'plugin-late',
    'sdk-missing',
    'plugin-missing',
    'ima-plugin-missing',
    'play-interrupted',
    'request-canceled',
    'player-size',
    'status-missing',
    'stream-unknown',
    'frame-sandboxed',
    'opaque-origin',
    'container-missing',
    'embedder-policy',
    'frame-refused',
    'service-worker',
    'autoplay-policy',
    'frame-empty',
  ],
  consent: ['sdk-held'],
  'ad-server': [
    'cors',
    'cors-wildcard',
    'cors-several',
    'other-site',
    'upgrade-failed',
    'status-refused',
    'status-failed',
    'response-broken',
    'timed-out',
    'connection-failed',
    'certificate-invalid',
  ],
});

const OWNERS: Readonly<Record<ErrorSystem, Owners>> = {
  vast: VAST,
  ima: { ...VAST, ...IMA },
  vmap: VMAP,
  embed: EMBED,
  browser: BROWSER,
};

/** Names of the codes of the IMA SDK (`google.ima.AdError.ErrorCode`). */
export const IMA_NAMES: Readonly<Record<string, string>> = {
  VAST_MALFORMED_RESPONSE: '100',
  VAST_SCHEMA_VALIDATION_ERROR: '101',
  VAST_UNSUPPORTED_VERSION: '102',
  VAST_TRAFFICKING_ERROR: '200',
  VAST_UNEXPECTED_LINEARITY: '201',
  VAST_UNEXPECTED_DURATION_ERROR: '202',
  VAST_WRAPPER_ERROR: '300',
  VAST_LOAD_TIMEOUT: '301',
  VAST_TOO_MANY_REDIRECTS: '302',
  VAST_NO_ADS_AFTER_WRAPPER: '303',
  VIDEO_PLAY_ERROR: '400',
  VAST_MEDIA_LOAD_TIMEOUT: '402',
  VAST_LINEAR_ASSET_MISMATCH: '403',
  VAST_PROBLEM_DISPLAYING_MEDIA_FILE: '405',
  OVERLAY_AD_PLAYING_FAILED: '500',
  NONLINEAR_DIMENSIONS_ERROR: '501',
  OVERLAY_AD_LOADING_FAILED: '502',
  VAST_NONLINEAR_ASSET_MISMATCH: '503',
  COMPANION_REQUIRED_ERROR: '602',
  COMPANION_AD_LOADING_FAILED: '603',
  UNKNOWN_ERROR: '900',
  VPAID_ERROR: '901',
  FAILED_TO_REQUEST_ADS: '1005',
  VAST_ASSET_NOT_FOUND: '1007',
  VAST_EMPTY_RESPONSE: '1009',
  UNKNOWN_AD_RESPONSE: '1010',
  ADS_REQUEST_NETWORK_ERROR: '1012',
  INVALID_AD_TAG: '1013',
  PROTECTED_AUDIENCE_API_ERROR: '1014',
  STREAM_INITIALIZATION_FAILED: '1020',
  ASSET_FALLBACK_FAILED: '1021',
  UNSUPPORTED_URL: '1022',
  INVALID_ARGUMENTS: '1101',
  NATIVE_MESSAGE_ERROR: '1204',
  AUTOPLAY_DISALLOWED: '1205',
  CONSENT_MANAGEMENT_PROVIDER_NOT_READY: '1300',
};

export const errorCodesOf = (system: ErrorSystem): readonly string[] => Object.keys(OWNERS[system]);

export const isErrorCode = (system: ErrorSystem, code: string): boolean =>
  Object.hasOwn(OWNERS[system], code);

export const ownerOfErrorCode = (system: ErrorSystem, code: string): VerdictOwner =>
  (isErrorCode(system, code) ? OWNERS[system][code] : undefined) ?? 'unknown';
