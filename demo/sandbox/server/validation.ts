import { HTTPException } from 'hono/http-exception';
import type * as z from 'zod';
import { isObjectId, type WireObject } from '../wire-object.js';
import type { SandboxContext } from './environment.js';

export const badRequest = (message: string): HTTPException => new HTTPException(400, { message });

/** Checks a value. Throws HTTPException 400 with the first problem. */
const validate = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const { data, error } = schema.safeParse(value);
  if (error === undefined) return data;
  const [{ path, message } = { path: [], message: 'The request is malformed' }] = error.issues;
  throw badRequest(`${[path.join('.'), message].join(' ').trim()}.`);
};

/** Names the fields of a body that were ignored. */
const IGNORED_FIELDS = 'X-Ignored-Fields';

/** Callers refuse a reply whose headers are long. */
const MAX_HEADER_LENGTH = 4000;

/** The names for a header, which ends with dots if there are more. */
const headerOf = (names: readonly string[]): string => {
  const text = names
    .map((name) => encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\ufffd')))
    .join(', ');
  return text.length > MAX_HEADER_LENGTH ? `${text.slice(0, MAX_HEADER_LENGTH)}...` : text;
};

/**
 * Checks the fields of a body. Throws HTTPException 400 with the first problem. Fields that the schema does not know are
 * ignored, and named in a header of the reply. `known` are fields that are read elsewhere.
 */
export const validateFields = <Schema extends z.ZodObject>(
  c: SandboxContext,
  schema: Schema,
  fields: WireObject,
  known: readonly string[] = [],
): z.output<Schema> => {
  const output = validate(schema, fields);
  const ignored = Object.keys(fields).filter(
    (name) => !Object.hasOwn(schema.shape, name) && !known.includes(name),
  );
  if (ignored.length > 0) c.header(IGNORED_FIELDS, headerOf(ignored));
  return output;
};

/**
 * Checks the query parameters. Throws HTTPException 400 for a parameter that is given twice and for
 * a `search_…` that the schema does not know; other parameters are ignored.
 */
export const validateQuery = <Schema extends z.ZodObject>(
  c: SandboxContext,
  schema: Schema,
): z.output<Schema> => {
  const known = Object.keys(schema.shape);
  const values = Object.entries(c.req.queries()).flatMap(([name, [value, ...more]]) => {
    if (!known.includes(name) && !name.startsWith('search_')) return [];
    if (!known.includes(name))
      throw badRequest(`The search parameters of this list are: ${known.join(', ')}.`);
    if (more.length > 0) throw badRequest(`${name} must be given once.`);
    return [[name, value]];
  });
  return validate(schema, Object.fromEntries(values));
};

/** The id in a path, without the extension. Throws HTTPException 400. */
export const pathId = (c: SandboxContext): string => {
  const id = c.req.param('id')?.replace(/\.json$/, '');
  if (!isObjectId(id)) throw badRequest('The resource id must be 1 to 64 letters, digits, _ or -.');
  return id;
};
