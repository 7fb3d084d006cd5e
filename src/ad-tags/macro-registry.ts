import { IAB_MACROS } from './iab-macros.js';
import { DE_FACTO_MACROS } from './de-facto-macros.js';
import type { MacroDefinition } from './macro.js';

/** Every known macro, one entry per name. */
export const MACROS: readonly MacroDefinition[] = [...IAB_MACROS, ...DE_FACTO_MACROS];

const byName: ReadonlyMap<string, MacroDefinition> = new Map(
  MACROS.map((macro) => [macro.name, macro]),
);

// The de facto names come last, so that `[Timestamp]` is the integer that such tags expect and not the
// ISO text, which would break a correlator.
const byLowerCaseName: ReadonlyMap<string, MacroDefinition> = new Map(
  MACROS.map((macro) => [macro.name.toLowerCase(), macro]),
);

/**
 * The macro with that name, or undefined. The exact case is looked up first, because `[timestamp]` and
 * `[TIMESTAMP]` are two macros, then any case.
 */
export const findMacro = (name: string): MacroDefinition | undefined =>
  byName.get(name) ?? byLowerCaseName.get(name.toLowerCase());

/** Whether two macros differ only in the case of this name, which is given in lower case. */
export const isCaseSensitive = (name: string): boolean =>
  byName.has(name) && byName.has(name.toUpperCase());
