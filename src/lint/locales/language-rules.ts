import type { EMBED_RULES } from './it-embed-rules.js';
import type { FORM_RULES } from './it-form-rules.js';
import type { REQUEST_RULES } from './it-request-rules.js';
import type { RuleText } from './rule-text.js';

/** The texts of all rules in one language. The tables of one language define which rules there are. */
export interface LanguageRules {
  /** What stands in front of the faults of ad tags, such as `L’ad tag`. */
  readonly tag: string;
  readonly formRules: Readonly<Record<keyof typeof FORM_RULES, RuleText>>;
  readonly requestRules: Readonly<Record<keyof typeof REQUEST_RULES, RuleText>>;
  readonly embedRules: Readonly<Record<keyof typeof EMBED_RULES, RuleText>>;
  /** Between a sentence and the names that it is about. */
  readonly colon: string;
}
