import type { ReplaceRule } from './ad-tag-context.js';
import type { ContextSource, MacroDefinition } from './macro.js';

const rule = (
  name: string,
  source: ContextSource,
  value: MacroDefinition['value'],
  sameAs = name,
): MacroDefinition => ({ name, source, standard: false, sameAs, value });

/** The rules that the platform documents, one per row (platform facts 1.1). */
const RULES: readonly MacroDefinition[] = [
  rule('random-number', 'random', (_, shared) => shared.cachebuster()),
  rule('url-video', 'content', ({ content }) => content?.url, 'CONTENTURI'),
  rule('url-page', 'page', ({ page }) => page?.url, 'PAGEURL'),
  rule('url-primary', 'embed', ({ embed }) => embed?.primaryUrl),
  rule('url-secondary', 'embed', ({ embed }) => embed?.secondaryUrl),
  rule('url-tertiary', 'embed', ({ embed }) => embed?.tertiaryUrl),
];

/** The documented rule names, for messages. */
export const RULE_NAMES = RULES.map(({ name }) => name).join(', ');

/** The embed's field names, accepted as names of the rules that read these fields. */
const ALIASES: readonly (readonly [string, string])[] = [
  ['primary_url', 'url-primary'],
  ['secondary_url', 'url-secondary'],
  ['tertiary_url', 'url-tertiary'],
];

const byName: ReadonlyMap<string, MacroDefinition> = new Map([
  ...RULES.map((known) => [known.name, known] as const),
  ...ALIASES.flatMap(([alias, name]) =>
    RULES.filter((known) => known.name === name).map((known) => [alias, known] as const),
  ),
]);

/** The definition of a documented rule or an alias, or undefined. */
export const findRule = (name: string): MacroDefinition | undefined => byName.get(name);

/** The rules of an ad object, sorted for use. */
export interface RuleSet {
  /** One rule per subject, the longest subject first, so that the order of rules without conflicts does not matter. */
  readonly inForce: readonly ReplaceRule[];
  /** The rules whose subject is a name in brackets, such as `[url]`, by that text. */
  readonly bracketed: ReadonlyMap<string, ReplaceRule>;
  /** Number of rules that cannot be used, because subject or value is not a text. */
  readonly malformed: number;
  /** Subjects of more than one rule; the first rule applies. */
  readonly duplicates: readonly string[];
}

const NO_RULES: RuleSet = { inForce: [], bracketed: new Map(), malformed: 0, duplicates: [] };

const BRACKETED = /^\[[A-Za-z_][\w.:-]{0,127}\]$/;

const isRule = (rule: unknown): rule is ReplaceRule => {
  if (typeof rule !== 'object' || rule === null) return false;
  const { subject, value } = rule as Partial<Record<keyof ReplaceRule, unknown>>;
  return typeof subject === 'string' && subject !== '' && typeof value === 'string';
};

/** Sorts the replace rules of an ad object (spec 2.7). Accepts any JSON. */
export const readRules = (rules: readonly ReplaceRule[] | undefined): RuleSet => {
  const list: readonly unknown[] = Array.isArray(rules) ? rules : [];
  if (list.length === 0) return NO_RULES;
  const bySubject = new Map<string, ReplaceRule>();
  const duplicates: string[] = [];
  const usable = list.filter(isRule);
  for (const rule of usable) {
    const first = bySubject.get(rule.subject);
    if (first === undefined) bySubject.set(rule.subject, rule);
    else if (first.value !== rule.value) duplicates.push(rule.subject);
  }
  return {
    inForce: [...bySubject.values()].sort((a, b) => b.subject.length - a.subject.length),
    bracketed: new Map([...bySubject].filter(([subject]) => BRACKETED.test(subject))),
    malformed: list.length - usable.length,
    duplicates,
  };
};
