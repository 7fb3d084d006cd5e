import { isJsonObject } from '../text/json.js';
import type { Page } from '../schema/index.js';
import type { ListOptions } from './client-options.js';
import { checkRows, RefusedRows } from './invalid-rows.js';
import { eachRow, type FetchedPage, MAX_EMPTY_PAGES, type Row, walk } from './list-walk.js';
import { jsonReader, type ResourceSchemas, type ResponseParser } from './reply.js';
import { listCall } from './resource-call.js';
import { queryOf, type OffsetSearch, type PageSearch, type SearchRules } from './search.js';
import type { Service } from './service.js';

/**
 * A generation 2 list. Nothing is requested before it is iterated. Iteration holds one page at a
 * time, goes by page number and never by the links of a reply, and skips rows that are among the
 * last 10,000. When objects are deleted meanwhile, so that `total` falls, it reads the pages again that
 * their successors moved to. Rows are missed where `total` does not show that: when as many objects are created between
 * two pages, and in a list without it, such as the one of videos (spec 4.6), which gives the warning
 * `rows-may-be-missing`. It rejects with an `ApiError`: at the end with an `InvalidRowsError` if some rows are not valid
 * and `onInvalid` is not given.
 */
export interface PagedList<T> extends AsyncIterable<T> {
  /** Iterates page by page. Each page holds the rows that are new. */
  pages(): AsyncIterable<Page<T>>;
  /** One page as the service sends it, by its number from 1. */
  page(number: number): Promise<Page<T>>;
  /** All rows, which takes memory for all of them. */
  collect(): Promise<readonly T[]>;
}

/**
 * A generation 1 list, which is read in batches of at most 250 rows (spec 8). Nothing is requested
 * before it is iterated. Iteration holds one batch at a time, ends with a batch that has no new
 * row, and skips rows that are among the last 10,000. Each batch begins with the last row of the one before: if
 * another row is there, objects were deleted meanwhile, and earlier batches are read again, so that no row is missed
 * as long as the service keeps its order. It rejects with an `ApiError`: at the end with an `InvalidRowsError` if some
 * rows are not valid and `onInvalid` is not given.
 */
export interface OffsetList<T> extends AsyncIterable<T> {
  /** Iterates batch by batch. Each batch holds the rows that are new. */
  batches(): AsyncIterable<readonly T[]>;
  /**
   * The number of rows, by `search_count`. Not in the specification, which shows no reply; chosen
   * to read a number, also as text or as the only number in an object or a list.
   */
  count(): Promise<number>;
  /** All rows, which takes memory for all of them. */
  collect(): Promise<readonly T[]>;
}

export interface ListSource<T, Search> {
  readonly service: Service;
  /** Path of the resource without extension. */
  readonly path: string;
  readonly schemas: ResourceSchemas<T>;
  readonly search: Search;
  readonly rules: SearchRules;
  readonly options: ListOptions | undefined;
}

const collect = async <T>(rows: AsyncIterable<T>): Promise<readonly T[]> => {
  const all: T[] = [];
  for await (const row of rows) all.push(row);
  return all;
};

const caller =
  <T>({ service, path, rules, options }: ListSource<T, object>) =>
  async <R>(search: object, parse: ResponseParser<R>): Promise<R> => {
    const query = queryOf(listCall(path), search, rules);
    return service.call({ method: 'GET', path, query, options }, jsonReader(parse));
  };

/** Reads a page with or without its envelope. Without an envelope the number of pages is unknown. */
const pageParser =
  (
    { rows, page }: ResourceSchemas<unknown>,
    number: number,
  ): ResponseParser<[Page<unknown>, boolean]> =>
  (json) => {
    if (!Array.isArray(json)) {
      const checked = page(json);
      return checked.ok ? { ok: true, value: [checked.value, true] } : checked;
    }
    const checked = rows(json);
    if (!checked.ok) return checked;
    const envelope = { current_page: number, last_page: number, data: checked.value };
    return { ok: true, value: [envelope, false] };
  };

const asCount = (value: unknown): number | null =>
  (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))) &&
  Number.isSafeInteger(Number(value))
    ? Number(value)
    : null;

