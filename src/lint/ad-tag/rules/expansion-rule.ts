import {
  expansionSeverity,
  type ExpansionFindingId,
  type ExpansionMessages,
  type ExpansionReport,
} from '../../../ad-tags/expansion-findings.js';
import type { Expansion } from '../../../ad-tags/fill.js';
import type { LintStage, RepairData } from '../../lint-finding.js';
import type { AdTagRule } from '../tag-rule.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import { listedPlaceholders } from './listed-names.js';

export interface ExpansionRuleOptions {
  readonly repairOf?: (tag: AdTagSubject, expansions: readonly Expansion[]) => RepairData | null;
  /** Whether this rule reports the finding; another one does if it is false. Default: always. */
  readonly isReported?: (tag: AdTagSubject, report: ExpansionReport) => boolean;
}

type PlaceholderParams = ExpansionMessages['macro-unknown'];

const namesPlaceholders = (params: object): params is PlaceholderParams => 'placeholders' in params;

const merged = (reports: readonly ExpansionReport[]): readonly ExpansionReport[] => {
  const [first] = reports;
  if (first === undefined || reports.length === 1) return reports;
  const placeholders = reports.flatMap(({ finding: { params } }) =>
    namesPlaceholders(params) ? params.placeholders : [],
  );
  if (placeholders.length === 0) return reports;
  const params = listedPlaceholders(placeholders);
  const expansions = reports
    .flatMap((report) => report.expansions)
    .sort((a, b) => a.start - b.start);
  return [{ finding: { ...first.finding, params }, expansions }];
};

/** The rule that reports one kind of finding of `expandAdTag`, with its position and repair. */
export const expansionRule = (
  name: ExpansionFindingId,
  stage: LintStage,
  { repairOf = () => null, isReported = () => true }: ExpansionRuleOptions = {},
): AdTagRule => ({
  name,
  severity: expansionSeverity(name),
  stage,
  test: (tag) => {
    const reports = tag.reports.filter(
      (report) => report.finding.id === name && isReported(tag, report),
    );
    return merged(reports).map(({ finding: { params }, expansions }) =>
      tag.hit(params, expansions[0]?.start ?? 0, repairOf(tag, expansions)),
    );
  },
});
