import { check, pageOf, type Check, type Page } from '../schema/index.js';
import { list, type Infer, type Schema } from '../schema/field-types.js';
import type { ResponseParser } from './reply.js';

/** The parsers of one resource, for each form in which its objects are sent. */
export interface ResourceSchemas<T> {
  readonly one: ResponseParser<T>;
  /** A list without envelope: generation 1, and one list of generation 2 (spec 4.6). */
  readonly rows: ResponseParser<readonly T[]>;
  /** One page of a list (spec 2.10). */
  readonly page: ResponseParser<Page<T>>;
}

/** The parsers of a resource by the schema of one object. */
export const schemasOf = <S extends Schema>(schema: S): ResourceSchemas<Infer<S>> => {
  const rows = list(schema);
  const page = pageOf(schema);
  return {
    one: (json) => check(schema, json),
    rows: (json) => check(rows, json),
    page: (json) => check(page, json) as Check<unknown> as Check<Page<Infer<S>>>,
  };
};
