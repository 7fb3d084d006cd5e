import { Failure } from './failure.js';
import { isObjectId } from './object-id.js';
import type { WireObject } from './object-kind.js';

/** What a field of a write may hold, and how the wire writes it (spec 2). */
export interface FieldRule {
  /** Ends the sentence "It must be …". */
  readonly must: string;
  /** The value as it is kept, or undefined when it breaks the rule. */
  readonly read: (value: unknown) => unknown;
}

/** Rules by field. Fields without a rule are not the caller's to write and are left out. */
export type WriteRules = Readonly<Record<string, FieldRule>>;

const isText = (value: unknown): value is string => typeof value === 'string';

const isAddress = (value: string): boolean => {
  try {
    const { protocol, hostname, username, password } = new URL(value);
    return /^https?:$/.test(protocol) && hostname !== '' && username === '' && password === '';
  } catch {
    return false;
  }
};

const texts = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((item) => isText(item) && item !== '')
    ? (value as string[])
    : undefined;

export const text: FieldRule = {
  must: 'text',
  read: (value) => (isText(value) ? value : undefined),
};

export const textOrNull: FieldRule = {
  must: 'text or null',
  read: (value) => (isText(value) || value === null ? value : undefined),
};

export const filledText: FieldRule = {
  must: 'text that is not empty',
  read: (value) => (isText(value) && value.trim() !== '' ? value : undefined),
};

/** Flags are kept as the strings 1 and 0, however they came (spec 2). */
export const flag: FieldRule = {
  must: 'a flag, 1 or 0',
  read: (value) => {
    if (value === '1' || value === 1 || value === true) return '1';
    return value === '0' || value === 0 || value === false ? '0' : undefined;
  },
};

export const wholeNumber: FieldRule = {
  must: 'a whole number, 0 or more',
  read: (value) =>
    /^\d{1,9}$/.test(isText(value) || typeof value === 'number' ? String(value) : '')
      ? Number(value)
      : undefined,
};

/** A length is kept as text (spec 2: numbers may be returned as strings). */
export const pixels: FieldRule = {
  must: 'a number of pixels, 1 to 9999',
  read: (value) =>
    /^[1-9]\d{0,3}$/.test(isText(value) || typeof value === 'number' ? String(value) : '')
      ? String(value)
      : undefined,
};

export const address: FieldRule = {
  must: 'an absolute http or https address',
  read: (value) => (isText(value) && isAddress(value) ? value : undefined),
};

export const addressOrNull: FieldRule = {
  must: 'an absolute http or https address, or null',
  read: (value) => (value === null || value === '' ? null : address.read(value)),
};

export const colour: FieldRule = {
  must: 'a hexadecimal colour',
  read: (value) => (isText(value) && /^#?[\da-f]{6}$/i.test(value) ? value : undefined),
};

export const objectName: FieldRule = {
  must: '1 to 64 letters, digits, _ or -',
  read: (value) => (isObjectId(value) ? value : undefined),
};

export const objectNames: FieldRule = {
  must: 'a list of ids',
  read: (value) => (texts(value)?.every(isObjectId) ? value : undefined),
};

export const textList: FieldRule = { must: 'a list of text', read: texts };

export const oneOf = (...values: readonly string[]): FieldRule => ({
  must: values.join(', ').replace(/, ([^,]*)$/, ' or $1'),
  read: (value) => (isText(value) && values.includes(value) ? value : undefined),
});

/** Reads the fields that have a rule. Throws Failure 400. */
export const readFields = (
  fields: WireObject,
  rules: WriteRules,
  required: readonly string[] = [],
): WireObject => {
  const missing = required.find((name) => !Object.hasOwn(fields, name));
  if (missing !== undefined) throw new Failure(400, `${missing} is missing.`);
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, { must, read }]) => {
      if (!Object.hasOwn(fields, name)) return [];
      const value = read(fields[name]);
      if (value === undefined) throw new Failure(400, `${name} must be ${must}.`);
      return [[name, value]];
    }),
  );
};
