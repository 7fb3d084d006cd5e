import type { ResolveFindingId } from './findings.js';
import type { Length } from './player-config.js';
import { items, report, value, type Wire } from './wire.js';

/** Upper bound of everything counted in seconds: eleven days. Ours. */
const MAX_SECONDS = 999_999;

/** Upper bound of lengths, in pixels or percent, read or written. Ours. */
export const MAX_LENGTH = 99_999;

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const LENGTH = /^(0|\d{1,5}(?:\.\d{1,3})?)(px|%)?$/;
const COLOR = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const DATE_TIME =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const LANGUAGE = /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i;

/** The field read by `parse`; `otherwise` when it is not set or, with a finding, when `parse` gives null. */
const read = <T, F>(
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

const within = (
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

const parseText = (raw: unknown): string | null => {
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

const parseLength = (raw: unknown): Length | null => {
  const [, digits, unit] = LENGTH.exec(parseText(raw) ?? '') ?? [];
  return digits === undefined ? null : { value: Number(digits), unit: unit === '%' ? '%' : 'px' };
};

const parsePixels = (raw: unknown): number | null => {
  const length = parseLength(raw);
  return length?.unit === 'px' ? length.value : null;
};

const parsePattern =
  (pattern: RegExp) =>
  (raw: unknown): string | null =>
    typeof raw === 'string' && pattern.test(raw) ? raw : null;

const parseColor = (raw: unknown): string | null => {
  const color = parsePattern(COLOR)(raw);
  return color === null ? null : `#${color.replace('#', '')}`;
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

/** A number without unit or with `px` or `%`, 0 to `MAX_LENGTH`, or null. */
export const length = (wire: Wire, name: string): Length | null => {
  const parsed = read(wire, name, ['not-length', parseLength, null]);
  return parsed && { ...parsed, value: within(wire, name, [parsed.value, 0, MAX_LENGTH]) };
};

/** Pixels, 1 to `MAX_LENGTH`, or null: 0 means none. */
export const pixels = (wire: Wire, name: string): number | null => {
  const parsed = read(wire, name, ['not-pixels', parsePixels, null]);
  return parsed ? within(wire, name, [parsed, 1, MAX_LENGTH]) : null;
};

/** A hexadecimal colour with its `#`, which the wire may leave out (platform facts 2.2), or null. */
export const color = (wire: Wire, name: string): string | null =>
  read(wire, name, ['not-color', parseColor, null]);

/** `YYYY-MM-DD hh:mm:ss` as it came (spec 2), or null. */
export const dateTime = (wire: Wire, name: string): string | null =>
  read(wire, name, ['not-date', parsePattern(DATE_TIME), null]);

/** A BCP 47 language tag, or null. */
export const language = (wire: Wire, name: string): string | null =>
  read(wire, name, ['not-language', parsePattern(LANGUAGE), null]);

/** A list of texts that came as one text: JSON, or separated by commas. */
const listed = (raw: string): readonly unknown[] => {
  try {
    const list: unknown = JSON.parse(raw);
    if (Array.isArray(list)) return list;
  } catch {
    // Not JSON, so it is read as plain text.
  }
  return raw.split(',').map((part) => part.trim());
};

/** The texts of a list field, which may come as one text; empty ones are left out, others give a finding. */
export const texts = (wire: Wire, name: string): readonly string[] => {
  const raw = value(wire, name);
  const list = typeof raw === 'string' ? listed(raw) : items(wire, name).map((item) => item.value);
  return list.filter((element): element is string => {
    if (typeof element !== 'string') report(wire, name, 'not-text', element);
    return typeof element === 'string' && element !== '';
  });
};
