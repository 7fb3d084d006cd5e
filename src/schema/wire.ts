import * as z from 'zod/mini';

/** A schema of any wire value. */
export type WireSchema = z.ZodMiniType;

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** What a schema describes, all the way down readonly. The keys keep their docstrings. */
export type Wire<S extends WireSchema> = DeepReadonly<z.output<S>>;

/** Any text, the empty one too. Addresses are text here: judging them is not the wire's business. */
export const text = z.string('must be text');

/** An object id: text that is not empty (spec 2). */
export const id = text.check(z.regex(/./s, 'must be text that is not empty'));

/** A flag: the strings `1` and `0` (spec 2), or the numbers and booleans that stand for them. */
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

/** A length on the screen: a number of CSS pixels, or text with `px`, `%` or no unit; empty text is none. */
export const length = z.union(
  [number, z.string().check(z.regex(/^(?:[+-]?\d+(?:\.\d+)?(?:px|%)?)?$/))],
  'must be a length: a number, alone or with px or %',
);

/** A hexadecimal colour of 3, 4, 6 or 8 digits, with `#` or without; empty text is none. */
export const colour = z
  .string('must be a hexadecimal colour')
  .check(
    z.regex(/^(?:#?(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8}))?$/i, 'must be a hexadecimal colour'),
  );

const dateTimeMessage = 'must be a date-time YYYY-MM-DD hh:mm:ss';

/** A date-time `YYYY-MM-DD hh:mm:ss` (spec 2): its form alone, not whether there is such a day. */
export const dateTime = z
  .string(dateTimeMessage)
  .check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, dateTimeMessage));

/** Anything at all: a shape the interface leaves open (spec 2.11), kept as it came. */
export const open = z.unknown();

/** A field that may be absent or null. */
export const optional = <S extends WireSchema>(schema: S) => z.nullish(schema);

/** A list whose items have one schema. */
export const list = <S extends WireSchema>(item: S) => z.array(item, 'must be a list');

/**
 * An object with these fields and whatever else came with it: unknown fields stay in the
 * value and are not in the type, so a mistyped field name does not compile. A copy that
 * zod's `parse` makes lacks an own `__proto__`; `check` hands back the JSON itself.
 */
export const object = <S extends z.core.$ZodShape>(shape: S) =>
  z.looseObject(shape, 'must be an object') as unknown as z.ZodMiniObject<S>;

/**
 * A value whose own look selects its schema. Unlike a union, only the selected
 * schema is asked, so a problem names the field at fault.
 */
export const selected = <S extends WireSchema>(select: (value: unknown) => S) =>
  z.custom<z.output<S>>().check(({ value, issues }) => {
    const result = z.safeParse(select(value), value);
    for (const issue of result.error?.issues ?? []) {
      issues.push({ code: 'custom', message: issue.message, path: issue.path, input: value });
    }
  });
