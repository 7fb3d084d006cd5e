import type { AdTagParameter } from '../ad-tag-parameters.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import { filledMacro } from '../filled-macro.js';
import { adTagRule, type AdTagRule, type HitsOf } from '../tag-rule.js';
import {
  hitForAll,
  withAddedParameters,
  withoutParameters,
  withPlaceholder,
  withValue,
} from './edits.js';
import { listedNames } from './listed-names.js';
import { shownText } from '../../../text/shown-text.js';

/** Names that are only in use for a number that is new in every request. */
const CACHE_BUSTERS = new Set(
  (
    'ord cb rnd rand random random_number randomnumber cachebuster cache_buster cachebust cachebusting ' +
    'cache_busting cachebreaker cache_breaker cb_rand nocache correlator pvrn vprn'
  ).split(' '),
);

/** Names of a time, which busts the cache too. */
const TIMES = new Set('ts tmstp timestamp time t'.split(' '));

/** Whether a parameter of this name makes every request different. */
export const isCacheBuster = (key: string): boolean => CACHE_BUSTERS.has(key) || TIMES.has(key);

const USER_IDS = new Set(
  'uid userid user_id ifa idfa gaid aaid adid advertising_id device_id deviceid did ppid'.split(
    ' ',
  ),
);

const UUID = /^[\da-f]{8}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{12}$/i;

/** No parameter for an ID may have an address of a person. */
const MAIL = /^[^@%]{1,64}(?:@|%40)[\w-]+\./i;

const RANDOM_NAME = /rand|rnd|ord|cb|cache|bust|time|stamp|correlator/i;

/** Whether a placeholder makes every request different. A broken one would, and is reported by another rule. */
const hasChangingPlaceholder = ({ expanded, broken }: AdTagSubject): boolean =>
  expanded.expansions.some(
    ({ source, name, syntax }) =>
      source === 'time' ||
      source === 'random' ||
      (syntax !== 'empty-parameter' && RANDOM_NAME.test(name ?? '')),
  ) || broken.some(({ name }) => RANDOM_NAME.test(name));

const isFrozen = ({ key, filled, isLiteral }: AdTagParameter): boolean => {
  if (!isLiteral) return false;
  if (key === 'correlator') return /^[1-9]\d*$/.test(filled);
  if (CACHE_BUSTERS.has(key)) return /^-?\d+$|^[\da-f]{8,}$/i.test(filled);
  return TIMES.has(key) && /^\d{9,}$/.test(filled);
};

/** A parameter that another system fills: a bare word or a server's macro, or one that is broken. */
const isFilledLater = ({ key, filled }: AdTagParameter): boolean =>
  isCacheBuster(key) && filled !== '' && !/^\d{0,8}$/.test(filled);

const macroFor = (tag: AdTagSubject, { key }: AdTagParameter): string | null =>
  TIMES.has(key) || key === 'correlator'
    ? (filledMacro(tag, 'timestamp') ?? filledMacro(tag, 'CACHEBUSTING'))
    : filledMacro(tag, 'CACHEBUSTING');

/** No request is sent to an address like this. */
const NOT_REQUESTED = /^(?:javascript|data|blob|file|about|mailto):/i;

const testMissing = (tag: AdTagSubject): HitsOf<'cachebuster-missing'> => {
  const { isWhole, isAdManager, parameters } = tag;
  if (isWhole || isAdManager || hasChangingPlaceholder(tag)) return [];
  if (NOT_REQUESTED.test(tag.literals)) return [];
  if (parameters.some((parameter) => isFrozen(parameter) || isFilledLater(parameter))) return [];
  const macro = filledMacro(tag, 'CACHEBUSTING');
  const empty = parameters.find(({ key, value }) => CACHE_BUSTERS.has(key) && value === '');
  const edits =
    empty === undefined
      ? withAddedParameters(tag, `cb=${macro ?? ''}`)
      : [withValue(empty, macro ?? '')];
  const repair = macro === null ? null : tag.repair('repair-add-random-number', edits);
  return [tag.hit({ name: shownText(empty?.name ?? '') }, empty?.start ?? null, repair)];
};

const testFrozen = (tag: AdTagSubject): HitsOf<'cachebuster-frozen'> => {
  const changes = hasChangingPlaceholder(tag);
  const frozen = tag.parameters.filter(
    (parameter) => isFrozen(parameter) && (parameter.key === 'correlator' || !changes),
  );
  return hitForAll(tag, frozen, listedNames(frozen), [
    'repair-replace-number',
    frozen.map((parameter) => withPlaceholder(parameter, macroFor(tag, parameter))),
  ]);
};

const isUserId = ({ key, value, isLiteral }: AdTagParameter): boolean =>
  isLiteral && USER_IDS.has(key) && (UUID.test(value) || MAIL.test(value));

const testUserId = (tag: AdTagSubject): HitsOf<'user-id-frozen'> => {
  const ids = tag.parameters.filter(isUserId);
  return hitForAll(tag, ids, listedNames(ids), [
    'repair-remove-id',
    withoutParameters(tag, isUserId),
  ]);
};

/** Rules about what must differ between two requests. */
export const CACHE_BUSTING_RULES: readonly AdTagRule[] = [
  adTagRule('cachebuster-missing', 'warning', 'template', testMissing),
  adTagRule('cachebuster-frozen', 'warning', 'template', testFrozen),
  adTagRule('user-id-frozen', 'warning', 'template', testUserId),
];
