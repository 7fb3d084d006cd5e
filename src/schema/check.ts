import * as z from 'zod/mini';
import { jsonPointer } from '../finding.js';
import { fieldOf, type Infer, type Schema } from './field-types.js';

/** One difference between a value and its schema. */
export interface Problem {
  /** JSON Pointer (RFC 6901) to the field; the empty string is the value itself. */
  readonly path: string;
  /** What was expected and what kind of value was found. The value itself may be a secret. */
  readonly message: string;
}

/** The result of `check`: the value, or its problems. */
export type Check<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Checks JSON against a schema of this folder, for example `check(EmbedSchema, json)`. A valid
 * value is returned as it is, with its unknown fields. Never throws for a result of `JSON.parse`,
 * however deeply nested.
 */
export const check = <S extends Schema>(schema: S, json: unknown): Check<Infer<S>> => {
  const result = z.safeParse(schema, json);
  if (result.success) return { ok: true, value: json as Infer<S> };
  return { ok: false, problems: result.error.issues.map((issue) => problemOf(issue, json)) };
};

const problemOf = ({ path, message }: z.core.$ZodIssue, json: unknown): Problem => ({
  path: jsonPointer(...path.map(String)),
  message: `${message}; found ${kindOf(path.reduce(fieldOf, json))}`,
});

const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string') return value === '' ? 'empty text' : 'text';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};
