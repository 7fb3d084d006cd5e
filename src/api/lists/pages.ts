import type { Page } from '../../schema/index.js';
import type { CallOptions } from '../client-options.js';
import { PageLimitError } from '../errors/index.js';
import { FreshRows, type Row } from './fresh-rows.js';
import { asJson, type Shape } from '../replies/reply-json.js';
import { listCall } from '../resource-call.js';
import { queryOf, type PageSearch, type SearchRules } from '../search.js';
import type { Service } from '../service.js';
import type { Shapes } from './shapes.js';

/**
 * A generation 2 list. Nothing is asked for before it is walked. A walk holds one page at a time,
 * goes by page number and never by the links of a reply, and gives no row twice that came among
 * the 10 000 before it. It rejects with an `ApiError`.
 */
export interface PagedList<T> extends AsyncIterable<T> {
  /** Walks page by page, each with those of its rows that are new. */
  pages(): AsyncIterable<Page<T>>;
  /** One page as it came, by its number from 1. */
  page(number: number): Promise<Page<T>>;
}

/** What a list is made from. */
export interface PagedListSource<T> {
  readonly service: Service;
  /** Path of the resource without extension. */
  readonly resource: string;
  readonly shapes: Shapes<T>;
  readonly search: PageSearch;
  readonly rules: SearchRules;
  readonly options: CallOptions | undefined;
}

/** A page, and whether it came without an envelope, so that nobody knows how many there are. */
interface Turn<T> {
  readonly page: Page<T>;
  readonly bare: boolean;
}

/** Pages without anything new, after which a walk ends although the service says that there are more. */
const PATIENCE = 3;

const turnShape =
  <T>({ rows, page }: Shapes<T>, number: number): Shape<Turn<T>> =>
  (json) => {
    if (Array.isArray(json)) {
      const checked = rows(json);
      if (!checked.ok) return checked;
      const envelope = { current_page: number, last_page: number, data: checked.value };
      return { ok: true, value: { page: envelope, bare: true } };
    }
    const checked = page(json);
    return checked.ok ? { ok: true, value: { page: checked.value, bare: false } } : checked;
  };

class Paging<T extends Row> implements PagedList<T> {
  readonly #source: PagedListSource<T>;
  readonly #name: ReturnType<typeof listCall>;

  constructor(source: PagedListSource<T>) {
    this.#source = source;
    this.#name = listCall(source.resource);
    queryOf(this.#name, source.search, source.rules);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) yield* page.data;
  }

  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    const { service, search } = this.#source;
    const rows = new FreshRows();
    const first = search.search_page ?? 1;
    for (let number = first; ; number += 1) {
      const turn = await this.#turn(number);
      const data = rows.take(turn.page.data);
      this.#warn(turn, number, data);
      if (data.length > 0 || number === first) yield { ...turn.page, data };
      if (this.#isLast(turn, number, rows)) return;
      if (number - first + 1 >= service.maxPages) this.#tooMany();
    }
  }

  async page(number: number): Promise<Page<T>> {
    return (await this.#turn(number)).page;
  }

  async #turn(number: number): Promise<Turn<T>> {
    const { service, resource, shapes, search, rules, options } = this.#source;
    const query = queryOf(this.#name, { ...search, search_page: number }, rules);
    return service.call(
      { method: 'GET', resource, query, options },
      asJson(turnShape(shapes, number)),
    );
  }

  #isLast({ page, bare }: Turn<T>, number: number, { barren }: FreshRows): boolean {
    return bare ? barren > 0 : number >= Number(page.last_page) || barren >= PATIENCE;
  }

  #warn({ page, bare }: Turn<T>, number: number, fresh: readonly T[]): void {
    const { warn } = this.#source.service;
    const { path } = this.#name;
    if (Number(page.current_page) !== number) {
      warn({ id: 'page-number-differs', message: `Page ${number} of ${path} says it is another.` });
    }
    const repeated = page.data.length - fresh.length;
    if (repeated > 0 && !(bare && fresh.length === 0)) {
      warn({ id: 'rows-repeat', message: `Page ${number} of ${path} repeats ${repeated} rows.` });
    }
  }

  #tooMany(): never {
    const { maxPages } = this.#source.service;
    throw new PageLimitError({ call: this.#name, sent: 'yes', maxPages });
  }
}

/** Makes a list. Throws an `InvalidRequestError` when its search breaks a rule. */
export const pagedList = <T extends Row>(source: PagedListSource<T>): PagedList<T> =>
  new Paging(source);
