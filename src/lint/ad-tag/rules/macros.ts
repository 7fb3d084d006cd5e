import type { Expansion } from '../../../ad-tags/fill.js';
import { findMacro } from '../../../ad-tags/macro-registry.js';
import { shownText } from '../../../text/shown-text.js';
import type { RepairData } from '../../lint-finding.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import type { AdTagRepair, TextEdit } from '../ad-tag-text.js';
import type { BrokenPlaceholder } from '../broken-placeholders.js';
import { filledMacro } from '../filled-macro.js';
import { iabNameOf, intendedMacro, nearMisses } from '../near-miss.js';
import { adTagRule, type AdTagRule, type HitsOf } from '../tag-rule.js';
import { hitForAll, withText } from './edits.js';
import { expansionRule } from './expansion-rule.js';
import { listedPlaceholders } from './listed-names.js';
import {
  hitForPlaceholders,
  isBracketed,
  nameIn,
  withName,
  withoutTheirParameters,
} from './macro-hits.js';

/** The macro in brackets for one with that name in a dialect, also if only an ad server fills it there. */
const bracketed = (tag: AdTagSubject, name: string): string | null => {
  const iab = iabNameOf(name);
  return (iab === undefined ? null : filledMacro(tag, iab)) ?? filledMacro(tag, name);
};

/** A placeholder with a default of its own is not translated. */
const isTranslatable = ({ source, outcome }: Expansion): boolean =>
  source !== 'template' && (outcome === 'replaced' || outcome === 'ad-server');

/**
 * Edits that write placeholders of a dialect as macros in brackets; empty if one of them has no counterpart that is
 * filled in the context of the tag.
 */
const bracketTranslation = (
  tag: AdTagSubject,
  expansions: readonly Expansion[],
): readonly TextEdit[] => {
  const edits: TextEdit[] = [];
  const known = new Map<string, string | null>();
  for (const expansion of expansions) {
    const { placeholder, name, start, end } = expansion;
    if (!isTranslatable(expansion)) return [];
    const text = known.get(placeholder) ?? bracketed(tag, name ?? '');
    known.set(placeholder, text);
    if (text === null) return [];
    edits.push({ start, end, text });
  }
  return edits;
};

/** Whether a placeholder has the name of a macro of the IAB, in any case. */
const isIab = (expansion: Expansion): boolean =>
  expansion.name?.toLowerCase() === nameIn(expansion).toLowerCase() &&
  findMacro(expansion.name)?.standard === true;

const isMacroInBrackets = (expansion: Expansion): boolean =>
  isBracketed(expansion) && expansion.by === 'macro' && expansion.dialect === null;

/** A macro of the IAB in another case; a name that has an entry of its own in that case is another macro. */
const isInOtherCase = (expansion: Expansion): boolean =>
  isMacroInBrackets(expansion) && isIab(expansion) && expansion.name !== nameIn(expansion);

const isForeign = ({ dialect, syntax }: Expansion): boolean =>
  dialect !== 'iab-consent' &&
  !['bracket', 'encoded-bracket', 'subject', 'empty-parameter'].includes(syntax);

/** What is of no system and looks like a macro of the IAB, or has other delimiters: other players keep it. */
const isLookalike = (expansion: Expansion): boolean =>
  isMacroInBrackets(expansion)
    ? !isIab(expansion) && /^[A-Z][A-Z\d_-]*$/.test(nameIn(expansion))
    : isForeign(expansion) && expansion.by === 'macro' && expansion.dialect === null;

const testLookalikes = (tag: AdTagSubject): HitsOf<'macro-not-iab'> =>
  hitForPlaceholders(tag, isLookalike).map((hit) => {
    const names = new Map(
      tag.placeholders.filter(isLookalike).map(({ placeholder, name }) => [placeholder, name]),
    );
    const macros = hit.params.placeholders.map((placeholder) => ({
      placeholder,
      macro: iabNameOf(names.get(placeholder) ?? ''),
    }));
    const known = macros.filter(({ macro }) => macro !== undefined);
    return {
      ...hit,
      params: {
        ...hit.params,
        known: known.map(({ placeholder }) => placeholder),
        macros: known.map(({ macro }) => `[${macro}]`),
        unknown: macros.flatMap(({ placeholder, macro }) =>
          macro === undefined ? placeholder : [],
        ),
      },
    };
  });

const translated = (tag: AdTagSubject, expansions: readonly Expansion[]): RepairData | null => {
  const params = listedPlaceholders(expansions.map(({ placeholder }) => placeholder));
  return tag.repair(
    { id: 'repair-translate-placeholders', params },
    bracketTranslation(tag, expansions),
  );
};

/** Systems whose placeholders are in a tag. The IAB's consent macros are for all of them. */
const foreignSystems = ({ placeholders }: AdTagSubject): ReadonlyMap<string, number> => {
  const systems = new Map<string, number>();
  for (const expansion of placeholders) {
    const { syntax, start } = expansion;
    if (isForeign(expansion) && !systems.has(syntax)) systems.set(syntax, start);
  }
  return systems;
};

