import type { Severity } from '../finding.js';
import type { LintFinding, LintStage, RepairOperation, TextPosition } from './lint-finding.js';

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

/** A lint rule. `Subject` is what it reads: an ad tag, an embed, a response, a chain of wrappers. */
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

/** The findings of the rules about a subject, in the order of the rules. */
export const lintWith = <Subject>(
  rules: readonly LintRule<Subject>[],
  subject: Subject,
): readonly LintFinding[] =>
  rules.flatMap(({ name, severity, stage, remedy, test }) =>
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
    })),
  );
