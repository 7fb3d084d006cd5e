import { IAB_MACROS } from './iab-macros.js';
import { LEGACY_MACROS } from './legacy-macros.js';
import type { Macro } from './macro.js';

/** Every macro that is known, one entry a name. */
export const MACROS: readonly Macro[] = [...IAB_MACROS, ...LEGACY_MACROS];

const byName: ReadonlyMap<string, Macro> = new Map(MACROS.map((macro) => [macro.name, macro]));

// The legacy names come last: `[Timestamp]` is then the integer that
// such tags mean, never the ISO text that would break a correlator.
const byLowerCaseName: ReadonlyMap<string, Macro> = new Map(
  MACROS.map((macro) => [macro.name.toLowerCase(), macro]),
);

/**
 * The macro that a bracketed name means, or undefined: exact case first, so that
 * `[timestamp]` and `[TIMESTAMP]` are two, then whatever the case.
 */
export const findMacro = (name: string): Macro | undefined =>
  byName.get(name) ?? byLowerCaseName.get(name.toLowerCase());
