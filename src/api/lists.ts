import type { Page } from '../schema/index.js';
import type { CallOptions } from './client-options.js';
import { PageLimitError, type CallName } from './errors.js';
import { jsonReader, type ResourceSchemas, type ResponseParser } from './reply.js';
import { listCall } from './resource-call.js';
import { queryOf, type OffsetSearch, type PageSearch, type SearchRules } from './search.js';
import type { Service } from './service.js';

/**
 * A generation 2 list. Nothing is requested before it is iterated. Iteration holds one page at a
 * time, goes by page number and never by the links of a reply, and skips rows that are among the
 * last 10,000. It rejects with an `ApiError`.
 */
export interface PagedList<T> extends AsyncIterable<T> {
  /** Iterates page by page. Each page holds the rows that are new. */
  pages(): AsyncIterable<Page<T>>;
  /** One page as the service sends it, by its number from 1. */
  page(number: number): Promise<Page<T>>;
}

/**
 * A generation 1 list, which is read in batches of at most 250 rows (spec 8). Nothing is requested
 * before it is iterated. Iteration holds one batch at a time, ends with a batch that has no new
 * row, and skips rows that are among the last 10,000. It rejects with an `ApiError`.
 */
export interface OffsetList<T> extends AsyncIterable<T> {
  /** Iterates batch by batch. Each batch holds the rows that are new. */
  batches(): AsyncIterable<readonly T[]>;
  /**
   * The number of rows, by `search_count`. Not in the specification, which shows no reply; chosen
   * to read a number, also as text or as the only number in an object or a list.
   */
  count(): Promise<number>;
}

/** The resource that a list reads, and how. */
export interface ListSource<T, Search> {
  readonly service: Service;
  /** Path of the resource without extension. */
  readonly path: string;
  readonly schemas: ResourceSchemas<T>;
  readonly search: Search;
  readonly rules: SearchRules;
  readonly options: CallOptions | undefined;
}

/** An object with an id, by which repeated rows are found. */
export interface Row {
  readonly id: string;
}

/** How many ids a walk remembers, so that its memory does not grow with the list. */
const MAX_REMEMBERED_IDS = 10_000;

/** Leaves out rows that the same walk has already read. */
export class RowDeduplicator {
  readonly #ids = new Set<string>();

