import type { Expansion } from '../../../ad-tags/fill.js';
import { findMacro } from '../../../ad-tags/macro-registry.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import { bracketTranslation, dialectLabel } from '../bracket-translation.js';
import { iabNameOf } from '../iab-name.js';
import type { SentenceRepair } from '../../sentence-rule.js';
import { nearMisses } from '../near-miss.js';
import type { MixedRule, RuleHit } from '../../sentence-rule.js';
import { expansionRule } from './expansion-rule.js';
import { hitForAll, isBracketed, nameIn, withName, withoutTheirParameters } from './macro-hits.js';
import { listed } from './parameter-names.js';

/** A macro of the IAB in another case; a name that has an entry of its own in that case is another macro. */
const isInOtherCase = (expansion: Expansion): boolean => {
  const { by, name, dialect } = expansion;
  if (!isBracketed(expansion) || by !== 'macro' || name === null || dialect !== null) return false;
  return findMacro(name)?.standard === true && name !== nameIn(expansion);
};

/** Names that look like macros of the IAB and are not: other players keep them. */
const isLookalike = (expansion: Expansion): boolean => {
  const { by, name, dialect } = expansion;
  if (!isBracketed(expansion) || by !== 'macro' || name === null || dialect !== null) return false;
  return findMacro(name)?.standard !== true && /^[A-Z][A-Z\d_-]*$/.test(nameIn(expansion));
};

const testLookalikes = (tag: AdTagSubject): readonly RuleHit[] => {
  const found = tag.placeholders.filter(isLookalike);
  const iab = new Map(
    found.map(({ placeholder, name }) => [placeholder, iabNameOf(name ?? '') ?? null]),
  );
  const known = [...iab].flatMap(([placeholder, name]) =>
    name === null ? [] : [`[${name}] instead of ${placeholder}`],
  );
  const open = [...iab].flatMap(([placeholder, name]) => (name === null ? [placeholder] : []));
  const remedies = [
    ...(known.length === 0 ? [] : [`For other players, write ${listed(known)}.`]),
    ...(open.length === 0 ? [] : [`The IAB has no macro with the value of ${listed(open)}.`]),
  ];
  const names = [...iab].map(([placeholder, name]) =>
    name === null ? placeholder : `${placeholder} (IAB: [${name}])`,
  );
  return hitForAll(
    tag,
    () => `Other players may not fill ${listed(names)}, because the IAB has no macro of this name.`,
    isLookalike,
  ).map((hit) => ({ ...hit, remedy: remedies.join(' ') }));
};

const translated = (tag: AdTagSubject, expansions: readonly Expansion[]): SentenceRepair | null =>
  tag.repair(
    `Write the placeholders of ${dialectLabel(expansions)} as macros in brackets.`,
    bracketTranslation(tag, expansions),
  );

/** Systems whose placeholders are in a tag. The IAB's consent macros are for all of them. */
const foreignSystems = ({ placeholders }: AdTagSubject): ReadonlyMap<string, number> => {
  const systems = new Map<string, number>();
  for (const { dialect, syntax, start } of placeholders) {
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

/** Rules about the names of placeholders and the systems that they come from. */
export const MACRO_RULES: readonly MixedRule<AdTagSubject>[] = [
  expansionRule('macro-unknown', 'template', {
    isReported: (tag, { expansions }) => !nearMisses(tag).has(expansions[0]?.placeholder ?? ''),
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
        ).map((hit) => ({ ...hit, remedy: `Write ${macro} instead of ${placeholder}.` })),
      ),
  },
  {
    name: 'macro-case',
    severity: 'warning',
    stage: 'template',
    remedy: 'Write it in capitals: most other players distinguish them.',
    test: (tag) =>
      hitForAll(tag, (names) => `${names} should be in capitals.`, isInOtherCase, [
        'Write the macros in capitals.',
        (expansion) => withName(expansion, expansion.name ?? ''),
      ]),
  },
  {
    name: 'macro-not-iab',
    severity: 'info',
    stage: 'template',
    remedy: 'Write the macro of the IAB for other players, if it has one.',
    test: testLookalikes,
  },
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
  expansionRule('macro-wrong-context', 'template', {
    repairOf: withoutTheirParameters,
  }),
  expansionRule('macro-unsafe-position', 'template'),
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
];
