import type { ExpansionMessages } from '../../ad-tags/expansion-findings.js';
import type { LintMessages } from '../../messages/generated/lint/messages.js';
import { ruleMaker, type LintRule, type RuleHit } from '../rule.js';
import type { AdSourceSubject } from './ad-source-subject.js';
import type { AdTagSubject } from './ad-tag-subject.js';

/** What the rules report, and the findings of `expandAdTag` that some of them repeat. */
type TagMessages = LintMessages & ExpansionMessages;

export type AdTagRule = LintRule<AdTagSubject>;

export const adTagRule = /* @__PURE__ */ ruleMaker<AdTagSubject, TagMessages>();

export type AdSourceRule = LintRule<AdSourceSubject>;

export const adSourceRule = /* @__PURE__ */ ruleMaker<AdSourceSubject, TagMessages>();

export type HitOf<Name extends keyof TagMessages> = RuleHit<TagMessages[Name]>;

export type HitsOf<Name extends keyof TagMessages> = readonly HitOf<Name>[];
