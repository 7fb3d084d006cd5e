import { roundSeconds } from '../../time/seconds.js';
import { fixText } from './fix-texts.js';
import type { MacroEquivalent, PlaceholderFix, RequestParameters } from './verdict-parameters.js';

const SLOTS: Readonly<Record<string, string>> = {
  overlayInitial: 'initial overlay',
  overlayMain: 'main overlay',
};

export const slotName = (slot: string): string => SLOTS[slot] ?? slot;

/** ` (preroll, mobile)`, or nothing for a tag of its own. */
export const where = ({ slot, device }: Pick<RequestParameters, 'slot' | 'device'>): string => {
  const parts = [...(slot === null ? [] : [slotName(slot)]), ...(device === null ? [] : [device])];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
};

export const server = (host: string): string => host || 'The ad server';
export const inner = (host: string): string => host || 'the ad server';
export const count = (wrappers: number): string =>
  wrappers === 1 ? '1 wrapper' : `${wrappers} wrappers`;

/** ` for the preroll`, or nothing. */
export const forSlot = (slot: string | null): string =>
  slot === null ? '' : ` for the ${slotName(slot)}`;

/** Seconds with at most one decimal. */
export const seconds = (value: number): string => `${roundSeconds(value)} s`;

/** A text behind another one, or nothing. */
export const before = (text: string, rest: string): string => (rest === '' ? '' : text + rest);

const MAX_NAMED = 6;

/** How to write placeholders as macros; empty if none of them has one. */
export const asMacros = (equivalents: readonly MacroEquivalent[]): string => {
  const known = equivalents.filter(({ macro }) => macro !== null);
  const open = equivalents.filter(({ macro }) => macro === null);
  if (known.length === 0) return '';
  const pairs = known
    .slice(0, MAX_NAMED)
    .map(({ placeholder, macro }) => `${placeholder} as ${String(macro)}`);
  const names = open.slice(0, MAX_NAMED).map(({ placeholder }) => placeholder);
  const rest = names.length === 0 ? '' : `; add replace rules for ${names.join(', ')}`;
  return `Write ${pairs.join(', ')}${rest}.`;
};

/** What to do about placeholders that are still in a request. */
export const fixed = (fixes: readonly PlaceholderFix[]): string =>
  fixText(
    {
      instead: (m, p) => `${m} instead of ${p}`,
      write: (x) => `Write ${x}.`,
      valueFor: (f, p) => `${f} for ${p}`,
      provide: (x) => `Provide ${x}.`,
      define: (x) =>
        `Add a replace rule or a value in \`values\` for ${x}, or remove it from the ad tag.`,
    },
    fixes,
  );
