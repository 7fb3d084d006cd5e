import type { Expansion } from '../../../ad-tags/fill.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import type { BrokenPlaceholder } from '../broken-placeholders.js';
import { filledMacro } from '../filled-macro.js';
import { intendedMacro } from '../near-miss.js';
import { adTagRule, type AdTagRule, type HitsOf } from '../tag-rule.js';
import type { AdTagRepair } from '../ad-tag-text.js';
import { hitForAll, withText } from './edits.js';
import { hitForPlaceholders, nameIn } from './macro-hits.js';
import { listedPlaceholders } from './listed-names.js';

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

export const MACRO_BRACKET_RULES: readonly AdTagRule[] = [
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
