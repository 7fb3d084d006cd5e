import { documentedRange, findingDetails } from './finding-details.js';
import type { LanguageRules } from './language-rules.js';
import type { RuleText, RuleTexts } from './rule-text.js';

/** The texts of lint findings in one language. */
export interface RuleTranslation {
  /** The text of a rule about ad tags; its fault is what stands behind the words for the tag. Undefined for every other rule. */
  readonly tagRuleText: (rule: string) => RuleText | undefined;
  /** The two sentences about a finding by its rule and its English sentences; null if there are none. */
  readonly findingText: (rule: string, message: string, remedy?: string) => RuleText | null;
  /** The names of the rules with texts. */
  readonly translatedRules: readonly string[];
}

const ownOf = (texts: RuleTexts, rule: string): RuleText | undefined =>
  Object.hasOwn(texts, rule) ? texts[rule] : undefined;

export const translateRules = ({
  tag,
  formRules,
  requestRules,
  embedRules,
  colon,
}: LanguageRules): RuleTranslation => {
  const tagRules: RuleTexts = { ...formRules, ...requestRules };
  const tagRuleText = (rule: string): RuleText | undefined => ownOf(tagRules, rule);
  const ruleText = (rule: string): RuleText | undefined => {
    const text = tagRuleText(rule);
    return text === undefined ? ownOf(embedRules, rule) : [`${tag} ${text[0]}.`, text[1]];
  };
  const withDetails = (sentence: string, details: readonly string[]): string =>
    details.length === 0
      ? sentence
      : `${sentence.replace(/\.$/, '')}${colon}${details.join(', ')}.`;
  return {
    tagRuleText,
    translatedRules: [tagRules, embedRules].flatMap(Object.keys),
    findingText: (rule, message, englishRemedy = '') => {
      const text = ruleText(rule);
      if (text === undefined) return null;
      const range = documentedRange(englishRemedy);
      return [
        withDetails(text[0], findingDetails(message)),
        withDetails(text[1], range === null ? [] : [range]),
      ];
    },
  };
};
