import type { ReplaceRule } from './ad-tag-context.js';
import type { MacroDefinition } from './macro.js';
import { findMacro, MACROS } from './macro-registry.js';
import type { Token } from './placeholder-syntax.js';
import { findRule } from './replace-rules.js';

/** What a placeholder is bound to: the replace rule or macro that defines its value. */
export interface PlaceholderBinding {
  readonly by: 'replace-rule' | 'macro' | null;
  /** Name of the rule or macro; when there is none, the name in the template. */
  readonly name: string;
  /** Names under which `context.values` may contain the value; the first one found applies. */
  readonly keys: readonly string[];
  /** Null for an unknown rule or placeholder. */
  readonly macro: MacroDefinition | null;
}

/** Binds the subject of a replace rule. */
export const bindRule = ({ value: name }: ReplaceRule): PlaceholderBinding => {
  const macro = findRule(name) ?? null;
  const keys = macro === null || macro.name === name ? [name] : [name, macro.name];
  return { by: 'replace-rule', name, keys, macro };
};

const bindMacro = (macro: MacroDefinition, keys: readonly string[]): PlaceholderBinding => ({
  by: 'macro',
  name: macro.name,
  keys,
  macro,
});

const exactBindings: ReadonlyMap<string, PlaceholderBinding> = new Map(
  MACROS.map((macro) => [macro.name, bindMacro(macro, [macro.name])]),
);

const unbound = (name: string, keys: readonly string[]): PlaceholderBinding => ({
  by: null,
  name,
  keys,
  macro: null,
});

/** Binds a placeholder that is not the subject of a replace rule. */
export const bindToken = ({ syntax, name }: Token): PlaceholderBinding => {
  if (syntax !== 'bracket' && syntax !== 'encoded-bracket') return unbound(name, []);
  const exact = exactBindings.get(name);
  if (exact !== undefined) return exact;
  const macro = findMacro(name);
  return macro === undefined ? unbound(name, [name]) : bindMacro(macro, [name, macro.name]);
};
