import { AD_TAG_SIGNS } from '../input/ad-tag-sign.js';
import { UNKNOWN_REASONS } from '../input/unknown-reasons.js';
import { TEXT_FINDINGS } from '../input/text-findings.js';
import { isJsonObject } from '../../text/json.js';
import { isErrorCode, type ErrorSystem } from '../error-codes.js';
import type { CaseFault } from './case-fault.js';
import { RECORDING_FAULTS } from '../input/recognized-input.js';
import { PASTE_CHANGES } from '../input/undo-copying.js';
import { isContent, isInspection } from './inspection-shape.js';
import * as is from './shape.js';

/** The name of the format, which is the first field of a case file. */
export const CASE_FORMAT = 'media-embed-adcase';

/** Version of the format. A file of another version is refused. */
export const CASE_VERSION = 1;

/** Whether JSON says that it is a case file, of any version. */
export const isCaseJson = (json: unknown): boolean =>
  isJsonObject(json) && json['format'] === CASE_FORMAT;

const isObject = is.objectOf({});

const isPosition = is.objectOf({ line: is.number, column: is.number });

const isRequest = is.objectOf({
  ...is.each(is.text, 'url', 'method', 'error'),
  ...is.each(is.number, 'startMs', 'durationMs'),
  ...is.each(is.nullOr(is.text), 'contentType', 'text'),
  status: is.nullOr(is.number),
  fault: is.optional(is.oneOf(...RECORDING_FAULTS)),
  headers: is.optional(is.text),
  lacksCors: is.flag,
});

const isMediaFile = is.objectOf({
  url: is.text,
  status: is.nullOr(is.number),
  contentType: is.nullOr(is.text),
  contentLength: is.optional(is.number),
  error: is.optional(is.text),
  fault: is.optional(is.oneOf(...RECORDING_FAULTS)),
  code: is.optional(is.number),
});

const isReport = is.objectOf({
  event: is.oneOf('impression', 'skip'),
  url: is.text,
  isBlocked: is.flag,
  lostWith: is.optional(is.number),
});

const isSystem: is.Shape = is.oneOf('vast', 'ima', 'vmap', 'embed', 'browser');

const isKnownCode: is.Shape = (value, path) => {
  const fault = is.objectOf({
    system: isSystem,
    ...is.each(is.text, 'code', 'host'),
    ...is.each(is.optional(is.text), 'detail', 'otherCode'),
  })(value, path);
  if (fault !== null) return fault;
  const { system, code } = value as { readonly system: ErrorSystem; readonly code: string };
  return isErrorCode(system, code) ? null : is.shapeFault(`${path}/code`, 'error-code', [system]);
};

const isBid = is.optional(is.objectOf({ bidder: is.text, pointer: is.text, count: is.number }));

const isDisplayTag = is.objectOf({
  format: is.wordOf(
    'cm360 cm360-tracker gpt gpt-held banner dai outstream adsense prebid prebid-video prebid-cache amp-video option-empty option-off option-time option-value option-unknown option-missing option-name ima-script jw-client player-id',
  ),
  adUnit: is.text,
});

const isTextFinding = is.objectOf({
  finding: is.oneOf(...Object.keys(TEXT_FINDINGS)),
  detail: is.text,
});

