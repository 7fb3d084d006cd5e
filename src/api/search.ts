import { isDateTime } from './dates.js';
import { InvalidRequestError, type CallName } from './errors/index.js';
import type { Flag } from './flags.js';

/** Paging of every generation 2 list (spec 8). */
export interface PageSearch {
  /** Number of the page a walk begins with, above 0; 1 when absent. */
  readonly search_page?: number | undefined;
  /** Objects per page, above 0; the service's own when absent, 100 as far as is known. */
  readonly search_for_page?: number | undefined;
}

/** Search in the category list (spec 4.7). */
export interface CategorySearch extends PageSearch {
  /** Searched for in the title; not empty. */
  readonly search_string?: string | undefined;
  /** 1 to search in the description too. */
  readonly search_in_description?: Flag | undefined;
  /** Objects from this date-time on, `YYYY-MM-DD hh:mm:ss` in the service's time zone. */
  readonly search_date_min?: string | undefined;
  /** Objects up to this date-time. */
  readonly search_date_max?: string | undefined;
  /** Goes together with `search_asc_desc`. */
  readonly search_order_by?: 'id' | 'title' | 'created_at' | undefined;
  /** Goes together with `search_order_by`. */
  readonly search_asc_desc?: 'ASC' | 'DESC' | undefined;
}

/** Search in the live list (spec 4.7). */
export interface LiveSearch extends CategorySearch {
  /** 1 to search in the tags too. */
  readonly search_in_tags?: Flag | undefined;
}

/** Search in the embed list (platform facts 7.1, beyond the interface). */
export interface EmbedSearch extends PageSearch {
  /** Embeds of this live. */
  readonly search_live_id?: string | undefined;
}

/** Where a walk through a generation 1 list begins, and in which steps it goes (spec 8). */
export interface OffsetSearch {
  /** Rows per call, 1 to 250; 250 when absent. */
  readonly search_limit?: number | undefined;
  /** How many rows are left out at the beginning; 0 when absent. */
  readonly search_offset?: number | undefined;
}

/** A search ready for a query string, by parameter. */
export type Query = Readonly<Record<string, string>>;

interface Rule {
  readonly must: string;
  readonly accepts: (value: unknown) => boolean;
}

/** The parameters a list takes. */
export type SearchRules = Readonly<Record<string, Rule>>;

const among =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value);
const isText = (value: unknown): value is string => typeof value === 'string';

const text: Rule = {
  must: 'be text that is not empty',
  accepts: (value) => isText(value) && value !== '',
};
const flag: Rule = { must: 'be a flag, 1 or 0', accepts: among('1', '0', 1, 0, true, false) };
const dateTime: Rule = {
  must: 'be a date-time YYYY-MM-DD hh:mm:ss of a day that exists',
  accepts: (value) => isText(value) && isDateTime(value),
};

const upTo =
  (least: number, most: number): Rule['accepts'] =>
  (value) =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

const count: Rule = { must: 'be a whole number above 0', accepts: upTo(1, Infinity) };

const offset = {
  search_limit: { must: 'be a whole number from 1 to 250', accepts: upTo(1, 250) },
  search_offset: { must: 'be a whole number, 0 or more', accepts: upTo(0, Infinity) },
  search_count: flag,
};

const paging = { search_page: count, search_for_page: count };

const category = {
  ...paging,
  search_string: text,
  search_in_description: flag,
  search_date_min: dateTime,
  search_date_max: dateTime,
  search_order_by: {
    must: 'be id, title or created_at',
    accepts: among('id', 'title', 'created_at'),
  },
  search_asc_desc: { must: 'be ASC or DESC', accepts: among('ASC', 'DESC') },
};

/** What each list takes, by parameter (spec 4.7). */
export const searchRules = {
  offset,
  paging,
  category,
  live: { ...category, search_in_tags: flag },
  embed: { ...paging, search_live_id: text },
} satisfies Record<string, SearchRules>;

const problemIn = (
  entries: readonly (readonly [string, unknown])[],
  rules: ReadonlyMap<string, Rule>,
): string | null => {
  for (const [name, value] of entries) {
    const rule = rules.get(name);
    if (rule === undefined) return `${name} is no parameter of this list`;
    if (!rule.accepts(value)) return `${name} must ${rule.must}`;
  }
  const names = new Set(entries.map(([name]) => name));
  return names.has('search_order_by') === names.has('search_asc_desc')
    ? null
    : 'search_order_by and search_asc_desc go together';
};

const written = (value: unknown): string =>
  typeof value === 'boolean' ? String(Number(value)) : String(value);

/**
 * Checks a search before anything is sent and writes it for the query string; parameters that
 * are undefined are left out. Throws an `InvalidRequestError`.
 */
export const queryOf = (call: CallName, search: object, rules: SearchRules): Query => {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined);
  const problem = problemIn(entries, new Map(Object.entries(rules)));
  if (problem !== null) throw new InvalidRequestError({ call, problem });
  return Object.fromEntries(entries.map(([name, value]) => [name, written(value)]));
};
