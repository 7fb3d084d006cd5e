import type { FindingParams, Severity } from '../finding.js';
import { englishWriter } from '../messages/english-writer.js';
import type { WriteAnyMessage } from '../messages/joined-messages.js';
import type {
  LintFinding,
  LintFindingData,
  LintStage,
  Repair,
  RepairData,
  TextPosition,
} from './lint-finding.js';

export interface RuleHit<Params = FindingParams> {
  /** What the messages of the rule need. Never contains a secret or a whole URL. */
  readonly params: Params;
  /** JSON Pointer of the field. Default: the empty string, which is the whole input. */
  readonly path?: string;
  readonly position?: TextPosition | null;
  readonly repair?: RepairData | null;
}

/** The ids of an audience that name rules, and not repairs or parts of messages. */
export type RuleName<Messages> = Exclude<
  keyof Messages & string,
  `repair-${string}` | `${string}.${string}`
>;

/** A lint rule. `Subject` is what it reads: an ad tag, an embed, a response, a chain of wrappers. */
export interface LintRule<Subject> {
  /** Stable kebab-case name of the situation. It is the `id` of the findings. */
  readonly name: string;
  readonly severity: Severity;
  readonly stage: LintStage;
  /** Every place in which the subject breaks the rule. Never throws. */
  readonly test: (subject: Subject) => readonly RuleHit<object>[];
}

/**
 * Makes the rows of a table of rules. `Messages` has a message with the name of each rule, whose parameters its hits
 * have, and what to do about it as its attribute `.remedy`.
 */
export const ruleMaker =
  <Subject, Messages extends Readonly<Record<keyof Messages, object>>>() =>
  <Name extends RuleName<Messages>>(
    name: Name,
    severity: Severity,
    stage: LintStage,
    test: (subject: Subject) => readonly RuleHit<Messages[Name]>[],
  ): LintRule<Subject> => ({ name, severity, stage, test });

export const lintWith = <Subject>(
  rules: readonly LintRule<Subject>[],
  subject: Subject,
): readonly LintFindingData[] =>
  rules.flatMap(({ name, severity, stage, test }) =>
    test(subject).map((hit) => ({
      id: name,
      params: hit.params as FindingParams,
      severity,
      path: hit.path ?? '',
      stage,
      position: hit.position ?? null,
      repair: hit.repair ?? null,
    })),
  );

export const writeRepair = (
  write: WriteAnyMessage,
  { id, params, operations }: RepairData,
): Repair => ({ id, params, label: write(id, params) ?? id, operations });

/** A finding with its message, its remedy and the label of its repair, also one that has them in another language. */
export const writeFinding = (
  write: WriteAnyMessage,
  { id, params, severity, path, stage, position, slots, repair }: LintFindingData,
): LintFinding => ({
  id,
  params,
  severity,
  path,
  message: write(id, params) ?? id,
  remedy: write(`${id}.remedy`, params) ?? '',
  stage,
  position,
  ...(slots && { slots }),
  repair: repair === null ? null : writeRepair(write, repair),
});

export const englishFindings = (
  ...catalogues: readonly object[]
): ((findings: readonly LintFindingData[]) => readonly LintFinding[]) => {
  const write = englishWriter(...catalogues);
  return (findings) => findings.map((finding) => writeFinding(write, finding));
};
