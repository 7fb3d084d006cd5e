import { adSourceSubject, type AdSourceInput, type AdSourceSubject } from './ad-source-subject.js';
import type { LintFindingData } from '../lint-finding.js';
import { AD_SOURCE_RULES, AD_TAG_RULES } from '../lint-rules.js';
import { PASTED_TAG_RULES } from './rules/pasted-tags.js';
import { lintWith } from '../rule.js';

/** Characters of repaired texts that are linted again, at most; later repairs are not offered. */
const MAX_VERIFIED_LENGTH = 250_000;

const findingsAbout = (subject: AdSourceSubject): readonly LintFindingData[] => [
  ...lintWith(AD_SOURCE_RULES, subject),
  ...subject.tags.flatMap((tag) => lintWith(AD_TAG_RULES, tag)),
];

const countsOf = (findings: readonly LintFindingData[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { id } of findings) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

/** The text after a repair; null if the repair changes something else. */
const repairedText = (
  { repair }: LintFindingData,
  { repairPath }: AdSourceInput,
): string | null => {
  const [operation] = repair?.operations ?? [];
  return operation?.op === 'replace' &&
    operation.path === repairPath &&
    typeof operation.value === 'string'
    ? operation.value
    : null;
};

/** Rules whose repairs write the macro that was meant, which is right without a value, too. */
const NAME_CORRECTIONS: readonly string[] = [
  'macro-near-miss',
  'macro-mismatched',
  'macro-unresolved',
];

/** Rules whose repairs make the tag readable, so that its own faults are found only then. */
export const READABILITY_RULES: readonly string[] = [
  ...PASTED_TAG_RULES.map(({ name }) => name),
  'tag-html-escaped',
];

/** Findings about values that the viewer lacks or withholds. */
const VALUE_FINDINGS: readonly string[] = [
  'macro-value-missing',
  'macro-value-unknown',
  'macro-value-withheld',
];

/**
 * The findings about the tags of an ad. A repair is offered only if it removes its finding and adds none: in a tag that
 * is broken in several ways, the correction of one fault may uncover another. The repair of a text in which the tag
 * cannot be read may add others.
 */
export const lintSource = (subject: AdSourceSubject): readonly LintFindingData[] => {
  const findings = findingsAbout(subject);
  const before = countsOf(findings);
  let verifiedLength = 0;
  return findings.map((finding) => {
    const text = repairedText(finding, subject.input);
    if (text === null) return finding;
    verifiedLength += text.length;
    if (verifiedLength > MAX_VERIFIED_LENGTH) return { ...finding, repair: null };
    const after = countsOf(findingsAbout(adSourceSubject({ ...subject.input, text })));
    const isRemoved = (after.get(finding.id) ?? 0) < (before.get(finding.id) ?? 0);
    const addsNone =
      READABILITY_RULES.includes(finding.id) ||
      [...after].every(
        ([id, count]) =>
          count <= (before.get(id) ?? 0) ||
          (VALUE_FINDINGS.includes(id) && NAME_CORRECTIONS.includes(finding.id)),
      );
    return isRemoved && addsNone ? finding : { ...finding, repair: null };
  });
};
