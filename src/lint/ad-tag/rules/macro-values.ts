import { percentDecode } from '../../../ad-tags/encoding.js';
import { findMacro } from '../../../ad-tags/macro-registry.js';
import type { AdTagParameter } from '../ad-tag-parameters.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import { filledMacro } from '../filled-macro.js';
import { iabNameOf } from '../iab-name.js';
import type { MixedRule, RuleHit } from '../../sentence-rule.js';
import { isCacheBuster } from './cache-busting.js';
import { withValue } from './edits.js';
import { expansionRule } from './expansion-rule.js';
import { hitForAll, isTrackerMacro, withoutTheirParameters } from './macro-hits.js';
import { parametersNamed } from './parameter-names.js';

/** Words that stand for a value which somebody has to fill in. */
const FILL_IN =
  /^(?:INSERT|REPLACE|ENTER|YOUR|CHANGE|FILL)(?:[_ -]\w+(?:[ -]\w+)*)?$|^ROKU_ADS_\w+$|^X{3,}$/;

/** Names of macros that are no other words. */
const isMacroName = (value: string): boolean => {
  if (!/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/.test(value)) return false;
  const macro = findMacro(value);
  return macro !== undefined && (value.includes('_') || (macro.standard && value.length >= 8));
};

const isBareWord = ({ isLiteral, filled, separator }: AdTagParameter): boolean => {
  if (!isLiteral || filled === '' || filled.length > 64 || separator === ';') return false;
  const value = percentDecode(filled);
  return FILL_IN.test(value) || isMacroName(value) || value === 'CACHEBUSTER';
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

const testBareWord = (tag: AdTagSubject): readonly RuleHit[] => {
  const found = tag.parameters.filter(isBareWord);
  const [first] = found;
  if (first === undefined) return [];
  const macros = found.map((parameter) => macroFor(tag, parameter));
  const edits = found.map((parameter, index) => withValue(parameter, macros[index] ?? ''));
  return [
    tag.hit(
      `A word stands in place of the value of the ${parametersNamed(found.map(({ name }) => name))}.`,
      first.start,
      macros.includes(null) ? null : tag.repair('Write macros in brackets.', edits),
    ),
  ];
};

const VALUE_TEXT = /(?:^|[=&,;|])(?:undefined|null|NaN|\[object Object\])(?=$|[&,;|])/;

const hasValueText = ({ filled }: AdTagParameter): boolean =>
  /undefined|null|NaN|object/.test(filled) && VALUE_TEXT.test(decodedTwice(filled));

/** Decoded as far as texts in `cust_params` are encoded. */
const decodedTwice = (text: string): string => percentDecode(percentDecode(text));

const testValueText = (tag: AdTagSubject): readonly RuleHit[] => {
  // The correlator of Google Ad Manager has a rule of its own.
  const found = tag.parameters.filter(
    (parameter) => hasValueText(parameter) && !(tag.isAdManager && parameter.key === 'correlator'),
  );
  const [first] = found;
  if (first === undefined) return [];
  const macros = found.map(({ key, isLiteral, filled }) => {
    if (!isLiteral || !/^\W*(?:undefined|null|NaN|object\W+Object)\W*$/.test(decodedTwice(filled)))
      return null;
    if (isCacheBuster(key)) return filledMacro(tag, 'CACHEBUSTING');
    return findMacro(key) === undefined ? null : filledMacro(tag, key);
  });
  const edits = found.map((parameter, index) => withValue(parameter, macros[index] ?? ''));
  return [
    tag.hit(
      `The text of a missing value, such as undefined, is in the ${parametersNamed(found.map(({ name }) => name))}.`,
      first.start,
      macros.includes(null) ? null : tag.repair('Write macros in brackets.', edits),
    ),
  ];
};

/** Rules about what a placeholder becomes, and about values that should have been placeholders. */
export const MACRO_VALUE_RULES: readonly MixedRule<AdTagSubject>[] = [
  {
    name: 'macro-bare-word',
    severity: 'warning',
    stage: 'template',
    remedy: 'Write a macro in brackets, or the value.',
    test: testBareWord,
  },
  {
    name: 'macro-value-text',
    severity: 'error',
    stage: 'expanded',
    remedy: 'Correct the script that wrote the tag or the value.',
    test: testValueText,
  },
  expansionRule('macro-value-missing', 'expanded', {
    repairOf: withoutTheirParameters,
  }),
  {
    name: 'macro-value-unknown',
    severity: 'info',
    stage: 'expanded',
    remedy: 'Provide the value in the context if you know it.',
    test: (tag) =>
      hitForAll(
        tag,
        (names) => `The request has -1, which means unknown, for ${names}.`,
        ({ outcome, name }) => outcome === 'unknown-value' && !isTrackerMacro(name),
      ),
  },
  {
    name: 'macro-value-withheld',
    severity: 'info',
    stage: 'expanded',
    remedy: 'Nothing has to be done: the viewer has not consented to sharing it.',
    test: (tag) =>
      hitForAll(
        tag,
        (names) => `The request has -2, which means withheld, for ${names}.`,
        ({ outcome, encoded }) => outcome === 'withheld' && encoded !== null,
      ),
  },
  {
    name: 'macro-nested-encoding',
    severity: 'info',
    stage: 'template',
    remedy: 'Check the request: most other players encode the value too few times.',
    test: (tag) => {
      const custom = tag.isAdManager
        ? tag.parameters.find(({ key }) => key === 'cust_params')
        : undefined;
      return hitForAll(
        tag,
        (names) =>
          `The text around ${names} is percent-encoded, so that its value is encoded once more.`,
        ({ depth, outcome, start }) =>
          depth > 0 &&
          outcome === 'replaced' &&
          !(custom !== undefined && start >= custom.valueStart && start < custom.end),
      );
    },
  },
];
