import { WATERFALL_SEPARATOR } from '../../../ad-tags/split-waterfall.js';
import type { AdTagParameter } from '../ad-tag-parameters.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import { isEscapeAt } from '../html-escapes.js';
import { adTagRule, type AdTagRule, type HitsOf } from '../tag-rule.js';
import { isFilledByPlayer, isRequired } from './ad-manager-parameters.js';
import { isCacheBuster } from './cache-busting.js';
import { isConsentParameter } from './consent-parameters.js';
import { editsWithin, hitWith, withoutParameters } from './edits.js';
import { listedNames } from './listed-names.js';
import { shownText } from '../../../text/shown-text.js';

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

const testDuplicates = (tag: AdTagSubject): HitsOf<'param-duplicate'> => {
  const groups = [...duplicates(tag).values()];
  const [, second] = groups[0] ?? [];
  if (second === undefined) return [];
  const isSame = groups.every(([first, ...others]) =>
    others.every(({ value }) => value === first?.value),
  );
  const repeated = new Set(groups.flatMap(([, ...others]) => others));
  const names = listedNames(groups.flatMap(([first]) => first ?? []));
  return [
    tag.hit(
      { ...names, values: isSame ? 'same' : 'different' },
      second.start,
      isSame
        ? tag.repair(
            'repair-keep-first-parameters',
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

const testEmpty = (tag: AdTagSubject): HitsOf<'param-empty'> => {
  const empty = tag.parameters.filter(isEmpty(tag));
  return hitWith(tag, listedNames(empty), [
    'repair-remove-empty-parameters',
    withoutParameters(tag, isEmpty(tag)),
  ]);
};

/** An address of which only the beginning is the value: its own query has become a part of that of the tag. */
const NESTED_ADDRESS = /^https?:\/\/[^?]*$/i;

/** An address behind what separates tags elsewhere. */
const SECOND_TAG = /^[^/?*;,|]{0,200}([*;,|]{1,2})http(?=s?:\/\/)/i;

const testQuestionMark = (tag: AdTagSubject): HitsOf<'param-question-mark'> => {
  for (const parameter of tag.parameters.filter(isInQuery)) {
    // Another rule is about the address of the page.
    if (tag.isAdManager && /^(?:description_)?url$/.test(parameter.key)) continue;
    const { valueStart: start, end, name } = parameter;
    const value = tag.literals.slice(start, end);
    const at = value.indexOf('?');
    if (at === -1) continue;
    const glued = SECOND_TAG.exec(value.slice(0, at));
    if (glued !== null) {
      const separator = glued[1] ?? '';
      const begin = start + glued[0].length - 'http'.length - separator.length;
      const edit = { start: begin, end: begin + separator.length, text: WATERFALL_SEPARATOR };
      const repair = tag.repair('repair-separate-tags', [edit]);
      return [tag.hit({ fault: 'waterfall', name: shownText(name) }, begin, repair)];
    }
    const fault = NESTED_ADDRESS.test(value.slice(0, at)) ? 'address' : 'separator';
    const isName = /^[\w.-]+=/.test(value.slice(at + 1));
    if (fault === 'separator' && !isName) continue;
    const sign = { start: start + at, end: start + at + 1, text: '&' };
    const repair = fault === 'separator' ? tag.repair('repair-separate-parameters', [sign]) : null;
    return [tag.hit({ fault, name: shownText(name) }, sign.start, repair)];
  }
  return [];
};

export const PARAMETER_RULES: readonly AdTagRule[] = [
  adTagRule('tag-no-query', 'error', 'expanded', (tag) => {
    const [first] = tag.parameters.filter(isInQuery);
    if (
      first?.separator !== '&' ||
      !first.hasValue ||
      tag.literals.slice(0, first.start).includes('?')
    )
      return [];
    const { start, nameStart: end } = first;
    return hitWith(tag, {}, ['repair-begin-query', [{ start, end, text: '?' }]]);
  }),
  adTagRule('param-question-mark', 'warning', 'expanded', testQuestionMark),
  adTagRule('tag-double-encoded', 'warning', 'expanded', (tag) => {
    const parameters = tag.parameters.filter((parameter) => isTwiceEncoded(tag, parameter));
    const edits = parameters.flatMap(({ valueStart: start, end }) =>
      editsWithin(tag, { start, end }, /%25(?=[\da-f]{2})/gi, () => '%'),
    );
    return hitWith(tag, listedNames(parameters), ['repair-encode-once', edits]);
  }),
  adTagRule('param-duplicate', 'warning', 'expanded', testDuplicates),
  adTagRule('param-empty', 'info', 'template', testEmpty),
];
