import type { LintMessages } from '../../messages/generated/lint/messages.js';
import type { LintRule, RuleHit } from '../rule.js';
import type { AdSourceSubject } from './ad-source-subject.js';
import type { AdTagSubject } from './ad-tag-subject.js';

export type AdTagRule = LintRule<AdTagSubject, LintMessages>;

/** A rule about the text of an ad with its waterfall and replace rules. */
export type AdSourceRule = LintRule<AdSourceSubject, LintMessages>;

export type HitOf<Name extends keyof LintMessages> = RuleHit<LintMessages[Name]>;

export type HitsOf<Name extends keyof LintMessages> = readonly HitOf<Name>[];
