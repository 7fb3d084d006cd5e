import { isJsonObject } from '../../text/json.js';
import { isErrorCode, type ErrorSystem } from '../error-codes.js';
import type { CaseFault } from './case-fault.js';
import { RECORDING_FAULTS, UNKNOWN_REASONS } from '../input/recognized-input.js';
import { PASTE_CHANGES } from '../input/undo-copying.js';
import { isInspection } from './inspection-shape.js';
import {
  isAnything,
  isFlag,
  isIndex,
  isKindOf,
  isListOf,
  isNullOr,
  isNumber,
  isObjectOf,
  isOneOf,
  isOptional,
  isText,
  type Shape,
  shapeFault,
} from './shape.js';

/** The name of the format, which is the first field of a case file. */
export const CASE_FORMAT = 'media-embed-adcase';

/** Version of the format. A file of another version is refused. */
export const CASE_VERSION = 1;

/** Whether JSON says that it is a case file, of any version. */
export const isCaseJson = (json: unknown): boolean =>
  isJsonObject(json) && json['format'] === CASE_FORMAT;

const isObject = isObjectOf({});

const isPosition = isObjectOf({ line: isNumber, column: isNumber });

const isRequest = isObjectOf({
  url: isText,
  method: isText,
  startMs: isNumber,
  durationMs: isNumber,
  status: isNullOr(isNumber),
  contentType: isNullOr(isText),
  error: isText,
  fault: isOptional(isOneOf(...RECORDING_FAULTS)),
  headers: isOptional(isText),
  lacksCors: isFlag,
  text: isNullOr(isText),
});

const isSystem: Shape = isOneOf('vast', 'ima', 'vmap', 'embed', 'browser');

const isKnownCode: Shape = (value, path) => {
  const fault = isObjectOf({
    system: isSystem,
    code: isText,
    host: isText,
    directive: isOptional(isText),
    otherCode: isOptional(isText),
  })(value, path);
  if (fault !== null) return fault;
  const { system, code } = value as { readonly system: ErrorSystem; readonly code: string };
  return isErrorCode(system, code) ? null : shapeFault(`${path}/code`, 'error-code', [system]);
};

const isBid = isOptional(isObjectOf({ bidder: isText, pointer: isText, count: isNumber }));

const isInputOfKind = isKindOf({
  'ad-tag': {
    tags: isListOf(isText),
    isList: isOptional(isFlag),
    bid: isBid,
    sign: isOptional(isOneOf('named', 'ad-request')),
    replaceRules: isListOf(isObjectOf({ subject: isText, value: isText })),
  },
  embed: { embed: isObject },
  'embed-code': {
    embed: isNullOr(isObject),
    address: isNullOr(isText),
    bulkLabel: isNullOr(isText),
  },
  vast: { text: isText, bid: isBid },
  vmap: { text: isText, bid: isBid },
  response: { text: isText, bid: isBid, form: isOneOf('html', 'feed', 'xml', 'media') },
  har: {
    pageUrl: isText,
    total: isNumber,
    requests: isListOf(isRequest),
    faults: isOptional(isListOf(isObjectOf({ url: isText, code: isNumber }))),
    refusesConsent: isOptional(isFlag),
    imaSdk: isOptional(
      isObjectOf({ result: isOneOf('loaded', 'blocked', 'failed'), error: isText }),
    ),
    mediaFiles: isOptional(
      isListOf(
        isObjectOf({
          url: isText,
          status: isNullOr(isNumber),
          contentType: isNullOr(isText),
          contentLength: isOptional(isNumber),
          isMixed: isOptional(isFlag),
        }),
      ),
    ),
  },
  'error-code': {},
  unknown: {
    reason: isOneOf(...UNKNOWN_REASONS),
    position: isNullOr(isPosition),
    syntaxError: isNullOr(isText),
    display: isOptional(
      isObjectOf({
        format: isOneOf(
          'cm360',
          'cm360-tracker',
          'gpt',
          'gpt-held',
          'outstream',
          'adsense',
          'prebid',
        ),
        adUnit: isText,
      }),
    ),
    mediaType: isOptional(isText),
    noBid: isOptional(isNumber),
    bid: isBid,
  },
});

const isCopied = isObjectOf({ changes: isOptional(isListOf(isOneOf(...PASTE_CHANGES))) });

/** What was diagnosed. A case of a case does not exist. */
export const isInput: Shape = (value, path) => {
  const fault = isInputOfKind(value, path) ?? isCopied(value, path);
  if (fault !== null) return fault;
  const { kind } = value as { readonly kind: string };
  return kind === 'error-code' ? isKnownCode(value, path) : null;
};

const isConsent = isObjectOf({
  tcString: isOptional(isText),
  gppString: isOptional(isText),
  uspString: isOptional(isText),
  knownAt: isOptional(isNumber),
});

const isViewer = isObjectOf({
  page: isOptional(isObjectOf({ url: isOptional(isText) })),
  player: isOptional(isObject),
  app: isOptional(isObject),
  consent: isOptional(isConsent),
  now: isOptional(isNumber),
  random: isOptional(isNumber),
});

export const isContext = isObjectOf({
  viewer: isViewer,
  values: isOptional(isNullOr(isObject)),
  bulkLabel: isNullOr(isText),
  midrollAt: isNullOr(isListOf(isNumber)),
  streamUrls: isObject,
  language: isText,
});

const isCase = isObjectOf({
  createdAt: isNullOr(isText),
  verdict: isObjectOf({
    id: isText,
    owner: isText,
    params: isAnything,
    sentence: isText,
    nextStep: isText,
    note: isText,
    path: isText,
  }),
  codes: isListOf(isNumber),
  input: isInput,
  context: isContext,
  inspections: isListOf(isInspection),
  inspectionOf: isObjectOf({ tags: isListOf(isNullOr(isIndex)), document: isNullOr(isIndex) }),
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
