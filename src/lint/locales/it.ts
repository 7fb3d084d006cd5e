import { findingDetails } from './finding-details.js';
import { EMBED_RULES } from './it-embed-rules.js';
import { FORM_RULES } from './it-form-rules.js';
import { REQUEST_RULES } from './it-request-rules.js';
import type { RuleText, RuleTexts } from './rule-text.js';

const TAG_RULES: RuleTexts = { ...FORM_RULES, ...REQUEST_RULES };

const ownOf = (texts: RuleTexts, rule: string): RuleText | undefined =>
  Object.hasOwn(texts, rule) ? texts[rule] : undefined;

/** The text of a rule about ad tags; its fault is what stands behind "L’ad tag". Undefined for every other rule. */
export const tagRuleText = (rule: string): RuleText | undefined => ownOf(TAG_RULES, rule);

/** The two sentences about a rule; undefined if there are none in Italian. */
const ruleText = (rule: string): RuleText | undefined => {
  const tag = tagRuleText(rule);
  return tag === undefined ? ownOf(EMBED_RULES, rule) : [`L’ad tag ${tag[0]}.`, tag[1]];
};

/** The names of the rules with texts. */
export const translatedRules: readonly string[] = [TAG_RULES, EMBED_RULES].flatMap(Object.keys);

/** The two sentences about a finding by its rule and its English message; null if there are none in Italian. */
export const findingText = (rule: string, message: string): RuleText | null => {
  const text = ruleText(rule);
  if (text === undefined) return null;
  const details = findingDetails(message);
  const [fault, remedy] = text;
  return details.length === 0
    ? text
    : [`${fault.replace(/\.$/, '')}: ${details.join(', ')}.`, remedy];
};
