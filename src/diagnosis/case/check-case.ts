import { isErrorCode, type ErrorSystem } from '../error-codes.js';
import type { CaseFault } from './case-fault.js';
import { CASE_VERSION, isCaseJson } from './case-format.js';
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
  lacksCors: isFlag,
  text: isNullOr(isText),
});

const isSystem: Shape = isOneOf('vast', 'ima', 'vmap', 'embed', 'browser');

const isKnownCode: Shape = (value, path) => {
  const fault = isObjectOf({ system: isSystem, code: isText, host: isText })(value, path);
  if (fault !== null) return fault;
  const { system, code } = value as { readonly system: ErrorSystem; readonly code: string };
  return isErrorCode(system, code) ? null : shapeFault(`${path}/code`, 'error-code', [system]);
};

const isInputOfKind = isKindOf({
  'ad-tag': {
    tags: isListOf(isText),
    isList: isOptional(isFlag),
    replaceRules: isListOf(isObjectOf({ subject: isText, value: isText })),
  },
  embed: { embed: isObject },
  'embed-code': {
    embed: isNullOr(isObject),
    address: isNullOr(isText),
    bulkLabel: isNullOr(isText),
  },
  vast: { text: isText },
  vmap: { text: isText },
  response: { text: isText, form: isOneOf('html', 'feed', 'xml') },
  har: {
    pageUrl: isText,
    total: isNumber,
    requests: isListOf(isRequest),
    faults: isOptional(isListOf(isObjectOf({ url: isText, code: isNumber }))),
    imaSdk: isOptional(
      isObjectOf({ result: isOneOf('loaded', 'blocked', 'failed'), error: isText }),
    ),
    mediaFiles: isOptional(
      isListOf(isObjectOf({ url: isText, status: isNumber, contentType: isNullOr(isText) })),
    ),
  },
  'error-code': {},
  unknown: {
    reason: isOneOf(
      'empty',
      'too-large',
      'json-syntax',
      'json-content',
      'html',
      'javascript',
      'no-match',
    ),
    position: isNullOr(isPosition),
    syntaxError: isNullOr(isText),
  },
});

/** What was diagnosed. A case of a case does not exist. */
export const isInput: Shape = (value, path) => {
  const fault = isInputOfKind(value, path);
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

const isFact: Shape = (value, path) => (typeof value === 'string' ? null : isNumber(value, path));

const isParams: Shape = (value, path) =>
  isObject(value, path) ??
  isObjectOf(Object.fromEntries(Object.keys(value as object).map((name) => [name, isFact])))(
    value,
    path,
  );

/** Cases that were written before reasons had ids have only their texts. */
const REASON = { id: isOptional(isText), params: isOptional(isParams), message: isText };

const isFailure = isObjectOf({ code: isNumber, ...REASON });

const isReason: Shape = (value, path) =>
  typeof value === 'string' ? null : isObjectOf(REASON)(value, path);

const isExpansion = isObjectOf({
  placeholder: isText,
  syntax: isText,
  start: isNumber,
  end: isNumber,
  by: isNullOr(isText),
  name: isNullOr(isText),
  dialect: isNullOr(isText),
  source: isNullOr(isText),
  depth: isNumber,
  raw: isNullOr(isText),
  encoded: isNullOr(isText),
  outcome: isText,
});

const isHop = isObjectOf({
  url: isText,
  responseUrl: isText,
  parent: isNullOr(isIndex),
  startMs: isNumber,
  durationMs: isNumber,
  status: isNullOr(isNumber),
  contentType: isNullOr(isText),
  cors: isText,
  requestFault: isOptional(isText),
  sentCookies: isFlag,
  text: isNullOr(isText),
  template: isText,
  expansions: isListOf(isExpansion),
  root: isNullOr(isText),
  version: isNullOr(isText),
  adSystems: isListOf(isText),
  failure: isNullOr(isFailure),
});

const isMedia = isObjectOf({
  url: isText,
  type: isText,
  width: isNullOr(isNumber),
  height: isNullOr(isNumber),
  bitrateKbps: isNullOr(isNumber),
  apiFramework: isNullOr(isText),
});

const isTracker = isObjectOf({ event: isText, template: isText, isDue: isFlag });

const isMediaCheck = isObjectOf({
  result: isOneOf('found', 'missing', 'not-media', 'mixed-content', 'not-checked'),
  status: isNullOr(isNumber),
  contentType: isNullOr(isText),
  contentLength: isNullOr(isNumber),
  requestFault: isOptional(isText),
});

const isInspectedAd = isObjectOf({
  ad: isObjectOf({
    companions: isObjectOf({ required: isOneOf('all', 'any', 'none'), items: isListOf(isObject) }),
    linear: isNullOr(isObjectOf({ durationSeconds: isNullOr(isNumber), media: isListOf(isMedia) })),
    nonLinears: isListOf(isObject),
    icons: isListOf(isObject),
  }),
  hop: isIndex,
  media: isListOf(
    isObjectOf({
      media: isMedia,
      isPlayable: isFlag,
      isChosen: isFlag,
      reason: isReason,
      check: isOptional(isMediaCheck),
    }),
  ),
  trackers: isListOf(isTracker),
  refusedCode: isListOf(isText),
  failure: isNullOr(isFailure),
});

const isBreak = isObjectOf({
  id: isText,
  isLinear: isFlag,
  isInspected: isFlag,
  ads: isListOf(isIndex),
  trackers: isListOf(isTracker),
  failure: isNullOr(isFailure),
});

const isInspection = isObjectOf({
  breaks: isOptional(isListOf(isBreak)),
  hops: isListOf(isHop),
  ads: isListOf(isInspectedAd),
  result: isOneOf('linear', 'non-linear', 'playlist', 'none'),
  failure: isNullOr(isFailure),
  errorTrackers: isListOf(isObjectOf({ template: isText, code: isNumber })),
  durationMs: isNumber,
});

const isCase = isObjectOf({
  createdAt: isNullOr(isText),
  verdict: isObjectOf({
    id: isText,
    owner: isText,
    parameters: isAnything,
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