const testMixed = (tag: AdTagSubject): HitsOf<'macro-mixed-syntax'> => {
  const systems = foreignSystems(tag);
  const [, second] = [...systems.values()];
  return second === undefined ? [] : [tag.hit({ count: systems.size }, second)];
};

/** Broken placeholders that are compared with the known ones, which takes long. */
const MAX_CORRECTED = 20;

const isKnown = ({ by, outcome }: Expansion): boolean =>
  by === 'macro' &&
  (outcome === 'replaced' || outcome === 'unknown-value' || outcome === 'withheld');

const correctionOf = (
  tag: AdTagSubject,
  { name, start, correction }: BrokenPlaceholder,
): string | null =>
  correction ?? intendedMacro(tag, name.trim(), start) ?? filledMacro(tag, name.trim());

interface Correctable {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly correction: string | null;
}

/** Placeholders in doubled brackets: the outer ones stay in the URL. */
const doubled = ({ placeholders, template }: AdTagSubject): readonly Correctable[] =>
  placeholders
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

const corrected = (
  tag: AdTagSubject,
  isMeant: (broken: BrokenPlaceholder) => boolean,
): readonly Correctable[] =>
  tag.broken.filter(isMeant).map((broken, index) => ({
    ...broken,
    correction: index < MAX_CORRECTED ? correctionOf(tag, broken) : null,
  }));

const hitForBroken = (
  tag: AdTagSubject,
  broken: readonly Correctable[],
  repair: AdTagRepair,
): HitsOf<'macro-mismatched'> =>
  hitForAll(tag, broken, listedPlaceholders(broken.map(({ text }) => text)), [
    repair,
    broken.map((placeholder) => withText(placeholder, placeholder.correction)),
  ]);

const testMismatched = (tag: AdTagSubject): HitsOf<'macro-mismatched'> => {
  const mismatched = corrected(tag, ({ kind }) => kind === 'mismatched');
  const broken = [...mismatched, ...doubled(tag)].sort((a, b) => a.start - b.start);
  return hitForBroken(tag, broken, 'repair-correct-brackets');
};

const testUnresolved = (tag: AdTagSubject): HitsOf<'macro-unresolved'> => {
  const broken = corrected(
    tag,
    ({ kind, name }) => kind === 'unfillable' && !/^object\W/.test(name),
  );
  return hitForBroken(tag, broken, 'repair-write-macros');
};

const testQuoted = (tag: AdTagSubject): HitsOf<'macro-quoted'> => {
  const broken = corrected(tag, ({ kind }) => kind === 'quoted');
  return hitForBroken(tag, broken, 'repair-remove-characters');
};

export const MACRO_RULES: readonly AdTagRule[] = [
  expansionRule('macro-unknown', 'template', {
    isReported: (tag, { expansions }) => !nearMisses(tag).has(expansions[0]?.placeholder ?? ''),
  }),
  adTagRule('macro-near-miss', 'warning', 'template', (tag) =>
    [...nearMisses(tag)].flatMap(([placeholder, macro]) =>
      hitForPlaceholders(tag, (expansion) => expansion.placeholder === placeholder, [
        { id: 'repair-write-macro', params: { macro } },
        () => macro,
      ]).map((hit) => ({ ...hit, params: { placeholder: shownText(placeholder), macro } })),
    ),
  ),
  adTagRule('macro-case', 'warning', 'template', (tag) =>
    hitForPlaceholders(tag, isInOtherCase, [
      'repair-write-capitals',
      (expansion) => withName(expansion, expansion.name ?? ''),
    ]),
  ),
  adTagRule('macro-not-iab', 'info', 'template', testLookalikes),
  adTagRule('macro-deprecated', 'info', 'template', (tag) =>
    hitForPlaceholders(
      tag,
      (expansion) =>
        isBracketed(expansion) && expansion.by === 'macro' && expansion.name === 'CONTENTPLAYHEAD',
      [
        { id: 'repair-write-macro', params: { macro: '[MEDIAPLAYHEAD]' } },
        (expansion) => withName(expansion, 'MEDIAPLAYHEAD'),
      ],
    ),
  ),
  expansionRule('macro-wrong-context', 'template', {
    repairOf: withoutTheirParameters,
  }),
  expansionRule('macro-unsafe-position', 'template'),
  adTagRule('macro-mixed-syntax', 'warning', 'template', testMixed),
  expansionRule('macro-server-side', 'template', { repairOf: translated }),
  expansionRule('macro-foreign-player', 'template'),
  expansionRule('dialect', 'template', { repairOf: translated }),
  adTagRule('macro-mismatched', 'error', 'template', testMismatched),
  adTagRule('macro-unresolved', 'error', 'expanded', testUnresolved),
  adTagRule('macro-quoted', 'warning', 'template', testQuoted),
  adTagRule('macro-encoded-brackets', 'info', 'template', (tag) =>
    hitForPlaceholders(
      tag,
      (expansion) => expansion.syntax === 'encoded-bracket' && isKnown(expansion),
      ['repair-decode-brackets', (expansion) => `[${nameIn(expansion)}]`],
    ),
  ),
];
