import { jsonPointer } from '../../finding.js';
import { isBounded } from '../../text/bounded-number.js';
import { isJsonObject } from '../../text/json.js';

/** What a value of a case file should be. */
export type ExpectedShape =
  | 'string'
  | 'boolean'
  | 'number'
  | 'index'
  | 'list'
  | 'short-list'
  | 'object'
  | 'one-of'
  | 'error-code';

export interface ShapeFault {
  /** JSON Pointer of the field; the empty string is the whole value. */
  readonly path: string;
  readonly expected: ExpectedShape;
  /** The values that are allowed, the most elements, or the system of the error code; empty for other shapes. */
  readonly values: readonly string[];
}

/** Checks a JSON value at a JSON Pointer: the first fault, or null. */
export type Shape = (value: unknown, path: string) => ShapeFault | null;

type FieldShapes = Readonly<Record<string, Shape>>;

export const shapeFault = (
  path: string,
  expected: ExpectedShape,
  values: readonly string[] = [],
): ShapeFault => ({ path, expected, values });

const ofType =
  (type: 'string' | 'boolean'): Shape =>
  (value, path) =>
    typeof value === type ? null : shapeFault(path, type);

export const text = ofType('string');
export const flag = ofType('boolean');

export const number: Shape = (value, path) =>
  isBounded(value) ? null : shapeFault(path, 'number');

export const index: Shape = (value, path) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? null : shapeFault(path, 'index');

export const anything: Shape = () => null;

export const oneOf =
  (...values: readonly string[]): Shape =>
  (value, path) =>
    values.includes(value as string) ? null : shapeFault(path, 'one-of', values);

/** The same for words, separated by blanks. */
export const wordOf = (words: string): Shape => oneOf(...words.split(' '));

export const nullOr =
  (shape: Shape): Shape =>
  (value, path) =>
    value === null ? null : shape(value, path);

export const optional =
  (shape: Shape): Shape =>
  (value, path) =>
    value === undefined ? null : shape(value, path);

const MAX_ELEMENTS = 10_000;

export const listOf =
  (shape: Shape): Shape =>
  (value, path) => {
    if (!Array.isArray(value)) return shapeFault(path, 'list');
    if (value.length > MAX_ELEMENTS) return shapeFault(path, 'short-list', [String(MAX_ELEMENTS)]);
    for (const [index, element] of value.entries()) {
      const fault = shape(element, `${path}/${index}`);
      if (fault !== null) return fault;
    }
    return null;
  };

/** An object with these fields; other fields are allowed. */
export const objectOf =
  (fields: FieldShapes): Shape =>
  (value, path) => {
    if (!isJsonObject(value)) return shapeFault(path, 'object');
    for (const [name, shape] of Object.entries(fields)) {
      const field = Object.hasOwn(value, name) ? value[name] : undefined;
      const fault = shape(field, path + jsonPointer(name));
      if (fault !== null) return fault;
    }
    return null;
  };

/** Fields of one shape. */
export const each = (shape: Shape, ...names: readonly string[]): FieldShapes =>
  Object.fromEntries(names.map((name) => [name, shape]));

/** An object whose field `kind` selects its other fields. */
export const kindOf =
  (kinds: Readonly<Record<string, FieldShapes>>): Shape =>
  (value, path) => {
    if (!isJsonObject(value)) return shapeFault(path, 'object');
    const fault = oneOf(...Object.keys(kinds))(value['kind'], `${path}/kind`);
    return fault ?? objectOf(kinds[value['kind'] as string] ?? {})(value, path);
  };
