import type { AdTagContext, AdTagValue, ReplaceRule } from './ad-tag-context.js';
import type { ContextSource, Draw, Macro } from './macro.js';
import { findMacro, MACROS } from './macro-vocabulary.js';
import type { Token } from './placeholder-syntax.js';
import { findRule } from './replace-rules.js';

/** What a placeholder means, and where its value comes from. */
export interface Meaning {
  readonly by: 'replace-rule' | 'macro' | null;
  /** Name of the rule or macro; without a meaning, the name that was written. */
  readonly name: string;
  readonly source: ContextSource | null;
  /** A macro of VAST 4.x section 6.1: becomes -1 without a value. */
  readonly standard: boolean;
  /** The name under which consent may withhold it. */
  readonly sameAs: string;
  /** Names under which `context.values` may give it, first one first. */
  readonly keys: readonly string[];
  readonly value: ((context: AdTagContext, draw: Draw) => AdTagValue) | null;
}

/** The meaning that a replace rule gives to its subject. */
export const ruleMeaning = ({ value: written }: ReplaceRule): Meaning => {
  const rule = findRule(written);
  return {
    by: 'replace-rule',
    name: written,
    source: rule?.source ?? null,
    standard: false,
    sameAs: rule?.sameAs ?? written,
    keys: rule === undefined || rule.name === written ? [written] : [written, rule.name],
    value: rule?.value ?? null,
  };
};

const macroMeaning = ({ name, source, standard, sameAs, value }: Macro): Meaning => ({
  by: 'macro',
  name,
  source,
  standard,
  sameAs,
  keys: [name],
  value,
});

const meanings: ReadonlyMap<string, Meaning> = new Map(
  MACROS.map((macro) => [macro.name, macroMeaning(macro)]),
);

const noMeaning = (written: string, keys: readonly string[]): Meaning => ({
  by: null,
  name: written,
  source: null,
  standard: false,
  sameAs: written,
  keys,
  value: null,
});

/** The meaning of a placeholder that no replace rule names. */
export const tokenMeaning = ({ syntax, name: written }: Token): Meaning => {
  if (syntax !== 'bracket' && syntax !== 'encoded-bracket') return noMeaning(written, []);
  const exact = meanings.get(written);
  if (exact !== undefined) return exact;
  const macro = findMacro(written);
  if (macro === undefined) return noMeaning(written, [written]);
  return { ...macroMeaning(macro), keys: [written, macro.name] };
};
