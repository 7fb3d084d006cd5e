import { macroOf } from '../../ad-tags/dialects/dialects.js';
import { IAB } from '../../ad-tags/dialects/iab.js';
import { MACROS } from '../../ad-tags/macro-registry.js';
import { nearest } from '../../text/edit-distance.js';
import type { AdTagSubject } from './ad-tag-subject.js';

/** The name of the IAB's macro with the same value as another macro; undefined if there is none. */
export const iabNameOf = (name: string): string | undefined => {
  const value = macroOf(name)?.value ?? null;
  if (value === null) return undefined;
  return Object.entries(IAB.macros).find(([, means]) => macroOf(means)?.value === value)?.[0];
};

/** Unknown placeholders of one tag that are compared with the known ones, which takes long. */
const MAX_COMPARED = 20;

/** Shorter names are like too many others. */
const MIN_LENGTH = 4;
const LONG_NAME = 8;

/** Without the macros of trackers, which nothing fills in a request. */
const NAMES = MACROS.filter(({ value }) => value !== null)
  .map(({ name }) => name)
  .filter(({ length }) => length >= MIN_LENGTH);

/** Whether an offset is in the value of a correlator, which must be a number. */
const isInCorrelator = ({ parameters }: AdTagSubject, offset: number): boolean => {
  const parameter = parameters.find(({ end }) => offset < end);
  return parameter?.key === 'correlator';
};

/**
 * The name of the macro that an unknown name differs little from, as the IAB spells it; null if there is none. Whether
 * the macro has a value makes no difference.
 */
export const similarMacro = (name: string): string | null => {
  if (name.length < MIN_LENGTH) return null;
  const macro = nearest(name, NAMES, name.length >= LONG_NAME ? 2 : 1);
  return macro === undefined ? null : (iabNameOf(macro) ?? macro);
};

/** The macro in brackets that was probably meant by an unknown name at an offset, or null. */
export const intendedMacro = (tag: AdTagSubject, name: string, offset: number): string | null => {
  const macro = similarMacro(name);
  if (macro === null) return null;
  // The time as text would break it.
  return `[${macro === 'TIMESTAMP' && isInCorrelator(tag, offset) ? 'timestamp' : macro}]`;
};

const known = new WeakMap<AdTagSubject, ReadonlyMap<string, string>>();

const compare = (tag: AdTagSubject): ReadonlyMap<string, string> => {
  const unknown = tag.reports
    .filter(({ finding }) => finding.id === 'macro-unknown')
    .slice(0, MAX_COMPARED)
    .flatMap(({ expansions }) => expansions.slice(0, 1));
  return new Map(
    unknown.flatMap(({ placeholder, name, start }) => {
      const macro = intendedMacro(tag, name ?? '', start);
      return macro === null ? [] : [[placeholder, macro] as const];
    }),
  );
};

/** The unknown placeholders of a tag that differ little from a known one, each with the macro that was meant. */
export const nearMisses = (tag: AdTagSubject): ReadonlyMap<string, string> => {
  const misses = known.get(tag) ?? compare(tag);
  known.set(tag, misses);
  return misses;
};
