import type { AdSourceSubject } from './ad-tag/ad-source-subject.js';
import type { AdTagSubject } from './ad-tag/ad-tag-subject.js';
import type { EmbedSubject } from './embed/embed-subject.js';
import type { LintRule } from './rule.js';
import { CACHE_BUSTING_RULES } from './ad-tag/rules/cache-busting.js';
import { CONSENT_SOURCE_RULES } from './ad-tag/rules/consent-source.js';
import { CONSENT_RULES } from './ad-tag/rules/consent.js';
import { FIELD_RULES } from './embed/rules/fields.js';
import { AD_MANAGER_VALUE_RULES } from './ad-tag/rules/google-ad-manager-values.js';
import { AD_MANAGER_RULES } from './ad-tag/rules/google-ad-manager.js';
import { IMPLAUSIBLE_VALUE_RULES } from './ad-tag/rules/implausible-values.js';
import { MACRO_RULES } from './ad-tag/rules/macros.js';
import { MACRO_VALUE_RULES } from './ad-tag/rules/macro-values.js';
import { PARAMETER_RULES } from './ad-tag/rules/parameters.js';
import { PASTED_TAG_RULES } from './ad-tag/rules/pasted-tags.js';
import { REPLACE_RULE_RULES } from './ad-tag/rules/replace-rules.js';
import { SLOT_RULES } from './embed/rules/slots.js';
import { URL_RULES } from './ad-tag/rules/url.js';
import { WATERFALL_RULES } from './ad-tag/rules/waterfall.js';

export const AD_TAG_RULES: readonly LintRule<AdTagSubject>[] = [
  ...URL_RULES,
  ...PARAMETER_RULES,
  ...IMPLAUSIBLE_VALUE_RULES,
  ...MACRO_RULES,
  ...MACRO_VALUE_RULES,
  ...CACHE_BUSTING_RULES,
  ...CONSENT_RULES,
  ...CONSENT_SOURCE_RULES,
  ...AD_MANAGER_RULES,
  ...AD_MANAGER_VALUE_RULES,
];

export const AD_SOURCE_RULES: readonly LintRule<AdSourceSubject>[] = [
  ...PASTED_TAG_RULES,
  ...WATERFALL_RULES,
  ...REPLACE_RULE_RULES,
];

export const EMBED_RULES: readonly LintRule<EmbedSubject>[] = [...FIELD_RULES, ...SLOT_RULES];
