import { jsonPointer } from '../../finding.js';
import { isJsonObject } from '../../text/json.js';

/** Checks a JSON value at a JSON Pointer: one sentence about the first problem, or null. */
export type Shape = (value: unknown, path: string) => string | null;

type FieldShapes = Readonly<Record<string, Shape>>;

const at = (path: string): string => (path === '' ? 'The file' : path);

const ofType =
  (type: 'string' | 'boolean', noun: string): Shape =>
  (value, path) =>
    typeof value === type ? null : `${at(path)} is not ${noun}.`;

export const isText = ofType('string', 'a string');
export const isFlag = ofType('boolean', 'true or false');

export const isNumber: Shape = (value, path) =>
  typeof value === 'number' && Number.isFinite(value) ? null : `${at(path)} is not a number.`;

export const isIndex: Shape = (value, path) =>
  Number.isInteger(value) && (value as number) >= 0
    ? null
    : `${at(path)} is not a whole number from 0.`;

/** Any JSON. */
export const isAnything: Shape = () => null;

export const isOneOf =
  (...values: readonly (string | number)[]): Shape =>
  (value, path) =>
    values.includes(value as string | number)
      ? null
      : `${at(path)} is not ${values.map((one) => JSON.stringify(one)).join(', ')}.`;

export const isNullOr =
  (shape: Shape): Shape =>
  (value, path) =>
    value === null ? null : shape(value, path);

export const isOptional =
  (shape: Shape): Shape =>
  (value, path) =>
    value === undefined ? null : shape(value, path);

const MAX_ELEMENTS = 10_000;

export const isListOf =
  (shape: Shape): Shape =>
  (value, path) => {
    if (!Array.isArray(value)) return `${at(path)} is not a list.`;
    if (value.length > MAX_ELEMENTS) return `${at(path)} has more than ${MAX_ELEMENTS} elements.`;
    for (const [index, element] of value.entries()) {
      const problem = shape(element, `${path}/${index}`);
      if (problem !== null) return problem;
    }
    return null;
  };

/** An object with these fields; other fields are allowed. */
export const isObjectOf =
  (fields: FieldShapes): Shape =>
  (value, path) => {
    if (!isJsonObject(value)) return `${at(path)} is not an object.`;
    for (const [name, shape] of Object.entries(fields)) {
      const own = Object.hasOwn(value, name) ? value[name] : undefined;
      const problem = shape(own, path + jsonPointer(name));
      if (problem !== null) return problem;
    }
    return null;
  };

/** An object whose field `kind` selects its other fields. */
export const isKindOf =
  (kinds: Readonly<Record<string, FieldShapes>>): Shape =>
  (value, path) => {
    if (!isJsonObject(value)) return `${at(path)} is not an object.`;
    const kind = isOneOf(...Object.keys(kinds))(value['kind'], `${path}/kind`);
    return kind ?? isObjectOf(kinds[value['kind'] as string] ?? {})(value, path);
  };
