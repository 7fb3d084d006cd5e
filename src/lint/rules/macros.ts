import type { Expansion } from '../../ad-tags/fill.js';
import { findMacro } from '../../ad-tags/macro-registry.js';
import { percentDecode } from '../../ad-tags/encoding.js';
import type { AdTagParameter } from '../ad-tag-parameters.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import type { BrokenPlaceholder } from '../broken-placeholders.js';
import { bracketTranslation, dialectLabel } from '../bracket-translation.js';
import { filledMacro } from '../filled-macro.js';
import type { Repair } from '../lint-finding.js';
import { intendedMacro, nearMisses } from '../near-miss.js';
import type { LintRule, RuleHit } from '../rule.js';
import { withoutParameters, withValue } from './edits.js';
import { expansionRule } from './expansion-rule.js';
import { isCacheBuster } from './cache-busting.js';
import { isRequired } from './google-ad-manager.js';
import { listed, parametersNamed } from './named.js';

/** Broken placeholders that are compared with the known ones, which takes long. */
const MAX_CORRECTED = 50;

type Replacement = (expansion: Expansion) => string | null;

/** One hit for all placeholders that `select` accepts, with a repair if each has a replacement. */
const hitForAll = (
  tag: AdTagSubject,
  message: (names: string) => string,
  select: (expansion: Expansion) => boolean,
  [label, replacement]: readonly [string, Replacement] = ['', () => null],
): readonly RuleHit[] => {
  const found = tag.expanded.expansions.filter(select);
  const [first] = found;
  if (first === undefined) return [];
  const texts = found.map(replacement);
  const edits = found.map(({ start, end }, index) => ({ start, end, text: texts[index] ?? '' }));
  return [
    tag.hit(
      message(listed(found.map(({ placeholder }) => placeholder))),
      first.start,
      texts.includes(null) ? null : tag.repair(label, edits),
    ),
  ];
};

const isBracketed = ({ syntax }: Expansion): boolean =>
  syntax === 'bracket' || syntax === 'encoded-bracket';

const nameIn = ({ placeholder, syntax }: Expansion): string =>
  syntax === 'encoded-bracket' ? placeholder.slice(3, -3) : placeholder.slice(1, -1);

/** A macro of the IAB in another case; a name that has an entry of its own in that case is another macro. */
const isInOtherCase = (expansion: Expansion): boolean => {
  const { by, name, dialect } = expansion;
  if (!isBracketed(expansion) || by !== 'macro' || name === null || dialect !== null) return false;
  return findMacro(name)?.standard === true && name !== nameIn(expansion);
};

const withName = (expansion: Expansion, name: string): string =>
  expansion.syntax === 'encoded-bracket'
    ? expansion.placeholder.slice(0, 3) + name + expansion.placeholder.slice(-3)
    : `[${name}]`;

const isKnown = ({ by, outcome }: Expansion): boolean =>
  by === 'macro' &&
  (outcome === 'replaced' || outcome === 'unknown-value' || outcome === 'withheld');

const isTrackerMacro = (name: string | null): boolean =>
  name !== null && findMacro(name)?.value === null;

/** Removes the parameters whose whole value is one of the placeholders; null if another text has one of them. */
const withoutTheirParameters = (
  tag: AdTagSubject,
  expansions: readonly Expansion[],
): Repair | null => {
  const values = new Map(tag.parameters.map((parameter) => [parameter.valueStart, parameter]));
  const removed = new Set<AdTagParameter>();
  for (const { start, end } of expansions) {
    const parameter = values.get(start);
    if (parameter?.end !== end || parameter.separator === ';') return null;
    if (isCacheBuster(parameter.key) || (tag.isAdManager && isRequired(parameter.key))) return null;
    removed.add(parameter);
  }
  return removed.size === 0
    ? null
    : tag.repair(
        `Remove the ${parametersNamed([...removed].map(({ name }) => name))}.`,
        withoutParameters(tag, (parameter) => removed.has(parameter)),
      );
};

const translated = (tag: AdTagSubject, expansions: readonly Expansion[]): Repair | null =>
  tag.repair(
    `Write the placeholders of ${dialectLabel(expansions)} as macros in brackets.`,
    bracketTranslation(tag, expansions),
  );

/** Words that stand for a value which somebody has to fill in. */
const FILL_IN =
  /^(?:INSERT|REPLACE|ENTER|YOUR|CHANGE|TODO|FILL)(?:[_ -]\w+)*$|^ROKU_ADS_\w+$|^X{3,}$/;

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
  return filledMacro(tag, percentDecode(filled)) ?? (findMacro(key) ? filledMacro(tag, key) : null);
};

