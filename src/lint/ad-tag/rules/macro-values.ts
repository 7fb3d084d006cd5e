import { percentDecode } from '../../../ad-tags/encoding.js';
import { findMacro } from '../../../ad-tags/macro-registry.js';
import type { AdTagParameter } from '../ad-tag-parameters.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import { filledMacro } from '../filled-macro.js';
import { iabNameOf } from '../iab-name.js';
import type { AdTagRule, HitsOf } from '../tag-rule.js';
import { isCacheBuster } from './cache-busting.js';
import { withValue } from './edits.js';
import { expansionRule, type ExpansionRule } from './expansion-rule.js';
import { hitForAll, isTrackerMacro, withoutTheirParameters } from './macro-hits.js';
import { listedNames } from './listed-names.js';

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

const testBareWord = (tag: AdTagSubject): HitsOf<'macro-bare-word'> => {
  const found = tag.parameters.filter(isBareWord);
  const [first] = found;
  if (first === undefined) return [];
  const macros = found.map((parameter) => macroFor(tag, parameter));
  const edits = found.map((parameter, index) => withValue(parameter, macros[index] ?? ''));
  return [
    tag.hit(
      listedNames(found),
      first.start,
      macros.includes(null) ? null : tag.repair({ id: 'repair-write-macros', params: {} }, edits),
    ),
  ];
};

const VALUE_TEXT = /(?:^|[=&,;|])(?:undefined|null|NaN|\[object Object\])(?=$|[&,;|])/;

const hasValueText = ({ filled }: AdTagParameter): boolean =>
  /undefined|null|NaN|object/.test(filled) && VALUE_TEXT.test(decodedTwice(filled));

/** Decoded as far as texts in `cust_params` are encoded. */
const decodedTwice = (text: string): string => percentDecode(percentDecode(text));

const testValueText = (tag: AdTagSubject): HitsOf<'macro-value-text'> => {
  // Another rule is about the correlator of Google Ad Manager.
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
      listedNames(found),
      first.start,
      macros.includes(null) ? null : tag.repair({ id: 'repair-write-macros', params: {} }, edits),
    ),
  ];
};

/** Rules about what a placeholder becomes, and about values that should have been placeholders. */
export const MACRO_VALUE_RULES: readonly (AdTagRule | ExpansionRule)[] = [
  { name: 'macro-bare-word', severity: 'warning', stage: 'template', test: testBareWord },
  { name: 'macro-value-text', severity: 'error', stage: 'expanded', test: testValueText },
  expansionRule('macro-value-missing', 'expanded', {
    repairOf: withoutTheirParameters,
  }),
  {
    name: 'macro-value-unknown',
    severity: 'info',
    stage: 'expanded',
    test: (tag) =>
      hitForAll(tag, ({ outcome, name }) => outcome === 'unknown-value' && !isTrackerMacro(name)),
  },
  {
    name: 'macro-value-withheld',
    severity: 'info',
    stage: 'expanded',
    test: (tag) =>
      hitForAll(tag, ({ outcome, encoded }) => outcome === 'withheld' && encoded !== null),
  },
  {
    name: 'macro-nested-encoding',
    severity: 'info',
    stage: 'template',
    test: (tag) => {
      const custom = tag.isAdManager
        ? tag.parameters.find(({ key }) => key === 'cust_params')
        : undefined;
      return hitForAll(
        tag,
        ({ depth, outcome, start }) =>
          depth > 0 &&
          outcome === 'replaced' &&
          !(custom !== undefined && start >= custom.valueStart && start < custom.end),
      );
    },
  },
];
