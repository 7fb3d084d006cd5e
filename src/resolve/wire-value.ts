import type { ResolveFindingId } from './findings.js';
import { report, value, type Wire } from './wire.js';

/** Upper bound of everything counted in seconds: eleven days. Ours. */
const MAX_SECONDS = 999_999;

const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** The field read by `parse`; `otherwise` when it is not set or, with a finding, when `parse` gives null. */
export const read = <T, F>(
  wire: Wire,
  name: string,
  [id, parse, otherwise]: readonly [ResolveFindingId, (raw: unknown) => T | null, F],
): T | F => {
  const raw = value(wire, name);
  if (raw === null) return otherwise;
  const parsed = parse(raw);
  if (parsed !== null) return parsed;
  report(wire, name, raw === '' ? 'empty-value' : id, raw);
  return otherwise;
};

export const within = (
  wire: Wire,
  name: string,
  [number, min, max]: readonly [number, number, number],
): number => {
  const bounded = Math.min(max, Math.max(min, number));
  if (bounded !== number) report(wire, name, 'out-of-bounds', number);
  return bounded;
};

const finite = (number: number): number | null =>
  // Adding 0 turns -0 into 0, which JSON can write.
  Number.isFinite(number) ? number + 0 : null;

export const parseText = (raw: unknown): string | null => {
  if (typeof raw === 'string') return raw;
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : null;
};

const parseFlag = (raw: unknown): boolean | null => {
  if (raw === '1' || raw === 1 || raw === true) return true;
  return raw === '0' || raw === 0 || raw === false ? false : null;
};

const parseNumber = (raw: unknown): number | null => {
  if (typeof raw === 'number') return finite(raw);
  return typeof raw === 'string' && NUMBER.test(raw) ? finite(Number(raw)) : null;
};

/** A text, or a number as text; else the empty string. Markup in it stays text. */
export const text = (wire: Wire, name: string): string =>
  read(wire, name, ['not-text', parseText, '']);

/** `"1"`, 1 and true, or `"0"`, 0 and false (spec 2). */
export const flag = (wire: Wire, name: string, otherwise = false): boolean =>
  read(wire, name, ['not-flag', parseFlag, otherwise]);

/**
 * A number, or one written in decimal digits, moved into the bounds. Leading zeros mean
 * nothing (`"010"` is 10); exponents, separators, units and other scripts are refused.
 */
export const number = <F extends number | null>(
  wire: Wire,
  name: string,
  { min, max, otherwise }: { readonly min: number; readonly max: number; readonly otherwise: F },
): number | F => {
  const parsed = read(wire, name, ['not-number', parseNumber, null]);
  return parsed === null ? otherwise : within(wire, name, [parsed, min, max]);
};

/** Seconds, 0 to `MAX_SECONDS`. */
export const seconds = <F extends number | null>(
  wire: Wire,
  name: string,
  otherwise: F,
): number | F => number(wire, name, { min: 0, max: MAX_SECONDS, otherwise });

/** Seconds above 0, or null: 0 means none. */
export const someSeconds = (wire: Wire, name: string): number | null =>
  seconds(wire, name, null) || null;
