import { fieldOf } from '../schema/field-types.js';
import type { ListOptions } from './client-options.js';
import { InvalidRowsError, type CallName, type InvalidRow } from './errors.js';
import type { ResponseParser } from './reply.js';

interface RefusedRow extends InvalidRow {
  readonly received: unknown;
}

export interface CheckedRows<T> {
  readonly rows: readonly T[];
  readonly refused: readonly RefusedRow[];
}

/** Checks each row on its own, so that one that is not valid does not hide the others. */
export const checkRows = <T>(
  received: readonly unknown[],
  parse: ResponseParser<T>,
  page: string,
): CheckedRows<T> => {
  const rows: T[] = [];
  const refused: RefusedRow[] = [];
  for (const [index, row] of received.entries()) {
    const checked = parse(row);
    const id = fieldOf(row, 'id');
    if (checked.ok) rows.push(checked.value);
    else
      refused.push({
        page,
        index,
        problems: checked.problems,
        received: row,
        id: typeof id === 'string' ? id : null,
      });
  }
  return { rows, refused };
};

/** Parses one object. One that is not valid is passed on, and null; without an id it is no object of a resource. */
export const passingInvalid =
  <T>(parse: ResponseParser<T>, { onInvalid }: ListOptions): ResponseParser<T | null> =>
  (json) => {
    const [invalid] = checkRows([json], parse, 'The reply').refused;
    const hasId = ['string', 'number'].includes(typeof fieldOf(json, 'id'));
    if (invalid === undefined || !hasId || onInvalid === undefined) return parse(json);
    const { received, ...row } = invalid;
    onInvalid(row, received);
    return { ok: true, value: null };
  };

const MAX_REPORTED_ROWS = 100;

export class RefusedRows {
  readonly #onInvalid: ListOptions['onInvalid'];
  readonly #first: InvalidRow[] = [];
  #count = 0;

  constructor(options: ListOptions | undefined) {
    this.#onInvalid = options?.onInvalid;
  }

  add(rows: readonly RefusedRow[]): void {
    for (const { received, ...row } of rows) {
      if (this.#onInvalid !== undefined) this.#onInvalid(row, received);
      else if (this.#first.length < MAX_REPORTED_ROWS) this.#first.push(row);
    }
    if (this.#onInvalid === undefined) this.#count += rows.length;
  }

  check(call: CallName): void {
    if (this.#count === 0) return;
    throw new InvalidRowsError({ call, sent: 'yes', rows: this.#first, count: this.#count });
  }
}
