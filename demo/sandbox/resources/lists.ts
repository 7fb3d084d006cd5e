import type * as z from 'zod';
import type { SandboxContext } from '../server/environment.js';
import { validateQuery } from '../server/validation.js';
import type { Search } from '../storage/search-query.js';
import type { ObjectKind } from '../wire-object.js';
import { type Presentation, presented } from './presentation.js';
import { MAX_UNPAGED, OffsetQuery, PageQuery } from './schemas.js';

type Page = z.output<typeof PageQuery>;

/**
 * Wraps a page; its links repeat `search`, the search parameters of the request (spec 2.10). A page
 * after the last one is empty, with `from` and `to` 0: the specification requires integers.
 */
const pageEnvelope = (
  { origin, pathname }: URL,
  search: readonly [name: string, value: string][],
  { search_page: page, search_for_page: perPage }: Page,
  { data, total }: { readonly data: readonly unknown[]; readonly total: number },
) => {
  const path = origin + pathname;
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (number: number): string => {
    const paging = { search_page: String(number), search_for_page: String(perPage) };
    return `${path}?${new URLSearchParams([...search, ...Object.entries(paging)]).toString()}`;
  };
  const from = data.length === 0 ? 0 : (page - 1) * perPage + 1;
  return {
    current_page: page,
    data,
    first_page_url: link(1),
    from,
    last_page: last,
    last_page_url: link(last),
    next_page_url: page < last ? link(page + 1) : null,
    path,
    per_page: perPage,
    prev_page_url: page > 1 ? link(Math.min(page - 1, last)) : null,
    to: data.length === 0 ? 0 : from + data.length - 1,
    total,
  };
};

export type PageEnvelope = ReturnType<typeof pageEnvelope>;

const rangeOf = ({ search_page: page, search_for_page: perPage }: Page) => ({
  offset: (page - 1) * perPage,
  limit: perPage,
});

/** Generation 1: a bare array of at most 250 objects, or their number (spec 8). */
export const listArray =
  (kind: ObjectKind, present: Presentation) =>
  async (c: SandboxContext): Promise<Response> => {
    const query = validateQuery(c, OffsetQuery);
    const { objects } = c.env;
    if (query.search_count) return c.json(await objects.total(kind, {}));
    const limit = Math.min(query.search_limit, MAX_UNPAGED);
    const texts = await objects.list(kind, {}, { offset: query.search_offset, limit });
    return c.json(await presented(texts, present, c));
  };

/** Generation 2: the paged envelope (spec 2.10). */
export const listPage =
  (
    kind: ObjectKind,
    present: Presentation,
    schema: z.ZodObject<typeof PageQuery.shape, z.core.$loose> | typeof PageQuery = PageQuery,
  ) =>
  async (c: SandboxContext): Promise<Response> => {
    const query = validateQuery(c, schema) as Page & Search;
    const { objects } = c.env;
    const range = rangeOf(query);
    const texts = await objects.list(kind, query, range);
    const isLast = texts.length > 0 && texts.length < range.limit;
    const total = isLast ? range.offset + texts.length : await objects.total(kind, query);
    const url = new URL(c.req.url);
    const search = [...url.searchParams].filter(
      ([name]) => name in schema.shape && !(name in PageQuery.shape),
    );
    return c.json(
      pageEnvelope(url, search, query, { data: await presented(texts, present, c), total }),
    );
  };

/** Generation 2 without an envelope: the video list of spec 4.6. It is paged nevertheless. */
export const listBarePage =
  (kind: ObjectKind, present: Presentation) =>
  async (c: SandboxContext): Promise<Response> => {
    const texts = await c.env.objects.list(kind, {}, rangeOf(validateQuery(c, PageQuery)));
    return c.json(await presented(texts, present, c));
  };
