import { Failure } from './failure.js';

/** Object ids and public ids. The spec says "string" only; the grammar is ours. */
const OBJECT_ID = /^[A-Za-z0-9_-]{1,64}$/;

export const isObjectId = (value: unknown): value is string =>
  typeof value === 'string' && OBJECT_ID.test(value);

/** An id out of a path. Throws Failure 400 for anything that cannot be one. */
export const objectId = (value: string | undefined): string => {
  if (!isObjectId(value)) throw new Failure(400, 'The resource id is malformed.');
  return value;
};
