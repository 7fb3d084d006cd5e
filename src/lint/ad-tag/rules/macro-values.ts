import { percentDecode } from '../../../ad-tags/encoding.js';
import { findMacro } from '../../../ad-tags/macro-registry.js';
import type { AdTagParameter } from '../ad-tag-parameters.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import { filledMacro } from '../filled-macro.js';
import { iabNameOf } from '../near-miss.js';
import { isUnfilledWord } from '../unfilled-word.js';
import { adTagRule, type AdTagRule, type HitsOf } from '../tag-rule.js';
import { isCacheBuster } from './cache-busting.js';
import { hitForAll, withPlaceholder } from './edits.js';
import { expansionRule } from './expansion-rule.js';
import { hitForPlaceholders, isTrackerMacro, withoutTheirParameters } from './macro-hits.js';
import { listedNames } from './listed-names.js';

/** Names of macros that are no other words. */
const isMacroName = (value: string): boolean => {
  if (!/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/.test(value)) return false;
  const macro = findMacro(value);
  return macro !== undefined && (value.includes('_') || (macro.standard && value.length >= 8));
};

const isBareWord = ({ isLiteral, filled, separator }: AdTagParameter): boolean => {
  if (!isLiteral || filled === '' || filled.length > 64 || separator === ';') return false;
  const value = percentDecode(filled);
  return isUnfilledWord(value) || isMacroName(value) || value === 'CACHEBUSTER';
};

/** The macro that a parameter needs, by its value or else by its name. */
const macroFor = (tag: AdTagSubject, { key, filled }: AdTagParameter): string | null => {
  if (isCacheBuster(key)) return filledMacro(tag, 'CACHEBUSTING');
  const word = percentDecode(filled);
  return (
    filledMacro(tag, iabNameOf(word) ?? word) ??
    filledMacro(tag, word) ??
    (findMacro(key) ? filledMacro(tag, key) : null)
  );
};

const hitForValues = (
  tag: AdTagSubject,
  parameters: readonly AdTagParameter[],
  macroOf: (parameter: AdTagParameter) => string | null,
): HitsOf<'macro-bare-word'> =>
  hitForAll(tag, parameters, listedNames(parameters), [
    'repair-write-macros',
    parameters.map((parameter) => withPlaceholder(parameter, macroOf(parameter))),
  ]);

const testBareWord = (tag: AdTagSubject): HitsOf<'macro-bare-word'> => {
  const parameters = tag.parameters.filter(isBareWord);
  return hitForValues(tag, parameters, (parameter) => macroFor(tag, parameter));
};

const VALUE_TEXT = /(?:^|[=&,;|])(?:undefined|null|NaN|\[object [A-Z]\w{1,40}\])(?=$|[&,;|])/;

/** Decoded as far as texts in `cust_params` are encoded. */
const decodedTwice = (text: string): string => percentDecode(percentDecode(text));

/** Whether a value in a text is what a script writes for a missing one. */
export const hasValueText = (text: string): boolean =>
  /undefined|null|NaN|object/.test(text) && VALUE_TEXT.test(decodedTwice(text));

const testValueText = (tag: AdTagSubject): HitsOf<'macro-value-text'> => {
  // Another rule is about the correlator of Google Ad Manager.
  const parameters = tag.parameters.filter(
    (parameter) =>
      hasValueText(parameter.filled) && !(tag.isAdManager && parameter.key === 'correlator'),
  );
  return hitForValues(tag, parameters, ({ key, isLiteral, filled }) => {
    if (
      !isLiteral ||
      !/^\W*(?:undefined|null|NaN|object\W+\w{1,40})\W*$/.test(decodedTwice(filled))
    )
      return null;
    if (isCacheBuster(key)) return filledMacro(tag, 'CACHEBUSTING');
    return findMacro(key) === undefined ? null : filledMacro(tag, key);
  });
};

/** Rules about what a placeholder becomes, and about values that should have been placeholders. */
export const MACRO_VALUE_RULES: readonly AdTagRule[] = [
  adTagRule('macro-bare-word', 'warning', 'template', testBareWord),
  adTagRule('macro-value-text', 'error', 'expanded', testValueText),
  expansionRule('macro-value-missing', 'expanded', {
    repairOf: withoutTheirParameters,
  }),
  adTagRule('macro-value-unknown', 'info', 'expanded', (tag) =>
    hitForPlaceholders(
      tag,
      ({ outcome, name }) => outcome === 'unknown-value' && !isTrackerMacro(name),
    ),
  ),
  adTagRule('macro-value-withheld', 'info', 'expanded', (tag) =>
    hitForPlaceholders(tag, ({ outcome, encoded }) => outcome === 'withheld' && encoded !== null),
  ),
  adTagRule('macro-nested-encoding', 'info', 'template', (tag) => {
    const custom = tag.isAdManager
      ? tag.parameters.find(({ key }) => key === 'cust_params')
      : undefined;
    return hitForPlaceholders(
      tag,
      ({ depth, outcome, start }) =>
        depth > 0 &&
        outcome === 'replaced' &&
        !(custom !== undefined && start >= custom.valueStart && start < custom.end),
    );
  }),
];
