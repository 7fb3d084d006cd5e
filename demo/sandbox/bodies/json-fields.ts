import { Failure } from '../failure.js';
import type { WireObject } from '../object-kind.js';

/** Deeper values are refused. Ours. */
const DEEPEST = 32;

const isWithin = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((item) => isWithin(item, depth - 1)));

/** Reads the fields in a JSON object. Throws Failure 400. */
export const jsonFields = (text: string): WireObject => {
  const fields = parsed(text);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw new Failure(400, 'The JSON of the body must be an object.');
  if (!isWithin(fields, DEEPEST)) throw new Failure(400, 'The JSON of the body is too deep.');
  return fields as WireObject;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(400, 'The body is not JSON.');
  }
};
