import type { ContextSource, MacroDefinition } from '../macro.js';
import { findMacro } from '../macro-registry.js';
import type { PlaceholderSyntax } from '../placeholder-syntax.js';
import { whole } from '../value-formats.js';
import type { Dialect } from './dialect.js';
import { DIALECTS } from './dialect-tables.js';

const macro = (
  name: string,
  source: ContextSource,
  value: MacroDefinition['value'],
  sameAs = name,
): MacroDefinition => ({ name, source, standard: false, sameAs, value });

const seconds = (playhead: number | undefined): number | undefined =>
  playhead === undefined ? undefined : Math.floor(playhead);

const flagText = (flag: unknown): string | undefined =>
  typeof flag === 'boolean' ? String(flag) : undefined;

/** Values in a form that only dialects have. */
const DIALECT_MACROS: readonly MacroDefinition[] = [
  macro('exact_duration', 'content', ({ content }) => content?.duration),
  // Equativ writes -1 for a live.
  macro('equativ_duration', 'content', ({ content }) =>
    content?.live === true ? -1 : whole(content?.duration),
  ),
  macro('playhead_seconds', 'player', ({ player }) => seconds(player?.playhead)),
  // The commas are part of a text and are encoded, unlike those of a list.
  macro('tags_text', 'embed', ({ embed }) =>
    Array.isArray(embed?.tags) ? embed.tags.join() : undefined,
  ),
  macro('gdpr_text', 'consent', ({ consent }) => flagText(consent?.gdprApplies), 'gdpr'),
];

/** The macro with a name of a table. In a dialect no macro becomes -1: that is a rule of the IAB. */
export const macroOf = (name: string): MacroDefinition | null => {
  const definition = DIALECT_MACROS.find((each) => each.name === name) ?? findMacro(name);
  return definition === undefined ? null : { ...definition, standard: false };
};

export interface DialectEntry {
  readonly dialect: Dialect;
  /** Null when its value is unknown. */
  readonly macro: MacroDefinition | null;
  /** Only the ad server of the dialect can fill it. */
  readonly isAdServers: boolean;
}

const entriesOf = (dialect: Dialect): readonly (readonly [string, DialectEntry])[] => [
  ...Object.entries(dialect.macros).map(
    ([name, means]) => [name, { dialect, macro: macroOf(means), isAdServers: false }] as const,
  ),
  ...(dialect.adServer ?? []).map(
    (name) => [name, { dialect, macro: null, isAdServers: true }] as const,
  ),
];

const keyOf = (syntax: PlaceholderSyntax, name: string): string =>
  `${syntax} ${name.toLowerCase()}`;

const listedNames: ReadonlyMap<string, DialectEntry> = new Map(
  DIALECTS.flatMap((dialect) =>
    dialect.syntaxes.flatMap((syntax) =>
      entriesOf(dialect).map(([name, entry]) => [keyOf(syntax, name), entry] as const),
    ),
  ).reverse(),
);

const startsWithOneOf = (name: string, prefixes: readonly string[] = []): boolean =>
  prefixes.some((prefix) => name.startsWith(prefix));

const entryOf = (
  dialect: Dialect,
  syntax: PlaceholderSyntax,
  name: string,
): DialectEntry | undefined => {
  if (dialect.adServerSyntaxes?.includes(syntax))
    return { dialect, macro: null, isAdServers: true };
  if (!dialect.syntaxes.includes(syntax)) return undefined;
  const value = dialect.read?.(name);
  if (value !== undefined)
    return { dialect, macro: macro(name, 'page', value), isAdServers: false };
  const isAdServers = startsWithOneOf(name, dialect.adServerPrefixes);
  return isAdServers || startsWithOneOf(name, dialect.prefixes)
    ? { dialect, macro: null, isAdServers }
    : undefined;
};

/** The meaning of a placeholder that is not a macro in brackets; undefined when no dialect has it. */
export const findInDialects = (
  syntax: PlaceholderSyntax,
  name: string,
): DialectEntry | undefined => {
  const listed = listedNames.get(keyOf(syntax, name));
  if (listed !== undefined) return listed;
  for (const dialect of DIALECTS) {
    const entry = entryOf(dialect, syntax, name);
    if (entry !== undefined) return entry;
  }
  return undefined;
};

export const findDialect = (name: string): Dialect | undefined =>
  DIALECTS.find((dialect) => dialect.name === name);