const testBareWord = (tag: AdTagSubject): readonly RuleHit[] => {
  const found = tag.parameters.filter(isBareWord);
  const [first] = found;
  if (first === undefined) return [];
  const macros = found.map((parameter) => macroFor(tag, parameter));
  const edits = found.map((parameter, index) => withValue(parameter, macros[index] ?? ''));
  return [
    tag.hit(
      `The value of the ${parametersNamed(found.map(({ name }) => name))} is a word that stands for a value.`,
      first.start,
      macros.includes(null) ? null : tag.repair('Write macros in brackets.', edits),
    ),
  ];
};

const VALUE_TEXT = /(?:^|[=&,;|])(?:undefined|null|NaN|\[object Object\])(?=$|[&,;|])/;

const hasValueText = ({ filled, key }: AdTagParameter): boolean =>
  key !== 'correlator' &&
  /undefined|null|NaN|object/.test(filled) &&
  VALUE_TEXT.test(decodedTwice(filled));

/** Decoded as far as texts in `cust_params` are encoded. */
const decodedTwice = (text: string): string => percentDecode(percentDecode(text));

const testValueText = (tag: AdTagSubject): readonly RuleHit[] => {
  const found = tag.parameters.filter(hasValueText);
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
      `The value of the ${parametersNamed(found.map(({ name }) => name))} is the text of a missing value, such as undefined.`,
      first.start,
      macros.includes(null) ? null : tag.repair('Write macros in brackets.', edits),
    ),
  ];
};

/** The macro that a broken placeholder means. */
const correctionOf = (tag: AdTagSubject, { name, start }: BrokenPlaceholder): string | null =>
  filledMacro(tag, name.trim()) ?? intendedMacro(tag, name.trim(), start);

const isObjectText = ({ name }: { readonly name: string }): boolean => /^object\W/.test(name);

/** Brackets that do not match, each with its correction if there is one. */
interface Mismatch {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly correction: string | null;
}

/** Placeholders in doubled brackets: the outer ones stay in the URL. */
const doubled = ({ expanded, template }: AdTagSubject): readonly Mismatch[] =>
  expanded.expansions
    .filter(
      ({ syntax, start, end }) =>
        syntax === 'bracket' && template[start - 1] === '[' && template[end] === ']',
    )
    .map(({ placeholder, start, end }) => ({
      text: `[${placeholder}]`,
      start: start - 1,
      end: end + 1,
      correction: placeholder,
    }));

const mismatches = (tag: AdTagSubject): readonly Mismatch[] =>
  [
    ...tag.broken
      .filter(({ kind }) => kind === 'mismatched')
      .map((broken, index) => ({
        ...broken,
        correction: index < MAX_CORRECTED ? correctionOf(tag, broken) : null,
      })),
    ...doubled(tag),
  ].sort((one, other) => one.start - other.start);

const testMismatched = (tag: AdTagSubject): readonly RuleHit[] => {
  const found = mismatches(tag);
  const [first] = found;
  if (first === undefined) return [];
  const names = listed(found.map(({ text }) => text));
  const edits = found.flatMap(({ start, end, correction }) =>
    correction === null ? [] : { start, end, text: correction },
  );
  return [
    tag.hit(
      `The brackets of ${names} do not match, so nothing fills what is in them.`,
      first.start,
      edits.length === found.length ? tag.repair('Correct the brackets.', edits) : null,
    ),
  ];
};

const testUnresolved = (tag: AdTagSubject): readonly RuleHit[] => {
  const found = tag.broken.filter((one) => one.kind === 'unfillable' && !isObjectText(one));
  const [first] = found;
  if (first === undefined) return [];
  const edits = found.slice(0, MAX_CORRECTED).flatMap((broken) => {
    const macro = correctionOf(tag, broken);
    return macro === null ? [] : { start: broken.start, end: broken.end, text: macro };
  });
  return [
    tag.hit(
      `Nothing fills ${listed(found.map(({ text }) => text))}.`,
      first.start,
      edits.length === found.length ? tag.repair('Write macros in brackets.', edits) : null,
    ),
  ];
};

/** Systems whose placeholders are in a tag. The IAB's consent macros are for all of them. */
const foreignSystems = ({ expanded }: AdTagSubject): ReadonlyMap<string, number> => {
  const systems = new Map<string, number>();
  for (const { dialect, syntax, start } of expanded.expansions) {
    const isForeign =
      dialect !== 'iab-consent' &&
      !['bracket', 'encoded-bracket', 'subject', 'empty-parameter'].includes(syntax);
    if (isForeign && !systems.has(syntax)) systems.set(syntax, start);
  }
  return systems;
};

