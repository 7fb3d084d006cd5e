import type { VerdictOwner } from './verdict-owner.js';

/**
 * Where a code comes from: VAST, the IMA SDK, VMAP, the elements of this library (docs/errors.md), or a message of a
 * browser.
 */
export type ErrorSystem = 'vast' | 'ima' | 'vmap' | 'embed' | 'browser';

type Owners = Readonly<Record<string, VerdictOwner>>;

/** VAST 4.2 section 2.3.6.3. */
const VAST: Owners = {
  100: 'ad-server',
  101: 'ad-server',
  102: 'ad-server',
  200: 'ad-server',
  201: 'ad-server',
  202: 'ad-server',
  203: 'ad-server',
  204: 'ad-server',
  205: 'ad-server',
  206: 'publisher',
  300: 'network',
  301: 'network',
  302: 'network',
  303: 'ad-server',
  304: 'network',
  400: 'network',
  401: 'network',
  402: 'network',
  403: 'ad-server',
  405: 'network',
  406: 'network',
  407: 'nobody',
  408: 'network',
  409: 'network',
  410: 'network',
  411: 'network',
  500: 'network',
  501: 'network',
  502: 'network',
  503: 'network',
  600: 'network',
  601: 'publisher',
  602: 'publisher',
  603: 'network',
  604: 'network',
  900: 'unknown',
  901: 'ad-server',
  902: 'network',
};

/** Codes that only the IMA SDK has. */
const IMA: Owners = {
  1005: 'network',
  1007: 'network',
  1009: 'ad-server',
  1010: 'ad-server',
  1012: 'browser',
  1013: 'publisher',
  1014: 'browser',
  1020: 'ad-server',
  1021: 'ad-server',
  1022: 'publisher',
  1101: 'publisher',
  1204: 'publisher',
  1205: 'publisher',
  1300: 'consent',
};

/** VMAP 1.0 section 2.3.4. */
const VMAP: Owners = {
  900: 'unknown',
  1000: 'ad-server',
  1001: 'ad-server',
  1002: 'ad-server',
  1003: 'ad-server',
  1004: 'ad-server',
  1005: 'ad-server',
  1006: 'ad-server',
  1007: 'ad-server',
  1008: 'ad-server',
};

/** `EmbedErrorCode` of the elements. */
const EMBED: Owners = {
  'source-refused': 'publisher',
  network: 'publisher',
  timeout: 'publisher',
  'http-status': 'publisher',
  'content-type': 'publisher',
  'too-large': 'publisher',
  'not-json': 'publisher',
  'not-an-embed': 'publisher',
  'no-player': 'publisher',
  'player-refused': 'publisher',
  'no-code': 'publisher',
  'not-controllable': 'publisher',
  'code-unavailable': 'publisher',
  module: 'publisher',
  'no-stream': 'publisher',
  'media-network': 'publisher',
  'media-decode': 'publisher',
  'media-unsupported': 'publisher',
  'trusted-types': 'publisher',
};

/** Messages of browsers about a request. */
const BROWSER: Owners = {
  'blocked-by-client': 'browser',
  'mixed-content': 'publisher',
  cors: 'ad-server',
  'cors-wildcard': 'ad-server',
  'response-broken': 'ad-server',
  'autoplay-refused': 'publisher',
  csp: 'publisher',
  'timed-out': 'ad-server',
  'name-not-resolved': 'publisher',
  'connection-failed': 'ad-server',
  'certificate-invalid': 'ad-server',
  offline: 'browser',
};

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

/** The codes of a system, in the order of its table. */
export const errorCodesOf = (system: ErrorSystem): readonly string[] => Object.keys(OWNERS[system]);

/** Whether the system has this code. */
export const isErrorCode = (system: ErrorSystem, code: string): boolean =>
  Object.hasOwn(OWNERS[system], code);

/** Who has to act on a code. */
export const ownerOfErrorCode = (system: ErrorSystem, code: string): VerdictOwner =>
  (isErrorCode(system, code) ? OWNERS[system][code] : undefined) ?? 'unknown';
