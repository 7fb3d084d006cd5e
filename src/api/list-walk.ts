import type { ListOptions } from './client-options.js';
import { PageLimitError, type CallName } from './errors.js';
import { type CheckedRows, RefusedRows } from './invalid-rows.js';
import type { Service } from './service.js';

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
  newRows<T extends { readonly id: string | null }>(rows: readonly T[]): readonly T[] {
    return rows.filter(({ id }) => id === null || this.#remember(id));
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
export const MAX_EMPTY_PAGES = 3;

/** A page of generation 2 or a batch of generation 1, as it was read. */
export interface FetchedPage<T, P> extends CheckedRows<T> {
  /** The page as the caller receives it. */
  readonly page: P;
  /** Names the page in warnings. */
  readonly label: string;
  /** Where the next page is. */
  readonly next: number;
  /** Whether the service says that no page follows. */
  readonly isLast: boolean;
  /** How many pages in a row without new rows end the walk: 1 where such a page is the usual end. */
  readonly maxEmptyPages: number;
  /** How many rows the list has, or null. */
  readonly total: number | null;
}

/** How one generation reads a list: by page number or by offset. */
export interface ListStrategy<T, P> {
  readonly service: Service;
  readonly call: CallName;
  readonly options: ListOptions | undefined;
  /** Where the walk begins. */
  readonly first: number;
  readonly fetch: (position: number) => Promise<FetchedPage<T, P>>;
}

interface WalkedPage<T, P> {
  readonly page: P;
  readonly newRows: readonly T[];
}

/** Reads page after page until the service has no more, or only sends rows that were read before. */
export async function* walk<T extends Row, P>({
  service,
  call,
  options,
  first,
  fetch,
}: ListStrategy<T, P>): AsyncGenerator<WalkedPage<T, P>, void, undefined> {
  const { maxPages, onWarning } = service.options;
  const deduplicator = new RowDeduplicator();
  const refusedRows = new RefusedRows(options);
  let emptyPages = 0;
  let position = first;
  /** Up to here, rows repeat because the walk went back. */
  let readBefore = -Infinity;
  let lastTotal: number | null = null;
  for (let count = 1; ; count += 1) {
    const fetched = await fetch(position);
    const { page, rows, refused, label, total, maxEmptyPages } = fetched;
    const newRows = deduplicator.newRows(rows);
    const newRefused = deduplicator.newRows(refused);
    refusedRows.add(newRefused);
    const isRepetition = position <= readBefore;
    // Rows without an id may be the same on every page of a service that ignores paging.
    const isEmpty = newRows.length === 0 && newRefused.every(({ id }) => id === null);
    emptyPages = isEmpty && !isRepetition ? emptyPages + 1 : 0;
    const repeated = rows.length - newRows.length;
    if (repeated > 0 && !isRepetition && (!isEmpty || maxEmptyPages > 1)) {
      const message = `${label} of ${call.path} repeats ${repeated} rows, which are left out.`;
      onWarning({ id: 'rows-repeat', message });
    }
    yield { page, newRows };
    const removed = Math.max(0, (lastTotal ?? 0) - (total ?? lastTotal ?? 0));
    lastTotal = total;
    if (removed > 0) readBefore = Math.max(readBefore, position);
    if (removed === 0 && (fetched.isLast || emptyPages >= maxEmptyPages)) break;
    if (count >= maxPages) throw new PageLimitError({ call, sent: 'yes', maxPages });
    const pagesBack = Math.ceil(removed / Math.max(1, rows.length + refused.length));
    position = removed > 0 ? Math.max(first, position - pagesBack) : fetched.next;
  }
  refusedRows.check(call);
}

export async function* eachRow<T extends Row, P>(
  strategy: ListStrategy<T, P>,
): AsyncGenerator<T, void, undefined> {
  for await (const { newRows } of walk(strategy)) yield* newRows;
}