const testMixed = (tag: AdTagSubject): readonly RuleHit[] => {
  const systems = foreignSystems(tag);
  const [, second] = [...systems.values()];
  return second === undefined
    ? []
    : [
        tag.hit(
          `The ad tag has placeholders in ${systems.size} ways of writing of other systems.`,
          second,
        ),
      ];
};

/** Rules about placeholders. */
export const MACRO_RULES: readonly LintRule<AdTagSubject>[] = [
  {
    name: 'macro-unresolved',
    severity: 'error',
    stage: 'expanded',
    remedy: 'Write a macro in brackets, such as [PAGEURL], or the value.',
    test: testUnresolved,
  },
  expansionRule('macro-unknown', 'template', {
    isReported: (tag, { expansions }) => !nearMisses(tag).has(expansions[0]?.placeholder ?? ''),
    together: '% have no replace rules and are not known macros, so they were kept.',
  }),
  {
    name: 'macro-near-miss',
    severity: 'warning',
    stage: 'template',
    remedy: 'Correct the name of the macro.',
    test: (tag) =>
      [...nearMisses(tag)].flatMap(([placeholder, macro]) =>
        hitForAll(
          tag,
          () => `${placeholder} is unknown, and probably means ${macro}.`,
          (expansion) => expansion.placeholder === placeholder,
          [`Write ${macro}.`, () => macro],
        ),
      ),
  },
  {
    name: 'macro-case',
    severity: 'warning',
    stage: 'template',
    remedy: 'Write it in capitals: most other players distinguish them.',
    test: (tag) =>
      hitForAll(tag, (names) => `A macro of the IAB is not in capitals: ${names}.`, isInOtherCase, [
        'Write the macros in capitals.',
        (expansion) => withName(expansion, expansion.name ?? ''),
      ]),
  },
  {
    name: 'macro-encoded-brackets',
    severity: 'info',
    stage: 'template',
    remedy: 'Write [ and ]: most other players do not fill encoded brackets.',
    test: (tag) =>
      hitForAll(
        tag,
        (names) => `The brackets of ${names} are percent-encoded.`,
        (expansion) => expansion.syntax === 'encoded-bracket' && isKnown(expansion),
        ['Write the brackets unencoded.', (expansion) => `[${nameIn(expansion)}]`],
      ),
  },
  {
    name: 'macro-mismatched',
    severity: 'error',
    stage: 'template',
    remedy: 'Correct the brackets.',
    test: testMismatched,
  },
  {
    name: 'macro-mixed-syntax',
    severity: 'warning',
    stage: 'template',
    remedy: 'Use macros in brackets: parts of the tags of several systems were pasted together.',
    test: testMixed,
  },
  expansionRule('macro-server-side', 'template', { repairOf: translated }),
  expansionRule('macro-foreign-player', 'template'),
  expansionRule('dialect', 'template', { repairOf: translated }),
  {
    name: 'macro-bare-word',
    severity: 'warning',
    stage: 'template',
    remedy: 'Write a macro in brackets, or the value.',
    test: testBareWord,
  },
  expansionRule('macro-wrong-context', 'template', {
    repairOf: withoutTheirParameters,
    together: '% are macros for tracking URLs; in an ad request they are -1.',
  }),
  {
    name: 'macro-deprecated',
    severity: 'info',
    stage: 'template',
    remedy: 'Use [MEDIAPLAYHEAD].',
    test: (tag) =>
      hitForAll(
        tag,
        (names) => `VAST 4.1 replaced ${names}.`,
        (expansion) =>
          isBracketed(expansion) &&
          expansion.by === 'macro' &&
          expansion.name === 'CONTENTPLAYHEAD',
        ['Write MEDIAPLAYHEAD.', (expansion) => withName(expansion, 'MEDIAPLAYHEAD')],
      ),
  },
  expansionRule('macro-unsafe-position', 'template', {
    together: '% are in a part of the URL where their values would change the host or the path.',
  }),
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
  expansionRule('macro-value-missing', 'expanded', {
    repairOf: withoutTheirParameters,
    together: '% have no values, so they were kept.',
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
    name: 'macro-value-text',
    severity: 'error',
    stage: 'expanded',
    remedy: 'Correct the script that wrote the tag or the value.',
    test: testValueText,
  },
];
