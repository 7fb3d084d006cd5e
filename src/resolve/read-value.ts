import { MAX_SECONDS } from '../limits.js';
import { report, value, type FieldReader } from './field-reader.js';
import type { ShownValue } from './shown-value.js';
import type { ResolveFindingId, ResolveMessages } from './resolve-findings.js';

/** Upper bound of texts, in characters. Not in the specification; chosen because no page shows a longer one. */
const MAX_TEXT_LENGTH = 100_000;

/** The text up to the bound, without half a character at its end. */
export const boundedText = (text: string): string =>
  text.length > MAX_TEXT_LENGTH
    ? text.slice(0, MAX_TEXT_LENGTH).replace(/[\uD800-\uDBFF]$/, '')
    : text;

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Ids of the findings about a value of the wrong form, which show it. */
type FormFindingId = {
  readonly [Id in ResolveFindingId]: ResolveMessages[Id] extends ShownValue ? Id : never;
}[ResolveFindingId];

/** How a field is read. Declared once for each type, because an embed has hundreds of fields. */
export interface FieldType<T, F> {
  readonly parse: (raw: unknown) => T | null;
  readonly id: FormFindingId;
  readonly defaultValue: F;
}

/** The field of a type; its default when it is not set or, with a finding, when it cannot be read. */
export const read = <T, F>(
  fields: FieldReader,
  name: string,
  { parse, id, defaultValue }: FieldType<T, F>,
): T | F => {
  const raw = value(fields, name);
  if (raw === null) return defaultValue;
  const parsed = parse(raw);
  if (parsed !== null) return parsed;
  if (raw === '') report(fields, name, 'empty-value');
  else report(fields, name, id, { unread: raw });
  return defaultValue;
};

/** Reports a text that is longer than allowed. */
export const reportLength = (fields: FieldReader, name: string, max: number): void => {
  report(fields, name, 'out-of-bounds', { unit: 'characters', value: '', min: 0, max });
};

/** The number clamped to the bounds, with a finding when it is outside. */
export const within = (
  fields: FieldReader,
  name: string,
  [number, min, max]: readonly [number, number, number],
): number => {
  const bounded = Math.min(max, Math.max(min, number));
  if (bounded !== number)
    report(fields, name, 'out-of-bounds', { unit: 'number', value: String(number), min, max });
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

const TEXT = { parse: parseText, id: 'not-text', defaultValue: '' } as const;
const OFF = { parse: parseFlag, id: 'not-flag', defaultValue: false } as const;
const ON = { parse: parseFlag, id: 'not-flag', defaultValue: true } as const;
const NUMBER_TYPE = { parse: parseNumber, id: 'not-number', defaultValue: null } as const;

/** A text of any length, or a number as text; else the empty string. */
export const unboundedText = (fields: FieldReader, name: string): string =>
  read(fields, name, TEXT);

/** A text, cut at its bound, or a number as text; else the empty string. Markup in it stays text. */
export const text = (fields: FieldReader, name: string): string => {
  const full = unboundedText(fields, name);
  if (full.length <= MAX_TEXT_LENGTH) return full;
  reportLength(fields, name, MAX_TEXT_LENGTH);
  return boundedText(full);
};

/** `"1"`, 1 and true, or `"0"`, 0 and false (spec 2). */
export const flag = (fields: FieldReader, name: string, defaultValue = false): boolean =>
  read(fields, name, defaultValue ? ON : OFF);

/**
 * A number, or a text of decimal digits, clamped to the bounds. Leading zeros mean nothing
 * (`"010"` is 10); exponents, separators, units and digits of other scripts are refused.
 */
export const number = <F extends number | null>(
  fields: FieldReader,
  name: string,
  {
    min,
    max,
    defaultValue,
  }: { readonly min: number; readonly max: number; readonly defaultValue: F },
): number | F => {
  const parsed = read(fields, name, NUMBER_TYPE);
  return parsed === null ? defaultValue : within(fields, name, [parsed, min, max]);
};

/** Seconds, 0 to `MAX_SECONDS`. */
export const seconds = <F extends number | null>(
  fields: FieldReader,
  name: string,
  defaultValue: F,
): number | F => number(fields, name, { min: 0, max: MAX_SECONDS, defaultValue });

/** Seconds above 0, or null: 0 means none. */
export const positiveSeconds = (fields: FieldReader, name: string): number | null =>
  seconds(fields, name, null) || null;
