import type { CallOptions } from '../client-options.js';
import { PageLimitError } from '../errors/index.js';
import { FreshRows, type Row } from './fresh-rows.js';
import { asJson, type Shape } from '../replies/reply-json.js';
import { listCall } from '../resource-call.js';
import { queryOf, searchRules, type OffsetSearch } from '../search.js';
import type { Service } from '../service.js';
import type { Shapes } from './shapes.js';

/**
 * A generation 1 list, of which one call gives 250 rows at most (spec 8). Nothing is asked for
 * before it is walked. A walk holds one batch at a time, goes on until a batch brings nothing, and
 * gives no row twice that came among the 10 000 before it. It rejects with an `ApiError`.
 */
export interface OffsetList<T> extends AsyncIterable<T> {
  /** Walks batch by batch, each with those of its rows that are new. */
  batches(): AsyncIterable<readonly T[]>;
  /**
   * How many rows there are, by `search_count`. The interface shows no reply to it; a number, also
   * as text or as the one number in an object, is understood. Source: ours.
   */
  count(): Promise<number>;
}

/** What a list is made from. */
export interface OffsetListSource<T> {
  readonly service: Service;
  /** Path of the resource without extension. */
  readonly resource: string;
  readonly shapes: Shapes<T>;
  readonly search: OffsetSearch;
  readonly options: CallOptions | undefined;
}

/** The most rows of one call (spec 8). */
const CAP = 250;

/** Full batches without anything new, after which a walk ends. */
const PATIENCE = 3;

const asCount = (value: unknown): number | null =>
  (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))) &&
  Number.isSafeInteger(Number(value))
    ? Number(value)
    : null;

const countShape: Shape<number> = (json) => {
  const values = typeof json === 'object' && json !== null ? Object.values(json) : [json];
  const [count, ...others] = values.map(asCount).filter((value) => value !== null);
  return count === undefined || others.length > 0
    ? { ok: false, problems: [{ path: '', message: 'must be a number, or hold one number' }] }
    : { ok: true, value: count };
};

class Offsets<T extends Row> implements OffsetList<T> {
  readonly #source: OffsetListSource<T>;
  readonly #name: ReturnType<typeof listCall>;

  constructor(source: OffsetListSource<T>) {
    this.#source = source;
    this.#name = listCall(source.resource);
    queryOf(this.#name, source.search, searchRules.offset);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const batch of this.batches()) yield* batch;
  }

  async *batches(): AsyncGenerator<readonly T[], void, undefined> {
    const { search, service } = this.#source;
    const limit = search.search_limit ?? CAP;
    const rows = new FreshRows();
    let offset = search.search_offset ?? 0;
    for (let turn = 1; ; turn += 1) {
      const batch = await this.#batch(limit, offset);
      const fresh = rows.take(batch);
      this.#warn(batch.length - fresh.length, offset, fresh.length > 0 || batch.length >= limit);
      if (fresh.length > 0) yield fresh;
      if (rows.barren > 0 && (batch.length < limit || rows.barren >= PATIENCE)) return;
      if (turn >= service.maxPages) this.#tooMany();
      offset += batch.length;
    }
  }

  async count(): Promise<number> {
    return this.#call({ search_count: 1 }, countShape);
  }

  #batch(limit: number, offset: number): Promise<readonly T[]> {
    const search = { search_limit: limit, search_offset: offset };
    return this.#call(search, this.#source.shapes.rows);
  }

  #call<R>(search: object, shape: Shape<R>): Promise<R> {
    const { service, resource, options } = this.#source;
    const query = queryOf(this.#name, search, searchRules.offset);
    return service.call({ method: 'GET', resource, query, options }, asJson(shape));
  }

  /** A short list that comes again whole is that of a service that ignores the offset: nothing is amiss. */
  #warn(repeated: number, offset: number, amiss: boolean): void {
    if (repeated === 0 || !amiss) return;
    const message = `The rows of ${this.#name.path} from ${offset} on repeat ${repeated} rows.`;
    this.#source.service.warn({ id: 'rows-repeat', message });
  }

  #tooMany(): never {
    const { maxPages } = this.#source.service;
    throw new PageLimitError({ call: this.#name, sent: 'yes', maxPages });
  }
}

/** Makes a list. Throws an `InvalidRequestError` when its search breaks a rule. */
export const offsetList = <T extends Row>(source: OffsetListSource<T>): OffsetList<T> =>
  new Offsets(source);
