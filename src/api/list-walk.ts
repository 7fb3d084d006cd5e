import type { ListOptions, Warning } from './client-options.js';
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

  has(id: string): boolean {
    return this.#ids.has(id);
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
  readonly page: P;
  readonly label: string;
  readonly next: number;
  /** Whether the service says that no page follows. */
  readonly isLast: boolean;
  /** How many pages in a row without new rows end the walk: 1 where such a page is the usual end. */
  readonly maxEmptyPages: number;
  readonly total: number | null;
  /** Id of the first row, if pages overlap by a row. */
  readonly firstId: string | null;
  /** Id of the last row, with which the next page begins unless rows before it were deleted. */
  readonly lastId: string | null;
  /** Where to read again after such a deletion. */
  readonly back: number;
}

/** How one generation reads a list: by page number or by offset. */
export interface ListStrategy<T, P> {
  readonly service: Service;
  readonly call: CallName;
  readonly options: ListOptions | undefined;
  readonly first: number;
  readonly fetch: (position: number) => Promise<FetchedPage<T, P>>;
}

interface WalkedPage<T, P> {
  readonly page: P;
  readonly newRows: readonly T[];
}

/** Whether rows before a page were deleted: it does not begin with the last row of the page before. */
const hasMoved = (
  { rows, refused, firstId }: FetchedPage<unknown, unknown>,
  lastId: string | null,
  read: RowDeduplicator,
): boolean =>
  lastId !== null &&
  (rows.length + refused.length === 0 || (firstId !== null && !read.has(firstId)));

const repeatWarning = ({ path }: CallName, label: string, repeated: number): Warning => ({
  id: 'rows-repeat',
  message: `${label} of ${path} repeats ${repeated} rows, which are left out.`,
});

const missingWarning = ({ path }: CallName): Warning => ({
  id: 'rows-may-be-missing',
  message: `${path} has no total. Rows are missing if objects were deleted while it was read: read it again if each row matters.`,
});

interface WalkState {
  emptyPages: number;
  /** Up to here, rows repeat because the walk went back. */
  readBefore: number;
  lastTotal: number | null;
  lastId: string | null;
  /** Whether a deletion would have been noticed. */
  isComplete: boolean;
}

const newState = (): WalkState => ({
  emptyPages: 0,
  readBefore: -Infinity,
  lastTotal: null,
  lastId: null,
  isComplete: true,
});

/** Where the walk goes on: back if rows before the page were deleted, null at the end. */
const nextPosition = <T, P>(
  fetched: FetchedPage<T, P>,
  state: WalkState,
  position: number,
  first: number,
): number | null => {
  const { total, next, isLast, maxEmptyPages, rows, refused } = fetched;
  const removed = Math.max(0, (state.lastTotal ?? 0) - (total ?? state.lastTotal ?? 0));
  state.lastTotal = total;
  state.lastId = fetched.lastId;
  if (removed > 0) {
    state.readBefore = Math.max(state.readBefore, position);
    const pagesBack = Math.ceil(removed / Math.max(1, rows.length + refused.length));
    return Math.max(first, position - pagesBack);
  }
  return isLast || state.emptyPages >= maxEmptyPages ? null : next;
};

/** Reads page after page until the service has no more, or only sends rows that were read before. */
export async function* walk<T extends Row, P>({
  service,
  call,
  options,
  first,
  fetch,
}: ListStrategy<T, P>): AsyncGenerator<WalkedPage<T, P>, void, undefined> {
  const { maxPages, onWarning } = service.options;
  const read = new RowDeduplicator();
  const refusedRows = new RefusedRows(options);
  const state = newState();
  let position: number | null = first;
  for (let count = 1; position !== null; count += 1) {
    if (count > maxPages) throw new PageLimitError({ call, sent: 'yes', maxPages });
    const fetched: FetchedPage<T, P> = await fetch(position);
    const { page, rows, refused, label, maxEmptyPages, firstId } = fetched;
    if (hasMoved(fetched, state.lastId, read)) {
      // Read later, so that a row that was read always has those before it read too.
      state.readBefore = Math.max(state.readBefore, position);
      if (fetched.back <= first) state.lastId = null;
      position = Math.max(first, fetched.back);
      continue;
    }
    const isOverlap = state.lastId !== null && firstId !== null;
    const newRows = read.newRows(rows);
    const newRefused = read.newRows(refused);
    refusedRows.add(newRefused);
    const isRepetition = position <= state.readBefore && rows.length + refused.length > 0;
    // Rows without an id may be the same on every page of a service that ignores paging.
    const isEmpty = newRows.length === 0 && newRefused.every(({ id }) => id === null);
    state.emptyPages = isEmpty && !isRepetition ? state.emptyPages + 1 : 0;
    state.isComplete &&= fetched.total !== null || firstId !== null || count === 1 || isEmpty;
    const repeated = rows.length - newRows.length - (isOverlap ? 1 : 0);
    if (repeated > 0 && !isRepetition && (!isEmpty || maxEmptyPages > 1))
      onWarning(repeatWarning(call, label, repeated));
    yield { page, newRows };
    position = nextPosition(fetched, state, position, first);
  }
  if (!state.isComplete) onWarning(missingWarning(call));
  refusedRows.check(call);
}

export async function* eachRow<T extends Row, P>(
  strategy: ListStrategy<T, P>,
): AsyncGenerator<T, void, undefined> {
  for await (const { newRows } of walk(strategy)) yield* newRows;
}
