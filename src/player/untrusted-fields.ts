import { isBounded } from '../text/bounded-number.js';
import type { VastReason } from '../vast/vast-error.js';

export type Fields = Readonly<Record<string, unknown>>;

/** Genuine strings are shorter, and a longer one would not fit into a request. */
const MAX_LENGTH = 32_000;

/** An object to read fields from; any other value reads as an object without fields. */
export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** The fields of an object in a JSON text; none for an invalid text and one longer than `maxLength`. */
export const jsonFields = (json: unknown, maxLength: number): Fields => {
  if (typeof json !== 'string' || json.length > maxLength) return {};
  try {
    return fields(JSON.parse(json));
  } catch {
    return {};
  }
};

/** The params of a message: fields that are texts or numbers. */
export const readParams = (value: unknown): VastReason['params'] =>
  Object.fromEntries(
    Object.entries(fields(value)).filter(
      (entry): entry is [string, string | number] =>
        isBounded(entry[1]) || (typeof entry[1] === 'string' && entry[1].length <= MAX_LENGTH),
    ),
  );

export const untrustedText = (value: unknown, form: RegExp): string | undefined =>
  typeof value === 'string' && value.length <= MAX_LENGTH && form.test(value) ? value : undefined;

export const untrustedFlag = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

export const present = <Found extends object>(
  object: Found,
): { [Name in keyof Found]?: Exclude<Found[Name], undefined> } =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Found]?: Exclude<Found[Name], undefined>;
  };
