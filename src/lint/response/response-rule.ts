import type { ResponseLintMessages } from '../../messages/generated/response-lint/index.js';
import { ruleMaker, type LintRule, type RuleHit } from '../rule.js';
import type { LintedInspection } from './linted-inspection.js';
import type { LintedDocument } from './vast-document.js';

export type DocumentRule = LintRule<LintedDocument>;

export const documentRule = /* @__PURE__ */ ruleMaker<LintedDocument, ResponseLintMessages>();

export type InspectionRule = LintRule<LintedInspection>;

export const inspectionRule = /* @__PURE__ */ ruleMaker<LintedInspection, ResponseLintMessages>();

/** The hits of a rule, or of several whose messages have the same parameters. */
export type HitsOf<Name extends keyof ResponseLintMessages> = readonly RuleHit<
  ResponseLintMessages[Name]
>[];
