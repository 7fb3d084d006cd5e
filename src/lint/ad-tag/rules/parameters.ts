import type { AdTagParameter } from '../ad-tag-parameters.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import { isEscapeAt } from '../html-escapes.js';
import type { LintRule, RuleHit } from '../../sentence-rule.js';
import { isFilledByPlayer, isRequired } from './ad-manager-parameters.js';
import { isCacheBuster } from './cache-busting.js';
import { isConsentParameter } from './consent-parameters.js';
import { editsWithin, hitWith, withoutParameters } from './edits.js';
import { parametersNamed } from './parameter-names.js';

const TWICE_ENCODED = /%25(?:3A|2F|3D|26|3F|5B|5D|20|7C|2C|40)/i;

const ONCE_ENCODED = /%(?!25)[\da-f]{2}/i;

const isInQuery = ({ separator }: AdTagParameter): boolean => separator !== ';';

const isTwiceEncoded = (tag: AdTagSubject, { key, valueStart, end }: AdTagParameter): boolean => {
  const value = tag.literals.slice(valueStart, end);
  const isCustom = tag.isAdManager && key === 'cust_params';
  return !isCustom && TWICE_ENCODED.test(value) && !ONCE_ENCODED.test(value);
};

/** FreeWheel repeats parameters in its sections, and a name with brackets is a list. */
const duplicates = (tag: AdTagSubject): ReadonlyMap<string, readonly AdTagParameter[]> => {
  const groups = new Map<string, AdTagParameter[]>();
  if (tag.template.includes(';;')) return groups;
  for (const parameter of tag.parameters) {
    if (!isInQuery(parameter) || /\]$|%5D$/i.test(parameter.name)) continue;
    const group = groups.get(parameter.name);
    if (group === undefined) groups.set(parameter.name, [parameter]);
    else group.push(parameter);
  }
  return new Map([...groups].filter(([, group]) => group.length > 1));
};

const testDuplicates = (tag: AdTagSubject): readonly RuleHit[] => {
  const groups = [...duplicates(tag).values()];
  const [, second] = groups[0] ?? [];
  if (second === undefined) return [];
  const isSame = groups.every(([first, ...others]) =>
    others.every(({ value }) => value === first?.value),
  );
  const repeated = new Set(groups.flatMap(([, ...others]) => others));
  const names = parametersNamed(groups.map(([first]) => first?.name ?? ''));
  const values = isSame ? 'the same value' : 'different values';
  return [
    tag.hit(
      `The ad tag has the ${names} more than once, with ${values}.`,
      second.start,
      isSame
        ? tag.repair(
            'Keep the first of each.',
            withoutParameters(tag, (parameter) => repeated.has(parameter)),
          )
        : null,
    ),
  ];
};

/** Parameters without a value that no other rule reports and no player fills. */
export const isEmpty =
  (tag: AdTagSubject) =>
  (parameter: AdTagParameter): boolean => {
    const { key, separator, value, hasValue, end } = parameter;
    if (separator === ';' || value !== '' || (!hasValue && !tag.isAdManager)) return false;
    if (isEscapeAt(tag.template, end)) return false;
    if (tag.isAdManager) return !isFilledByPlayer(key) && !isRequired(key);
    return !isCacheBuster(key) && !isConsentParameter(key);
  };

const testEmpty = (tag: AdTagSubject): readonly RuleHit[] => {
  const empty = tag.parameters.filter(isEmpty(tag));
  const names = parametersNamed(empty.map(({ name }) => name));
  return hitWith(tag, `The ad tag has no value for the ${names}.`, [
    'Remove the parameters without a value.',
    withoutParameters(tag, isEmpty(tag)),
  ]);
};

/** Rules about the query and its parameters. */
export const PARAMETER_RULES: readonly LintRule<AdTagSubject>[] = [
  {
    name: 'tag-no-query',
    severity: 'error',
    stage: 'expanded',
    remedy: 'Begin the query with a question mark.',
    test: (tag) => {
      const [first] = tag.parameters.filter(isInQuery);
      if (
        first?.separator !== '&' ||
        !first.hasValue ||
        tag.literals.slice(0, first.start).includes('?')
      )
        return [];
      const { start, nameStart: end } = first;
      return hitWith(tag, 'The ad tag has an & but no ? in front of it, so it has no query.', [
        'Replace the first & by ?.',
        [{ start, end, text: '?' }],
      ]);
    },
  },
  {
    name: 'tag-double-encoded',
    severity: 'warning',
    stage: 'expanded',
    remedy: 'Encode the value once.',
    test: (tag) => {
      const found = tag.parameters.filter((parameter) => isTwiceEncoded(tag, parameter));
      const edits = found.flatMap(({ valueStart: start, end }) =>
        editsWithin(tag, { start, end }, /%25(?=[\da-f]{2})/gi, () => '%'),
      );
      const names = parametersNamed(found.map(({ name }) => name));
      return hitWith(tag, `The value of the ${names} is percent-encoded twice.`, [
        'Encode the value once.',
        edits,
      ]);
    },
  },
  {
    name: 'param-duplicate',
    severity: 'warning',
    stage: 'expanded',
    remedy: 'Keep one: servers differ in which one they read.',
    test: testDuplicates,
  },
  {
    name: 'param-empty',
    severity: 'info',
    stage: 'template',
    remedy: 'Set the values, or remove the parameters.',
    test: testEmpty,
  },
];
