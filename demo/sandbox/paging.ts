import { Failure } from './failure.js';

/** Spec 8: the default page size. */
const DEFAULT_PER_PAGE = 100;

/** The largest value of `search_for_page` is not shown (spec 8); more is refused rather than clamped. Ours. */
const MOST_PER_PAGE = 1000;

const PAGE = 'search_page';
const PER_PAGE = 'search_for_page';

/** Digits of a positive integer that fits a page number; `01`, `1e3` and other digits than ASCII are none. */
const POSITIVE_INTEGER = /^[1-9][0-9]{0,8}$/;

/** The part of a list that a call asks for. */
export interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

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

const positiveInteger = (query: URLSearchParams, name: string, standard: number): number => {
  const values = query.getAll(name);
  if (values.length === 0) return standard;
  const [value = ''] = values;
  if (values.length > 1 || !POSITIVE_INTEGER.test(value)) {
    throw new Failure(400, `${name} must be given once, as an integer greater than 0.`);
  }
  return Number(value);
};

/** Reads the paging parameters (spec 4.7). Throws Failure 400. */
export const pageRequest = (query: URLSearchParams): PageRequest => {
  const perPage = positiveInteger(query, PER_PAGE, DEFAULT_PER_PAGE);
  if (perPage > MOST_PER_PAGE)
    throw new Failure(400, `${PER_PAGE} must not be greater than ${MOST_PER_PAGE}.`);
  return { page: positiveInteger(query, PAGE, 1), perPage };
};

/** A page's address: the list's own, the search in use repeated, then the paging parameters (spec 2.10). */
const pageUrl = (list: URL, search: readonly string[], page: number, perPage: number): string => {
  const url = new URL(list.pathname, list.origin);
  for (const name of search) {
    const value = list.searchParams.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  url.searchParams.set(PAGE, String(page));
  url.searchParams.set(PER_PAGE, String(perPage));
  return url.href;
};

/**
 * Wraps a page. `search` names the search parameters that the list knows. A page after the last
 * is empty, with `from` and `to` 0 (ours: the spec types them as integers).
 */
export const pageEnvelope = (
  list: URL,
  { page, perPage }: PageRequest,
  { data, total }: { readonly data: readonly unknown[]; readonly total: number },
  search: readonly string[] = [],
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
