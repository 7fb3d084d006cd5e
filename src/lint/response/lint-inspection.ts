import { DEFAULT_REQUEST_TIMEOUT_MS } from '../../ad-tags/request-timeout.js';
import type { LintFinding, LintFindingData } from '../lint-finding.js';
import { lintWith } from '../rule.js';
import type { Inspection } from '../../vast/inspect/inspection.js';
import { documentContext, type LintInspectionOptions } from './lint-options.js';
import { lintDocument, writeInEnglish } from './lint-vast.js';
import { readLintedInspection, type LintedHop } from './linted-inspection.js';
import type { InspectionRule } from './response-rule.js';
import { CHAIN_RULES } from './rules/chain-rules.js';
import { NETWORK_RULES } from './rules/network-rules.js';

export const INSPECTION_RULES: readonly InspectionRule[] = [...NETWORK_RULES, ...CHAIN_RULES];

/** The findings about the document of a hop. Behind a wrapper, `wrapper-empty-after` reports that there is no ad. */
const documentFindings = ({ document, depth }: LintedHop): readonly LintFindingData[] =>
  document === null
    ? []
    : lintDocument(document).filter(({ id }) => depth === 0 || id !== 'vast-no-ad');

export const inspectionFindings = (
  inspection: Inspection,
  options: LintInspectionOptions = {},
): readonly LintFindingData[] => {
  const { timeoutMs = DEFAULT_REQUEST_TIMEOUT_MS } = options;
  const linted = readLintedInspection(inspection, documentContext(options), timeoutMs);
  return [...lintWith(INSPECTION_RULES, linted), ...linted.hops.flatMap(documentFindings)];
};

/**
 * Checks the requests of an inspection and the documents that they led to. Paths are JSON Pointers into the
 * inspection: `/hops/0` for the first request. Findings about a document have a position in its text; their repair
 * replaces `/hops/0/text`. Never throws and requests nothing.
 */
export const lintInspection = (
  inspection: Inspection,
  options: LintInspectionOptions = {},
): readonly LintFinding[] => writeInEnglish(inspectionFindings(inspection, options));
