import { check, pageOf, type Check, type Page } from '../../schema/index.js';
import { list, type Wire, type WireSchema } from '../../schema/wire.js';
import type { Shape } from '../replies/reply-json.js';

/** The shapes in which the objects of one resource come. */
export interface Shapes<T> {
  readonly one: Shape<T>;
  /** A list without an envelope: generation 1, and one list of generation 2 (spec 4.6). */
  readonly rows: Shape<readonly T[]>;
  /** One page of a list (spec 2.10). */
  readonly page: Shape<Page<T>>;
}

/** The shapes of a resource by the schema of one object. */
export const shapesOf = <S extends WireSchema>(schema: S): Shapes<Wire<S>> => {
  const rows = list(schema);
  const page = pageOf(schema);
  return {
    one: (json) => check(schema, json),
    rows: (json) => check(rows, json),
    page: (json) => check(page, json) as Check<unknown> as Check<Page<Wire<S>>>,
  };
};