const fetchPage = async <T>(
  source: ListSource<T, PageSearch>,
  number: number,
): Promise<FetchedPage<T, Page<T>>> => {
  const search = { ...source.search, search_page: number };
  const { schemas } = source;
  const [page, hasEnvelope] = await caller(source)(search, pageParser(schemas, number));
  const label = `Page ${number}`;
  const checked = checkRows(page.data, schemas.one, label);
  return {
    ...checked,
    page: { ...page, data: checked.rows },
    label,
    total: asCount(page.total),
    next: number + 1,
    isLast: hasEnvelope && number >= Number(page.last_page),
    maxEmptyPages: hasEnvelope ? MAX_EMPTY_PAGES : 1,
    firstId: null,
    lastId: null,
    back: number,
  };
};

/** Makes a generation 2 list. Throws an `InvalidRequestError` when the search breaks a rule. */
export const pagedList = <T extends Row>(source: ListSource<T, PageSearch>): PagedList<T> => {
  const { service, path, search, rules, options } = source;
  const call = listCall(path);
  queryOf(call, search, rules);
  const fetch = async (number: number): Promise<FetchedPage<T, Page<T>>> => {
    const fetched = await fetchPage(source, number);
    const { current_page: current } = fetched.page;
    if (Number(current) !== number) {
      const message = `Page ${number} of ${path}.json has current_page ${current}.`;
      service.options.onWarning({ id: 'page-number-differs', message });
    }
    return fetched;
  };
  const strategy = { service, call, options, first: search.search_page ?? 1, fetch };
  async function* pages(): AsyncGenerator<Page<T>, void, undefined> {
    let isFirst = true;
    for await (const { page, newRows } of walk(strategy)) {
      if (isFirst || newRows.length > 0) yield { ...page, data: newRows };
      isFirst = false;
    }
  }
  return {
    pages,
    page: async (number) => {
      const { page, refused } = await fetchPage(source, number);
      const refusedRows = new RefusedRows(options);
      refusedRows.add(refused);
      refusedRows.check(call);
      return page;
    },
    collect: () => collect(eachRow(strategy)),
    [Symbol.asyncIterator]: () => eachRow(strategy),
  };
};

const parseCount: ResponseParser<number> = (json) => {
  const values = typeof json === 'object' && json !== null ? Object.values(json) : [json];
  const [count, ...others] = values.map(asCount).filter((value) => value !== null);
  return count === undefined || others.length > 0
    ? { ok: false, problems: [{ path: '', message: 'must be a number, or hold one number' }] }
    : { ok: true, value: count };
};

const idOf = (row: unknown): string | null =>
  isJsonObject(row) && typeof row['id'] === 'string' ? row['id'] : null;

/** The most rows of one call (spec 8). */
const MAX_BATCH_ROWS = 250;

/** Makes a generation 1 list. Throws an `InvalidRequestError` when the search breaks a rule. */
export const offsetList = <T extends Row>(source: ListSource<T, OffsetSearch>): OffsetList<T> => {
  const { service, path, search, schemas, options } = source;
  const call = listCall(path);
  queryOf(call, search, source.rules);
  const send = caller(source);
  const limit = search.search_limit ?? MAX_BATCH_ROWS;
  const fetch = async (offset: number): Promise<FetchedPage<T, null>> => {
    const received = await send({ search_limit: limit, search_offset: offset }, schemas.rows);
    // A batch that begins with the only row of the one before would not get further.
    const lastId = received.length > 1 ? idOf(received.at(-1)) : null;
    const label = `The batch at offset ${offset}`;
    return {
      ...checkRows(received, schemas.one, label),
      page: null,
      label,
      next: offset + received.length - (lastId === null ? 0 : 1),
      isLast: false,
      maxEmptyPages: received.length < limit ? 1 : MAX_EMPTY_PAGES,
      total: null,
      firstId: idOf(received[0]),
      lastId,
      back: offset - limit,
    };
  };
  const strategy = { service, call, options, first: search.search_offset ?? 0, fetch };
  async function* batches(): AsyncGenerator<readonly T[], void, undefined> {
    for await (const { newRows } of walk(strategy)) {
      if (newRows.length > 0) yield newRows;
    }
  }
  return {
    batches,
    count: () => send({ search_count: 1 }, parseCount),
    collect: () => collect(eachRow(strategy)),
    [Symbol.asyncIterator]: () => eachRow(strategy),
  };
};
