import {
  EXPANSION_FINDINGS,
  type ExpansionFindingId,
} from '../../../ad-tags/expansion-findings.js';
import type { Expansion } from '../../../ad-tags/fill.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import type { ExpansionReport } from '../expansion-reports.js';
import type { LintStage } from '../../lint-finding.js';
import type { SentenceRepair } from '../../sentence-rule.js';
import type { LintRule } from '../../sentence-rule.js';
import { listed } from './parameter-names.js';

/** What the rule of an expansion finding adds to it. */
export interface ExpansionRuleOptions {
  readonly repairOf?: (
    tag: AdTagSubject,
    expansions: readonly Expansion[],
  ) => SentenceRepair | null;
  /** Whether this rule reports the finding; another one does if it is false. Default: always. */
  readonly isReported?: (tag: AdTagSubject, report: ExpansionReport) => boolean;
  /** The message about several placeholders, which are then reported together; `%` stands for their list. */
  readonly together?: string;
}

const inOrder = (reports: readonly ExpansionReport[]): readonly Expansion[] =>
  reports.flatMap(({ expansions }) => expansions).sort((one, other) => one.start - other.start);

/** The reports as one, if there are several. */
const merged = (
  reports: readonly ExpansionReport[],
  message: string | undefined,
): readonly ExpansionReport[] => {
  const [first] = reports;
  if (message === undefined || first === undefined || reports.length === 1) return reports;
  const names = listed(reports.map(({ expansions }) => expansions[0]?.placeholder ?? ''));
  const finding = { ...first.finding, message: message.split('%').join(names) };
  return [{ finding, expansions: inOrder(reports) }];
};

/** The rule that reports one kind of finding of `expandAdTag`, with its position and repair. */
export const expansionRule = (
  name: ExpansionFindingId,
  stage: LintStage,
  { repairOf = () => null, isReported = () => true, together }: ExpansionRuleOptions = {},
): LintRule<AdTagSubject> => {
  const [severity, , remedy] = EXPANSION_FINDINGS[name];
  const test: LintRule<AdTagSubject>['test'] = (tag) => {
    const reports = tag.reports.filter(
      (report) => report.finding.id === name && isReported(tag, report),
    );
    return merged(reports, together).map(({ finding: { message }, expansions }) =>
      tag.hit(message, expansions[0]?.start ?? 0, repairOf(tag, expansions)),
    );
  };
  return { name, severity, stage, remedy, test };
};
