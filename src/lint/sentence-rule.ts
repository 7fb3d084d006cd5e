import type { Severity } from '../finding.js';
import type { LintFinding, LintStage, RepairOperation, TextPosition } from './lint-finding.js';
import { type AnyRule, lintWith as lintWithData } from './rule.js';
import { withEnglish } from './write-english.js';

/** A repair whose label is a sentence. */
export interface SentenceRepair {
  readonly label: string;
  readonly operations: readonly RepairOperation[];
}

/** One place in which a rule found something. */
export interface RuleHit {
  /** What was found and what was expected, in one sentence. Never contains a secret or a whole URL. */
  readonly message: string;
  /** JSON Pointer of the field. Default: the empty string, which is the whole input. */
  readonly path?: string;
  /** Default: null. */
  readonly position?: TextPosition | null;
  /** Default: null. */
  readonly repair?: SentenceRepair | null;
  /** What to do about this hit, if the remedy of the rule is not specific enough. */
  readonly remedy?: string;
}

/** A lint rule whose texts are sentences. */
export interface LintRule<Subject> {
  /** Stable kebab-case name of the situation. It is the `id` of the findings. */
  readonly name: string;
  readonly severity: Severity;
  readonly stage: LintStage;
  /** What to do about it, in one sentence. */
  readonly remedy: string;
  /** Every place in which the subject breaks the rule. Never throws. */
  readonly test: (subject: Subject) => readonly RuleHit[];
}

/** A rule of either form. */
export type MixedRule<Subject> = LintRule<Subject> | AnyRule<Subject>;

const lintWithRule = <Subject>(
  { name, severity, stage, remedy, test }: LintRule<Subject>,
  subject: Subject,
): readonly LintFinding[] =>
  test(subject).map((hit) => ({
    id: name,
    params: {},
    severity,
    path: hit.path ?? '',
    message: hit.message,
    remedy: hit.remedy ?? remedy,
    stage,
    position: hit.position ?? null,
    repair: hit.repair ? { id: '', params: {}, ...hit.repair } : null,
  }));

/** The findings of the rules about a subject, in the order of the rules. */
export const lintWith = <Subject>(
  rules: readonly MixedRule<Subject>[],
  subject: Subject,
): readonly LintFinding[] =>
  rules.flatMap((rule) =>
    'remedy' in rule
      ? lintWithRule(rule, subject)
      : lintWithData([rule], subject).map((finding) => withEnglish(finding)),
  );