  /** Returns the rows whose ids are not remembered, and remembers them. */
  newRows<T extends Row>(rows: readonly T[]): readonly T[] {
    return rows.filter(({ id }) => this.#remember(id));
  }

  #remember(id: string): boolean {
    if (this.#ids.has(id)) return false;
    this.#ids.add(id);
    const [oldest] = this.#ids;
    if (this.#ids.size > MAX_REMEMBERED_IDS && oldest !== undefined) this.#ids.delete(oldest);
    return true;
  }
}

/** A walk ends after this many pages without new rows, even if the service promises more. */
const MAX_EMPTY_PAGES = 3;

/** A page of generation 2 or a batch of generation 1, as it was read. */
interface FetchedPage<T, P> {
  /** The page as the caller receives it. */
  readonly page: P;
  readonly rows: readonly T[];
  /** Names the page in warnings. */
  readonly label: string;
  /** Where the next page is. */
  readonly next: number;
  /** Whether the service says that no page follows. */
  readonly isLast: boolean;
  /** How many pages in a row without new rows end the walk: 1 where such a page is the usual end. */
  readonly maxEmptyPages: number;
}

/** How one generation reads a list: by page number or by offset. */
interface ListStrategy<T, P> {
  readonly service: Service;
  readonly call: CallName;
  /** Where the walk begins. */
  readonly first: number;
  readonly fetch: (position: number) => Promise<FetchedPage<T, P>>;
}

interface WalkedPage<T, P> {
  readonly page: P;
  readonly newRows: readonly T[];
}

/** Reads page after page until the service has no more, or only sends rows that were read before. */
async function* walk<T extends Row, P>({
  service,
  call,
  first,
  fetch,
}: ListStrategy<T, P>): AsyncGenerator<WalkedPage<T, P>, void, undefined> {
  const deduplicator = new RowDeduplicator();
  let emptyPages = 0;
  let position = first;
  for (let count = 1; ; count += 1) {
    const { page, rows, label, next, isLast, maxEmptyPages } = await fetch(position);
    const newRows = deduplicator.newRows(rows);
    emptyPages = newRows.length === 0 ? emptyPages + 1 : 0;
    const repeated = rows.length - newRows.length;
    if (repeated > 0 && (newRows.length > 0 || maxEmptyPages > 1)) {
      const message = `${label} of ${call.path} repeats ${repeated} rows, which are left out.`;
      service.options.onWarning({ id: 'rows-repeat', message });
    }
    yield { page, newRows };
    if (isLast || emptyPages >= maxEmptyPages) return;
    const { maxPages } = service.options;
    if (count >= maxPages) throw new PageLimitError({ call, sent: 'yes', maxPages });
    position = next;
  }
}

async function* eachRow<T extends Row, P>(
  strategy: ListStrategy<T, P>,
): AsyncGenerator<T, void, undefined> {
  for await (const { newRows } of walk(strategy)) yield* newRows;
}

/** Makes a function that sends the calls of one list. */
const caller =
  <T>({ service, path, rules, options }: ListSource<T, object>) =>
  async <R>(search: object, parse: ResponseParser<R>): Promise<R> => {
    const query = queryOf(listCall(path), search, rules);
    return service.call({ method: 'GET', path, query, options }, jsonReader(parse));
  };

/** Reads a page with or without its envelope. Without an envelope the number of pages is unknown. */
const pageParser =
  <T>({ rows, page }: ResourceSchemas<T>, number: number): ResponseParser<[Page<T>, boolean]> =>
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

const fetchPage = async <T>(
  source: ListSource<T, PageSearch>,
  number: number,
): Promise<FetchedPage<T, Page<T>>> => {
  const search = { ...source.search, search_page: number };
  const [page, hasEnvelope] = await caller(source)(search, pageParser(source.schemas, number));
  return {
    page,
    rows: page.data,
    label: `Page ${number}`,
    next: number + 1,
    isLast: hasEnvelope && number >= Number(page.last_page),
    maxEmptyPages: hasEnvelope ? MAX_EMPTY_PAGES : 1,
  };
};

/** Makes a generation 2 list. Throws an `InvalidRequestError` when the search breaks a rule. */
export const pagedList = <T extends Row>(source: ListSource<T, PageSearch>): PagedList<T> => {
  const { service, path, search, rules } = source;
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
  const strategy = { service, call, first: search.search_page ?? 1, fetch };
  async function* pages(): AsyncGenerator<Page<T>, void, undefined> {
    let isFirst = true;
    for await (const { page, newRows } of walk(strategy)) {
      if (isFirst || newRows.length > 0) yield { ...page, data: newRows };
      isFirst = false;
    }
  }
  return {
    pages,
    page: async (number) => (await fetchPage(source, number)).page,
    [Symbol.asyncIterator]: () => eachRow(strategy),
  };
};

const asCount = (value: unknown): number | null =>
  (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))) &&
  Number.isSafeInteger(Number(value))
    ? Number(value)
    : null;

const parseCount: ResponseParser<number> = (json) => {
  const values = typeof json === 'object' && json !== null ? Object.values(json) : [json];
  const [count, ...others] = values.map(asCount).filter((value) => value !== null);
  return count === undefined || others.length > 0
    ? { ok: false, problems: [{ path: '', message: 'must be a number, or hold one number' }] }
    : { ok: true, value: count };
};

/** The most rows of one call (spec 8). */
const MAX_BATCH_ROWS = 250;

/** Makes a generation 1 list. Throws an `InvalidRequestError` when the search breaks a rule. */
export const offsetList = <T extends Row>(source: ListSource<T, OffsetSearch>): OffsetList<T> => {
  const { service, path, search, schemas } = source;
  const call = listCall(path);
  queryOf(call, search, source.rules);
  const send = caller(source);
  const limit = search.search_limit ?? MAX_BATCH_ROWS;
  const fetch = async (offset: number): Promise<FetchedPage<T, null>> => {
    const rows = await send({ search_limit: limit, search_offset: offset }, schemas.rows);
    return {
      page: null,
      rows,
      label: `The batch at offset ${offset}`,
      next: offset + rows.length,
      isLast: false,
      maxEmptyPages: rows.length < limit ? 1 : MAX_EMPTY_PAGES,
    };
  };
  const strategy = { service, call, first: search.search_offset ?? 0, fetch };
  async function* batches(): AsyncGenerator<readonly T[], void, undefined> {
    for await (const { newRows } of walk(strategy)) {
      if (newRows.length > 0) yield newRows;
    }
  }
  return {
    batches,
    count: () => send({ search_count: 1 }, parseCount),
    [Symbol.asyncIterator]: () => eachRow(strategy),
  };
};