const isInputOfKind = is.kindOf({
  'ad-tag': {
    tags: is.listOf(is.text),
    isList: is.optional(is.flag),
    bid: isBid,
    sign: is.optional(is.oneOf(...AD_TAG_SIGNS)),
    replaceRules: is.listOf(is.objectOf({ subject: is.text, value: is.text })),
  },
  embed: { embed: isObject },
  'embed-code': {
    embed: is.nullOr(isObject),
    ...is.each(is.nullOr(is.text), 'address', 'bulkLabel'),
  },
  vast: { text: is.text, bid: isBid },
  vmap: { text: is.text, bid: isBid },
  response: { text: is.text, bid: isBid, form: is.oneOf('html', 'feed', 'xml', 'media') },
  har: {
    pageUrl: is.text,
    total: is.number,
    requests: is.listOf(isRequest),
    faults: is.optional(is.listOf(is.objectOf({ url: is.text, code: is.number }))),
    reports: is.optional(is.listOf(isReport)),
    reportedCode: is.optional(is.number),
    refusesConsent: is.optional(is.flag),
    imaSdk: is.optional(
      is.objectOf({ result: is.wordOf('loaded blocked failed'), error: is.text }),
    ),
    mediaFiles: is.optional(is.listOf(isMediaFile)),
    failedContent: is.optional(isMediaFile),
  },
  'error-code': {},
  unknown: {
    reason: is.oneOf(...UNKNOWN_REASONS),
    position: is.nullOr(isPosition),
    syntaxError: is.nullOr(is.text),
    display: is.optional(isDisplayTag),
    mediaType: is.optional(is.text),
    noBid: is.optional(is.number),
    refusal: is.optional(
      is.objectOf({ bidder: is.text, quote: is.text, reason: is.optional(is.text) }),
    ),
    judged: is.optional(is.listOf(isTextFinding)),
    bid: isBid,
  },
});

const isAround = is.objectOf({
  seconds: is.nullOr(is.number),
  position: is.nullOr(is.wordOf('preroll midroll postroll overlay')),
  scope: is.nullOr(is.objectOf({ by: is.wordOf('country device'), quote: is.text })),
});

const isCopied = is.objectOf({
  changes: is.optional(is.listOf(is.oneOf(...PASTE_CHANGES))),
  codeAround: is.optional(is.objectOf({ unjudged: is.listOf(is.text), startsWithSound: is.flag })),
  around: is.optional(isAround),
  repaired: is.optional(is.text),
});

/** What was diagnosed. A case of a case does not exist. */
export const isInput: is.Shape = (value, path) => {
  const fault = isInputOfKind(value, path) ?? isCopied(value, path);
  if (fault !== null) return fault;
  const { kind } = value as { readonly kind: string };
  return kind === 'error-code' ? isKnownCode(value, path) : null;
};

const isConsent = is.objectOf({
  ...is.each(is.optional(is.text), 'tcString', 'gppString', 'uspString'),
  knownAt: is.optional(is.number),
});

const isViewer = is.objectOf({
  page: is.optional(is.objectOf({ url: is.optional(is.text) })),
  ...is.each(is.optional(isObject), 'player', 'app'),
  consent: is.optional(isConsent),
  ...is.each(is.optional(is.number), 'now', 'random'),
});

export const isContext = is.objectOf({
  viewer: isViewer,
  values: is.optional(is.nullOr(isObject)),
  bulkLabel: is.nullOr(is.text),
  midrollAt: is.nullOr(is.listOf(is.number)),
  streamUrls: isObject,
  language: is.text,
});

const isCase = is.objectOf({
  createdAt: is.nullOr(is.text),
  verdict: is.objectOf({
    ...is.each(is.text, 'id', 'owner', 'sentence', 'nextStep', 'note', 'path'),
    params: is.anything,
  }),
  codes: is.listOf(is.number),
  input: isInput,
  context: isContext,
  inspections: is.listOf(isInspection),
  inspectionOf: is.objectOf({
    tags: is.listOf(is.nullOr(is.index)),
    document: is.nullOr(is.index),
  }),
  content: is.optional(isContent),
});

/** Why JSON is not a case file that this version reads; null if it is one. Never throws. */
export const checkCase = (json: unknown): CaseFault | null => {
  const whole = { path: '', version: '', values: [] };
  if (!isCaseJson(json)) return { ...whole, expected: 'case-file' };
  const version: unknown = (json as { readonly version?: unknown }).version;
  if (version !== CASE_VERSION)
    return {
      expected: 'version',
      path: '/version',
      version: version === undefined ? '' : JSON.stringify(version),
      values: [String(CASE_VERSION)],
    };
  const fault = isCase(json, '');
  return fault === null ? null : { ...whole, ...fault };
};
