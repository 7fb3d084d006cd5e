import type * as z from 'zod';
import type { SandboxContext } from '../server/environment.js';
import { validateQuery } from '../server/validation.js';
import type { Search } from '../storage/search-query.js';
import type { ObjectKind } from '../wire-object.js';
import { type Presentation, presented } from './presentation.js';
import { MAX_UNPAGED, OffsetQuery, PageQuery } from './schemas.js';

/** A page of a list, as generation 2 sends it (spec 2.10). */
export interface PageEnvelope {
  readonly current_page: number;
  readonly data: readonly unknown[];
  readonly first_page_url: string;
  readonly from: number;
  readonly last_page: number;
  readonly last_page_url: string;
  readonly next_page_url: string | null;
  readonly path: string;
  readonly per_page: number;
  readonly prev_page_url: string | null;
  readonly to: number;
  readonly total: number;
}

type Page = z.output<typeof PageQuery>;

/** The URL of a page: that of the list, with the same search parameters (spec 2.10). */
const pageUrl = (list: URL, search: readonly string[], page: number, perPage: number): string => {
  const url = new URL(list.pathname, list.origin);
  for (const name of search) {
    const value = list.searchParams.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  url.searchParams.set('search_page', String(page));
  url.searchParams.set('search_for_page', String(perPage));
  return url.href;
};

/**
 * Wraps a page; `search` names the search parameters of the list. A page after the last one is
 * empty, with `from` and `to` 0: the specification requires integers.
 */
const pageEnvelope = (
  list: URL,
  { search_page: page, search_for_page: perPage }: Page,
  { data, total }: { readonly data: readonly unknown[]; readonly total: number },
  search: readonly string[],
): PageEnvelope => {
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (number: number): string => pageUrl(list, search, number, perPage);
  const from = data.length === 0 ? 0 : (page - 1) * perPage + 1;
  return {
    current_page: page,
    data,
    first_page_url: link(1),
    from,
    last_page: last,
    last_page_url: link(last),
    next_page_url: page < last ? link(page + 1) : null,
    path: list.origin + list.pathname,
    per_page: perPage,
    prev_page_url: page > 1 ? link(Math.min(page - 1, last)) : null,
    to: data.length === 0 ? 0 : from + data.length - 1,
    total,
  };
};

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
    const texts = await c.env.objects.list(kind, query, rangeOf(query));
    const total = await c.env.objects.total(kind, query);
    const data = await presented(texts, present, c);
    const names = Object.keys(schema.shape).filter((name) => !(name in PageQuery.shape));
    return c.json(pageEnvelope(new URL(c.req.url), query, { data, total }, names));
  };

/** Generation 2 without an envelope: the video list of spec 4.6. It is paged nevertheless. */
export const listBarePage =
  (kind: ObjectKind, present: Presentation) =>
  async (c: SandboxContext): Promise<Response> => {
    const texts = await c.env.objects.list(kind, {}, rangeOf(validateQuery(c, PageQuery)));
    return c.json(await presented(texts, present, c));
  };
