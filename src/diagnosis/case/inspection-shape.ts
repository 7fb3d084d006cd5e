import { EXPANSION_STATUSES } from '../../ad-tags/fill.js';
import { CONTEXT_SOURCES } from '../../ad-tags/macro.js';
import * as is from './shape.js';

const isObject = is.objectOf({});

const textOrNull = is.nullOr(is.text);

const numberOrNull = is.nullOr(is.number);

const isFact: is.Shape = (value, path) =>
  typeof value === 'string' ? null : is.number(value, path);

const isParams: is.Shape = (value, path) =>
  isObject(value, path) ??
  is.objectOf(is.each(isFact, ...Object.keys(value as object)))(value, path);

const REASON = { ...is.each(is.text, 'id', 'message'), params: isParams };

const isFailure = is.nullOr(is.objectOf({ code: is.number, ...REASON }));

const isExpansion = is.objectOf({
  ...is.each(is.text, 'placeholder', 'syntax'),
  ...is.each(is.number, 'start', 'end', 'depth'),
  ...is.each(textOrNull, 'by', 'name', 'dialect', 'raw', 'encoded'),
  source: is.nullOr(is.oneOf(...CONTEXT_SOURCES)),
  outcome: is.oneOf(...EXPANSION_STATUSES),
});

const isRefused = is.objectOf({
  status: is.number,
  contentType: textOrNull,
  headers: is.optional(is.text),
  text: is.text,
});

const isHop = is.objectOf({
  ...is.each(is.text, 'url', 'responseUrl', 'template'),
  ...is.each(is.number, 'startMs', 'durationMs'),
  ...is.each(textOrNull, 'contentType', 'text', 'root', 'version'),
  ...is.each(is.optional(is.text), 'requestFault', 'headers'),
  parent: is.nullOr(is.index),
  status: numberOrNull,
  cors: is.wordOf('same-origin with-credentials without-credentials refused not-applicable'),
  refused: is.optional(isRefused),
  sentCookies: is.flag,
  expansions: is.listOf(isExpansion),
  adSystems: is.listOf(is.text),
  failure: isFailure,
});

const isMedia = is.objectOf({
  ...is.each(is.text, 'url', 'type'),
  ...is.each(numberOrNull, 'width', 'height', 'bitrateKbps'),
  apiFramework: textOrNull,
});

const isTracker = is.objectOf({ ...is.each(is.text, 'event', 'template'), isDue: is.flag });

const MEDIA_CHECK = {
  result: is.wordOf(
    'found missing not-media empty mixed-content unreachable other-site not-checked',
  ),
  ...is.each(numberOrNull, 'status', 'contentLength'),
  contentType: textOrNull,
  ...is.each(is.optional(is.text), 'requestFault', 'part'),
};

/** Of the content of an embed. */
export const isContent = is.objectOf({ ...MEDIA_CHECK, url: is.text });

const SIZE = is.each(numberOrNull, 'width', 'height');

const isPicture = is.objectOf({ url: is.text, ...SIZE });

const isIcon = is.objectOf({ picture: isPicture, program: is.text, ...is.each(isFact, 'x', 'y') });

const isCompanion = is.objectOf({
  ...SIZE,
  ...is.each(is.text, 'adSlotId', 'html'),
  ...is.each(textOrNull, 'image', 'iframe'),
});

const isNonLinear = is.objectOf({ ...SIZE, ...is.each(textOrNull, 'image', 'text') });

const isLinear = is.objectOf({
  ...is.each(numberOrNull, 'durationSeconds', 'skipAfterSeconds'),
  media: is.listOf(isMedia),
  captions: is.listOf(is.objectOf(is.each(is.text, 'url', 'type', 'language'))),
});

const isAd = is.objectOf({
  ...is.each(is.text, 'id', 'title'),
  linear: is.nullOr(isLinear),
  nonLinears: is.listOf(isNonLinear),
  icons: is.listOf(isIcon),
  companions: is.objectOf({ required: is.wordOf('all any none'), items: is.listOf(isCompanion) }),
});

const isInspectedMedia = is.objectOf({
  media: isMedia,
  ...is.each(is.flag, 'isPlayable', 'isChosen'),
  reason: is.objectOf(REASON),
  check: is.optional(is.objectOf(MEDIA_CHECK)),
});

const isInspectedAd = is.objectOf({
  ad: isAd,
  hop: is.index,
  media: is.listOf(isInspectedMedia),
  trackers: is.listOf(isTracker),
  refusedCode: is.listOf(is.text),
  failure: isFailure,
});

const isBreak = is.objectOf({
  id: is.text,
  ...is.each(is.flag, 'isLinear', 'isInspected'),
  hops: is.optional(is.listOf(is.index)),
  ads: is.listOf(is.index),
  trackers: is.listOf(isTracker),
  failure: isFailure,
});

export const isInspection = is.objectOf({
  breaks: is.optional(is.listOf(isBreak)),
  hops: is.listOf(isHop),
  ads: is.listOf(isInspectedAd),
  result: is.wordOf('linear non-linear playlist none'),
  failure: isFailure,
  errorTrackers: is.listOf(is.objectOf({ template: is.text, code: is.number })),
  durationMs: is.number,
});
