import { report, value, type FieldReader } from './field-reader.js';
import { items } from './read-list.js';
import { MAX_LENGTH } from '../limits.js';
import { parseText, read, within } from './read-value.js';

export interface Length {
  /** 0 to 99999. */
  readonly value: number;
  readonly unit: 'px' | '%';
}

const LENGTH = /^(0|\d{1,5}(?:\.\d{1,3})?)(px|%)?$/;
const COLOR = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const DATE_TIME =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const LANGUAGE = /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i;

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

const LENGTH_TYPE = { parse: parseLength, id: 'not-length', defaultValue: null } as const;
const PIXELS_TYPE = { parse: parsePixels, id: 'not-pixels', defaultValue: null } as const;
const COLOR_TYPE = { parse: parseColor, id: 'not-color', defaultValue: null } as const;
const DATE_TIME_TYPE = {
  parse: parsePattern(DATE_TIME),
  id: 'not-date',
  defaultValue: null,
} as const;
const LANGUAGE_TYPE = {
  parse: parsePattern(LANGUAGE),
  id: 'not-language',
  defaultValue: null,
} as const;

/** A number without unit or with `px` or `%`, 0 to `MAX_LENGTH`, or null. */
export const length = (fields: FieldReader, name: string): Length | null => {
  const parsed = read(fields, name, LENGTH_TYPE);
  return parsed && { ...parsed, value: within(fields, name, [parsed.value, 0, MAX_LENGTH]) };
};

/** Pixels, 1 to `MAX_LENGTH`, or null: 0 means none. */
export const pixels = (fields: FieldReader, name: string): number | null => {
  const parsed = read(fields, name, PIXELS_TYPE);
  return parsed ? within(fields, name, [parsed, 1, MAX_LENGTH]) : null;
};

/** A hexadecimal color with its `#`, which the service may leave out (platform facts 2.2), or null. */
export const color = (fields: FieldReader, name: string): string | null =>
  read(fields, name, COLOR_TYPE);

/** `YYYY-MM-DD hh:mm:ss` as it came (spec 2), or null. */
export const dateTime = (fields: FieldReader, name: string): string | null =>
  read(fields, name, DATE_TIME_TYPE);

/** A BCP 47 language tag, or null. */
export const language = (fields: FieldReader, name: string): string | null =>
  read(fields, name, LANGUAGE_TYPE);

/** A list of texts that came as one text: as JSON, or separated by commas. */
const listed = (raw: string): readonly unknown[] => {
  try {
    const list: unknown = JSON.parse(raw);
    if (Array.isArray(list)) return list;
  } catch {
    // Not JSON, so it is read as plain text.
  }
  return raw.split(',').map((part) => part.trim());
};

/** The texts of a list field, which may come as one text. Empty ones are left out; elements of other types are reported. */
export const texts = (fields: FieldReader, name: string): readonly string[] => {
  const raw = value(fields, name);
  const list =
    typeof raw === 'string' ? listed(raw) : items(fields, name).map((item) => item.value);
  return list.filter((element): element is string => {
    if (typeof element !== 'string') report(fields, name, 'not-text', { unread: element });
    return typeof element === 'string' && element !== '';
  });
};
