import { integer, list, object, optional, text, type Infer, type Schema } from './field-types.js';

const envelope = {
  /** Number of this page, from 1. */
  current_page: integer,
  /** URL of the first page. */
  first_page_url: optional(text),
  /** Number of the first item of this page, from 1; null on an empty page. */
  from: optional(integer),
  /** Number of the last page. */
  last_page: integer,
  /** URL of the last page. */
  last_page_url: optional(text),
  /** URL of the next page; null on the last one. */
  next_page_url: optional(text),
  /** URL of the list without query. */
  path: optional(text),
  /** Items per page, as requested by `search_for_page`. */
  per_page: optional(integer),
  /** URL of the page before; null on the first one. */
  prev_page_url: optional(text),
  /** Number of the last item of this page, from 1; null on an empty page. */
  to: optional(integer),
  /** Items in all pages. */
  total: optional(integer),
};

/** The schema of one page of a generation 2 list (spec 2.10), for example `pageOf(EmbedSchema)`. */
export const pageOf = <S extends Schema>(item: S) =>
  object({
    ...envelope,
    /** The items of this page. */
    data: list(item),
  });

/** One page of a generation 2 list (spec 2.10). */
export interface Page<Item> extends Omit<Infer<ReturnType<typeof pageOf>>, 'data'> {
  /** The items of this page. */
  readonly data: readonly Item[];
}
