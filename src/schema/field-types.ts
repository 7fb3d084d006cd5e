import * as z from 'zod/mini';

/** The schema of any value. */
export type Schema = z.ZodMiniType;

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** The type of the values that a schema accepts, deeply readonly. */
export type Infer<S extends Schema> = DeepReadonly<z.output<S>>;

/** Any text, also empty. Addresses are text too: the schemas do not judge them. */
export const text = z.string('must be text');

/** An object id: non-empty text (spec 2). */
export const id = text.check(z.regex(/./s, 'must be text that is not empty'));

/** A flag: the strings `1` and `0` (spec 2), or a number or boolean in their place. */
export const flag = z.literal(['1', '0', 1, 0, true, false], 'must be a flag, 1 or 0');

const number = z.number();

/** A number, or text that holds one (spec 2). */
export const numeric = z.union(
  [number, z.string().check(z.regex(/^[+-]?\d+(?:\.\d+)?$/))],
  'must be a number, also as text',
);

/** A whole number, or text that holds one (spec 2). */
export const integer = z.union(
  [z.int(), z.string().check(z.regex(/^[+-]?\d+$/))],
  'must be a whole number, also as text',
);

/** A length on the screen: a number of CSS pixels, or text with `px`, `%` or no unit. Empty text means no length. */
export const length = z.union(
  [number, z.string().check(z.regex(/^(?:[+-]?\d+(?:\.\d+)?(?:px|%)?)?$/))],
  'must be a length: a number, alone or with px or %',
);

/** A hexadecimal color of 3, 4, 6 or 8 digits, with `#` or without. Empty text means no color. */
export const color = z
  .string('must be a hexadecimal color')
  .check(
    z.regex(/^(?:#?(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8}))?$/i, 'must be a hexadecimal color'),
  );

const dateTimeMessage = 'must be a date-time YYYY-MM-DD hh:mm:ss';

/** A date-time `YYYY-MM-DD hh:mm:ss` (spec 2). Only the format is checked, not whether the day exists. */
export const dateTime = z
  .string(dateTimeMessage)
  .check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, dateTimeMessage));

/** Any value: a shape that the interface leaves open (spec 2.11). */
export const open = z.unknown();

/** A field that may be absent or null. */
export const optional = <S extends Schema>(schema: S) => z.nullish(schema);

/** A list whose items have one schema. */
export const list = <S extends Schema>(item: S) => z.array(item, 'must be a list');

/**
 * An object with these fields and any others. Unknown fields stay in the value and are not in the
 * type, so that a mistyped field name does not compile. A copy made by zod's `parse` lacks an own
 * `__proto__`; `check` returns the JSON itself.
 */
export const object = <S extends z.core.$ZodShape>(shape: S) =>
  z.looseObject(shape, 'must be an object') as unknown as z.ZodMiniObject<S>;

/**
 * A value that selects its own schema. Unlike a union, only the selected schema is applied, so that
 * a problem names the invalid field.
 */
export const selected = <S extends Schema>(select: (value: unknown) => S) =>
  z.custom<z.output<S>>().check(({ value, issues }) => {
    const result = z.safeParse(select(value), value);
    for (const issue of result.error?.issues ?? []) {
      issues.push({ code: 'custom', message: issue.message, path: issue.path, input: value });
    }
  });

/** The value of an own field, or undefined. Inherited properties and values without fields give undefined. */
export const fieldOf = (value: unknown, name: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<PropertyKey, unknown>>)[name]
    : undefined;
