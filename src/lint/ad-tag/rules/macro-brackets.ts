import type { Expansion } from '../../../ad-tags/fill.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import type { BrokenPlaceholder } from '../broken-placeholders.js';
import { filledMacro } from '../filled-macro.js';
import { intendedMacro } from '../near-miss.js';
import type { AdTagRule, HitsOf } from '../tag-rule.js';
import { hitForAll, nameIn } from './macro-hits.js';
import { listedPlaceholders } from './listed-names.js';

/** Broken placeholders that are compared with the known ones, which takes long. */
const MAX_CORRECTED = 20;

const isKnown = ({ by, outcome }: Expansion): boolean =>
  by === 'macro' &&
  (outcome === 'replaced' || outcome === 'unknown-value' || outcome === 'withheld');

/** The macro that a broken placeholder means. */
const correctionOf = (
  tag: AdTagSubject,
  { name, start, correction }: BrokenPlaceholder,
): string | null =>
  correction ?? intendedMacro(tag, name.trim(), start) ?? filledMacro(tag, name.trim());

const isObjectText = ({ name }: { readonly name: string }): boolean => /^object\W/.test(name);

/** Brackets that do not match, each with its correction if there is one. */
interface Mismatch {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly correction: string | null;
}

/** Placeholders in doubled brackets: the outer ones stay in the URL. */
const doubled = ({ placeholders, template }: AdTagSubject): readonly Mismatch[] =>
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

const testMismatched = (tag: AdTagSubject): HitsOf<'macro-mismatched'> => {
  const found = mismatches(tag);
  const [first] = found;
  if (first === undefined) return [];
  const edits = found.flatMap(({ start, end, correction }) =>
    correction === null ? [] : { start, end, text: correction },
  );
  return [
    tag.hit(
      listedPlaceholders(found.map(({ text }) => text)),
      first.start,
      edits.length === found.length
        ? tag.repair({ id: 'repair-correct-brackets', params: {} }, edits)
        : null,
    ),
  ];
};

const testUnresolved = (tag: AdTagSubject): HitsOf<'macro-unresolved'> => {
  const found = tag.broken.filter((one) => one.kind === 'unfillable' && !isObjectText(one));
  const [first] = found;
  if (first === undefined) return [];
  const edits = found.slice(0, MAX_CORRECTED).flatMap((broken) => {
    const macro = correctionOf(tag, broken);
    return macro === null ? [] : { start: broken.start, end: broken.end, text: macro };
  });
  return [
    tag.hit(
      listedPlaceholders(found.map(({ text }) => text)),
      first.start,
      edits.length === found.length
        ? tag.repair({ id: 'repair-write-macros', params: {} }, edits)
        : null,
    ),
  ];
};

const testQuoted = (tag: AdTagSubject): HitsOf<'macro-quoted'> => {
  const found = tag.broken.filter(({ kind }) => kind === 'quoted');
  const [first] = found;
  if (first === undefined) return [];
  const corrections = found.map((broken, index) =>
    index < MAX_CORRECTED ? correctionOf(tag, broken) : null,
  );
  const edits = found.map(({ start, end }, index) => ({
    start,
    end,
    text: corrections[index] ?? '',
  }));
  return [
    tag.hit(
      listedPlaceholders(found.map(({ text }) => text)),
      first.start,
      corrections.includes(null)
        ? null
        : tag.repair({ id: 'repair-remove-characters', params: {} }, edits),
    ),
  ];
};

/** Rules about the delimiters of placeholders. */
export const MACRO_BRACKET_RULES: readonly AdTagRule[] = [
  { name: 'macro-mismatched', severity: 'error', stage: 'template', test: testMismatched },
  { name: 'macro-unresolved', severity: 'error', stage: 'expanded', test: testUnresolved },
  { name: 'macro-quoted', severity: 'warning', stage: 'template', test: testQuoted },
  {
    name: 'macro-encoded-brackets',
    severity: 'info',
    stage: 'template',
    test: (tag) =>
      hitForAll(tag, (expansion) => expansion.syntax === 'encoded-bracket' && isKnown(expansion), [
        { id: 'repair-decode-brackets', params: {} },
        (expansion) => `[${nameIn(expansion)}]`,
      ]),
  },
];
