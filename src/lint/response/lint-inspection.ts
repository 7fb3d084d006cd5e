import type { LintFinding } from '../lint-finding.js';
import { lintWith, type LintRule } from '../sentence-rule.js';
import type { Inspection } from '../../vast/inspect/inspection.js';
import { documentContext, type LintInspectionOptions } from './lint-options.js';
import { lintDocument } from './lint-vast.js';
import {
  readLintedInspection,
  type LintedHop,
  type LintedInspection,
} from './linted-inspection.js';
import { CHAIN_RULES } from './rules/chain-rules.js';
import { NETWORK_RULES } from './rules/network-rules.js';

/** Every rule about the requests of an inspection. */
export const INSPECTION_RULES: readonly LintRule<LintedInspection>[] = [
  ...NETWORK_RULES,
  ...CHAIN_RULES,
];

/** How long the player waits for ad servers. */
const DEFAULT_TIMEOUT_MS = 5_000;

/** The findings about the document of a hop. Behind a wrapper, `wrapper-empty-after` reports that there is no ad. */
const documentFindings = ({ document, depth }: LintedHop): readonly LintFinding[] =>
  document === null
    ? []
    : lintDocument(document).filter(({ id }) => depth === 0 || id !== 'vast-no-ad');

/**
 * Checks the requests of an inspection and the documents that they led to. Paths are JSON Pointers into the
 * inspection: `/hops/0` for the first request. Findings about a document have a position in its text; their repair
 * replaces `/hops/0/text`. Never throws and requests nothing.
 */
export const lintInspection = (
  inspection: Inspection,
  options: LintInspectionOptions = {},
): readonly LintFinding[] => {
  const { timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const linted = readLintedInspection(inspection, documentContext(options), timeoutMs);
  return [...lintWith(INSPECTION_RULES, linted), ...linted.hops.flatMap(documentFindings)];
};
