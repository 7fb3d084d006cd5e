import { IAB_MACROS } from './iab-macros.js';
import { DE_FACTO_MACROS } from './de-facto-macros.js';
import type { MacroDefinition } from './macro.js';

export const MACROS: readonly MacroDefinition[] = [...IAB_MACROS, ...DE_FACTO_MACROS];

const byName: ReadonlyMap<string, MacroDefinition> = new Map(
  MACROS.map((macro) => [macro.name, macro]),
);

// The de facto names come last, so that `[Timestamp]` is the integer that such tags expect and not the
// ISO text, which would break a correlator.
const byLowerCaseName: ReadonlyMap<string, MacroDefinition> = new Map(
  MACROS.map((macro) => [macro.name.toLowerCase(), macro]),
);

const lettersOf = (name: string): string => name.toLowerCase().replace(/[-_.]/g, '');

/** The macros of requests by their letters. Only the name as the IAB writes it becomes -1. */
const byLetters: ReadonlyMap<string, MacroDefinition> = new Map(
  MACROS.filter(({ value }) => value !== null).map((macro) => [
    lettersOf(macro.name),
    { ...macro, standard: false },
  ]),
);

/** What vendors add to a name for the same value: their prefix, its encoding, or the id of a vendor. */
const AFFIX = /^_fw_|[-_.](?:(?:un)?enc(?:oded)?|esc|\d+)$/i;

const findWithoutAffix = (name: string): MacroDefinition | undefined => {
  const base = name.replace(AFFIX, '');
  if (base === name) return undefined;
  const macro = findByLetters(base);
  // Consent alone differs by vendor: `GDPR_CONSENT_755`.
  return /\d$/.test(name) && macro?.source !== 'consent' ? undefined : macro;
};

/**
 * The macro of a request whose name has the same letters, or undefined: `page-url`, `PAGE_URL_ENC` and `pageUrl` are
 * one value.
 */
export const findByLetters = (name: string): MacroDefinition | undefined =>
  byLetters.get(lettersOf(name)) ?? findWithoutAffix(name);

/**
 * The macro with that name, or undefined. The exact case is looked up first, because `[timestamp]` and
 * `[TIMESTAMP]` are two macros, then any case, then the letters alone.
 */
export const findMacro = (name: string): MacroDefinition | undefined =>
  byName.get(name) ?? byLowerCaseName.get(name.toLowerCase()) ?? findByLetters(name);

/** Whether two macros differ only in the case of this name, which is given in lower case. */
export const isCaseSensitive = (name: string): boolean =>
  byName.has(name) && byName.has(name.toUpperCase());
