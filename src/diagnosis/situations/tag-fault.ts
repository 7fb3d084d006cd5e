import type { LintFindingData } from '../../lint/lint-finding.js';
import type { SituationMatch } from './situation.js';

const isAboutTag = ({ severity, stage }: LintFindingData): boolean =>
  severity === 'error' && (stage === 'template' || stage === 'expanded');

/**
 * The verdict about a tag that was not requested: the first error that a rule found in it, if no situation has one.
 * Findings are in order of severity.
 */
export const withTagFault = (
  match: SituationMatch,
  findings: readonly LintFindingData[],
): SituationMatch => {
  const { verdict } = match;
  if (verdict.id !== 'not-requested') return match;
  const found = findings.find(isAboutTag);
  if (found === undefined) return match;
  const { id: finding, params, path, repair } = found;
  return {
    verdict: { id: 'tag-fault', parameters: { ...verdict.parameters, finding, params } },
    owner: 'publisher',
    path,
    repair: () => repair,
  };
};
