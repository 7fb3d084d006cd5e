import type { ResponseLintMessages } from '../../messages/generated/response-lint/index.js';
import type { LintRule, RuleHit } from '../rule.js';
import type { LintedInspection } from './linted-inspection.js';
import type { LintedDocument } from './vast-document.js';

export type DocumentRule = LintRule<LintedDocument, ResponseLintMessages>;

/** A rule about the requests of an inspection. */
export type InspectionRule = LintRule<LintedInspection, ResponseLintMessages>;

/** The hits of a rule, or of several whose messages have the same parameters. */
export type HitsOf<Name extends keyof ResponseLintMessages> = readonly RuleHit<
  ResponseLintMessages[Name]
>[];
