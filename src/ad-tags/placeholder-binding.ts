import type { ReplaceRule } from './ad-tag-context.js';
import type { Dialect } from './dialects/dialect.js';
import { findInDialects } from './dialects/dialects.js';
import { percentDecode } from './encoding.js';
import { adManagerMacro } from './google-ad-manager.js';
import type { MacroDefinition } from './macro.js';
import { findByLetters, findMacro, MACROS } from './macro-registry.js';
import { tokenAt, type Token } from './placeholder-syntax.js';
import { findRule, RULES } from './replace-rules.js';

/** What a placeholder is bound to: the replace rule or macro that defines its value. */
export interface PlaceholderBinding {
  readonly by: 'replace-rule' | 'macro' | null;
  /** Name of the rule or macro; when there is none, the name in the template. */
  readonly name: string;
  /** Names under which `context.values` may contain the value; the first one found applies. */
  readonly keys: readonly string[];
  /** Null for an unknown rule or placeholder. */
  readonly macro: MacroDefinition | null;
  /** The dialect of the placeholder; null for macros in brackets and for replace rules. */
  readonly dialect: Dialect | null;
  /** Only an ad server can fill it. */
  readonly isAdServers: boolean;
  /** The value that the placeholder itself gives for the case that it has none; null without one. */
  readonly defaultValue: string | null;
}

const bindMacro = (
  by: PlaceholderBinding['by'],
  name: string,
  macro: MacroDefinition | null,
  keys: readonly string[],
): PlaceholderBinding => ({
  by,
  name,
  keys,
  macro,
  dialect: null,
  isAdServers: false,
  defaultValue: null,
});

const exactBindings: ReadonlyMap<string, PlaceholderBinding> = new Map(
  MACROS.map((macro) => [macro.name, bindMacro('macro', macro.name, macro, [macro.name])]),
);

const bindInDialect = (
  syntax: Token['syntax'],
  name: string,
  defaultValue: string | null,
): PlaceholderBinding => {
  const entry = findInDialects(syntax, name);
  const { dialect = null, isAdServers = false } = entry ?? {};
  const macro = entry?.macro ?? (isAdServers ? null : (findByLetters(name) ?? null));
  return {
    by: macro === null ? null : 'macro',
    name: macro?.name ?? name,
    keys: isAdServers ? [] : macro === null ? [name] : [name, macro.name],
    macro,
    dialect,
    isAdServers,
    defaultValue,
  };
};

const isBracketed = (syntax: Token['syntax']): boolean =>
  syntax === 'bracket' || syntax === 'encoded-bracket';

/** Binds a macro in brackets that is written in its own case; undefined for every other placeholder. */
export const bindMacroToken = ({ syntax, name }: Token): PlaceholderBinding | undefined =>
  isBracketed(syntax) ? exactBindings.get(name) : undefined;

/** Binds a placeholder that is not the subject of a replace rule. */
export const bindToken = (token: Token): PlaceholderBinding => {
  const { syntax, name } = token;
  if (isBracketed(syntax)) {
    const exact = bindMacroToken(token);
    if (exact !== undefined) return exact;
    const macro = findMacro(name);
    return macro === undefined
      ? bindInDialect('bracket', name, null)
      : bindMacro('macro', macro.name, macro, [name, macro.name]);
  }
  const equals = syntax === 'curly' ? name.indexOf('=') : -1;
  return equals === -1
    ? bindInDialect(syntax, name, null)
    : bindInDialect(syntax, name.slice(0, equals), percentDecode(name.slice(equals + 1)));
};

/** Binds a parameter of Google Ad Manager that has no value; undefined when its value is not a macro's. */
export const bindParameter = (name: string): PlaceholderBinding | undefined => {
  const macro = adManagerMacro(name);
  return macro && bindMacro('macro', macro.name, macro, [name, macro.name]);
};

/** The macro that a replace rule names, as a name or as a whole placeholder. */
const namedMacro = (name: string): MacroDefinition | null => {
  const byName = findRule(name) ?? findMacro(name);
  if (byName !== undefined) return byName;
  const token = tokenAt(name, 0);
  return token?.end === name.length ? bindToken(token).macro : null;
};

const bindRuleName = (name: string): PlaceholderBinding => {
  const macro = namedMacro(name);
  const keys = macro === null || macro.name === name ? [name] : [name, macro.name];
  return bindMacro('replace-rule', name, macro, keys);
};

const ruleBindings: ReadonlyMap<string, PlaceholderBinding> = new Map(
  RULES.map(({ name }) => [name, bindRuleName(name)]),
);

export const bindRule = ({ value: name }: ReplaceRule): PlaceholderBinding =>
  ruleBindings.get(name) ?? bindRuleName(name);
