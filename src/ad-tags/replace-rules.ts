import type { AdTagContext, AdTagValue, ReplaceRule } from './ad-tag-context.js';
import type { ContextSource, Draw } from './macro.js';

/** What a replace rule's name stands for. */
export interface RuleMeaning {
  readonly name: string;
  readonly source: ContextSource;
  readonly sameAs: string;
  readonly value: ((context: AdTagContext, draw: Draw) => AdTagValue) | null;
}

const meaning = (
  name: string,
  source: ContextSource,
  value: NonNullable<RuleMeaning['value']>,
  sameAs = name,
): RuleMeaning => ({ name, source, sameAs, value });

/** The rule names that the platform documents, one row a rule (platform facts 1.1). */
const RULES: readonly RuleMeaning[] = [
  meaning('random-number', 'random', (_, draw) => draw.cachebuster()),
  meaning('url-video', 'content', ({ content }) => content?.url, 'CONTENTURI'),
  meaning('url-page', 'page', ({ page }) => page?.url, 'PAGEURL'),
  meaning('url-primary', 'embed', ({ embed }) => embed?.primaryUrl),
  meaning('url-secondary', 'embed', ({ embed }) => embed?.secondaryUrl),
  meaning('url-tertiary', 'embed', ({ embed }) => embed?.tertiaryUrl),
];

/** The embed's field names, accepted as names of the rules that read them. */
const ALIASES: readonly (readonly [string, string])[] = [
  ['primary_url', 'url-primary'],
  ['secondary_url', 'url-secondary'],
  ['tertiary_url', 'url-tertiary'],
];

const byName: ReadonlyMap<string, RuleMeaning> = new Map([
  ...RULES.map((rule) => [rule.name, rule] as const),
  ...ALIASES.flatMap(([alias, name]) =>
    RULES.filter((rule) => rule.name === name).map((rule) => [alias, rule] as const),
  ),
]);

/** The meaning of a documented rule name or alias, or undefined. */
export const findRule = (name: string): RuleMeaning | undefined => byName.get(name);

/** The rules of an ad object, sorted for use. */
export interface RuleSet {
  /** One rule a subject, the longest subject first: the order of rules that do not conflict never matters. */
  readonly inForce: readonly ReplaceRule[];
  /** Those whose subject is a bracketed name, `[url]`, by that text. */
  readonly bracketed: ReadonlyMap<string, ReplaceRule>;
  /** Rules that cannot be used: no text as subject or value. */
  readonly malformed: number;
  /** Subjects that a later rule names again; the first rule is in force. */
  readonly duplicates: readonly string[];
}

const NO_RULES: RuleSet = { inForce: [], bracketed: new Map(), malformed: 0, duplicates: [] };

const BRACKETED = /^\[[A-Za-z_][\w.:-]{0,127}\]$/;

const isRule = (rule: unknown): rule is ReplaceRule => {
  if (typeof rule !== 'object' || rule === null) return false;
  const { subject, value } = rule as Partial<Record<keyof ReplaceRule, unknown>>;
  return typeof subject === 'string' && subject !== '' && typeof value === 'string';
};

/** Sorts an ad object's replace rules, whatever their shape (spec 2.7). */
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
