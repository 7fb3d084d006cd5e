import type { Severity } from '../../finding.js';
import type { ResponseLintMessages } from '../../messages/generated/response-lint/index.js';
import type { Hop } from '../../vast/inspect/inspection.js';
import type { LintStage } from '../lint-finding.js';
import { ruleMaker, type LintRule, type RuleHit, type RuleName } from '../rule.js';
import type { LintedHop, LintedInspection } from './linted-inspection.js';
import type { LintedDocument } from './vast-document.js';

/** A hit of a rule, or of several whose messages have the same parameters. */
export type HitOf<Name extends keyof ResponseLintMessages> = RuleHit<ResponseLintMessages[Name]>;

export type HitsOf<Name extends keyof ResponseLintMessages> = readonly HitOf<Name>[];

export type DocumentRule = LintRule<LintedDocument>;

export const documentRule = /* @__PURE__ */ ruleMaker<LintedDocument, ResponseLintMessages>();

/** Makes the rows of rules that look at each of some parts of a document. A part that keeps the rule has the hit null. */
export const rulesAbout =
  <Part>(stage: LintStage, partsOf: (document: LintedDocument) => readonly Part[]) =>
  <Name extends RuleName<ResponseLintMessages>>(
    name: Name,
    severity: Severity,
    test: (document: LintedDocument, part: Part) => HitOf<Name> | HitsOf<Name> | null,
  ): DocumentRule =>
    documentRule(name, severity, stage, (document) =>
      partsOf(document).flatMap((part) => test(document, part) ?? []),
    );

export type InspectionRule = LintRule<LintedInspection>;

export const inspectionRule = /* @__PURE__ */ ruleMaker<LintedInspection, ResponseLintMessages>();

/** A rule about each request of a chain. A request that keeps the rule has the parameters null. */
export const hopRule = <Name extends RuleName<ResponseLintMessages>>(
  name: Name,
  severity: Severity,
  stage: LintStage,
  paramsOf: (
    hop: Hop,
    linted: LintedHop,
    inspection: LintedInspection,
  ) => ResponseLintMessages[Name] | null,
): InspectionRule =>
  inspectionRule(name, severity, stage, (inspection) =>
    inspection.hops.flatMap((linted) => {
      const params = paramsOf(linted.hop, linted, inspection);
      return params === null ? [] : { params, path: linted.path };
    }),
  );
