import { EXPANSION_STATUSES } from '../../ad-tags/fill.js';
import { CONTEXT_SOURCES } from '../../ad-tags/macro.js';
import type { CorsVerdict } from '../../vast/inspect/inspection.js';
import {
  isFlag,
  isIndex,
  isListOf,
  isNullOr,
  isNumber,
  isObjectOf,
  isOneOf,
  isOptional,
  isText,
  type Shape,
} from './shape.js';

const isObject = isObjectOf({});

const CORS: readonly CorsVerdict[] = [
  'same-origin',
  'with-credentials',
  'without-credentials',
  'refused',
  'not-applicable',
];

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

const isExpansion = isObjectOf({
  placeholder: isText,
  syntax: isText,
  start: isNumber,
  end: isNumber,
  by: isNullOr(isText),
  name: isNullOr(isText),
  dialect: isNullOr(isText),
  source: isNullOr(isOneOf(...CONTEXT_SOURCES)),
  depth: isNumber,
  raw: isNullOr(isText),
  encoded: isNullOr(isText),
  outcome: isOneOf(...EXPANSION_STATUSES),
});

const isHop = isObjectOf({
  url: isText,
  responseUrl: isText,
  parent: isNullOr(isIndex),
  startMs: isNumber,
  durationMs: isNumber,
  status: isNullOr(isNumber),
  contentType: isNullOr(isText),
  cors: isOneOf(...CORS),
  requestFault: isOptional(isText),
  headers: isOptional(isText),
  refused: isOptional(
    isObjectOf({
      status: isNumber,
      contentType: isNullOr(isText),
      headers: isOptional(isText),
      text: isText,
    }),
  ),
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
  result: isOneOf(
    'found',
    'missing',
    'not-media',
    'empty',
    'mixed-content',
    'unreachable',
    'other-site',
    'not-checked',
  ),
  status: isNullOr(isNumber),
  contentType: isNullOr(isText),
  contentLength: isNullOr(isNumber),
  requestFault: isOptional(isText),
  part: isOptional(isText),
});

const SIZE = { width: isNullOr(isNumber), height: isNullOr(isNumber) };

const isPicture = isObjectOf({ url: isText, ...SIZE });

const isIcon = isObjectOf({ picture: isPicture, program: isText, x: isFact, y: isFact });

const isCompanion = isObjectOf({
  ...SIZE,
  adSlotId: isText,
  image: isNullOr(isText),
  iframe: isNullOr(isText),
  html: isText,
});

const isNonLinear = isObjectOf({ ...SIZE, image: isNullOr(isText), text: isNullOr(isText) });

const isLinear = isObjectOf({
  durationSeconds: isNullOr(isNumber),
  skipAfterSeconds: isNullOr(isNumber),
  media: isListOf(isMedia),
  captions: isListOf(isObjectOf({ url: isText, type: isText, language: isText })),
});

const isAd = isObjectOf({
  id: isText,
  title: isText,
  linear: isNullOr(isLinear),
  nonLinears: isListOf(isNonLinear),
  icons: isListOf(isIcon),
  companions: isObjectOf({
    required: isOneOf('all', 'any', 'none'),
    items: isListOf(isCompanion),
  }),
});

const isInspectedAd = isObjectOf({
  ad: isAd,
  hop: isIndex,
  media: isListOf(
    isObjectOf({
      media: isMedia,
      isPlayable: isFlag,
      isChosen: isFlag,
      reason: (value, path) => (typeof value === 'string' ? null : isObjectOf(REASON)(value, path)),
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
  hops: isOptional(isListOf(isIndex)),
  ads: isListOf(isIndex),
  trackers: isListOf(isTracker),
  failure: isNullOr(isFailure),
});

export const isInspection = isObjectOf({
  breaks: isOptional(isListOf(isBreak)),
  hops: isListOf(isHop),
  ads: isListOf(isInspectedAd),
  result: isOneOf('linear', 'non-linear', 'playlist', 'none'),
  failure: isNullOr(isFailure),
  errorTrackers: isListOf(isObjectOf({ template: isText, code: isNumber })),
  durationMs: isNumber,
});
