import { macroOf } from '../../ad-tags/dialects/dialects.js';
import { IAB } from '../../ad-tags/dialects/iab.js';

/** The name of the IAB's macro with the same value as another macro; undefined if there is none. */
export const iabNameOf = (name: string): string | undefined => {
  const value = macroOf(name)?.value ?? null;
  if (value === null) return undefined;
  return Object.entries(IAB.macros).find(([, means]) => macroOf(means)?.value === value)?.[0];
};
