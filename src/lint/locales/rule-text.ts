/** What a rule found, and what to do, in one language. */
export type RuleText = readonly [fault: string, remedy: string];

/** By the name of the rule. */
export type RuleTexts = Readonly<Record<string, RuleText>>;
