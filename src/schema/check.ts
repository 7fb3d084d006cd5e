import * as z from 'zod/mini';
import { jsonPointer } from '../finding.js';
import { fieldOf } from './field-types.js';
import type { Infer, Schema } from './field-types.js';

/** One way in which a value is not what its schema describes. */
export interface Problem {
  /** JSON Pointer (RFC 6901) to the field; the empty string is the value itself. */
  readonly path: string;
  /** What must be there and what is, without the value itself: it may be a secret. */
  readonly message: string;
}

/** What `check` found: the value, or what is wrong with it. */
export type Check<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Checks JSON against a schema of this folder, for example `check(EmbedSchema, json)`.
 * The value of a good result is the JSON that was handed in, untouched: unknown
 * fields stay. Total for everything `JSON.parse` returns, however deep. Source: ours.
 */
export const check = <S extends Schema>(schema: S, json: unknown): Check<Infer<S>> => {
  const result = z.safeParse(schema, json);
  if (result.success) return { ok: true, value: json as Infer<S> };
  return { ok: false, problems: result.error.issues.map((issue) => problemOf(issue, json)) };
};

const problemOf = ({ path, message }: z.core.$ZodIssue, json: unknown): Problem => ({
  path: jsonPointer(...path.map(String)),
  message: `${message}; found ${nameOf(path.reduce(fieldOf, json))}`,
});

const nameOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string') return value === '' ? 'empty text' : 'text';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};
