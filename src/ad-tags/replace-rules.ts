import type { ReplaceRule } from './ad-tag-context.js';
import type { MacroDefinition } from './macro.js';
import { findMacro } from './macro-registry.js';

/** The rules that the platform documents, each with the macro that has its value (platform facts 1.1). */
const RULE_MACROS: readonly (readonly [name: string, macro: string])[] = [
  ['random-number', 'CACHEBUSTING'],
  ['url-video', 'CONTENTURI'],
  ['url-page', 'page_url'],
  ['url-primary', 'primary_url'],
  ['url-secondary', 'secondary_url'],
  ['url-tertiary', 'tertiary_url'],
];

export const RULES: readonly MacroDefinition[] = RULE_MACROS.flatMap(([name, means]) => {
  const macro = findMacro(means);
  return macro === undefined ? [] : [{ ...macro, name, standard: false }];
});

export const RULE_NAMES: readonly string[] = RULES.map(({ name }) => name);

const byName: ReadonlyMap<string, MacroDefinition> = new Map(
  RULES.map((known) => [known.name, known]),
);

export const findRule = (name: string): MacroDefinition | undefined =>
  byName.get(name.toLowerCase());

/** A replace rule that can be used. */
export interface UsableRule extends ReplaceRule {
  /** Set when its subject is found in the tag. */
  isUsed: boolean;
}

/** The rules of an ad object, sorted for use. */
export interface RuleSet {
  /** Every rule that can be used; of two with the same subject, the first. */
  readonly usable: readonly UsableRule[];
  /** The rules whose subject is a name in brackets, such as `[url]`, by that name. */
  readonly bracketed: ReadonlyMap<string, UsableRule>;
  /** The others, the longest subject first, so that the order of rules without conflicts does not matter. */
  readonly literal: readonly UsableRule[];
  /** Number of rules that cannot be used, because subject or value is not a text. */
  readonly malformed: number;
  /** Subjects of more than one rule. */
  readonly duplicates: readonly string[];
}

const NONE: readonly never[] = [];

const NO_RULES: RuleSet = {
  usable: NONE,
  bracketed: new Map(),
  literal: NONE,
  malformed: 0,
  duplicates: NONE,
};

const BRACKETED = /^\[[A-Za-z_][\w.:-]{0,127}\]$/;

const isRule = (rule: unknown): rule is ReplaceRule => {
  if (typeof rule !== 'object' || rule === null) return false;
  const { subject, value } = rule as Partial<Record<keyof ReplaceRule, unknown>>;
  return typeof subject === 'string' && subject !== '' && typeof value === 'string';
};

class RuleReader implements RuleSet {
  readonly usable: UsableRule[] = [];
  readonly bracketed = new Map<string, UsableRule>();
  readonly duplicates: string[] = [];
  malformed = 0;
  #literal: Map<string, UsableRule> | undefined;

  get literal(): readonly UsableRule[] {
    if (this.#literal === undefined) return NONE;
    return [...this.#literal.values()].sort((a, b) => b.subject.length - a.subject.length);
  }

  read(rule: unknown): void {
    if (!isRule(rule)) this.malformed += 1;
    else if (BRACKETED.test(rule.subject))
      this.#add(this.bracketed, rule.subject.slice(1, -1), rule);
    else this.#add((this.#literal ??= new Map<string, UsableRule>()), rule.subject, rule);
  }

  #add(rules: Map<string, UsableRule>, key: string, { subject, value }: ReplaceRule): void {
    const first = rules.get(key);
    if (first !== undefined) {
      if (first.value !== value) this.duplicates.push(subject);
      return;
    }
    const rule = { subject, value, isUsed: false };
    rules.set(key, rule);
    this.usable.push(rule);
  }
}

/** Sorts the replace rules of an ad object (spec 2.7). Accepts any JSON. */
export const readRules = (rules: readonly ReplaceRule[] | undefined): RuleSet => {
  if (!Array.isArray(rules) || rules.length === 0) return NO_RULES;
  const reader = new RuleReader();
  for (const rule of rules as readonly unknown[]) reader.read(rule);
  return reader;
};
