import type { AdTagParameter } from '../ad-tag-parameters.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import { filledMacro } from '../filled-macro.js';
import type { AdTagRule, HitsOf } from '../tag-rule.js';
import { withAddedParameters, withoutParameters, withValue } from './edits.js';
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

/** Names of the id of a person or a device. */
const USER_IDS = new Set(
  'uid userid user_id ifa idfa gaid aaid adid advertising_id device_id deviceid did ppid'.split(
    ' ',
  ),
);

const UUID = /^[\da-f]{8}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{12}$/i;

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

const testMissing = (tag: AdTagSubject): HitsOf<'cachebuster-missing'> => {
  const { isWhole, isAdManager, parameters } = tag;
  if (isWhole || isAdManager || hasChangingPlaceholder(tag)) return [];
  if (parameters.some((parameter) => isFrozen(parameter) || isFilledLater(parameter))) return [];
  const macro = filledMacro(tag, 'CACHEBUSTING');
  const empty = parameters.find(({ key, value }) => CACHE_BUSTERS.has(key) && value === '');
  const edits =
    empty === undefined
      ? withAddedParameters(tag, `cb=${macro ?? ''}`)
      : [withValue(empty, macro ?? '')];
  const repair =
    macro === null ? null : tag.repair({ id: 'repair-add-random-number', params: {} }, edits);
  return [tag.hit({ name: shownText(empty?.name ?? '') }, empty?.start ?? null, repair)];
};

const testFrozen = (tag: AdTagSubject): HitsOf<'cachebuster-frozen'> => {
  const changes = hasChangingPlaceholder(tag);
  const frozen = tag.parameters.filter(
    (parameter) => isFrozen(parameter) && (parameter.key === 'correlator' || !changes),
  );
  const [first] = frozen;
  if (first === undefined) return [];
  const edits = frozen.map((parameter) => ({ parameter, macro: macroFor(tag, parameter) }));
  const isRepairable = edits.every(({ macro }) => macro !== null);
  return [
    tag.hit(
      listedNames(frozen),
      first.start,
      isRepairable
        ? tag.repair(
            { id: 'repair-replace-number', params: {} },
            edits.map(({ parameter, macro }) => withValue(parameter, macro ?? '')),
          )
        : null,
    ),
  ];
};

const isUserId = ({ key, value, isLiteral }: AdTagParameter): boolean =>
  isLiteral && USER_IDS.has(key) && UUID.test(value);

const testUserId = (tag: AdTagSubject): HitsOf<'user-id-frozen'> => {
  const ids = tag.parameters.filter(isUserId);
  const [first] = ids;
  return first === undefined
    ? []
    : [
        tag.hit(
          listedNames(ids),
          first.start,
          tag.repair({ id: 'repair-remove-id', params: {} }, withoutParameters(tag, isUserId)),
        ),
      ];
};

/** Rules about what must differ between two requests. */
export const CACHE_BUSTING_RULES: readonly AdTagRule[] = [
  { name: 'cachebuster-missing', severity: 'warning', stage: 'template', test: testMissing },
  { name: 'cachebuster-frozen', severity: 'warning', stage: 'template', test: testFrozen },
  { name: 'user-id-frozen', severity: 'warning', stage: 'template', test: testUserId },
];
